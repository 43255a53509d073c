import { isDeepStrictEqual } from 'node:util';

type Values = Readonly<Record<string, unknown>>;

/** Missing values are null. */
export type FieldDifference = { field: string; before: unknown; after: unknown };

/** Changed fields of two states, in the order of their first occurrence. */
export function listFieldDifferences(before: Values, after: Values): FieldDifference[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.flatMap((field) => {
    const difference = { field, before: before[field] ?? null, after: after[field] ?? null };
    return isDeepStrictEqual(difference.before, difference.after) ? [] : [difference];
  });
}
