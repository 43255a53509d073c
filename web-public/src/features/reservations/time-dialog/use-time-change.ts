import {
  addAvailability,
  addBlockedSlot,
  changeAvailability,
  changeBlockedSlot,
  removeAvailability,
  removeBlockedSlot,
  removeBlockedSlots,
} from '@prostora/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@prostora/federation';
import { manySpaces } from '@prostora/strings/cs/many-spaces.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import type { TimeSlot } from '@prostora/ui/calendar/slot-text.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { parseNumber } from '../../../lib/space-numbers.ts';
import { invalidateSchedule } from '../reservation-queries.ts';
import { toSlotInput, type SlotValues } from '../../../components/slot-fields/slot-values.ts';

/** A single window, or a block. */
export type TimeKind = 'window' | 'block';
/** Record to create or change: `id` of an existing one, `spaceId` when known. */
export type TimeTarget = {
  kind: TimeKind;
  id: number | null;
  spaceId: number | null;
  slot: TimeSlot;
  price?: number;
  reason?: string;
  reasonPublic?: boolean;
  /** Group of a block that was made together with others. */
  groupId?: string | null;
};
export type TimeValues = SlotValues & {
  space_id: string;
  price_per_hour: string;
  reason: string;
  reason_public: boolean;
};

/** Saves and removes windows and blocks; invalidates schedules, also after a refusal. */
export function useTimeChange({ id, slot }: Pick<TimeTarget, 'id' | 'slot'>, kind: TimeKind) {
  const api = useApi();
  const client = useQueryClient();
  const texts = reservations[kind];
  const send = (values: TimeValues): Promise<unknown> => {
    const span = toSlotInput(values, slot);
    const spaceId = Number(values.space_id);
    if (kind === 'block') {
      const block = { ...span, reason: values.reason.trim(), reason_public: values.reason_public };
      return id === null
        ? addBlockedSlot({ client: api, body: { space_id: spaceId, ...block } })
        : changeBlockedSlot({ client: api, path: { id }, body: block });
    }
    const window = { ...span, price_per_hour: parseNumber(values.price_per_hour) ?? 0 };
    return id === null
      ? addAvailability({ client: api, body: { space_id: spaceId, ...window } })
      : changeAvailability({ client: api, path: { id }, body: window });
  };
  return {
    /** Throws the server's error. */
    save: async (values: TimeValues): Promise<void> => {
      try {
        await send(values);
        showToast(id === null ? texts.saved : texts.changed);
      } finally {
        void invalidateSchedule(client);
      }
    },
    /** Removes the blocks of a group. Resolves to null on success, otherwise to a message. */
    removeGroup: async (groupId: string): Promise<string | null> => {
      try {
        await removeBlockedSlots({ client: api, path: { groupId } });
        showToast(manySpaces.block.groupRemoved);
        return null;
      } catch (error) {
        return toErrorMessage(error);
      } finally {
        void invalidateSchedule(client);
      }
    },
    /** Resolves to null on success, otherwise to a message. */
    remove: async (): Promise<string | null> => {
      if (id === null) return null;
      try {
        await (kind === 'block'
          ? removeBlockedSlot({ client: api, path: { id } })
          : removeAvailability({ client: api, path: { id } }));
        showToast(texts.removed);
        return null;
      } catch (error) {
        return toErrorMessage(error);
      } finally {
        void invalidateSchedule(client);
      }
    },
  };
}
