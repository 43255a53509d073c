import { urls } from '@prostora/contracts';
import { reservationMail } from '@prostora/strings/cs/mail-reservation.ts';
import { reservationChangeMail } from '@prostora/strings/cs/mail-reservation-change.ts';
import type { MailTemplateName } from '@prostora/strings/cs/mail-templates.ts';
import { defineMail, toQuote, type MailMessage, type TemplatedMail } from '../../mail/index.ts';
import { EVENT_FOR_GUEST, SERIES_FOR_GUEST } from '../calendar/reservation-calendar.ts';
import type { CancelledBy } from '../reservation.entity.ts';
import type { ReservationStep } from '../reservation.events.ts';
import { getChange, type ReservationMailProps, RESERVATION_MAIL_SAMPLE } from './reservation-mail-props.ts';

const texts = reservationMail.guest;
const changeTexts = reservationChangeMail.guest;

const toEvent = ({
  id,
  isOfSeveral = false,
}: ReservationMailProps): Pick<MailMessage, 'attachments' | 'isToGuest'> => ({
  attachments: [{ kind: isOfSeveral ? SERIES_FOR_GUEST : EVENT_FOR_GUEST, id }],
  isToGuest: true,
});
/** The booking with what a cancellation costs. */
const withCancellation = ({
  booking,
  cancellation,
}: ReservationMailProps): ReservationMailProps['booking'] => ({
  ...booking,
  cancellation,
});
const isHostMessageQuoted = ({ hasMessage = false, hostMessage }: ReservationMailProps): boolean =>
  hasMessage && hostMessage !== null;

/** A mail with the calendar event and a link to the guest's page. */
const defineGuestMail = <const Name extends MailTemplateName>(
  name: Name,
  render: (props: ReservationMailProps) => MailMessage,
) =>
  defineMail({
    name,
    sample: RESERVATION_MAIL_SAMPLE,
    render: (props: ReservationMailProps) => ({
      ...render(props),
      ...toEvent(props),
      action: { label: texts.show, path: props.guestPath },
    }),
  });

const requested = defineGuestMail('reservation-requested', (props) =>
  texts.requested(withCancellation(props), props.publicHost, props.until),
);
const booked = defineGuestMail('reservation-booked', (props) =>
  texts.booked(withCancellation(props), props.host),
);
const agreed = defineGuestMail('reservation-agreed', ({ booking, until, payments }) =>
  texts.agreed(booking, until, payments),
);
const ownBooked = defineGuestMail('reservation-own-booked', (props) =>
  texts.ownBooked(withCancellation(props), props.host),
);
const ownOption = defineGuestMail('reservation-own-option', (props) =>
  texts.ownOption(props.booking, props.publicHost, props.until),
);
const confirmed = defineGuestMail('reservation-confirmed', (props) => ({
  ...texts.confirmed(withCancellation(props), props.host, Boolean(props.hostMessage)),
  ...toQuote(props.hostMessage),
}));
const refused = defineGuestMail('reservation-refused', ({ booking, reason }) => ({
  ...texts.refused(booking, Boolean(reason)),
  ...toQuote(reason),
}));
const released = defineGuestMail('reservation-released', ({ booking, reason }) => ({
  ...texts.released(booking, Boolean(reason)),
  ...toQuote(reason),
}));
const moved = defineGuestMail('reservation-moved', (props) =>
  texts.moved(withCancellation(props), props.formerSlot, props.replyTo !== null),
);
const readdressed = defineGuestMail('reservation-readdressed', (props) =>
  changeTexts.readdressed(withCancellation(props)),
);
export const newLinkMail = defineGuestMail('reservation-new-link', (props) =>
  changeTexts.newLink(withCancellation(props)),
);
const cancelledReceipt = defineGuestMail('reservation-cancelled-receipt', ({ booking }) =>
  texts.cancelledByGuest(booking),
);
const cancelledByOwner = defineGuestMail('reservation-cancelled-by-owner', ({ booking, reason }) => ({
  ...texts.cancelledByOwner(booking, Boolean(reason)),
  ...toQuote(reason),
}));
const cancelledByOperator = defineGuestMail('reservation-cancelled-by-operator', ({ booking, reason }) => ({
  ...texts.cancelledByOperator(booking, Boolean(reason)),
  ...toQuote(reason),
}));
const expired = defineMail({
  name: 'reservation-expired',
  sample: RESERVATION_MAIL_SAMPLE,
  render: (props: ReservationMailProps) => ({
    ...(props.isAgreed ? texts.lapsed : texts.expired)(props.booking),
    ...toEvent(props),
    action: { label: texts.others, path: urls.demand },
  }),
});

