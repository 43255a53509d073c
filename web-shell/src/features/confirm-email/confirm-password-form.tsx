import { ApiError, confirmEmail, type Session } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { account } from '@prostora/strings/cs/account.ts';
import { Button, ButtonLink, PasswordField } from '@prostora/ui';
import { useForm } from 'react-hook-form';
import { FormPanel } from '../../components/form-panel.tsx';
import { useAccountForm } from '../../lib/use-account-form.ts';

const texts = account.confirmEmail;

type Props = {
  session: Session | null;
  token: string;
  onDone: () => void;
  onFailure: (error: ApiError) => void;
};

/** Confirms an address without a session of its account: its password proves whose it is. */
export function ConfirmPasswordForm({ session, token, onDone, onFailure }: Props) {
  const form = useForm({ defaultValues: { password: '' } });
  const { submit, failure, sending } = useAccountForm(form, {
    send: session && (({ password }) => confirmEmail({ client: session.api, body: { token, password } })),
    onSent: onDone,
    onFailure: (error) => {
      const isOfLink = error instanceof ApiError && error.errorCode === 'LINK_EXPIRED';
      if (isOfLink) onFailure(error);
      return isOfLink;
    },
  });
  return (
    <FormPanel
      heading="h1"
      title={texts.passwordTitle}
      lead={texts.passwordLead}
      onSubmit={submit}
      failure={failure}
    >
      <PasswordField
        {...form.register('password')}
        label={account.fields.password}
        error={form.formState.errors.password?.message}
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" size="lg" wide sending={sending}>
        {texts.confirm}
      </Button>
      <ButtonLink to={urls.resetPassword} wide>
        {texts.unknownPassword}
      </ButtonLink>
    </FormPanel>
  );
}
