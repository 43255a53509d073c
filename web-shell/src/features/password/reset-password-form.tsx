import { resetPassword, type Session } from '@prostora/api-client';
import { account } from '@prostora/strings/cs/account.ts';
import { Button, CheckField, PasswordField } from '@prostora/ui';
import { FormPanel } from '../../components/form-panel.tsx';
import { PasswordRules } from '@prostora/ui/fields/password-rules.tsx';
import { getErrorCode } from '../../lib/forms/api-errors.ts';
import {
  CHECKED,
  confirmationRules,
  newPasswordRules,
  type FormRules,
} from '@prostora/ui/fields/form-rules.ts';
import { useForm } from '../../lib/forms/use-form.ts';

const RULES: FormRules<'password' | 'password_confirm' | 'end_links'> = {
  password: newPasswordRules,
  password_confirm: confirmationRules,
  end_links: [],
};

type Props = { session: Session | null; token: string; onDone: () => void; onExpired: () => void };

/** Sets a new password by an e-mailed link, without signing in. */
export function ResetPasswordForm({ session, token, onDone, onExpired }: Props) {
  const form = useForm(RULES, {
    initial: { end_links: CHECKED },
    send:
      session &&
      (({ password, password_confirm, end_links }) =>
        resetPassword({
          client: session.api,
          body: { token, password, password_confirm, end_links: end_links === CHECKED },
        })),
    onDone,
    onFailure: (error) => {
      const isExpired = getErrorCode(error) === 'LINK_EXPIRED';
      if (isExpired) onExpired();
      return isExpired;
    },
  });
  return (
    <FormPanel
      heading="h1"
      title={account.resetPassword.title}
      lead={account.resetPassword.lead}
      onSubmit={form.submit}
      failure={form.failure}
    >
      <PasswordField
        {...form.field('password')}
        label={account.fields.newPassword}
        hint={<PasswordRules password={form.values.password} />}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('password_confirm')}
        label={account.fields.newPasswordConfirm}
        autoComplete="new-password"
      />
      <CheckField
        {...form.checkbox('end_links')}
        label={account.resetPassword.endLinks}
        hint={account.resetPassword.endLinksHint}
      />
      <Button type="submit" variant="primary" size="lg" wide sending={form.sending}>
        {account.resetPassword.submit}
      </Button>
    </FormPanel>
  );
}
