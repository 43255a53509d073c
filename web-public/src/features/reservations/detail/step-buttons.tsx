import type { Reservation, ReservationAction } from '@prostora/api-client';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { ReasonDialog, type Step } from '../../../components/dialogs/dialogs.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import styles from './detail.module.css';
import { ConfirmReservationDialog } from './confirm-reservation-dialog.tsx';
import { useReservationSteps } from './use-reservation-steps.ts';

const texts = reservations.detail;
type Asked = 'confirm' | 'refuse' | 'cancel' | 'change';

/** Actions allowed by the server. Refusing and cancelling require a reason. */
export function StepButtons({ reservation }: { reservation: Reservation }): ReactNode {
  const steps = useReservationSteps(reservation);
  const [asked, setAsked] = useState<Asked | null>(null);
  const may = (action: ReservationAction): boolean => reservation.allowed_actions.includes(action);
  const close = (): void => setAsked(null);
  const reasoned =
    (step: (reason: string) => Promise<string | null>): Step =>
    async (reason) => {
      const refused = await step(reason ?? '');
      if (refused === null) close();
      return refused;
    };
  return (
    <>
      <div className={styles['steps']}>
        {may('confirm') && (
          <Button variant="primary" onClick={() => setAsked('confirm')}>
            {texts.confirm}
          </Button>
        )}
        {may('change') && <Button onClick={() => setAsked('change')}>{reservationChange.host.open}</Button>}
        {may('refuse') && (
          <Button variant="danger" onClick={() => setAsked('refuse')}>
            {texts.refuse}
          </Button>
        )}
        {may('cancel') && (
          <Button variant="danger" onClick={() => setAsked('cancel')}>
            {texts.cancel}
          </Button>
        )}
      </div>
      {asked === 'confirm' && <ConfirmReservationDialog reservation={reservation} onClose={close} />}
      {asked === 'refuse' && (
        <ReasonDialog
          title={texts.refuseTitle}
          text={texts.refuseText}
          label={texts.reason}
          yes={texts.refuseYes}
          no={texts.keep}
          onYes={reasoned(steps.refuse)}
          onClose={close}
        />
      )}
      {asked === 'cancel' && (
        <ReasonDialog
          title={texts.cancelTitle}
          text={texts.cancelText}
          label={texts.reason}
          yes={texts.cancelYes}
          no={texts.keep}
          onYes={reasoned(steps.cancel)}
          onClose={close}
        />
      )}
      {asked === 'change' && <ChangeDialog reservation={reservation} onClose={close} />}
    </>
  );
}
