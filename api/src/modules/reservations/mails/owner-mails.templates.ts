import { reservationMail } from '@prostora/strings/cs/mail-reservation.ts';
import { reservationChangeMail } from '@prostora/strings/cs/mail-reservation-change.ts';
import { ownBookingMail } from '@prostora/strings/cs/mail-own-booking.ts';
import type { MailTemplateName } from '@prostora/strings/cs/mail-templates.ts';
import { defineMail, toQuote, type MailMessage, type TemplatedMail } from '../../mail/index.ts';
import { EVENT_FOR_OWNER, SERIES_FOR_OWNER } from '../calendar/reservation-calendar.ts';
import type { CancelledBy } from '../reservation.entity.ts';
import type { ReservationStep } from '../reservation.events.ts';
import {
  getChange,
  toOwnerAction,
  type ReservationMailProps,
  RESERVATION_MAIL_SAMPLE,
} from './reservation-mail-props.ts';

const texts = reservationMail.owner;
const changeTexts = reservationChangeMail.owner;

/** A mail with a link to the reservation and the event, which updates the owner's calendar. */
const defineOwnerMail = <const Name extends MailTemplateName>(
  name: Name,
  render: (props: ReservationMailProps) => MailMessage,
  label: string = texts.show,
) =>
  defineMail({
    name,
    sample: RESERVATION_MAIL_SAMPLE,
    render: (props: ReservationMailProps) => ({
      ...render(props),
      attachments: [{ kind: props.isOfSeveral ? SERIES_FOR_OWNER : EVENT_FOR_OWNER, id: props.id }],
      ...toOwnerAction(props.id, label),
    }),
  });

const requested = defineOwnerMail(
  'reservation-owner-requested',
  ({ booking, guest, until, message }) => ({
    ...texts.requested(booking, guest, until, message !== ''),
    ...toQuote(message),
  }),
  texts.answer,
);
const booked = defineOwnerMail('reservation-owner-booked', ({ booking, guest, message }) => ({
  ...texts.booked(booking, guest, message !== ''),
  ...toQuote(message),
}));
const agreed = defineOwnerMail('reservation-owner-agreed', ({ booking, guest, until, payments }) =>
  texts.agreed(booking, guest, until, payments),
);
const confirmed = defineOwnerMail('reservation-owner-confirmed', ({ booking, guest }) =>
  texts.confirmedByOperator(booking, guest),
);
const confirmedByGuest = defineOwnerMail('reservation-owner-confirmed-by-guest', (props) =>
  changeTexts.confirmedByGuest(getChange(props), props.guest),
);
const moved = defineOwnerMail('reservation-owner-moved', ({ booking, guest, formerSlot }) =>
  texts.moved(booking, guest, formerSlot),
);
const readdressed = defineOwnerMail('reservation-owner-readdressed', ({ booking, guest }) =>
  changeTexts.readdressed(booking, guest),
);
const expired = defineOwnerMail('reservation-owner-expired', ({ booking, guest, isOwnEntry, isAgreed }) =>
  isAgreed ? texts.lapsed(booking, guest) : (isOwnEntry ? ownBookingMail : texts).expired(booking, guest),
);
const cancelledByGuest = defineOwnerMail('reservation-owner-cancelled', ({ booking, guest, reason }) => ({
  ...texts.cancelledByGuest(booking, guest, Boolean(reason)),
  ...toQuote(reason),
}));
const cancelledByOperator = defineOwnerMail(
  'reservation-owner-cancelled-by-operator',
  ({ booking, guest, reason }) => ({
    ...texts.cancelledByOperator(booking, guest, Boolean(reason)),
    ...toQuote(reason),
  }),
);
const changeAccepted = defineOwnerMail('reservation-owner-change-accepted', (props) =>
  changeTexts.accepted(getChange(props), props.guest),
);
const changedByGuest = defineOwnerMail('reservation-owner-changed-by-guest', (props) => {
  const { hasMessage = false, guest, message } = props;
  return {
    ...changeTexts.changedByGuest(getChange(props), guest, hasMessage),
    ...toQuote(hasMessage ? message : null),
  };
});
const changedByOperator = defineOwnerMail('reservation-owner-changed-by-operator', (props) =>
  changeTexts.changedByOperator(getChange(props), props.guest),
);

