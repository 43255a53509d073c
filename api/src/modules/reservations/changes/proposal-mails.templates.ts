import { urls } from '@prostora/contracts';
import {
  reservationChangeMail as texts,
  type ChangeDetails,
} from '@prostora/strings/cs/mail-reservation-change.ts';
import type { MailMessage } from '../../mail/index.ts';
import type { ReservationMailProps, TemplatedMail } from '../mails/reservation-mails.templates.ts';
import type { ProposalStep } from './change-proposal.events.ts';
import type { ProposalSide } from './change-proposal.states.ts';

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

const toQuote = (text: string | null): Pick<MailMessage, 'quote'> => (text === null ? {} : { quote: text });

/** Mail to the guest about a host's proposal, or about the end of the guest's own. */
export function buildGuestProposalMail(step: ProposalStep, props: ProposalMailProps): TemplatedMail | null {
  const { reservation, change, side, message, declineReason, until } = props;
  const { guest } = texts;
  const show = { isToGuest: true, action: { label: guest.show, path: reservation.guestPath } } as const;
  if (side === 'host') {
    const decide = { isToGuest: true, action: { label: guest.decide, path: reservation.guestPath } } as const;
    if (step === 'proposed') {
      return {
        template: 'reservation-change-proposed',
        message: {
          ...guest.formatProposedChange(change, until, message !== null),
          ...toQuote(message),
          ...decide,
        },
      };
    }
    return step === 'withdrawn'
      ? { template: 'reservation-change-withdrawn', message: { ...guest.withdrawn(change), ...show } }
      : null;
  }
  if (step === 'declined') {
    return {
      template: 'reservation-change-declined',
      message: { ...guest.declined(change, declineReason !== null), ...toQuote(declineReason), ...show },
    };
  }
  return step === 'expired'
    ? { template: 'reservation-change-expired', message: { ...guest.expired(change), ...show } }
    : null;
}

/** Mail to the owner about a guest's proposal, one made by the operator, or the end of a host's proposal. */
export function buildOwnerProposalMail(step: ProposalStep, props: ProposalMailProps): TemplatedMail | null {
  const { reservation, change, side, author, message, declineReason, until } = props;
  const { owner } = texts;
  const path = `${urls.reservations}?rezervace=${reservation.id}`;
  const show = { action: { label: owner.show, path } };
  if (side === 'guest') {
    if (step === 'proposed') {
      const decide = { action: { label: owner.decide, path } };
      return {
        template: 'reservation-owner-change-proposed',
        message: {
          ...owner.formatProposedChange(change, reservation.guest, until, message !== null),
          ...toQuote(message),
          ...decide,
        },
      };
    }
    return step === 'withdrawn'
      ? {
          template: 'reservation-owner-change-withdrawn',
          message: { ...owner.withdrawn(change, reservation.guest), ...show },
        }
      : null;
  }
  switch (step) {
    case 'proposed':
      if (author === 'owner') return null;
      return {
        template: 'reservation-owner-change-by-operator',
        message: {
          ...owner.proposedByOperator(change, reservation.guest, until, message !== null),
          ...toQuote(message),
          ...show,
        },
      };
    case 'declined':
      return {
        template: 'reservation-owner-change-declined',
        message: {
          ...owner.declined(change, reservation.guest, declineReason !== null),
          ...toQuote(declineReason),
          ...show,
        },
      };
    case 'expired':
      return {
        template: 'reservation-owner-change-expired',
        message: { ...owner.expired(change, reservation.guest), ...show },
      };
    case 'withdrawn':
      return null;
  }
}
