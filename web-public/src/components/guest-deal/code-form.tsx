import { ApiError, type DealCodeAnswer } from '@prostora/api-client';
import { guestDeal } from '@prostora/strings/cs/guest-deal.ts';
import { Button, FormError, TextField } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import styles from './guest-deal.module.css';

const texts = guestDeal.code;

type Props = {
  /** Of the button that mails the code, and the text above it. */
  sendLabel?: string;
  why?: string;
  submitLabel: string;
  variant: 'primary' | 'danger';
  failed: string;
  /** Mails the code. */
  send: () => Promise<DealCodeAnswer>;
  submit: (code: string) => Promise<void>;
  /** Called with a failure; true where the caller shows it. */
  onFailure: (error: unknown) => boolean;
};

/** A step that the guest confirms by a mailed code. */
export function CodeForm({
  sendLabel = texts.send,
  why = texts.why,
  submitLabel,
  variant,
  failed,
  send,
  submit,
  onFailure,
}: Props): ReactNode {
  const [sent, setSent] = useState<DealCodeAnswer | null>(null);
  const [code, setCode] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [fieldError, setFieldError] = useState<string | null>(null);
  const attempt = async (call: () => Promise<void>, fallback: string): Promise<void> => {
    setSending(true);
    setFailure(null);
    setFieldError(null);
    try {
      await call();
    } catch (error) {
      const wrongCode = error instanceof ApiError ? error.errors['code'] : undefined;
      if (wrongCode !== undefined) setFieldError(wrongCode);
      else if (!onFailure(error)) setFailure(toErrorMessage(error, fallback));
    }
    setSending(false);
  };
  const sendCode = (): Promise<void> => attempt(async () => setSent(await send()), texts.sendFailed);
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    const digits = code.replaceAll(/\s/gu, '');
    if (!/^\d{6}$/u.test(digits)) setFieldError(texts.badFormat);
    else if (!isSending) void attempt(() => submit(digits), failed);
  };
  if (!sent)
    return (
      <div className={styles['form']}>
        <FormError>{failure}</FormError>
        <p className="muted small">{why}</p>
        <div className={styles['actions']}>
          <Button
            variant={variant === 'primary' ? 'primary' : 'dark'}
            sending={isSending}
            onClick={() => void sendCode()}
          >
            {sendLabel}
          </Button>
        </div>
      </div>
    );
  return (
    <form noValidate className={styles['form']} onSubmit={confirm}>
      <FormError>{failure}</FormError>
      <p role="status">{texts.sentTo(sent.sent_to, sent.expires_at)}</p>
      <div className={styles['code']}>
        <TextField
          label={texts.label}
          hint={texts.hint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          autoFocus
          value={code}
          error={fieldError ?? undefined}
          onChange={(event) => setCode(event.target.value)}
        />
      </div>
      <div className={styles['actions']}>
        <Button type="submit" variant={variant} sending={isSending}>
          {submitLabel}
        </Button>
        <Button variant="ghost" disabled={isSending} onClick={() => void sendCode()}>
          {texts.resend}
        </Button>
      </div>
    </form>
  );
}
