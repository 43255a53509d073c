import {
  ApiError,
  decideGuestProposal,
  type GuestProposalInput,
  type GuestReservation,
  type ChangeProposal,
} from '@prostora/api-client';
import { bindSpaces } from '@prostora/strings';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { formatTimeSlot } from '@prostora/strings/format.ts';
import { Button, FormError, getSpaceTitle } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type ReactNode } from 'react';
import { ChangeComparison } from '../../components/change-comparison/change-comparison.tsx';
import { hasOtherSlot, toProposalTopic } from '../../components/change-comparison/proposal-topic.ts';
import { ReasonDialog, type ConfirmAction } from '../../components/dialogs/dialogs.tsx';
import { useApi } from '../../lib/api-context.tsx';
import type { PrivateLink } from '../../lib/private-link.ts';
import styles from './guest-reservation.module.css';

const texts = reservationChange.guest;

type ProposalProps = {
  link: PrivateLink;
  reservation: GuestReservation;
  proposal: ChangeProposal;
  onDecided: (reservation: GuestReservation, message: string) => void;
  onStale: () => void;
};

/** Sends an answer; on a conflict the reservation is reloaded. */
function useDecision({ link, proposal, onDecided, onStale }: ProposalProps) {
  const api = useApi();
  const [sending, setSending] = useState(false);
  const decide = async (
    answer: GuestProposalInput['answer'],
    message: string,
    reason: string | null = null,
  ): Promise<string | null> => {
    setSending(true);
    try {
      const input = {
        token: link.token,
        proposal_id: proposal.id,
        answer,
        ...(reason !== null && { reason }),
      };
      onDecided(
        (await decideGuestProposal({ client: api, path: { id: link.id }, body: input })).reservation,
        message,
      );
      return null;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onStale();
      return toErrorMessage(error, texts.failed);
    } finally {
      setSending(false);
    }
  };
  return { sending, decide };
}

type Agreement = ChangeProposal['before'];
const formatSlot = ({ start_datetime, end_datetime }: Agreement): string =>
  formatTimeSlot(start_datetime, end_datetime);

/** What changes besides the slot. */
const listOtherChanges = (before: Agreement, after: Agreement): string[] => [
  ...(after.space.id === before.space.id ? [] : [getSpaceTitle(after.space)]),
  ...(after.number_of_guests === before.number_of_guests
    ? []
    : [reservationChange.people(after.number_of_guests)]),
  ...(after.price === before.price ? [] : [formatPrice(after.price, after.price_state)]),
];

/** Days of a series that the same answer changes. */
function OtherDays({ changes }: { changes: GuestReservation['proposal_others'] }): ReactNode {
  if (changes.length === 0) return null;
  return (
    <div>
      <h3 className={styles['heading']}>{texts.otherDays}</h3>
      <ul className={styles['otherDays']}>
        {changes.map(({ before, after }) => (
          <li key={before.start_datetime}>
            {formatSlot(after) !== formatSlot(before) && (
              <>
                <s className="muted">{formatSlot(before)}</s>
                <br />
              </>
            )}
            {[formatSlot(after), ...listOtherChanges(before, after)].join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The host's proposal beside the agreement, with the guest's answer. */
function HostProposal(props: ProposalProps): ReactNode {
  const { reservation, proposal } = props;
  const { sending, decide } = useDecision(props);
  const [isDeclining, setDeclining] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const topic = toProposalTopic(proposal, reservation);
  const isMoved = hasOtherSlot(proposal);
  const accept = async (): Promise<void> => setFailure(await decide('accept', texts.accepted(topic)));
  const decline: ConfirmAction = async (reason) => {
    const refused = await decide('decline', texts.declinedDone(topic), reason);
    if (refused === null) setDeclining(false);
    return refused;
  };
  const hasOtherSpace = proposal.before.space.id !== proposal.after.space.id;
  const until = proposal.expires_at;
  const lead = reservation.status === 'pending' ? texts.leadPending(until) : texts.lead(until, isMoved);
  const hint = isMoved ? texts.acceptHint(proposal.after.start_datetime) : texts.acceptPriceHint(topic);
  return (
    <section className={styles['proposal']} aria-label={texts.title(topic)}>
      <h2 className={styles['heading']}>{texts.title(topic)}</h2>
      <p>{bindSpaces(lead)}</p>
      {proposal.message && (
        <blockquote className={styles['message']}>
          <p className="visually-hidden">{texts.message}</p>
          {proposal.message}
        </blockquote>
      )}
      <ChangeComparison
        before={proposal.before}
        after={proposal.after}
        isRequest={topic === 'requestPrice'}
        {...(hasOtherSpace && {
          images: { before: reservation.space.image, after: reservation.proposed_image },
        })}
      />
      <OtherDays changes={reservation.proposal_others} />
      <FormError>{failure}</FormError>
      <div className={styles['decision']}>
        <Button variant="primary" sending={sending} onClick={() => void accept()}>
          {texts.accept(topic)}
        </Button>
        <Button onClick={() => setDeclining(true)}>{texts.keep(topic)}</Button>
      </div>
      <p className="muted small">
        {bindSpaces(topic === 'requestPrice' ? hint : `${hint} ${texts.promise}`)}
      </p>
      {isDeclining && (
        <ReasonDialog
          {...texts.declineDialog(topic, isMoved)}
          optional
          onYes={decline}
          onClose={() => setDeclining(false)}
        />
      )}
    </section>
  );
}

/** The guest's change request: waiting, or its result. */
function GuestChangeRequest(props: ProposalProps): ReactNode {
  const { proposal } = props;
  const { sending, decide } = useDecision(props);
  const [failure, setFailure] = useState<string | null>(null);
  const withdraw = async (): Promise<void> => setFailure(await decide('withdraw', texts.withdrawnDone));
  const { own } = texts;
  if (proposal.state !== 'open') {
    return (
      <p className={styles['reason']} role="note">
        {proposal.state === 'declined' ? own.declined : own.expired}
        {proposal.decline_reason && ` ${own.reason(proposal.decline_reason)}`}
      </p>
    );
  }
  return (
    <section className={styles['proposal']} aria-label={own.waitingTitle}>
      <h2 className={styles['heading']}>{own.waitingTitle}</h2>
      <p>{bindSpaces(own.waiting(proposal.expires_at))}</p>
      <ChangeComparison before={proposal.before} after={proposal.after} />
      <FormError>{failure}</FormError>
      <div className={styles['decision']}>
        <Button sending={sending} onClick={() => void withdraw()}>
          {own.withdraw}
        </Button>
      </div>
    </section>
  );
}

/** Open or answered change proposal of a reservation. */
export function ProposalSection(props: ProposalProps): ReactNode {
  const { side, state } = props.proposal;
  if (side === 'guest') return <GuestChangeRequest {...props} />;
  return state === 'open' ? <HostProposal {...props} /> : null;
}
