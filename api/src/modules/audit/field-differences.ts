import { isDeepStrictEqual } from 'node:util';

type Values = Readonly<Record<string, unknown>>;

/** One member that changed; null where it was not there. */
export type FieldDifference = { field: string; before: unknown; after: unknown };

/** What differs between two states, member by member, in the order of their first mention. */
export function fieldDifferences(before: Values, after: Values): FieldDifference[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.flatMap((field) => {
    const difference = { field, before: before[field] ?? null, after: after[field] ?? null };
    return isDeepStrictEqual(difference.before, difference.after) ? [] : [difference];
  });
}
