import { urls } from '@prostora/contracts';
import {
  reservationMail as texts,
  type BookingDetails,
  type GuestDetails,
  type HostDetails,
} from '@prostora/strings/cs/mail-reservation.ts';
import {
  reservationChangeMail as changeTexts,
  type ChangeDetails,
} from '@prostora/strings/cs/mail-reservation-change.ts';
import type { MailMessage } from '../../mail/index.ts';
import { EVENT_FOR_GUEST, EVENT_FOR_OWNER } from '../calendar/reservation-calendar.ts';
import type { CancelledBy } from '../reservation.entity.ts';
import type { ReservationStep } from '../reservation.events.ts';

/**
 * Props of reservation mails; dates are formatted. `page` is the path of the guest's page, `answersTo` the
 * Reply-To of mails to the guest (null: the operator), `former` the slot before a move.
 */
export type ReservationMailProps = {
  id: number;
  booking: BookingDetails;
  guest: GuestDetails;
  host: HostDetails;
  replyTo: string | null;
  message: string;
  /** The owner's message of the confirmation. */
  hostMessage: string | null;
  reason: string | null;
  until: string;
  formerSlot: string;
  guestPath: string;
  /** Both versions of the agreement when a step changed it. */
  change?: ChangeDetails;
  /** Whether the change is an accepted proposal. */
  isAccepted?: boolean;
};
export type TemplatedMail = { template: string; message: MailMessage };

const toQuote = (text: string | null): Pick<MailMessage, 'quote'> =>
  text === null || text === '' ? {} : { quote: text };
const buildGuestAttachment = (id: number): Pick<MailMessage, 'attachments' | 'isToGuest'> => ({
  attachments: [{ kind: EVENT_FOR_GUEST, id }],
  isToGuest: true,
});
const buildOwnerAttachment = (id: number): Pick<MailMessage, 'attachments'> => ({
  attachments: [{ kind: EVENT_FOR_OWNER, id }],
});
const buildHostAction = (id: number, label: string): Pick<MailMessage, 'action'> => ({
  action: { label, path: `${urls.reservations}?rezervace=${id}` },
});

/** Mail to the guest about a step, including the guest's own. */
export function buildGuestMail(
  step: ReservationStep,
  by: CancelledBy,
  props: ReservationMailProps,
): TemplatedMail {
  const { id, booking, host, replyTo, hostMessage, reason, until, formerSlot, guestPath } = props;
  const { guest } = texts;
  const show = { ...buildGuestAttachment(id), action: { label: guest.show, path: guestPath } };
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
        message: {
          ...guest.confirmed(booking, host, Boolean(hostMessage)),
          ...toQuote(hostMessage),
          ...show,
        },
      };
    case 'refused':
      return {
        template: 'reservation-refused',
        message: { ...guest.refused(booking, Boolean(reason)), ...toQuote(reason), ...show },
      };
    case 'moved':
      return {
        template: 'reservation-moved',
        message: { ...guest.moved(booking, formerSlot, replyTo !== null), ...show },
      };
    case 'changed': {
      const { template, text } = buildGuestChangeText(by, props);
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
          ...buildGuestAttachment(id),
          action: { label: guest.others, path: urls.demand },
        },
      };
    case 'cancelled':
      return buildGuestCancellationMail(by, props, show);
  }
}

function buildGuestCancellationMail(
  by: CancelledBy,
  { booking, reason }: ReservationMailProps,
  show: Pick<MailMessage, 'attachments' | 'isToGuest' | 'action'>,
): TemplatedMail {
  const { guest } = texts;
  if (by === 'guest')
    return {
      template: 'reservation-cancelled-receipt',
      message: { ...guest.cancelledByGuest(booking), ...show },
    };
  const cancelled = by === 'operator' ? guest.cancelledByOperator : guest.cancelledByOwner;
  return {
    template: `reservation-cancelled-by-${by}`,
    message: { ...cancelled(booking, Boolean(reason)), ...toQuote(reason), ...show },
  };
}

export const CONFIRMATION_CODE_TEMPLATE = 'reservation-proof';

/** Asks the guest to confirm the e-mail address by the code or the linked page. */
export function buildConfirmationCodeMail(
  { booking, until, guestPath }: ReservationMailProps,
  code: string,
): TemplatedMail {
  const action = { label: texts.guest.prove, path: `${guestPath}#kod=${code}` };
  return {
    template: CONFIRMATION_CODE_TEMPLATE,
    message: { ...texts.guest.proof(booking, until), code, isToGuest: true, action },
  };
}

type ChangeText = { template: string; text: Pick<MailMessage, 'subject' | 'paragraphs'> };
const getChange = ({ change, booking }: ReservationMailProps): ChangeDetails =>
  change ?? { before: booking, after: booking };

