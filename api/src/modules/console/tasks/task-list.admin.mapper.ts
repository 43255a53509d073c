import { isRemindable } from '@prostora/contracts/operator-tasks.ts';
import type { AdminTaskDto } from './task-list.admin.dto.ts';
import type { AdminTask } from './task-list.admin.repository.ts';

/** Maps an item to its DTO; money in CZK. */
export function toAdminTaskDto(task: AdminTask): AdminTaskDto {
  const { kind, id, title, place, spaceId, value, since, dates, owners, remindedAt, canRemind } = task;
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
