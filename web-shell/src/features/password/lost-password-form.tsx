import { requestPasswordReset, type Session } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { account } from '@prostora/strings/cs/account.ts';
import { Button, TextField } from '@prostora/ui';
import { FormPanel, type Heading } from '../../components/form-panel.tsx';
import { emailRules, type FormRules } from '@prostora/ui/fields/form-rules.ts';
import { useDelayedFocus } from '../../lib/forms/use-delayed-focus.ts';
import { useForm } from '../../lib/forms/use-form.ts';

const RULES: FormRules<'email'> = { email: emailRules };

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
  const form = useForm(RULES, {
    initial: { email: email ?? '' },
    send:
      session &&
      ((values) => requestPasswordReset({ client: session.api, body: { email: values.email.trim() } })),
    onDone: (_answer, values) => {
      showToast(account.lostPassword.sent);
      onDone(values.email.trim());
    },
  });
  useDelayedFocus(() => form.offerFocus('email'));
  return (
    <FormPanel heading={heading} title={title} lead={lead} onSubmit={form.submit} failure={form.failure}>
      <TextField
        {...form.field('email')}
        label={account.fields.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="none"
      />
      <Button type="submit" variant="primary" size="lg" wide sending={form.sending}>
        {account.lostPassword.submit}
      </Button>
    </FormPanel>
  );
}
