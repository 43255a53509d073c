import type { GuestReservation, SpaceDetail } from '@prostora/api-client';
import { parseLinkToken } from '@prostora/contracts/reservation-urls.ts';
import { formatDateTime, formatTimeSlot } from '@prostora/strings';
import { booking as texts } from '@prostora/strings/cs/booking.ts';
import { seriesRequest } from '@prostora/strings/cs/series-request.ts';
import { Button, ButtonAnchor, ButtonLink } from '@prostora/ui/button.tsx';
import { CircleCheck } from '@prostora/ui/icons.ts';
import { CalendarDays } from '@prostora/ui/page-icons.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { buildReservationFileUrl } from '../../../lib/reservation-file-url.ts';
import { EmailConfirmation } from '../../../components/email-confirmation/email-confirmation.tsx';
import type { CorrectedEmail } from '../../../components/email-confirmation/email-correction.tsx';
import { BookedDetails } from './booked-details.tsx';
import styles from './booking-modal.module.css';
import type { SentBooking } from './use-booking-form.ts';

type BookedPanelProps = {
  reservation: SentBooking;
  space: SpaceDetail;
  email: string;
  onClose: () => void;
};

/** Result of a booking: e-mail confirmation, waiting for the owner, or confirmed. */
export function BookedPanel({
  reservation: sent,
  space,
  email: sentTo,
  onClose,
}: BookedPanelProps): ReactNode {
  const [corrected, setCorrected] = useState<CorrectedEmail | null>(null);
  const email = corrected?.email ?? sentTo;
  const reservation = corrected ? { ...sent, guest_url: corrected.guestUrl, proof_sent: true } : sent;
  const { id, start_datetime, end_datetime, guest_url, quote, days } = reservation;
  const slot =
    days.length > 1
      ? seriesRequest.span(days.length, days[0] ?? '', days.at(-1) ?? '')
      : formatTimeSlot(start_datetime, end_datetime);
  const [confirmedReservation, setConfirmedReservation] = useState<GuestReservation | null>(null);
  const { status, expires_at, awaits_proof } = confirmedReservation ?? reservation;
  const isConfirmed = status === 'confirmed';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [awaits_proof]);
  if (awaits_proof && expires_at) {
    return (
      <div className={styles['booked']}>
        <h3 className={styles['bookedTitle']} tabIndex={-1} ref={title}>
          {texts.oneStepLeft}
        </h3>
        <p className={styles['bookedSlot']}>{slot}</p>
        <EmailConfirmation
          reservationId={id}
          token={parseLinkToken(guest_url)}
          heldUntil={expires_at}
          email={email}
          isSent={reservation.proof_sent}
          onConfirmed={setConfirmedReservation}
          onCorrected={setCorrected}
        />
        <BookedDetails reservation={reservation} space={space} />
        <div className={styles['actions']}>
          <ButtonLink to={guest_url}>{texts.openReservation}</ButtonLink>
          <Button variant="ghost" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles['booked']}>
      <h3 className={styles['bookedTitle']} tabIndex={-1} ref={title}>
        <CircleCheck aria-hidden />
        {isConfirmed ? texts.sentConfirmed : texts.sentPending}
      </h3>
      <p className={styles['bookedSlot']}>{slot}</p>
      <BookedDetails reservation={reservation} space={space} />
      {quote?.reasons.map(({ code, message }) => (
        <p key={code} className="small muted">
          {message}
        </p>
      ))}
      {!isConfirmed && (
        <p>{expires_at ? texts.ownerAnswers(formatDateTime(expires_at)) : texts.ownerAnswersSoon}</p>
      )}
      <p className="muted">{texts.mailSent(email)}</p>
      <h4 className={styles['nextTitle']}>{texts.nextHeading}</h4>
      <ol className={styles['next']}>
        {(isConfirmed ? texts.nextConfirmed : texts.nextPending).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles['actions']}>
        <ButtonLink to={guest_url} variant="primary">
          {texts.openReservation}
        </ButtonLink>
        <ButtonAnchor href={buildReservationFileUrl(id, parseLinkToken(guest_url))} download>
          <CalendarDays />
          {texts.addToCalendar}
        </ButtonAnchor>
        <Button variant="ghost" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}
