import type { CancelCode, Reservation, Series } from '@prostora/api-client';
import { cancelCodes } from '@prostora/strings/cs/lost-reasons.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { seriesTexts } from '@prostora/strings/cs/series.ts';
import type { ReactNode } from 'react';
import { ConfirmDialog, ReasonDialog } from '../../../../components/dialogs/dialogs.tsx';
import type { Following } from './series.ts';
import { useSeriesActions } from './use-series.ts';

const texts = seriesTexts.cancel;

/** Cancels this and the following occurrences, with a reason for a guest with an e-mail. */
export function SeriesCancelDialog({
  reservation,
  series,
  following,
  onClose,
}: {
  reservation: Reservation;
  series: Series;
  following: Following;
  onClose: () => void;
}): ReactNode {
  const { cancel } = useSeriesActions(series, following.fromDay);
  const days = new Set(following.occurrences.map(({ day }) => day)).size;
  const isOption = reservation.status === 'pending';
  const title = isOption ? texts.release : texts.title;
  const yes = isOption ? texts.releaseYes : texts.yes;
  const send = async (reason: string | null, code: CancelCode | null = null): Promise<string | null> => {
    const refused = await cancel(reason, code);
    if (refused === null) onClose();
    return refused;
  };
  const common = { title, yes, no: reservations.detail.keep, onYes: send, onClose };
  return reservation.customer_email === '' ? (
    <ConfirmDialog danger {...common} text={texts.withoutMail(days, following.fromDay)} />
  ) : (
    <ReasonDialog
      {...common}
      text={texts.text(days, following.fromDay)}
      label={reservations.detail.reason}
      codes={{ label: reservations.detail.cancelCode, options: cancelCodes }}
    />
  );
}
