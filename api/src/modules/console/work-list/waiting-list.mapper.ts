import { isRemindable } from './waiting-list.kinds.ts';
import type { WaitingItemDto } from './waiting-list.dto.ts';
import type { WaitingItem } from './waiting-list.repository.ts';

const DAY = 86_400_000;

/** Maps an item to its DTO; money in CZK. */
export function toWaitingItemDto(thing: WaitingItem, now: Date): WaitingItemDto {
  const { kind, id, title, place, spaceId, value, since, owners, remindedAt } = thing;
  const wasReminded = remindedAt !== null && now.getTime() - remindedAt.getTime() < DAY;
  return {
    kind,
    id,
    title,
    place,
    space_id: spaceId,
    value: value === null ? null : value / 100,
    waits_since: since.toISOString(),
    owners,
    can_remind: isRemindable(kind) && owners.length > 0 && !wasReminded,
    reminded_at: remindedAt?.toISOString() ?? null,
  };
}
