import { filterKey, type SeoFilter } from './seo-filter.ts';

/** What of a SEO address decides whether two of them are one. */
export type FilterRow = { id: number; path: string } & SeoFilter;
/** Part of a filter in which one value takes the place of another. */
export type FilterMember = 'purpose' | 'attribute';

/** The row with `into` wherever it had `from`: once, and in order; the very same row where it had not. */
function replaced(row: FilterRow, member: FilterMember, from: number, into: number): FilterRow {
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
 * What becomes of the addresses when a value takes the place of another: those whose filter is different, and those that would stand
 * for the filter of another one and give way to it. The one that stood for it before stays, else the oldest.
 */
export function mergedFilters(
  rows: readonly FilterRow[],
  member: FilterMember,
  from: number,
  into: number,
): { changed: FilterRow[]; removed: { id: number; path: string; to: string }[] } {
  const after = rows
    .map((row) => ({
      row: replaced(row, member, from, into),
      isChanged: replaced(row, member, from, into) !== row,
    }))
    .sort((one, other) => Number(one.isChanged) - Number(other.isChanged) || one.row.id - other.row.id);
  const kept = new Map<string, FilterRow>();
  const changed: FilterRow[] = [];
  const removed: { id: number; path: string; to: string }[] = [];
  for (const { row, isChanged } of after) {
    const holder = kept.get(filterKey(row));
    if (holder) removed.push({ id: row.id, path: row.path, to: holder.path });
    else {
      kept.set(filterKey(row), row);
      if (isChanged) changed.push(row);
    }
  }
  return { changed, removed };
}
