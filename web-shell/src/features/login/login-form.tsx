import type { Session, SessionUser } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { common } from '@prostora/strings';
import { Button, PasswordField, TextField } from '@prostora/ui';
import { FormPanel, type Heading } from '../../components/form-panel.tsx';
import { emailRules, knownPasswordRules, type FormRules } from '@prostora/ui/fields/form-rules.ts';
import { useDelayedFocus } from '../../lib/forms/use-delayed-focus.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { isPlainClick } from '../../lib/plain-click.ts';

const RULES: FormRules<'email' | 'password'> = { email: emailRules, password: knownPasswordRules };

type Props = {
  session: Session | null;
  onDone: (user: SessionUser) => void;
  /** Opens the lost-password modal with the address typed so far. */
  onForgotten: (email: string) => void;
  heading: Heading;
  /** The session ended while somebody works on the page: their address is known, and nothing leads away. */
  again?: { email: string } | undefined;
};

/** The login form, the same in the modal and on its own page. The e-mail takes the focus after 200 ms (SPEC §2). */
export function LoginForm({ session, onDone, onForgotten, heading, again }: Props) {
  const form = useForm(RULES, {
    initial: again,
    send: session && (({ email, password }) => session.login(email.trim(), password)),
    onDone: (user: SessionUser) => onDone(user),
    failedMessage: common.login.failed,
  });
  useDelayedFocus(() => form.offerFocus(again ? 'password' : 'email'));
  const forgotten = (
    <Link
      className="text-link" to={urls.resetPassword}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onForgotten(form.values.email.trim());
      }}
    >
      {common.login.forgotten}
    </Link>
  );
  return (
    <FormPanel
      heading={heading} title={again ? common.login.againTitle : common.login.title} lead={again ? common.login.againLead : common.login.lead} onSubmit={form.submit} failure={form.failure}
      foot={!again && <>{common.login.noAccount} <Link className="text-link" to={urls.register}>{common.login.register}</Link></>}
    >
      <TextField {...form.field('email')} label={common.login.email} type="email" autoComplete="username" inputMode="email" spellCheck={false} autoCapitalize="none" />
      <PasswordField {...form.field('password')} label={common.login.password} hint={common.login.passwordHint} autoComplete="current-password" aside={forgotten} />
      <Button type="submit" variant="primary" size="lg" wide sending={form.sending} sendingLabel={common.login.sending}>{common.login.submit}</Button>
    </FormPanel>
  );
}
