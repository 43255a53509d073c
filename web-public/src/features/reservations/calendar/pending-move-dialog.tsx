import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { ChangeDialog } from '../detail/change-dialog.tsx';
import { SeriesStepDialogs } from '../detail/series/series-actions.tsx';
import { toMovedValues } from '../detail/series/series-change-values.ts';
import { reservationQuery } from '../reservation-queries.ts';
import type { PendingMove } from './use-moves.ts';

/**
 * Change dialog of a dragged reservation, after its details are loaded. A proposal moves it back to the
 * agreed slot. Within its day an occurrence of a series may move the following ones too.
 */
export function PendingMoveDialog({
  asked: { reservation: dragged, proposed, spaceId, settle },
}: {
  asked: PendingMove;
}): ReactNode {
  const { data, error } = useQuery({ ...reservationQuery(useApi(), dragged.id), staleTime: 0 });
  useEffect(() => {
    if (error) settle(false);
  }, [error, settle]);
  if (!data) return null;
  const { reservation } = data;
  const proposedSpaceId = spaceId ?? reservation.space.id;
  const renderOne = (): ReactNode => (
    <ChangeDialog
      reservation={reservation}
      proposed={proposed}
      proposedSpaceId={proposedSpaceId}
      onClose={settle}
    />
  );
  const moved = toMovedValues(reservation, proposed, proposedSpaceId);
  return moved && reservation.series_id !== null ? (
    <SeriesStepDialogs
      reservation={reservation}
      step="change"
      moved={moved}
      renderOne={renderOne}
      onClose={settle}
    />
  ) : (
    renderOne()
  );
}
