import { ApiError, cancelGuestReservation, type GuestReservation } from '@prostora/api-client';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { guestReservation as texts } from '@prostora/strings/cs/guest-reservation.ts';
import { Button, ButtonAnchor } from '@prostora/ui';
import { CalendarDays } from '@prostora/ui/page-icons.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { buildReservationFileUrl } from '../../lib/reservation-file-url.ts';
import { ReasonDialog, type ConfirmAction } from '../../components/dialogs/dialogs.tsx';
import { useApi } from '../../lib/api-context.tsx';
import type { PrivateLink } from '../../lib/private-link.ts';
import styles from './guest-reservation.module.css';
import { resolveStage } from './stage.ts';

const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }));

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
  const [isCancelling, setCancelling] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const stage = resolveStage(reservation);
  const cancel: ConfirmAction = async (reason) => {
    try {
      const answer = await cancelGuestReservation({
        client: api,
        path: { id: link.id },
        body: { token: link.token, reason: reason ?? '' },
      });
      setCancelling(false);
      onCancelled(answer.reservation);
      return null;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onStale();
      return toErrorMessage(error, texts.cancel.failed);
    }
  };
  // The dates of a repeated booking are cancelled in their list.
  const canCancel = reservation.allowed_actions.includes('cancel') && reservation.series === null;
  const canChange =
    reservation.allowed_actions.includes('change') &&
    !(reservation.proposal?.state === 'open' && reservation.proposal.side === 'guest');
  const canAddToCalendar = (stage === 'pending' && !reservation.awaits_proof) || stage === 'confirmed';
  if (!canCancel && !canAddToCalendar) return null;
  return (
    <div className={styles['actions']}>
      {canAddToCalendar && (
        <ButtonAnchor variant="dark" href={buildReservationFileUrl(link.id, link.token)}>
          <CalendarDays aria-hidden />
          {texts.toCalendar}
        </ButtonAnchor>
      )}
      {canChange && (
        <Button onClick={() => setChanging(true)}>
          {reservation.proposal?.state === 'open'
            ? reservationChange.guest.other
            : reservationChange.guest.own.open}
        </Button>
      )}
      {canCancel && (
        <Button variant="danger" onClick={() => setCancelling(true)}>
          {texts.cancel.open}
        </Button>
      )}
      {isCancelling && (
        <ReasonDialog {...texts.cancel} optional onYes={cancel} onClose={() => setCancelling(false)} />
      )}
      {isChanging && (
        <Suspense fallback={null}>
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
        </Suspense>
      )}
    </div>
  );
}
