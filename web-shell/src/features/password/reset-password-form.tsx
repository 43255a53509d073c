import { ApiError, resetPassword, type Session } from '@prostora/api-client';
import { account } from '@prostora/strings/cs/account.ts';
import { Button, CheckField, PasswordField } from '@prostora/ui';
import { revalidateShown } from '@prostora/ui/fields/form-errors.ts';
import { confirmationRules, newPasswordRules, validateBy } from '@prostora/ui/fields/form-rules.ts';
import { PasswordRules } from '@prostora/ui/fields/password-rules.tsx';
import { useForm, useWatch } from 'react-hook-form';
import { FormPanel } from '../../components/form-panel.tsx';
import { useAccountForm } from '../../lib/use-account-form.ts';

type Props = { session: Session | null; token: string; onDone: () => void; onExpired: () => void };

/** Sets a new password by an e-mailed link, without signing in. */
export function ResetPasswordForm({ session, token, onDone, onExpired }: Props) {
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { password: '', password_confirm: '', end_links: true },
  });
  const { submit, failure, sending } = useAccountForm(form, {
    send: session && ((values) => resetPassword({ client: session.api, body: { token, ...values } })),
    onSent: () => onDone(),
    onFailure: (error) => {
      const isExpired = error instanceof ApiError && error.errorCode === 'LINK_EXPIRED';
      if (isExpired) onExpired();
      return isExpired;
    },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors } = form.formState;
  return (
    <FormPanel
      heading="h1"
      title={account.resetPassword.title}
      lead={account.resetPassword.lead}
      onSubmit={submit}
      failure={failure}
    >
      <PasswordField
        {...form.register('password', {
          validate: validateBy(newPasswordRules),
          onChange: () => revalidateShown(form, 'password_confirm'),
        })}
        label={account.fields.newPassword}
        hint={<PasswordRules password={password} />}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.register('password_confirm', { validate: validateBy(confirmationRules) })}
        label={account.fields.newPasswordConfirm}
        error={errors.password_confirm?.message}
        autoComplete="new-password"
      />
      <CheckField
        {...form.register('end_links')}
        label={account.resetPassword.endLinks}
        hint={account.resetPassword.endLinksHint}
      />
      <Button type="submit" variant="primary" size="lg" wide sending={sending}>
        {account.resetPassword.submit}
      </Button>
    </FormPanel>
  );
}
