import { isRemindable } from './waiting-list.kinds.ts';
import type { WaitingItemDto } from './waiting-list.dto.ts';
import type { WaitingItem } from './waiting-list.repository.ts';

/** Maps an item to its DTO; money in CZK. */
export function toWaitingItemDto(thing: WaitingItem): WaitingItemDto {
  const { kind, id, title, place, spaceId, value, since, dates, owners, remindedAt, canRemind } = thing;
  return {
    kind,
    id,
    title,
    place,
    space_id: spaceId,
    value: value === null ? null : value / 100,
    waits_since: since.toISOString(),
    dates,
    owners,
    can_remind: isRemindable(kind) && canRemind,
    reminded_at: remindedAt?.toISOString() ?? null,
  };
}
