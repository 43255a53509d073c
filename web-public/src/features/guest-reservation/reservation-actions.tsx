import { ApiError, reservationFile, type GuestReservation } from '@prostora/api-client';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { guestReservation as texts } from '@prostora/strings/cs/guest-reservation.ts';
import { Button, ButtonAnchor } from '@prostora/ui';
import { CalendarDays } from '@prostora/ui/page-icons.ts';
import { failureText } from '@prostora/ui/failure-text.ts';
import { useState, type ReactNode } from 'react';
import { ReasonDialog, type Step } from '../../components/dialogs/dialogs.tsx';
import { useApi } from '../../lib/api-context.tsx';
import type { PrivateLink } from '../../lib/private-link.ts';
import { ChangeDialog } from './change-dialog.tsx';
import styles from './guest-reservation.module.css';
import { stageOf } from './stage.ts';

type Props = {
  link: PrivateLink;
  reservation: GuestReservation;
  onCancelled: (reservation: GuestReservation) => void;
  onChanged: (reservation: GuestReservation, message: string) => void;
  /** Called when the reservation has changed concurrently. */
  onStale: () => void;
};

/** Actions of the guest: calendar file, change request, cancellation. */
export function ReservationActions({ link, reservation, onCancelled, onChanged, onStale }: Props): ReactNode {
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const stage = stageOf(reservation);
  const cancel: Step = async (reason) => {
    try {
      const answer = await api.reservations.cancelAsGuest(link.id, link.token, reason ?? '');
      setAsking(false);
      onCancelled(answer.reservation);
      return null;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onStale();
      return failureText(error, texts.cancel.failed);
    }
  };
  const mayCancel = reservation.allowed_actions.includes('cancel');
  const mayChange =
    reservation.allowed_actions.includes('change') &&
    !(reservation.proposal?.state === 'open' && reservation.proposal.side === 'guest');
  const mayKeep = (stage === 'pending' && !reservation.awaits_proof) || stage === 'confirmed';
  if (!mayCancel && !mayKeep) return null;
  return (
    <div className={styles['actions']}>
      {mayKeep && (
        <ButtonAnchor variant="dark" href={reservationFile(link.id, link.token)}>
          <CalendarDays aria-hidden />
          {texts.toCalendar}
        </ButtonAnchor>
      )}
      {mayChange && (
        <Button onClick={() => setChanging(true)}>
          {reservation.proposal?.state === 'open'
            ? reservationChange.guest.other
            : reservationChange.guest.own.open}
        </Button>
      )}
      {mayCancel && (
        <Button variant="danger" onClick={() => setAsking(true)}>
          {texts.cancel.open}
        </Button>
      )}
      {asking && <ReasonDialog {...texts.cancel} optional onYes={cancel} onClose={() => setAsking(false)} />}
      {isChanging && (
        <ChangeDialog
          link={link}
          reservation={reservation}
          onStale={onStale}
          onClose={() => setChanging(false)}
          onChanged={(changed, message) => {
            setChanging(false);
            onChanged(changed, message);
          }}
        />
      )}
    </div>
  );
}
