import type { ChangeProposal, Reservation } from '@prostora/api-client';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { Button, FormError } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { ChangeComparison } from '../../../components/change-comparison/change-comparison.tsx';
import { ReasonDialog, type ConfirmAction } from '../../../components/dialogs/dialogs.tsx';
import styles from './detail.module.css';
import { useReservationActions } from './use-reservation-actions.ts';

const texts = reservationChange.host;

function describeProposal({ side, state, expires_at: until }: ChangeProposal): {
  title: string;
  text: string;
} {
  if (state === 'declined')
    return { title: side === 'host' ? texts.declinedTitle : texts.declinedByHostTitle, text: texts.stays };
  if (state === 'expired') return { title: texts.expiredTitle, text: texts.stays };
  return side === 'host'
    ? { title: texts.ownTitle, text: texts.ownText(until) }
    : { title: texts.wishTitle, text: texts.wishText(until) };
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
  const { title, text } = describeProposal(proposal);
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
  const isOpen = proposal.state === 'open';
  return (
    <section className={styles['proposal']} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles['quiet']}>{text}</p>
      <ChangeComparison before={proposal.before} after={proposal.after} />
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
