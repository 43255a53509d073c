import {
  ApiError,
  cancelGuestReservation,
  type GuestDeal,
  type GuestReservation,
} from '@prostora/api-client';
import { buildDealOfferUrl } from '@prostora/contracts/reservation-urls.ts';
import { guestDeal } from '@prostora/strings/cs/guest-deal.ts';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { guestReservation as texts } from '@prostora/strings/cs/guest-reservation.ts';
import { Button, ButtonAnchor, ButtonLink } from '@prostora/ui';
import { CalendarDays } from '@prostora/ui/page-icons.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { buildReservationFileUrl } from '../../lib/reservation-file-url.ts';
import { ReasonDialog, type ConfirmAction } from '../../components/dialogs/dialogs.tsx';
import { useApi } from '../../lib/api-context.tsx';
import type { PrivateLink } from '../../lib/private-link.ts';
import styles from './guest-reservation.module.css';
import { resolveStage } from './stage.ts';

const CancelDealDialog = lazy(async () => ({
  default: (await import('../../components/guest-deal/cancel-deal-dialog.tsx')).CancelDealDialog,
}));
const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }));

type Props = {
  link: PrivateLink;
  reservation: GuestReservation;
  deal: GuestDeal | null;
  onCancelled: (reservation: GuestReservation) => void;
  onDealCancelled: () => void;
  onChanged: (reservation: GuestReservation, message: string) => void;
  /** Called when the reservation has changed concurrently. */
  onStale: () => void;
};

/** Actions of the guest: offer, calendar file, change request, cancellation. */
export function ReservationActions({
  link,
  reservation,
  deal,
  onCancelled,
  onDealCancelled,
  onChanged,
  onStale,
}: Props): ReactNode {
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
  const canCancelDeal = deal?.allowed_actions.includes('cancel') === true;
  const isOffered = deal?.allowed_actions.includes('accept') === true;
  // The dates of a repeated booking are cancelled in their list.
  const canCancel =
    canCancelDeal || (reservation.allowed_actions.includes('cancel') && reservation.series === null);
  const canChange =
    reservation.allowed_actions.includes('change') &&
    !(reservation.proposal?.state === 'open' && reservation.proposal.side === 'guest');
  const canAddToCalendar = (stage === 'pending' && !reservation.awaits_proof) || stage === 'confirmed';
  if (!canCancel && !canAddToCalendar && !isOffered) return null;
  return (
    <div className={styles['actions']}>
      {deal && isOffered && (
        <ButtonLink variant="primary" to={buildDealOfferUrl(deal.id, link.token)}>
          {guestDeal.showOffer}
        </ButtonLink>
      )}
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
      {isCancelling && deal && canCancelDeal && (
        <Suspense fallback={null}>
          <CancelDealDialog
            link={{ id: deal.id, token: link.token }}
            onCancelled={() => {
              setCancelling(false);
              onDealCancelled();
            }}
            onClose={() => setCancelling(false)}
          />
        </Suspense>
      )}
      {isCancelling && !canCancelDeal && (
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
