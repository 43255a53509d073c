import type { Reservation } from '@prostora/api-client';
import { reservations as texts } from '@prostora/strings/cs/reservations.ts';
import { useState, type ReactNode } from 'react';
import styles from './reservations.module.css';

type TaggedReservation = Pick<Reservation, 'status' | 'awaits_proof' | 'offered_until' | 'proposal'>;

/** A request waits for the side that has to act: for the guest with a proposal of the host. */
function describeState({
  status,
  awaits_proof: isUnconfirmed,
  offered_until: offeredUntil,
  proposal,
}: TaggedReservation): string {
  if (status !== 'pending') return texts.states[status];
  if (offeredUntil !== null) return texts.offered;
  if (isUnconfirmed) return texts.awaitsConfirmation;
  return proposal?.state === 'open' && proposal.side === 'host' ? texts.waitsForGuest : texts.states.pending;
}

/** State of a reservation in the owner's words, distinguished by colour and shape. */
export const ReservationTag = ({ reservation }: { reservation: TaggedReservation }): ReactNode => (
  <>
    <span className={styles['tag']} data-status={reservation.status}>
      {describeState(reservation)}
    </span>
    {reservation.offered_until !== null && (
      <span className={styles['answerBy']}>{texts.offeredUntil(reservation.offered_until)}</span>
    )}
  </>
);

/** Deadline of the owner's answer, with the time left. */
export function AnswerDeadline({ expiresAt }: { expiresAt: string | null }): ReactNode {
  const [now] = useState(() => Date.now());
  if (!expiresAt) return null;
  const left = Date.parse(expiresAt) - now;
  return (
    <span className={styles['answerBy']}>
      {left <= 0 ? (
        texts.answerOver
      ) : (
        <>
          {texts.answerBy(expiresAt)} <span className="nowrap">({texts.answerLeft(left)})</span>
        </>
      )}
    </span>
  );
}
