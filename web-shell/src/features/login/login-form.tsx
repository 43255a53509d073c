import { useEffect, useState } from 'react';
import type { Session, SessionUser } from '@prostora/api-client';
import { common } from '@prostora/strings';
import { Button, CircleAlert, IconButton, LogoMark, TextField } from '@prostora/ui';
import { Eye, EyeOff } from '../../components/icons.ts';
import styles from './login-form.module.css';
import { useLoginForm } from './use-login-form.ts';

const FOCUS_DELAY_MS = 200;

type Props = { session: Session | null; onDone: (user: SessionUser) => void; heading: 'h1' | 'p' };

/** The login form, the same in the modal and on its own page. The e-mail takes the focus after 200 ms (SPEC §2). */
export function LoginForm({ session, onDone, heading: Heading }: Props) {
  const form = useLoginForm(session, onDone);
  const [visible, setVisible] = useState(false);
  const { focusEmail } = form;
  useEffect(() => {
    const timer = setTimeout(focusEmail, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
    // The focus moves once, when the form appears.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <LogoMark className={styles.mark} />
      <Heading className={styles.title}>{common.login.title}</Heading>
      <p className={styles.lead}>{common.login.lead}</p>
      <noscript><p className={styles.failure}>{common.login.needsScript}</p></noscript>
      {form.failure && <p className={styles.failure} role="alert"><CircleAlert aria-hidden /><span>{form.failure}</span></p>}
      <div className={styles.fields}>
        <TextField {...form.field('email')} label={common.login.email} type="email" autoComplete="username" inputMode="email" spellCheck={false} autoCapitalize="none" />
        <div className={styles.password}>
          <TextField {...form.field('password')} label={common.login.password} hint={common.login.passwordHint} type={visible ? 'text' : 'password'} autoComplete="current-password" />
          <IconButton
            className={styles.eye} label={visible ? common.login.hidePassword : common.login.showPassword} aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        </div>
        <Button type="submit" variant="primary" size="lg" wide sending={form.sending} sendingLabel={common.login.sending}>{common.login.submit}</Button>
      </div>
    </form>
  );
}
