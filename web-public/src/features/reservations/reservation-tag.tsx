import type { Reservation } from '@prostora/api-client';
import { reservations as texts } from '@prostora/strings/cs/reservations.ts';
import { Badge, type BadgeStyle } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import styles from './reservations.module.css';

type TaggedReservation = Pick<
  Reservation,
  'status' | 'is_option' | 'awaits_proof' | 'offered_until' | 'proposal'
>;

/** A request waits for the side that has to act: for the guest with a proposal of the host. */
function describeState({
  status,
  is_option: isOption,
  awaits_proof: isUnconfirmed,
  offered_until: offeredUntil,
  proposal,
}: TaggedReservation): string {
  if (status !== 'pending') return texts.states[status];
  if (offeredUntil !== null) return texts.offered;
  if (isUnconfirmed) return texts.awaitsConfirmation;
  if (proposal?.state === 'open' && proposal.side === 'host') return texts.waitsForGuest;
  return isOption ? texts.option : texts.states.pending;
}

const BADGES: Readonly<Record<Reservation['status'], BadgeStyle>> = {
  confirmed: { tone: 'info' },
  pending: { tone: 'warn', mark: 'ring' },
  cancelled: { tone: 'neutral', mark: 'dash', isStruck: true },
};

/** State of a reservation in the owner's words. */
export const ReservationTag = ({ reservation }: { reservation: TaggedReservation }): ReactNode => (
  <>
    <Badge {...BADGES[reservation.status]}>{describeState(reservation)}</Badge>
    {reservation.offered_until !== null && (
      <span className={styles['answerBy']}>{texts.offeredUntil(reservation.offered_until)}</span>
    )}
  </>
);

/** Deadline of the owner's answer, or end of an option, with the time left. */
export function AnswerDeadline({
  reservation: { expires_at: expiresAt, is_option: isOption },
}: {
  reservation: Pick<Reservation, 'expires_at' | 'is_option'>;
}): ReactNode {
  const [now] = useState(() => Date.now());
  if (!expiresAt) return null;
  const left = Date.parse(expiresAt) - now;
  return (
    <span className={styles['answerBy']}>
      {left <= 0 ? (
        isOption ? (
          texts.optionOver
        ) : (
          texts.answerOver
        )
      ) : (
        <>
          {isOption ? texts.optionUntil(expiresAt) : texts.answerBy(expiresAt)}{' '}
          <span className="nowrap">({texts.answerLeft(left)})</span>
        </>
      )}
    </span>
  );
}
