import { requestPasswordReset, type Session } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { account } from '@prostora/strings/cs/account.ts';
import { Button, TextField } from '@prostora/ui';
import { emailRules, validateBy } from '@prostora/ui/fields/form-rules.ts';
import { useForm } from 'react-hook-form';
import { FormPanel, type Heading } from '../../components/form-panel.tsx';
import { useAccountForm, useDelayedFocus } from '../../lib/use-account-form.ts';

type Props = {
  session: Session | null;
  email?: string;
  heading: Heading;
  title?: string;
  lead?: string;
  onDone: (email: string) => void;
};

/** Requests a password reset link. The answer does not reveal whether the account exists (PRODUCT §2). */
export function LostPasswordForm({
  session,
  email,
  heading,
  title = account.lostPassword.title,
  lead = account.lostPassword.lead,
  onDone,
}: Props) {
  const form = useForm({ mode: 'onTouched', defaultValues: { email: email ?? '' } });
  const { submit, failure, sending } = useAccountForm(form, {
    send:
      session &&
      ((values) => requestPasswordReset({ client: session.api, body: { email: values.email.trim() } })),
    onSent: (_answer, values) => {
      showToast(account.lostPassword.sent);
      onDone(values.email.trim());
    },
  });
  useDelayedFocus(form, 'email');
  return (
    <FormPanel heading={heading} title={title} lead={lead} onSubmit={submit} failure={failure}>
      <TextField
        {...form.register('email', { validate: validateBy(emailRules) })}
        label={account.fields.email}
        error={form.formState.errors.email?.message}
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="none"
      />
      <Button type="submit" variant="primary" size="lg" wide sending={sending}>
        {account.lostPassword.submit}
      </Button>
    </FormPanel>
  );
}
