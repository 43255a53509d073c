import { joinWaitlist, type WaitlistEntry } from '@prostora/api-client';
import { BOOKING, LIMITS } from '@prostora/contracts';
import { fieldErrors, missing } from '@prostora/strings/cs/errors.ts';
import { waitingList } from '@prostora/strings/cs/waiting-list.ts';
import { Button } from '@prostora/ui/button.tsx';
import type { TimeSlot } from '@prostora/ui/calendar/slot-text.ts';
import { FormError } from '@prostora/ui/fields/form-error.tsx';
import {
  emailRules,
  maxLengthRule,
  plainNameRule,
  createRequiredRule,
  validateBy,
} from '@prostora/ui/fields/form-rules.ts';
import { TextField } from '@prostora/ui/fields/text-field.tsx';
import { usePublicForm } from '@prostora/ui/fields/use-public-form.ts';
import { PrivacyLink } from '@prostora/ui/legal-terms-link.tsx';
import { Modal } from '@prostora/ui/modal.tsx';
import { formatTimeSlot } from '@prostora/strings';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../../../lib/api-context.tsx';
import { useIdempotencyKey } from '../../../../lib/use-idempotency-key.ts';
import { readStoredContact } from '../stored-contact.ts';
import styles from './waiting-list.module.css';

const texts = waitingList.join;

type WaitingListButtonProps = { spaceId: number; slot: TimeSlot; guests: string };
type Values = { name: string; email: string; guests: string };

const isGuestCount = (value: string): boolean =>
  /^\d+$/u.test(value.trim()) && Number(value) >= 1 && Number(value) <= BOOKING.maxGuests;
const guestRules = [
  createRequiredRule(missing.guests),
  { fails: (value: string) => !isGuestCount(value), message: fieldErrors.positive },
];

/** The form; the dialog stands inside the form of a booking, so that its submit does not bubble there. */
function JoinForm({
  spaceId,
  slot,
  guests,
  onSent,
}: WaitingListButtonProps & { onSent: (entry: WaitlistEntry, email: string) => void }) {
  const api = useApi();
  const getIdempotencyKey = useIdempotencyKey();
  const [stored] = useState(() => readStoredContact());
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { name: stored.customer_name ?? '', email: stored.customer_email ?? '', guests },
  });
  const { submit, failure, sending } = usePublicForm(form, {
    send: (values) => {
      const input = {
        space_id: spaceId,
        start_datetime: slot.start,
        end_datetime: slot.end,
        guests: Number(values.guests),
        name: values.name.trim(),
        email: values.email.trim(),
      };
      const headers = { 'Idempotency-Key': getIdempotencyKey(input) };
      return joinWaitlist({ client: api, body: input, headers });
    },
    onSent: ({ entry }, { email }) => onSent(entry, email.trim()),
  });
  const { errors } = form.formState;
  const field = (name: keyof Values, rules: Parameters<typeof validateBy>[0]) => ({
    ...form.register(name, { validate: validateBy(rules) }),
    error: errors[name]?.message,
    label: texts[name],
  });
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event: FormEvent) => {
        event.stopPropagation();
        submit(event);
      }}
    >
      <p className="muted">{texts.lead}</p>
      <p className={styles['slot']}>{formatTimeSlot(slot.start, slot.end)}</p>
      <FormError>{failure}</FormError>
      <TextField
        {...field('name', [createRequiredRule(missing.person), maxLengthRule(LIMITS.name), plainNameRule])}
        autoComplete="name"
      />
      <TextField
        {...field('email', emailRules)}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        autoCapitalize="none"
      />
      <TextField {...field('guests', guestRules)} inputMode="numeric" autoComplete="off" />
      <Button type="submit" variant="primary" size="lg" wide sending={sending}>
        {texts.submit}
      </Button>
      <p className="muted small">
        <PrivacyLink />
      </p>
    </form>
  );
}

function describeEntry({ state, position }: WaitlistEntry, email: string): string {
  if (state === 'unproved') return texts.confirm(email);
  return state === 'offered' ? texts.offered : texts.waiting(position ?? 1);
}

/** Opens the form to wait for a taken slot. */
export function WaitingListButton(props: WaitingListButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  return (
    <>
      <Button className={styles['open']} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} size="small" title={texts.title}>
        {message === null ? (
          <JoinForm {...props} onSent={(entry, email) => setMessage(describeEntry(entry, email))} />
        ) : (
          <div className={styles['form']}>
            <p role="status">{message}</p>
            <Button variant="dark" onClick={() => setOpen(false)}>
              {texts.close}
            </Button>
          </div>
        )}
      </Modal>
    </>
  );
}
