import { toFilterKey, type SeoFilter } from './seo-filter.ts';

/** The fields that decide whether two SEO URLs have the same filter. */
export type FilterRow = { id: number; path: string } & SeoFilter;
/** Part of a filter in which a value is replaced. */
export type FilterMember = 'purpose' | 'attribute';

/** Replaces `from` by `into`, without duplicates and sorted; returns the same row if nothing changed. */
function replaceValue(row: FilterRow, member: FilterMember, from: number, into: number): FilterRow {
  if (member === 'purpose') return row.purposeId === from ? { ...row, purposeId: into } : row;
  if (!row.attributeIds.includes(from)) return row;
  return {
    ...row,
    attributeIds: [...new Set(row.attributeIds.map((id) => (id === from ? into : id)))].sort(
      (one, other) => one - other,
    ),
  };
}

/**
 * Effect of a merged value on SEO URLs: those with a changed filter, and those removed because another one
 * has the same filter. An unchanged one wins, otherwise the oldest.
 */
export function mergeFilters(
  rows: readonly FilterRow[],
  member: FilterMember,
  from: number,
  into: number,
): { changed: FilterRow[]; removed: { id: number; path: string; to: string }[] } {
  const merged = rows
    .map((row) => ({
      row: replaceValue(row, member, from, into),
      isChanged: replaceValue(row, member, from, into) !== row,
    }))
    .sort((one, other) => Number(one.isChanged) - Number(other.isChanged) || one.row.id - other.row.id);
  const rowByFilter = new Map<string, FilterRow>();
  const changed: FilterRow[] = [];
  const removed: { id: number; path: string; to: string }[] = [];
  for (const { row, isChanged } of merged) {
    const existing = rowByFilter.get(toFilterKey(row));
    if (existing) removed.push({ id: row.id, path: row.path, to: existing.path });
    else {
      rowByFilter.set(toFilterKey(row), row);
      if (isChanged) changed.push(row);
    }
  }
  return { changed, removed };
}
