import { ApiError, confirmGuestEmail, sendGuestEmailCode, type GuestReservation } from '@prostora/api-client';
import { formatDateTime } from '@prostora/strings';
import { emailConfirmation as texts } from '@prostora/strings/cs/email-confirmation.ts';
import { Button, FormError, TextField } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, useEffect, type FormEvent, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/api-context.tsx';
import { showServerErrors } from '@prostora/ui/fields/form-errors.ts';
import styles from './email-confirmation.module.css';
import { EmailCorrection, type CorrectedEmail } from './email-correction.tsx';

const COOLDOWN_SECONDS = 60;

/** Seconds left until another mail may be requested. */
function useResendCooldown(): { left: number; restart: () => void } {
  const [left, setLeft] = useState(COOLDOWN_SECONDS);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, restart: () => setLeft(COOLDOWN_SECONDS) };
}

type Values = { code: string };
type Props = {
  reservationId: number;
  token: string;
  /** End of the hold on the slot. */
  heldUntil: string;
  email?: string;
  /** Whether the mail with the code was sent. */
  isSent: boolean;
  /** Code of the mail's link. */
  initialCode?: string;
  onConfirmed: (reservation: GuestReservation) => void;
  /** Called when the code was mailed to another address; the token is then invalid. */
  onCorrected: (corrected: CorrectedEmail) => void;
  /** Called when the request has expired. */
  onStale?: () => void;
};

const codeRule = (text: string): string | true =>
  /^\d{6}$/u.test(text.replaceAll(/\s/gu, '')) || texts.badFormat;

/** Sends another mail with a new code, after a cooldown. */
function Resend({ reservationId, token }: Pick<Props, 'reservationId' | 'token'>): ReactNode {
  const api = useApi();
  const { left, restart } = useResendCooldown();
  const [message, setMessage] = useState<string | null>(null);
  const resend = async (): Promise<void> => {
    try {
      await sendGuestEmailCode({ client: api, path: { id: reservationId }, body: { token } });
      setMessage(texts.resent);
    } catch (error) {
      setMessage(toErrorMessage(error, texts.resendFailed));
    }
    restart();
  };
  return (
    <>
      <Button variant="ghost" disabled={left > 0} onClick={() => void resend()}>
        {left > 0 ? texts.resendIn(left) : texts.resend}
      </Button>
      <p className="muted small" role="status">
        {message}
      </p>
    </>
  );
}

/** Asks for the code that confirms the guest's e-mail; the slot is held for half an hour until then. */
export function EmailConfirmation({
  reservationId,
  token,
  heldUntil,
  email,
  isSent,
  initialCode = '',
  onConfirmed,
  onCorrected,
  onStale,
}: Props): ReactNode {
  const api = useApi();
  const form = useForm<Values>({ mode: 'onSubmit', defaultValues: { code: initialCode } });
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [corrected, setCorrected] = useState<string | null>(null);
  const correct = (correction: CorrectedEmail): void => {
    form.reset({ code: '' });
    setFailure(null);
    setCorrected(texts.corrected);
    onCorrected(correction);
  };
  const confirm = async ({ code }: Values): Promise<void> => {
    setFailure(null);
    setSending(true);
    try {
      onConfirmed(
        (
          await confirmGuestEmail({
            client: api,
            path: { id: reservationId },
            body: { token, code: code.replaceAll(/\s/gu, '') },
          })
        ).reservation,
      );
    } catch (error) {
      const isField = error instanceof ApiError && error.errors['code'] !== undefined;
      const text = showServerErrors(error, form, { fallback: texts.failed });
      setFailure(isField ? null : text);
      if (error instanceof ApiError && error.errorCode === 'RESERVATION_EXPIRED') onStale?.();
    }
    setSending(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!sending) void form.handleSubmit(confirm)();
  };
  return (
    <section className={styles['confirmation']}>
      <h4 className={styles['title']}>{texts.title}</h4>
      <p>
        {isSent ? (email ? texts.sentTo(email) : texts.sent) : texts.notSent}{' '}
        {texts.lead(formatDateTime(heldUntil))}
      </p>
      <form noValidate className={styles['form']} onSubmit={submit} aria-label={texts.title}>
        <FormError>{failure}</FormError>
        <div className={styles['code']}>
          <TextField
            {...form.register('code', { validate: codeRule })}
            label={texts.code}
            hint={texts.hint}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            error={form.formState.errors.code?.message}
          />
        </div>
        <div className={styles['actions']}>
          <Button type="submit" variant="dark" sending={sending} sendingLabel={texts.submitting}>
            {texts.submit}
          </Button>
          <Resend key={token} reservationId={reservationId} token={token} />
        </div>
      </form>
      <EmailCorrection reservationId={reservationId} token={token} onCorrected={correct} />
      <p className="muted small" role="status">
        {corrected}
      </p>
    </section>
  );
}
