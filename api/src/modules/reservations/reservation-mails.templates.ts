import { urls } from '@prostora/contracts';
import {
  reservationMail as texts,
  type BookingFacts,
  type GuestFacts,
  type HostFacts,
} from '@prostora/strings/cs/mail-reservation.ts';
import {
  reservationChangeMail as changeTexts,
  type ChangeFacts,
} from '@prostora/strings/cs/mail-reservation-change.ts';
import type { MailMessage } from '../mail/index.ts';
import { EVENT_FOR_GUEST, EVENT_FOR_OWNER } from './reservation-calendar.ts';
import type { CancelledBy } from './reservation.entity.ts';
import type { ReservationStep } from './reservation.events.ts';

/**
 * Props of reservation mails; dates are formatted. `page` is the path of the guest's page, `answersTo` the
 * Reply-To of mails to the guest (null: the operator), `former` the slot before a move.
 */
export type ReservationFacts = {
  id: number;
  booking: BookingFacts;
  guest: GuestFacts;
  host: HostFacts;
  answersTo: string | null;
  message: string;
  /** The owner's message of the confirmation. */
  hostMessage: string | null;
  reason: string | null;
  until: string;
  former: string;
  page: string;
  /** Both versions of the agreement when a step changed it. */
  change?: ChangeFacts;
  /** Whether the change is an accepted proposal. */
  isAccepted?: boolean;
};
export type TemplatedMail = { template: string; message: MailMessage };

const quoted = (text: string | null): Pick<MailMessage, 'quote'> =>
  text === null || text === '' ? {} : { quote: text };
const forGuest = (id: number): Pick<MailMessage, 'attachments' | 'isToGuest'> => ({
  attachments: [{ kind: EVENT_FOR_GUEST, id }],
  isToGuest: true,
});
const forOwner = (id: number): Pick<MailMessage, 'attachments'> => ({
  attachments: [{ kind: EVENT_FOR_OWNER, id }],
});
const hostPage = (id: number, label: string): Pick<MailMessage, 'action'> => ({
  action: { label, path: `${urls.reservations}?rezervace=${id}` },
});

/** Mail to the guest about a step, including the guest's own. */
export function guestMail(step: ReservationStep, by: CancelledBy, facts: ReservationFacts): TemplatedMail {
  const { id, booking, host, answersTo, hostMessage, reason, until, former, page } = facts;
  const { guest } = texts;
  const show = { ...forGuest(id), action: { label: guest.show, path: page } };
  switch (step) {
    case 'requested':
      return { template: 'reservation-requested', message: { ...guest.requested(booking, until), ...show } };
    case 'booked':
      return { template: 'reservation-booked', message: { ...guest.booked(booking, host), ...show } };
    case 'confirmed':
      if (by === 'guest')
        return { template: 'reservation-booked', message: { ...guest.booked(booking, host), ...show } };
      return {
        template: 'reservation-confirmed',
        message: { ...guest.confirmed(booking, host, Boolean(hostMessage)), ...quoted(hostMessage), ...show },
      };
    case 'refused':
      return {
        template: 'reservation-refused',
        message: { ...guest.refused(booking, Boolean(reason)), ...quoted(reason), ...show },
      };
    case 'moved':
      return {
        template: 'reservation-moved',
        message: { ...guest.moved(booking, former, answersTo !== null), ...show },
      };
    case 'changed': {
      const { template, text } = guestChange(by, facts);
      return { template, message: { ...text, ...show } };
    }
    case 'readdressed':
      return {
        template: 'reservation-readdressed',
        message: { ...changeTexts.guest.readdressed(booking), ...show },
      };
    case 'expired':
      return {
        template: 'reservation-expired',
        message: {
          ...guest.expired(booking),
          ...forGuest(id),
          action: { label: guest.others, path: urls.demand },
        },
      };
    case 'cancelled':
      break;
  }
  if (by === 'guest')
    return {
      template: 'reservation-cancelled-receipt',
      message: { ...guest.cancelledByGuest(booking), ...show },
    };
  const cancelled = by === 'operator' ? guest.cancelledByOperator : guest.cancelledByOwner;
  return {
    template: `reservation-cancelled-by-${by}`,
    message: { ...cancelled(booking, Boolean(reason)), ...quoted(reason), ...show },
  };
}

export const PROOF_TEMPLATE = 'reservation-proof';

/** Asks the guest to confirm the e-mail address by the code or the linked page. */
export function proofMail({ booking, until, page }: ReservationFacts, code: string): TemplatedMail {
  const action = { label: texts.guest.prove, path: `${page}#kod=${code}` };
  return {
    template: PROOF_TEMPLATE,
    message: { ...texts.guest.proof(booking, until), code, isToGuest: true, action },
  };
}

type ChangeText = { template: string; text: Pick<MailMessage, 'subject' | 'paragraphs'> };
const changeIn = ({ change, booking }: ReservationFacts): ChangeFacts =>
  change ?? { before: booking, after: booking };

function guestChange(by: CancelledBy, facts: ReservationFacts): ChangeText {
  const { guest } = changeTexts;
  const change = changeIn(facts);
  if (facts.isAccepted) {
    return by === 'guest'
      ? { template: 'reservation-change-accepted', text: guest.accepted(change) }
      : { template: 'reservation-change-accepted-by-host', text: guest.acceptedByHost(change) };
  }
  if (by === 'guest') return { template: 'reservation-changed-receipt', text: guest.changedByGuest(change) };
  if (by === 'operator')
    return { template: 'reservation-changed-by-operator', text: guest.changedByOperator(change) };
  return { template: 'reservation-changed', text: guest.changed(change) };
}

