import { reservationChangeMail, type ChangeDetails } from '@prostora/strings/cs/mail-reservation-change.ts';
import type { MailTemplateName } from '@prostora/strings/cs/mail-templates.ts';
import { defineMail, toQuote, type MailMessage, type TemplatedMail } from '../../mail/index.ts';
import {
  toOwnerAction,
  type ReservationMailProps,
  RESERVATION_MAIL_SAMPLE,
} from '../mails/reservation-mail-props.ts';
import type { ProposalStep } from '../reservation.events.ts';
import type { ProposalSide } from '../change-proposal.states.ts';

/** Props of mails about a proposal. */
export type ProposalMailProps = {
  readonly reservation: ReservationMailProps;
  readonly change: ChangeDetails;
  readonly side: ProposalSide;
  readonly author: 'guest' | 'owner' | 'operator';
  readonly message: string | null;
  readonly declineReason: string | null;
  readonly until: string;
};

const guestTexts = reservationChangeMail.guest;
const ownerTexts = reservationChangeMail.owner;

const SAMPLE: ProposalMailProps = {
  reservation: RESERVATION_MAIL_SAMPLE,
  change: RESERVATION_MAIL_SAMPLE.change,
  side: 'host',
  author: 'owner',
  message: RESERVATION_MAIL_SAMPLE.message,
  declineReason: RESERVATION_MAIL_SAMPLE.reason,
  until: RESERVATION_MAIL_SAMPLE.until,
};

const defineGuestMail = <const Name extends MailTemplateName>(
  name: Name,
  render: (props: ProposalMailProps) => MailMessage,
  getLabel: (props: ProposalMailProps) => string = () => guestTexts.show,
) =>
  defineMail({
    name,
    sample: SAMPLE,
    render: (props: ProposalMailProps) => ({
      ...render(props),
      isToGuest: true,
      action: { label: getLabel(props), path: props.reservation.guestPath },
    }),
  });

const defineOwnerMail = <const Name extends MailTemplateName>(
  name: Name,
  render: (props: ProposalMailProps) => MailMessage,
  label: string = ownerTexts.show,
) =>
  defineMail({
    name,
    sample: SAMPLE,
    render: (props: ProposalMailProps) => ({
      ...render(props),
      ...toOwnerAction(props.reservation.id, label),
    }),
  });

const proposed = defineGuestMail(
  'reservation-change-proposed',
  ({ change, until, message }) => ({
    ...guestTexts.formatProposedChange(change, until, message !== null),
    ...toQuote(message),
  }),
  ({ change }) => (change.isRequest ? guestTexts.decidePrice : guestTexts.decide),
);
const withdrawn = defineGuestMail('reservation-change-withdrawn', ({ change }) =>
  guestTexts.withdrawn(change),
);
const declined = defineGuestMail('reservation-change-declined', ({ change, declineReason }) => ({
  ...guestTexts.declined(change, declineReason !== null),
  ...toQuote(declineReason),
}));
const expired = defineGuestMail('reservation-change-expired', ({ change }) => guestTexts.expired(change));

const ownerProposed = defineOwnerMail(
  'reservation-owner-change-proposed',
  ({ change, reservation, until, message }) => ({
    ...ownerTexts.formatProposedChange(change, reservation.guest, until, message !== null),
    ...toQuote(message),
  }),
  ownerTexts.decide,
);
const ownerProposedByOperator = defineOwnerMail(
  'reservation-owner-change-by-operator',
  ({ change, reservation, until, message }) => ({
    ...ownerTexts.proposedByOperator(change, reservation.guest, until, message !== null),
    ...toQuote(message),
  }),
);
const ownerWithdrawn = defineOwnerMail('reservation-owner-change-withdrawn', ({ change, reservation }) =>
  ownerTexts.withdrawn(change, reservation.guest),
);
const ownerDeclined = defineOwnerMail(
  'reservation-owner-change-declined',
  ({ change, reservation, declineReason }) => ({
    ...ownerTexts.declined(change, reservation.guest, declineReason !== null),
    ...toQuote(declineReason),
  }),
);
const ownerExpired = defineOwnerMail('reservation-owner-change-expired', ({ change, reservation }) =>
  ownerTexts.expired(change, reservation.guest),
);

export const PROPOSAL_MAILS = [
  proposed,
  withdrawn,
  declined,
  expired,
  ownerProposed,
  ownerProposedByOperator,
  ownerWithdrawn,
  ownerDeclined,
  ownerExpired,
] as const;

/** Mail to the guest about a host's proposal, or about the end of the guest's own. */
export function buildGuestProposalMail(step: ProposalStep, props: ProposalMailProps): TemplatedMail | null {
  const isHosts = props.side === 'host';
  switch (step) {
    case 'proposed':
      return isHosts ? proposed.build(props) : null;
    case 'withdrawn':
      return isHosts ? withdrawn.build(props) : null;
    case 'declined':
      return isHosts ? null : declined.build(props);
    case 'expired':
      return isHosts ? null : expired.build(props);
  }
}

/** Mail to the owner about a guest's proposal, one made by the operator, or the end of a host's proposal. */
export function buildOwnerProposalMail(step: ProposalStep, props: ProposalMailProps): TemplatedMail | null {
  const isGuests = props.side === 'guest';
  switch (step) {
    case 'proposed':
      if (isGuests) return ownerProposed.build(props);
      return props.author === 'owner' ? null : ownerProposedByOperator.build(props);
    case 'withdrawn':
      return isGuests ? ownerWithdrawn.build(props) : null;
    case 'declined':
      return isGuests ? null : ownerDeclined.build(props);
    case 'expired':
      return isGuests ? null : ownerExpired.build(props);
  }
}
