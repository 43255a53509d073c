import type { CancelCode, Reservation, ReservationAction } from '@prostora/api-client';
import { buildDealCancellationUrl } from '@prostora/contracts/reservation-urls.ts';
import { cancelCodes } from '@prostora/strings/cs/lost-reasons.ts';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { ownReservation } from '@prostora/strings/cs/own-reservation.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, ButtonLink } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog, ReasonDialog, type ConfirmAction } from '../../../components/dialogs/dialogs.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import styles from './detail.module.css';
import { ConfirmReservationDialog } from './confirm-reservation-dialog.tsx';
import { SeriesStepDialogs } from './series/series-actions.tsx';
import { describeConfirmation, getDefaultScope, ScopeChoice } from './step-scope.tsx';
import { useReservationActions } from './use-reservation-actions.ts';

const texts = reservations.detail;
const CODES = { label: texts.cancelCode, options: cancelCodes };
type OpenDialog = 'confirm' | 'refuse' | 'cancel' | 'change';

/** Actions allowed by the server. Refusing and cancelling require a reason. */
export function ReservationActions({ reservation }: { reservation: Reservation }): ReactNode {
  const [applyTo, setApplyTo] = useState(() => getDefaultScope(reservation));
  // The dialogs of a series ask for its days; what they render is for one.
  const scope = reservation.series_id === null ? applyTo : 'this';
  const steps = useReservationActions(reservation, scope);
  const choice = reservation.series_id === null && (
    <ScopeChoice reservation={reservation} value={applyTo} onChange={setApplyTo} />
  );
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const { deal_id: dealId } = reservation;
  const isAllowed = (action: ReservationAction): boolean => reservation.allowed_actions.includes(action);
  const close = (): void => setOpenDialog(null);
  const isMailed = reservation.customer_email !== '';
  const withoutReason =
    (step: () => Promise<string | null>): ConfirmAction =>
    async () => {
      const refused = await step();
      if (refused === null) close();
      return refused;
    };
  const withReason =
    (step: (reason: string, code: CancelCode | null) => Promise<string | null>): ConfirmAction =>
    async (reason, code = null) => {
      const refused = await step(reason ?? '', code);
      if (refused === null) close();
      return refused;
    };
  const renderDialog = (): ReactNode => (
    <>
      {!isMailed && (openDialog === 'refuse' || openDialog === 'cancel') && (
        <ConfirmDialog
          danger
          title={openDialog === 'refuse' ? ownReservation.releaseTitle : texts.cancelTitle}
          text={openDialog === 'refuse' ? ownReservation.releaseText : ownReservation.cancelText}
          yes={openDialog === 'refuse' ? ownReservation.release : texts.cancelYes}
          no={texts.keep}
          onYes={withoutReason(openDialog === 'refuse' ? steps.release : steps.cancelWithoutMail)}
          onClose={close}
        >
          {choice}
        </ConfirmDialog>
      )}
      {isMailed && openDialog === 'refuse' && (
        <ReasonDialog
          title={reservation.is_option ? ownReservation.releaseTitle : texts.refuseTitle}
          text={reservation.is_option ? ownReservation.releaseMailedText : texts.refuseText}
          label={texts.reason}
          codes={CODES}
          yes={reservation.is_option ? ownReservation.release : texts.refuseYes}
          no={texts.keep}
          onYes={withReason(steps.refuse)}
          onClose={close}
        >
          {choice}
        </ReasonDialog>
      )}
      {isMailed && openDialog === 'cancel' && (
        <ReasonDialog
          title={texts.cancelTitle}
          text={texts.cancelText}
          label={texts.reason}
          codes={CODES}
          yes={texts.cancelYes}
          no={texts.keep}
          onYes={withReason(steps.cancel)}
          onClose={close}
        >
          {choice}
        </ReasonDialog>
      )}
      {openDialog === 'change' && <ChangeDialog reservation={reservation} onClose={close} />}
    </>
  );
  return (
    <>
      <div className={styles['steps']}>
        {isAllowed('confirm') && (
          <Button variant="primary" onClick={() => setOpenDialog('confirm')}>
            {describeConfirmation(reservation, getDefaultScope(reservation)) ?? texts.confirm}
          </Button>
        )}
        {isAllowed('change') && (
          <Button onClick={() => setOpenDialog('change')}>{reservationChange.host.open}</Button>
        )}
        {isAllowed('refuse') && (
          <Button variant="danger" onClick={() => setOpenDialog('refuse')}>
            {reservation.is_option ? ownReservation.release : texts.refuse}
          </Button>
        )}
        {isAllowed('cancel') && dealId === null && (
          <Button variant="danger" onClick={() => setOpenDialog('cancel')}>
            {texts.cancel}
          </Button>
        )}
        {isAllowed('cancel') && dealId !== null && (
          <ButtonLink variant="danger" to={buildDealCancellationUrl(dealId, reservation.id)}>
            {texts.cancel}
          </ButtonLink>
        )}
      </div>
      {openDialog === 'confirm' && <ConfirmReservationDialog reservation={reservation} onClose={close} />}
      {openDialog !== null && openDialog !== 'confirm' && reservation.series_id === null && renderDialog()}
      {openDialog !== null && openDialog !== 'confirm' && reservation.series_id !== null && (
        <SeriesStepDialogs
          reservation={reservation}
          step={openDialog}
          renderOne={renderDialog}
          onClose={close}
        />
      )}
    </>
  );
}