function ownerChange(by: CancelledBy, facts: ReservationFacts): ChangeText {
  const { owner } = changeTexts;
  const change = changeIn(facts);
  if (facts.isAccepted) {
    return by === 'guest'
      ? { template: 'reservation-owner-change-accepted', text: owner.accepted(change, facts.guest) }
      : {
          template: 'reservation-owner-own-change-accepted',
          text: owner.acceptedByHost(change, facts.guest),
        };
  }
  if (by === 'guest')
    return {
      template: 'reservation-owner-changed-by-guest',
      text: owner.changedByGuest(change, facts.guest),
    };
  if (by === 'operator')
    return {
      template: 'reservation-owner-changed-by-operator',
      text: owner.changedByOperator(change, facts.guest),
    };
  return { template: 'reservation-owner-own-changed', text: owner.changed(change, facts.guest) };
}

/**
 * Mail to the owner about a step, including the owner's own: the attached event updates the owner's calendar.
 */
export function ownerMail(
  step: ReservationStep,
  by: CancelledBy,
  facts: ReservationFacts,
): TemplatedMail | null {
  const { id, booking, guest, message, until, former } = facts;
  const { owner } = texts;
  const show = { ...forOwner(id), ...hostPage(id, owner.show) };
  if (by === 'owner') return ownStepMail(step, facts, show);
  switch (step) {
    case 'requested':
      return {
        template: 'reservation-owner-requested',
        message: {
          ...owner.requested(booking, guest, until, message !== ''),
          ...quoted(message),
          ...forOwner(id),
          ...hostPage(id, owner.answer),
        },
      };
    case 'booked':
      return {
        template: 'reservation-owner-booked',
        message: { ...owner.booked(booking, guest, message !== ''), ...quoted(message), ...show },
      };
    case 'confirmed':
      if (by === 'guest')
        return {
          template: 'reservation-owner-confirmed-by-guest',
          message: { ...changeTexts.owner.confirmedByGuest(changeIn(facts), guest), ...show },
        };
      return {
        template: 'reservation-owner-confirmed',
        message: { ...owner.confirmedByOperator(booking, guest), ...show },
      };
    case 'moved':
      return {
        template: 'reservation-owner-moved',
        message: { ...owner.moved(booking, guest, former), ...show },
      };
    case 'changed': {
      const { template, text } = ownerChange(by, facts);
      return { template, message: { ...text, ...show } };
    }
    case 'readdressed':
      return {
        template: 'reservation-owner-readdressed',
        message: { ...changeTexts.owner.readdressed(booking, guest), ...show },
      };
    case 'expired':
      return {
        template: 'reservation-owner-expired',
        message: { ...owner.expired(booking, guest), ...show },
      };
    case 'refused':
    case 'cancelled':
      return ownerCancellationMail(by, facts, show);
  }
}

function ownerCancellationMail(
  by: CancelledBy,
  { booking, guest, reason }: ReservationFacts,
  show: Partial<MailMessage>,
): TemplatedMail {
  const [template, text] =
    by === 'guest'
      ? (['reservation-owner-cancelled', texts.owner.cancelledByGuest] as const)
      : (['reservation-owner-cancelled-by-operator', texts.owner.cancelledByOperator] as const);
  return { template, message: { ...text(booking, guest, Boolean(reason)), ...quoted(reason), ...show } };
}

function ownStepMail(
  step: ReservationStep,
  facts: ReservationFacts,
  show: Partial<MailMessage>,
): TemplatedMail | null {
  const { booking, guest, former } = facts;
  const { owner } = changeTexts;
  switch (step) {
    case 'confirmed':
      return {
        template: 'reservation-owner-own-confirmed',
        message: { ...owner.confirmed(booking, guest), ...show },
      };
    case 'refused':
      return {
        template: 'reservation-owner-own-refused',
        message: { ...owner.refused(booking, guest), ...show },
      };
    case 'cancelled':
      return {
        template: 'reservation-owner-own-cancelled',
        message: { ...owner.cancelled(booking, guest), ...show },
      };
    case 'moved':
      return {
        template: 'reservation-owner-own-moved',
        message: { ...owner.moved(booking, guest, former), ...show },
      };
    case 'changed': {
      const { template, text } = ownerChange('owner', facts);
      return { template, message: { ...text, ...show } };
    }
    case 'readdressed':
      return {
        template: 'reservation-owner-readdressed',
        message: { ...owner.readdressed(booking, guest), ...show },
      };
    case 'requested':
    case 'booked':
    case 'expired':
      return null;
  }
}

/** To the guest's former address; contains neither the link nor the event. */
export function formerAddressMail({ booking }: ReservationFacts): TemplatedMail {
  return {
    template: 'reservation-former-address',
    message: { ...changeTexts.guest.formerAddress(booking), isToGuest: true },
  };
}

/** Reminders: an upcoming booking to the guest, an unanswered request to the owner. */
export type Reminder = 'coming' | 'unanswered' | 'last-call';

export function reminderMail(
  reminder: Reminder,
  { id, booking, guest, host, until, page }: ReservationFacts,
): TemplatedMail {
  switch (reminder) {
    case 'coming':
      return {
        template: 'reservation-reminder',
        message: {
          ...texts.guest.reminder(booking, host),
          isToGuest: true,
          action: { label: texts.guest.show, path: page },
        },
      };
    case 'unanswered':
      return {
        template: 'reservation-owner-unanswered',
        message: { ...texts.owner.unanswered(booking, guest, until), ...hostPage(id, texts.owner.answer) },
      };
    case 'last-call':
      return {
        template: 'reservation-owner-last-call',
        message: { ...texts.owner.lastCall(booking, guest, until), ...hostPage(id, texts.owner.answer) },
      };
  }
}
