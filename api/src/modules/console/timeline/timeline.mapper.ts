import { listFieldDifferences } from '../../audit/index.ts';
import type { TimelineEntryDto } from './timeline.dto.ts';
import type { TimelineRow } from './timeline.repository.ts';
import { TIMELINE_SOURCES, type TimelineKind } from './timeline.sources.ts';

const KIND_BY_SOURCE: ReadonlyMap<string, TimelineKind> = new Map(
  Object.values(TIMELINE_SOURCES)
    .flat()
    .map(({ name, kind }) => [name, kind]),
);

/** Maps an entry; audit records contain their changed fields. */
export const toTimelineEntryDto = (row: TimelineRow): TimelineEntryDto => ({
  id: `${row.source}-${row.id}-${row.action}`,
  at: new Date(row.at).toISOString(),
  kind: KIND_BY_SOURCE.get(row.source) ?? 'audit',
  action: row.action,
  state: row.state,
  label: row.label,
  place: row.place,
  actor: row.actor,
  impersonator: row.impersonator,
  changes: listFieldDifferences(row.before ?? {}, row.after ?? {}),
  target:
    row.targetType === null || row.targetId === null ? null : { type: row.targetType, id: row.targetId },
});
