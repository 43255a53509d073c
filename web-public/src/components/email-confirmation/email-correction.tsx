import { correctGuestEmail } from '@prostora/api-client';
import { emailConfirmation as texts } from '@prostora/strings/cs/email-confirmation.ts';
import { Button, FormError, TextField } from '@prostora/ui';
import { emailRules, validateBy } from '@prostora/ui/fields/form-rules.ts';
import { usePublicForm } from '@prostora/ui/fields/use-public-form.ts';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/api-context.tsx';
import styles from './email-confirmation.module.css';

/** The address the code was mailed to now, and the path of the guest's page with its new token. */
export type CorrectedEmail = { email: string; guestUrl: string };
type Values = { customer_email: string };
type Props = { reservationId: number; token: string; onCorrected: (corrected: CorrectedEmail) => void };

/** Corrects a mistyped address: another code goes to it, the former one is invalid. */
export function EmailCorrection(props: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <CorrectionForm {...props} onClose={() => setOpen(false)} />
  ) : (
    <Button variant="ghost" onClick={() => setOpen(true)}>
      {texts.correct}
    </Button>
  );
}

function CorrectionForm({
  reservationId,
  token,
  onCorrected,
  onClose,
}: Props & { onClose: () => void }): ReactNode {
  const api = useApi();
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: { customer_email: '' } });
  const sending = usePublicForm(form, {
    send: ({ customer_email: typed }) =>
      correctGuestEmail({
        client: api,
        path: { id: reservationId },
        body: { token, customer_email: typed.trim() },
      }),
    onSent: ({ guest_url: guestUrl }, { customer_email: typed }) => {
      onCorrected({ email: typed.trim(), guestUrl });
      onClose();
    },
    errors: { fallback: texts.correctFailed },
  });
  return (
    <form noValidate className={styles['correction']} onSubmit={sending.submit} aria-label={texts.correct}>
      <FormError>{sending.failure}</FormError>
      <TextField
        {...form.register('customer_email', { validate: validateBy(emailRules) })}
        label={texts.correctEmail}
        hint={texts.correctHint}
        type="email"
        autoComplete="email"
        autoFocus
        error={form.formState.errors.customer_email?.message}
      />
      <div className={styles['actions']}>
        <Button type="submit" variant="dark" sending={sending.sending} sendingLabel={texts.correcting}>
          {texts.correctSubmit}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {texts.keep}
        </Button>
      </div>
    </form>
  );
}
