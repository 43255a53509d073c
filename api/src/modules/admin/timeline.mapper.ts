import { fieldDifferences } from '../audit/index.ts';
import type { TimelineEntryDto } from './timeline.dto.ts';
import type { StoryRow } from './timeline.repository.ts';
import { STORIES, type StoryKind } from './timeline.sources.ts';

const KIND_OF: ReadonlyMap<string, StoryKind> = new Map(
  Object.values(STORIES)
    .flat()
    .map(({ name, kind }) => [name, kind]),
);

/** Maps an entry; audit records contain their changed fields. */
export const timelineEntry = (row: StoryRow): TimelineEntryDto => ({
  id: `${row.source}-${row.id}-${row.action}`,
  at: new Date(row.at).toISOString(),
  kind: KIND_OF.get(row.source) ?? 'audit',
  action: row.action,
  state: row.state,
  label: row.label,
  place: row.place,
  actor: row.actor,
  impersonator: row.impersonator,
  changes: fieldDifferences(row.before ?? {}, row.after ?? {}),
  target:
    row.targetType === null || row.targetId === null ? null : { type: row.targetType, id: row.targetId },
});
