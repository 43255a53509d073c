import type { GuestInquiryRecipient } from '@prostora/api-client';
import { bindSpaces } from '@prostora/strings';
import { sentDemand } from '@prostora/strings/cs/demand.ts';
import { ButtonLink } from '@prostora/ui';
import type { ReactNode } from 'react';

const texts = sentDemand.reservation;

function describeReservation({
  status,
  awaits_proof: awaitsEmailConfirmation,
  expires_at: until,
}: NonNullable<GuestInquiryRecipient['reservation']>): string {
  if (status !== 'pending') return texts[status];
  return awaitsEmailConfirmation ? texts.awaitsConfirmation(until) : texts.pending(until);
}

/** The reservation created by the chosen offer, or the reason why there is none. */
export function ReservationNote({ recipient }: { recipient: GuestInquiryRecipient }): ReactNode {
  const { reservation, reservation_message: message } = recipient;
  if (!reservation) return message && <p>{bindSpaces(message)}</p>;
  return (
    <>
      <p>{bindSpaces(describeReservation(reservation))}</p>
      {reservation.url && (
        <p>
          <ButtonLink variant="dark" to={reservation.url}>
            {reservation.status === 'pending' && reservation.awaits_proof ? texts.confirmEmail : texts.show}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
