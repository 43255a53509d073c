import { useQueryClient } from '@tanstack/react-query';
import { changeAccountEmail, type AccountProfile } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { settings } from '@prostora/strings/cs/settings.ts';
import { Button, FormError, PasswordField, TextField } from '@prostora/ui';
import { emailRules, knownPasswordRules, validateBy } from '@prostora/ui/fields/form-rules.ts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { cacheAccount } from '../../lib/account-queries.ts';
import { useApi } from '../../lib/api-context.tsx';
import { usePortalForm } from '../../lib/use-portal-form.ts';
import styles from './account.module.css';
import { Section } from '../../components/section/section.tsx';

const texts = settings.email;

/** The login e-mail. A new one takes effect once its link is opened. */
export function EmailForm({ profile }: { profile: AccountProfile }): ReactNode {
  const api = useApi();
  // The session learns of a confirmation in another tab first.
  const isConfirmed = useSessionState().user?.email_confirmed ?? profile.email_confirmed;
  const client = useQueryClient();
  const form = useForm({ mode: 'onTouched', defaultValues: { email: '', current_password: '' } });
  const { submit, failure, sending } = usePortalForm(form, {
    save: ({ email, current_password }) =>
      changeAccountEmail({ client: api, body: { email: email.trim(), current_password } }),
    onSaved: async (answer, { email }) => {
      form.reset();
      await cacheAccount(client, answer);
      showToast(texts.sent(email.trim()));
    },
  });
  const { errors } = form.formState;
  return (
    <Section title={texts.title} lead={texts.lead}>
      <dl className={styles['details']}>
        <dt>{texts.present}</dt>
        <dd>
          {profile.email}
          <span className={styles['state']}>{isConfirmed ? texts.confirmed : texts.unconfirmed}</span>
        </dd>
      </dl>
      <form noValidate className={styles['form']} onSubmit={submit}>
        {profile.pending_email && <p className={styles['note']}>{texts.pending(profile.pending_email)}</p>}
        <FormError>{failure}</FormError>
        <TextField
          {...form.register('email', { validate: validateBy(emailRules) })}
          label={texts.next}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register('current_password', { validate: validateBy(knownPasswordRules) })}
          label={texts.currentPassword}
          autoComplete="current-password"
          error={errors.current_password?.message}
        />
        <div>
          <Button type="submit" variant="dark" sending={sending} sendingLabel={texts.sending}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Section>
  );
}
