import type { CatalogMarksDto } from './catalog-marks.admin.dto.ts';
import type { CatalogMarks } from './catalog-marks.admin.service.ts';

export const toCatalogMarksDto = ({ waiting, failing, oldestAt, spaces }: CatalogMarks): CatalogMarksDto => ({
  waiting,
  failing,
  oldest_at: oldestAt?.toISOString() ?? null,
  items: spaces.map(({ spaceId, name, since, attempts, nextAt, reason }) => ({
    space_id: spaceId,
    name,
    since: since.toISOString(),
    attempts,
    next_at: nextAt?.toISOString() ?? null,
    reason,
  })),
});
