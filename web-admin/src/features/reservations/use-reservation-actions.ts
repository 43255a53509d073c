import { useMemo } from 'react';
import { cancelReservation, confirmReservation, type AdminReservationRow } from '@prostora/api-client';
import { adminReservations as texts } from '@prostora/strings/cs/admin-reservations.ts';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { useApi, useCommand, useConfirm } from '../../kit/index.ts';
import { describeEvent } from './reservation-event.ts';
import type { BulkAction } from '../../kit/table/resource-table.tsx';

const canEnd = ({ allowed_actions }: AdminReservationRow): boolean =>
  allowed_actions.includes('refuse') || allowed_actions.includes('cancel');

const withEvent = (group: AdminReservationRow['group'], text: string): string =>
  group ? `${describeEvent(group)}. ${text}` : text;

/** Confirms or ends a reservation after confirmation; people are notified at once, so there is no undo. */
export function useReservationActions() {
  const api = useApi();
  const ask = useConfirm();
  const confirm = useCommand({
    run: (id: number) => confirmReservation({ client: api, path: { id }, body: {} }),
    done: ({ proposal }) => (proposal ? reservationChange.console.sent : texts.confirm.done),
  });
  const end = useCommand({
    run: ({ id, reason }: { id: number; reason: string; isRequest: boolean }) =>
      cancelReservation({ client: api, path: { id }, body: { reason } }),
    done: (_answer, { isRequest }) => (isRequest ? texts.cancel.refused : texts.cancel.done),
  });
  return {
    confirm: ({ id, group }: AdminReservationRow) =>
      ask({
        title: texts.confirm.title(id),
        text: withEvent(group, texts.confirm.text),
        confirmLabel: texts.confirm.confirm,
        onConfirm: () => confirm(id),
      }),
    end: ({ id, group, allowed_actions }: AdminReservationRow) => {
      const isRequest = allowed_actions.includes('refuse');
      ask({
        title: isRequest ? texts.cancel.refuseTitle(id) : texts.cancel.title(id),
        text: withEvent(group, texts.cancel.text),
        confirmLabel: isRequest ? texts.cancel.refuseConfirm : texts.cancel.confirm,
        danger: true,
        reason: { hint: texts.cancel.hint },
        onConfirm: (reason) => end({ id, reason, isRequest }),
      });
    },
  };
}

/** Cancels several reservations with one reason. */
export function useBulkCancel(): readonly BulkAction<AdminReservationRow>[] {
  const api = useApi();
  return useMemo(
    () => [
      {
        key: 'cancel',
        label: texts.cancel.bulk,
        isFor: canEnd,
        run: (row, reason) => cancelReservation({ client: api, path: { id: row.id }, body: { reason } }),
        done: texts.cancel.bulkDone,
        confirm: {
          title: texts.cancel.bulkTitle,
          text: texts.cancel.bulkText,
          confirmLabel: texts.cancel.confirm,
          danger: true,
          reason: { hint: texts.cancel.hint },
        },
      },
    ],
    [api],
  );
}
