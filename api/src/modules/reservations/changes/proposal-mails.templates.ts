import { urls } from '@prostora/contracts';
import {
  reservationChangeMail as texts,
  type ChangeFacts,
} from '@prostora/strings/cs/mail-reservation-change.ts';
import type { MailMessage } from '../../mail/index.ts';
import type { ReservationFacts, TemplatedMail } from '../reservation-mails.templates.ts';
import type { ProposalStep } from './change-proposal.events.ts';
import type { ProposalSide } from './change-proposal.states.ts';

/** Props of mails about a proposal. */
export type ProposalMailProps = {
  readonly facts: ReservationFacts;
  readonly change: ChangeFacts;
  readonly side: ProposalSide;
  readonly author: 'guest' | 'owner' | 'operator';
  readonly message: string | null;
  readonly declineReason: string | null;
  readonly until: string;
};

const quoted = (text: string | null): Pick<MailMessage, 'quote'> => (text === null ? {} : { quote: text });

/** Mail to the guest about a host's proposal, or about the end of the guest's own. */
export function buildGuestProposalMail(step: ProposalStep, props: ProposalMailProps): TemplatedMail | null {
  const { facts, change, side, message, declineReason, until } = props;
  const { guest } = texts;
  const show = { isToGuest: true, action: { label: guest.show, path: facts.page } } as const;
  if (side === 'host') {
    const decide = { isToGuest: true, action: { label: guest.decide, path: facts.page } } as const;
    if (step === 'proposed') {
      return {
        template: 'reservation-change-proposed',
        message: { ...guest.proposed(change, until, message !== null), ...quoted(message), ...decide },
      };
    }
    return step === 'withdrawn'
      ? { template: 'reservation-change-withdrawn', message: { ...guest.withdrawn(change), ...show } }
      : null;
  }
  if (step === 'declined') {
    return {
      template: 'reservation-change-declined',
      message: { ...guest.declined(change, declineReason !== null), ...quoted(declineReason), ...show },
    };
  }
  return step === 'expired'
    ? { template: 'reservation-change-expired', message: { ...guest.expired(change), ...show } }
    : null;
}

/** Mail to the owner about a guest's proposal, one made by the operator, or the end of a host's proposal. */
export function buildOwnerProposalMail(step: ProposalStep, props: ProposalMailProps): TemplatedMail | null {
  const { facts, change, side, author, message, declineReason, until } = props;
  const { owner } = texts;
  const path = `${urls.reservations}?rezervace=${facts.id}`;
  const show = { action: { label: owner.show, path } };
  if (side === 'guest') {
    if (step === 'proposed') {
      const decide = { action: { label: owner.decide, path } };
      return {
        template: 'reservation-owner-change-proposed',
        message: {
          ...owner.proposed(change, facts.guest, until, message !== null),
          ...quoted(message),
          ...decide,
        },
      };
    }
    return step === 'withdrawn'
      ? {
          template: 'reservation-owner-change-withdrawn',
          message: { ...owner.withdrawn(change, facts.guest), ...show },
        }
      : null;
  }
  switch (step) {
    case 'proposed':
      if (author === 'owner') return null;
      return {
        template: 'reservation-owner-change-by-operator',
        message: {
          ...owner.proposedByOperator(change, facts.guest, until, message !== null),
          ...quoted(message),
          ...show,
        },
      };
    case 'declined':
      return {
        template: 'reservation-owner-change-declined',
        message: {
          ...owner.declined(change, facts.guest, declineReason !== null),
          ...quoted(declineReason),
          ...show,
        },
      };
    case 'expired':
      return {
        template: 'reservation-owner-change-expired',
        message: { ...owner.expired(change, facts.guest), ...show },
      };
    case 'withdrawn':
      return null;
  }
}