function buildGuestChangeText(by: CancelledBy, props: ReservationMailProps): ChangeText {
  const { guest } = changeTexts;
  const change = getChange(props);
  if (props.isAccepted) {
    return by === 'guest'
      ? { template: 'reservation-change-accepted', text: guest.accepted(change) }
      : { template: 'reservation-change-accepted-by-host', text: guest.acceptedByHost(change) };
  }
  if (by === 'guest') return { template: 'reservation-changed-receipt', text: guest.changedByGuest(change) };
  if (by === 'operator')
    return { template: 'reservation-changed-by-operator', text: guest.changedByOperator(change) };
  return { template: 'reservation-changed', text: guest.changed(change) };
}

function buildOwnerChangeText(by: CancelledBy, props: ReservationMailProps): ChangeText {
  const { owner } = changeTexts;
  const change = getChange(props);
  if (props.isAccepted) {
    return by === 'guest'
      ? { template: 'reservation-owner-change-accepted', text: owner.accepted(change, props.guest) }
      : {
          template: 'reservation-owner-own-change-accepted',
          text: owner.acceptedByHost(change, props.guest),
        };
  }
  if (by === 'guest')
    return {
      template: 'reservation-owner-changed-by-guest',
      text: owner.changedByGuest(change, props.guest),
    };
  if (by === 'operator')
    return {
      template: 'reservation-owner-changed-by-operator',
      text: owner.changedByOperator(change, props.guest),
    };
  return { template: 'reservation-owner-own-changed', text: owner.changed(change, props.guest) };
}

/**
 * Mail to the owner about a step, including the owner's own: the attached event updates the owner's calendar.
 */
export function buildOwnerMail(
  step: ReservationStep,
  by: CancelledBy,
  props: ReservationMailProps,
): TemplatedMail | null {
  const { id, booking, guest, message, until, formerSlot } = props;
  const { owner } = texts;
  const show = { ...buildOwnerAttachment(id), ...buildHostAction(id, owner.show) };
  if (by === 'owner') return buildOwnStepMail(step, props, show);
  switch (step) {
    case 'requested':
      return {
        template: 'reservation-owner-requested',
        message: {
          ...owner.requested(booking, guest, until, message !== ''),
          ...toQuote(message),
          ...buildOwnerAttachment(id),
          ...buildHostAction(id, owner.answer),
        },
      };
    case 'booked':
      return {
        template: 'reservation-owner-booked',
        message: { ...owner.booked(booking, guest, message !== ''), ...toQuote(message), ...show },
      };
    case 'confirmed':
      if (by === 'guest')
        return {
          template: 'reservation-owner-confirmed-by-guest',
          message: { ...changeTexts.owner.confirmedByGuest(getChange(props), guest), ...show },
        };
      return {
        template: 'reservation-owner-confirmed',
        message: { ...owner.confirmedByOperator(booking, guest), ...show },
      };
    case 'moved':
      return {
        template: 'reservation-owner-moved',
        message: { ...owner.moved(booking, guest, formerSlot), ...show },
      };
    case 'changed': {
      const { template, text } = buildOwnerChangeText(by, props);
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
      return buildOwnerCancellationMail(by, props, show);
  }
}

function buildOwnerCancellationMail(
  by: CancelledBy,
  { booking, guest, reason }: ReservationMailProps,
  show: Partial<MailMessage>,
): TemplatedMail {
  const [template, text] =
    by === 'guest'
      ? (['reservation-owner-cancelled', texts.owner.cancelledByGuest] as const)
      : (['reservation-owner-cancelled-by-operator', texts.owner.cancelledByOperator] as const);
  return { template, message: { ...text(booking, guest, Boolean(reason)), ...toQuote(reason), ...show } };
}

function buildOwnStepMail(
  step: ReservationStep,
  props: ReservationMailProps,
  show: Partial<MailMessage>,
): TemplatedMail | null {
  const { booking, guest, formerSlot } = props;
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
        message: { ...owner.moved(booking, guest, formerSlot), ...show },
      };
    case 'changed': {
      const { template, text } = buildOwnerChangeText('owner', props);
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
export function buildFormerAddressMail({ booking }: ReservationMailProps): TemplatedMail {
  return {
    template: 'reservation-former-address',
    message: { ...changeTexts.guest.formerAddress(booking), isToGuest: true },
  };
}

/** Reminders: an upcoming booking to the guest, an unanswered request to the owner. */
export type Reminder = 'coming' | 'unanswered' | 'last-call';

export function buildReminderMail(
  reminder: Reminder,
  { id, booking, guest, host, until, guestPath }: ReservationMailProps,
): TemplatedMail {
  switch (reminder) {
    case 'coming':
      return {
        template: 'reservation-reminder',
        message: {
          ...texts.guest.reminder(booking, host),
          isToGuest: true,
          action: { label: texts.guest.show, path: guestPath },
        },
      };
    case 'unanswered':
      return {
        template: 'reservation-owner-unanswered',
        message: {
          ...texts.owner.unanswered(booking, guest, until),
          ...buildHostAction(id, texts.owner.answer),
        },
      };
    case 'last-call':
      return {
        template: 'reservation-owner-last-call',
        message: {
          ...texts.owner.lastCall(booking, guest, until),
          ...buildHostAction(id, texts.owner.answer),
        },
      };
  }
}