const changed = defineGuestMail('reservation-changed', (props) => ({
  ...changeTexts.changed(getChange(props), isHostMessageQuoted(props)),
  ...toQuote(isHostMessageQuoted(props) ? props.hostMessage : null),
}));
const changedReceipt = defineGuestMail('reservation-changed-receipt', (props) =>
  changeTexts.changedByGuest(getChange(props)),
);
const changedByOperator = defineGuestMail('reservation-changed-by-operator', (props) => ({
  ...changeTexts.changedByOperator(getChange(props), isHostMessageQuoted(props)),
  ...toQuote(isHostMessageQuoted(props) ? props.hostMessage : null),
}));
const changeAccepted = defineGuestMail('reservation-change-accepted', (props) =>
  changeTexts.accepted(getChange(props)),
);
const changeAcceptedByHost = defineGuestMail('reservation-change-accepted-by-host', (props) =>
  changeTexts.acceptedByHost(getChange(props)),
);

/** Asks the guest to confirm the e-mail address by the code or the linked page. */
export const confirmationCodeMail = defineMail({
  name: 'reservation-proof',
  sample: { ...RESERVATION_MAIL_SAMPLE, code: '042713' },
  render: ({ code, ...props }: ReservationMailProps & { code: string }) => ({
    ...texts.confirmEmail(withCancellation(props), props.publicHost, props.until, code),
    code,
    isToGuest: true,
    action: { label: texts.prove, path: `${props.guestPath}&kod=${code}` },
  }),
});

/** To the guest's former address; contains neither the link nor the event. */
export const formerAddressMail = defineMail({
  name: 'reservation-former-address',
  sample: RESERVATION_MAIL_SAMPLE,
  render: ({ booking }: ReservationMailProps) => ({
    ...changeTexts.formerAddress(booking),
    isToGuest: true,
  }),
});

/** Reminds the guest of an upcoming booking. */
export const reminderMail = defineMail({
  name: 'reservation-reminder',
  sample: RESERVATION_MAIL_SAMPLE,
  render: (props: ReservationMailProps) => ({
    ...texts.reminder(withCancellation(props), props.host),
    isToGuest: true,
    action: { label: texts.show, path: props.guestPath },
  }),
});

export const GUEST_MAILS = [
  requested,
  agreed,
  booked,
  ownBooked,
  ownOption,
  confirmed,
  refused,
  released,
  moved,
  readdressed,
  newLinkMail,
  cancelledReceipt,
  cancelledByOwner,
  cancelledByOperator,
  expired,
  changed,
  changedReceipt,
  changedByOperator,
  changeAccepted,
  changeAcceptedByHost,
  confirmationCodeMail,
  formerAddressMail,
  reminderMail,
] as const;

/** Mail to the guest about a step, including the guest's own. */
export function buildGuestMail(
  step: ReservationStep,
  by: CancelledBy,
  props: ReservationMailProps,
): TemplatedMail {
  switch (step) {
    case 'requested':
      return (by === 'guest' ? requested : ownOption).build(props);
    case 'booked':
      return (by === 'guest' ? booked : ownBooked).build(props);
    case 'agreed':
      return agreed.build(props);
    case 'confirmed':
      return (by === 'guest' ? booked : confirmed).build(props);
    case 'refused':
      return (props.isOwnEntry ? released : refused).build(props);
    case 'moved':
      return moved.build(props);
    case 'changed':
      return selectChangeMail(by, props.isAccepted).build(props);
    case 'readdressed':
      return readdressed.build(props);
    case 'expired':
      return expired.build(props);
    case 'cancelled':
      if (by === 'guest') return cancelledReceipt.build(props);
      return (by === 'operator' ? cancelledByOperator : cancelledByOwner).build(props);
  }
}

function selectChangeMail(by: CancelledBy, isAccepted = false) {
  if (isAccepted) return by === 'guest' ? changeAccepted : changeAcceptedByHost;
  if (by === 'guest') return changedReceipt;
  return by === 'operator' ? changedByOperator : changed;
}
