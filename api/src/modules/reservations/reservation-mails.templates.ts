import { urls } from '@prostora/contracts';
import { reservationMail as texts, type BookingFacts, type GuestFacts, type HostFacts } from '@prostora/strings/cs/mail-reservation.ts';
import type { MailMessage } from '../mail/index.ts';
import { EVENT_FOR_GUEST, EVENT_FOR_OWNER } from './reservation-calendar.ts';
import type { CancelledBy } from './reservation.entity.ts';
import type { ReservationStep } from './reservation.events.ts';

/** What mails say of a reservation. Moments are written out; `page` is the guest's own page, `answersTo` where the guest's answers go (to us where it is nothing), `former` the term before a move. */
export type ReservationFacts = {
  id: number;
  booking: BookingFacts;
  guest: GuestFacts;
  host: HostFacts;
  answersTo: string | null;
  message: string;
  /** What the owner told the guest when confirming. */
  hostMessage: string | null;
  reason: string | null;
  until: string;
  former: string;
  page: string;
};
export type TemplatedMail = { template: string; message: MailMessage };

const quoted = (text: string | null): Pick<MailMessage, 'quote'> => (text === null || text === '' ? {} : { quote: text });
const forGuest = (id: number): Pick<MailMessage, 'attachments' | 'isToGuest'> => ({ attachments: [{ kind: EVENT_FOR_GUEST, id }], isToGuest: true });
const forOwner = (id: number): Pick<MailMessage, 'attachments'> => ({ attachments: [{ kind: EVENT_FOR_OWNER, id }] });
const hostPage = (id: number, label: string): Pick<MailMessage, 'action'> => ({ action: { label, path: `${urls.reservations}?rezervace=${id}` } });

/** What the guest is told of a step: of every one, their own too. */
export function guestMail(step: ReservationStep, by: CancelledBy, { id, booking, host, answersTo, hostMessage, reason, until, former, page }: ReservationFacts): TemplatedMail {
  const { guest } = texts;
  const show = { ...forGuest(id), action: { label: guest.show, path: page } };
  switch (step) {
    case 'requested': return { template: 'reservation-requested', message: { ...guest.requested(booking, until), ...show } };
    case 'booked': return { template: 'reservation-booked', message: { ...guest.booked(booking, host), ...show } };
    case 'confirmed': return { template: 'reservation-confirmed', message: { ...guest.confirmed(booking, host, Boolean(hostMessage)), ...quoted(hostMessage), ...show } };
    case 'refused': return { template: 'reservation-refused', message: { ...guest.refused(booking, Boolean(reason)), ...quoted(reason), ...show } };
    case 'moved': return { template: 'reservation-moved', message: { ...guest.moved(booking, former, answersTo !== null), ...show } };
    case 'expired': return { template: 'reservation-expired', message: { ...guest.expired(booking), ...forGuest(id), action: { label: guest.others, path: urls.demand } } };
    case 'cancelled': break;
  }
  if (by === 'guest') return { template: 'reservation-cancelled-receipt', message: { ...guest.cancelledByGuest(booking), ...show } };
  const cancelled = by === 'operator' ? guest.cancelledByOperator : guest.cancelledByOwner;
  return { template: `reservation-cancelled-by-${by}`, message: { ...cancelled(booking, Boolean(reason)), ...quoted(reason), ...show } };
}

/** Asks the guest to prove the mailbox by the code or by the page it opens. */
export function proofMail({ booking, until, page }: ReservationFacts, code: string): TemplatedMail {
  const action = { label: texts.guest.prove, path: `${page}#kod=${code}` };
  return { template: 'reservation-proof', message: { ...texts.guest.proof(booking, until), code, isToGuest: true, action } };
}

/** What the owner is told of a step; nothing of their own ones. */
export function ownerMail(step: ReservationStep, by: CancelledBy, { id, booking, guest, message, reason, until, former }: ReservationFacts): TemplatedMail | null {
  if (by === 'owner') return null;
  const { owner } = texts;
  const show = { ...forOwner(id), ...hostPage(id, owner.show) };
  switch (step) {
    case 'requested': return { template: 'reservation-owner-requested', message: { ...owner.requested(booking, guest, until, message !== ''), ...quoted(message), ...forOwner(id), ...hostPage(id, owner.answer) } };
    case 'booked': return { template: 'reservation-owner-booked', message: { ...owner.booked(booking, guest, message !== ''), ...quoted(message), ...show } };
    case 'confirmed': return { template: 'reservation-owner-confirmed', message: { ...owner.confirmedByOperator(booking, guest), ...show } };
    case 'moved': return { template: 'reservation-owner-moved', message: { ...owner.moved(booking, guest, former), ...show } };
    case 'expired': return { template: 'reservation-owner-expired', message: { ...owner.expired(booking, guest), ...show } };
    case 'refused': case 'cancelled': break;
  }
  const [template, text] = by === 'guest' ? ['reservation-owner-cancelled', owner.cancelledByGuest] as const : ['reservation-owner-cancelled-by-operator', owner.cancelledByOperator] as const;
  return { template, message: { ...text(booking, guest, Boolean(reason)), ...quoted(reason), ...show } };
}

/** What is told without a step: that a term comes near, and that a guest waits for an answer. */
export type Reminder = 'coming' | 'unanswered' | 'last-call';

export function reminderMail(reminder: Reminder, { id, booking, guest, host, until, page }: ReservationFacts): TemplatedMail {
  switch (reminder) {
    case 'coming': return { template: 'reservation-reminder', message: { ...texts.guest.reminder(booking, host), isToGuest: true, action: { label: texts.guest.show, path: page } } };
    case 'unanswered': return { template: 'reservation-owner-unanswered', message: { ...texts.owner.unanswered(booking, guest, until), ...hostPage(id, texts.owner.answer) } };
    case 'last-call': return { template: 'reservation-owner-last-call', message: { ...texts.owner.lastCall(booking, guest, until), ...hostPage(id, texts.owner.answer) } };
  }
}
