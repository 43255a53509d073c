import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from './space-review.entity.ts';

/**
 * Merges later changes: the first `before` and the latest `after` of each field. A field back at its first
 * value is no change.
 */
export function mergeChanges(former: readonly FieldChange[], later: readonly FieldChange[]): FieldChange[] {
  const merged = new Map(former.map((change) => [change.field, change]));
  for (const { field, before, after } of later)
    merged.set(field, { field, before: merged.has(field) ? merged.get(field)?.before : before, after });
  return [...merged.values()].filter(({ before, after }) => !isDeepStrictEqual(before, after));
}
