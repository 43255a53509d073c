import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { ChangeDialog } from '../detail/change-dialog.tsx';
import { reservationQuery } from '../reservation-queries.ts';
import type { PendingMove } from './use-moves.ts';

/**
 * Change dialog of a dragged reservation, after its details are loaded. A proposal moves it back to the
 * agreed slot.
 */
export function PendingMoveDialog({
  asked: { reservation, proposed, spaceId, settle },
}: {
  asked: PendingMove;
}): ReactNode {
  const { data, error } = useQuery({ ...reservationQuery(useApi(), reservation.id), staleTime: 0 });
  useEffect(() => {
    if (error) settle(false);
  }, [error, settle]);
  return data ? (
    <ChangeDialog
      reservation={data.reservation}
      proposed={proposed}
      proposedSpaceId={spaceId ?? data.reservation.space.id}
      onClose={settle}
    />
  ) : null;
}
