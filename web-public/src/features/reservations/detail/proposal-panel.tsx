import type { ChangeProposal, Reservation } from '@prostora/api-client';
import type { ChangeTopic } from '@prostora/strings/cs/change-topic.ts';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { Button, FormError } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { ChangeComparison } from '../../../components/change-comparison/change-comparison.tsx';
import { hasOtherSlot, toProposalTopic } from '../../../components/change-comparison/proposal-topic.ts';
import { ReasonDialog, type ConfirmAction } from '../../../components/dialogs/dialogs.tsx';
import { useIsImpersonating } from '../../../lib/use-rights.ts';
import styles from './detail.module.css';
import { useReservationActions } from './use-reservation-actions.ts';

const texts = reservationChange.host;

function describeProposal(
  proposal: ChangeProposal,
  reservation: Reservation,
): { topic: ChangeTopic; title: string; text: string } {
  const { side, state, expires_at: until } = proposal;
  const topic = toProposalTopic(proposal, reservation);
  const isMoved = hasOtherSlot(proposal);
  const text = texts.stays(topic);
  if (state === 'declined')
    return { topic, title: side === 'host' ? texts.declinedTitle(topic) : texts.declinedByHostTitle, text };
  if (state === 'expired') return { topic, title: texts.expiredTitle, text };
  return side === 'host'
    ? { topic, title: texts.ownTitle(topic), text: texts.ownText(until, topic, isMoved) }
    : { topic, title: texts.wishTitle(topic), text: texts.wishText(until, isMoved) };
}

/** Change proposal: both versions, messages and the owner's actions. */
export function ProposalPanel({
  reservation,
  proposal,
}: {
  reservation: Reservation;
  proposal: ChangeProposal;
}): ReactNode {
  const steps = useReservationActions(reservation);
  const [isDeclining, setDeclining] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { topic, title, text } = describeProposal(proposal, reservation);
  const run = async (step: Promise<string | null>): Promise<void> => {
    setSending(true);
    setFailure(await step);
    setSending(false);
  };
  const decline: ConfirmAction = async (reason) => {
    const refused = await steps.declineProposal(proposal.id, reason ?? '');
    if (refused === null) setDeclining(false);
    return refused;
  };
  const isImpersonating = useIsImpersonating();
  const isOpen = proposal.state === 'open' && !isImpersonating;
  return (
    <section className={styles['proposal']} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles['quiet']}>{text}</p>
      <ChangeComparison
        before={proposal.before}
        after={proposal.after}
        isRequest={topic === 'requestPrice'}
      />
      {proposal.message && (
        <p className={styles['written']}>
          <b>{texts.message_[proposal.side]}:</b> {proposal.message}
        </p>
      )}
      {proposal.decline_reason && (
        <p className={styles['written']}>
          <b>{texts.reason}:</b> {proposal.decline_reason}
        </p>
      )}
      <FormError>{failure}</FormError>
      {isOpen && proposal.side === 'host' && (
        <div className={styles['steps']}>
          <Button sending={sending} onClick={() => void run(steps.withdrawProposal(proposal.id))}>
            {texts.withdraw}
          </Button>
        </div>
      )}
      {isOpen && proposal.side === 'guest' && (
        <div className={styles['steps']}>
          <Button
            variant="primary"
            sending={sending}
            onClick={() => void run(steps.acceptProposal(proposal.id))}
          >
            {texts.accept}
          </Button>
          <Button onClick={() => setDeclining(true)}>{texts.decline}</Button>
        </div>
      )}
      {isDeclining && (
        <ReasonDialog {...texts.declineDialog} optional onYes={decline} onClose={() => setDeclining(false)} />
      )}
    </section>
  );
}
