import type { Reservation } from '@prostora/api-client';
import { reservations as texts } from '@prostora/strings/cs/reservations.ts';
import { useState, type ReactNode } from 'react';
import styles from './reservations.module.css';

/** State of a reservation, distinguished by colour and shape. */
export const ReservationTag = ({
  reservation: { status, awaits_proof },
}: {
  reservation: Pick<Reservation, 'status' | 'awaits_proof'>;
}): ReactNode => (
  <span className={styles['tag']} data-status={status}>
    {status === 'pending' && awaits_proof ? texts.awaitsConfirmation : texts.states[status]}
  </span>
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
