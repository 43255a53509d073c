import { sendContactMessage } from '@prostora/api-client';
import { BOOKING } from '@prostora/contracts';
import { contact as texts } from '@prostora/strings/cs/contact.ts';
import { fieldErrors, missing } from '@prostora/strings/cs/errors.ts';
import { Button, CircleCheck, FormError, TextArea, TextField } from '@prostora/ui';
import {
  emailRules,
  maxLengthRule,
  createRequiredRule,
  validateBy,
  type FormRule,
  plainNameRule,
} from '@prostora/ui/fields/form-rules.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Honeypot } from '../../components/bot-protection/honeypot.tsx';
import { useBotProtection } from '../../components/bot-protection/use-bot-protection.ts';
import { useApi } from '../../lib/api-context.tsx';
import { useFormDraft } from '../../lib/form-draft.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { usePublicForm } from '@prostora/ui/fields/use-public-form.ts';
import styles from './contact-form.module.css';

type ContactValues = { fullname: string; email: string; message: string };

const NAME_MAX = 200;
const EMPTY: ContactValues = { fullname: '', email: '', message: '' };
const nameRules: readonly FormRule[] = [
  createRequiredRule(fieldErrors.fullname),
  maxLengthRule(NAME_MAX),
  plainNameRule,
];

/** Confirmation shown instead of the form. */
function Sent({ email, onAgain }: { email: string; onAgain: () => void }): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles['sent']}>
      <h3 className={styles['sentTitle']} tabIndex={-1} ref={title}>
        <CircleCheck aria-hidden />
        {texts.sentTitle}
      </h3>
      <p>{texts.sent(email)}</p>
      <Button variant="secondary" onClick={onAgain}>
        {texts.again}
      </Button>
    </div>
  );
}

/** Form of a message to the owner of a space (SPEC §2). */
export function ContactForm({ spaceId }: { spaceId: number }): ReactNode {
  const api = useApi();
  const botProtection = useBotProtection();
  const getIdempotencyKey = useIdempotencyKey();
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const form = useForm<ContactValues>({ mode: 'onTouched', defaultValues: EMPTY });
  const removeDraft = useFormDraft(form, `contact.${spaceId}`);
  const { submit, failure, sending } = usePublicForm(form, {
    send: ({ fullname, email, message }) =>
      botProtection.sendProtected((solution) => {
        const input = {
          space_id: spaceId,
          fullname: fullname.trim(),
          email: email.trim(),
          message: message.trim(),
          ...solution,
        };
        return sendContactMessage({
          client: api,
          body: input,
          headers: { 'Idempotency-Key': getIdempotencyKey(input) },
        });
      }),
    onSent: (_answer, { email }) => {
      form.resetField('message');
      removeDraft();
      setSentFrom(email.trim());
    },
  });
  if (sentFrom !== null) return <Sent email={sentFrom} onAgain={() => setSentFrom(null)} />;
  const field = (name: keyof ContactValues, rules: readonly FormRule[]) => ({
    ...form.register(name, { validate: validateBy(rules) }),
    error: form.formState.errors[name]?.message,
  });
  return (
    <form noValidate className={styles['form']} onSubmit={submit} onFocus={botProtection.begin}>
      <p className="muted">{texts.lead}</p>
      <FormError>{failure}</FormError>
      <div className={styles['pair']}>
        <TextField {...field('fullname', nameRules)} label={texts.fullname} autoComplete="name" />
        <TextField
          {...field('email', emailRules)}
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          autoCapitalize="none"
        />
      </div>
      <TextArea
        {...field('message', [createRequiredRule(missing.message), maxLengthRule(BOOKING.demandText)])}
        label={texts.message}
        hint={texts.messageHint}
        rows={5}
        maxLength={BOOKING.demandText}
      />
      <Honeypot field={botProtection.honeypot} />
      <div className={styles['foot']}>
        <Button type="submit" variant="dark" size="lg" sending={sending}>
          {texts.submit}
        </Button>
        <p className="small muted">{texts.note}</p>
      </div>
    </form>
  );
}