const ownBooked = defineOwnerMail('reservation-owner-own-booked', ({ booking, guest }) =>
  ownBookingMail.booked(booking, guest),
);
const ownOption = defineOwnerMail('reservation-owner-own-option', ({ booking, guest, until }) =>
  ownBookingMail.option(booking, guest, until),
);
const ownConfirmed = defineOwnerMail('reservation-owner-own-confirmed', ({ booking, guest }) =>
  changeTexts.confirmed(booking, guest),
);
const ownRefused = defineOwnerMail('reservation-owner-own-refused', ({ booking, guest, isOwnEntry }) =>
  isOwnEntry ? ownBookingMail.released(booking, guest) : changeTexts.refused(booking, guest),
);
const ownCancelled = defineOwnerMail('reservation-owner-own-cancelled', ({ booking, guest }) =>
  changeTexts.cancelled(booking, guest),
);
const ownMoved = defineOwnerMail('reservation-owner-own-moved', ({ booking, guest, formerSlot }) =>
  changeTexts.moved(booking, guest, formerSlot),
);
const ownChanged = defineOwnerMail('reservation-owner-own-changed', (props) =>
  changeTexts.changed(getChange(props), props.guest),
);
const ownChangeAccepted = defineOwnerMail('reservation-owner-own-change-accepted', (props) =>
  changeTexts.acceptedByHost(getChange(props), props.guest),
);

/** Reminds the owner of a request that expires soon. */
export const lastCallMail = defineMail({
  name: 'reservation-owner-last-call',
  sample: RESERVATION_MAIL_SAMPLE,
  render: ({ id, booking, guest, until }: ReservationMailProps) => ({
    ...texts.lastCall(booking, guest, until),
    ...toOwnerAction(id, texts.answer),
  }),
});

export const OWNER_MAILS = [
  requested,
  agreed,
  booked,
  confirmed,
  confirmedByGuest,
  moved,
  readdressed,
  expired,
  cancelledByGuest,
  cancelledByOperator,
  changeAccepted,
  changedByGuest,
  changedByOperator,
  ownBooked,
  ownOption,
  ownConfirmed,
  ownRefused,
  ownCancelled,
  ownMoved,
  ownChanged,
  ownChangeAccepted,
  lastCallMail,
] as const;

/** Mail to the owner about a step, with the event for the owner's calendar; own steps are mailed too. */
export function buildOwnerMail(
  step: ReservationStep,
  by: CancelledBy,
  props: ReservationMailProps,
): TemplatedMail {
  const isOwn = by === 'owner';
  switch (step) {
    case 'requested':
      return (isOwn ? ownOption : requested).build(props);
    case 'booked':
      return (isOwn ? ownBooked : booked).build(props);
    case 'agreed':
      return agreed.build(props);
    case 'confirmed':
      if (isOwn) return ownConfirmed.build(props);
      return (by === 'guest' ? confirmedByGuest : confirmed).build(props);
    case 'moved':
      return (isOwn ? ownMoved : moved).build(props);
    case 'changed':
      return selectChangeMail(by, props.isAccepted).build(props);
    case 'readdressed':
      return readdressed.build(props);
    case 'expired':
      return expired.build(props);
    case 'refused':
      if (isOwn) return ownRefused.build(props);
      return (by === 'guest' ? cancelledByGuest : cancelledByOperator).build(props);
    case 'cancelled':
      if (isOwn) return ownCancelled.build(props);
      return (by === 'guest' ? cancelledByGuest : cancelledByOperator).build(props);
  }
}

function selectChangeMail(by: CancelledBy, isAccepted = false) {
  if (isAccepted) return by === 'guest' ? changeAccepted : ownChangeAccepted;
  if (by === 'guest') return changedByGuest;
  return by === 'operator' ? changedByOperator : ownChanged;
}
