import { acceptTeamInvitation } from '@prostora/api-client';
import { fieldErrors, missing } from '@prostora/strings/cs/errors.ts';
import { team } from '@prostora/strings/cs/team.ts';
import { Button, CheckField, FormError, LegalTermsLink, PasswordField, TextField } from '@prostora/ui';
import {
  confirmationRules,
  newPasswordRules,
  createRequiredRule,
  validateBy,
  plainNameRule,
} from '@prostora/ui/fields/form-rules.ts';
import { usePublicForm } from '@prostora/ui/fields/use-public-form.ts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/api-context.tsx';
import styles from './invitation.module.css';

const texts = team.invitation;

type Values = { name: string; password: string; password_confirm: string; terms_accepted: boolean };

/** Account of the invited person. */
export function InvitationForm({ token, onAccepted }: { token: string; onAccepted: () => void }): ReactNode {
  const api = useApi();
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { name: '', password: '', password_confirm: '', terms_accepted: false },
  });
  const { submit, failure, sending } = usePublicForm(form, {
    send: (values) => acceptTeamInvitation({ client: api, body: { token, ...values } }),
    onSent: onAccepted,
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <form noValidate className={styles['form']} onSubmit={submit}>
      <FormError>{failure}</FormError>
      <TextField
        label={texts.name}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', { validate: validateBy([createRequiredRule(missing.person), plainNameRule]) })}
      />
      <PasswordField
        label={texts.password}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', { validate: validateBy(newPasswordRules) })}
      />
      <PasswordField
        label={texts.passwordConfirm}
        autoComplete="new-password"
        error={errors.password_confirm?.message}
        {...register('password_confirm', { validate: validateBy(confirmationRules) })}
      />
      <CheckField
        label={texts.terms}
        error={errors.terms_accepted?.message}
        {...register('terms_accepted', { validate: (isAccepted) => isAccepted || fieldErrors.terms })}
      />
      <p>
        <LegalTermsLink />
      </p>
      <Button type="submit" variant="primary" sending={sending}>
        {texts.accept}
      </Button>
    </form>
  );
}
