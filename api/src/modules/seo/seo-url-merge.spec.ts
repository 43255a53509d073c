import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergeFilters, type FilterRow } from './seo-url-merge.ts';

const FROM = 1;
const INTO = 2;
const id = fc.option(fc.constantFrom(FROM, INTO, 3), { nil: null });
const filter = fc.record({
  locationId: fc.option(fc.constantFrom(7, 8), { nil: null }),
  purposeId: id,
  capacity: fc.constantFrom(null, 'do-50' as const),
  attributeIds: fc
    .uniqueArray(fc.constantFrom(FROM, INTO, 3, 4), { maxLength: 3 })
    .map((ids) => ids.sort((one, other) => one - other)),
});
const toKey = ({ locationId, purposeId, capacity, attributeIds }: Omit<FilterRow, 'id' | 'path'>): string =>
  JSON.stringify([locationId, purposeId, capacity, attributeIds]);
/** SEO URLs with unique filters, as the database guarantees. */
const table = fc
  .uniqueArray(filter, { maxLength: 12, selector: toKey })
  .map((filters) =>
    filters.map((one, index): FilterRow => ({ ...one, id: index + 1, path: `adresa-${index + 1}` })),
  );
const member = fc.constantFrom('purpose' as const, 'attribute' as const);

/** The table after the merge. */
function after(rows: readonly FilterRow[], of: 'purpose' | 'attribute'): FilterRow[] {
  const { changed, removed } = mergeFilters(rows, of, FROM, INTO);
  return rows
    .filter((row) => !removed.some((gone) => gone.id === row.id))
    .map((row) => changed.find((one) => one.id === row.id) ?? row);
}

describe('mergeFilters', () => {
  it('leaves neither the old value nor duplicate filters', () => {
    fc.assert(
      fc.property(table, member, (rows, of) => {
        const left = after(rows, of);
        expect(
          left.some(({ purposeId, attributeIds }) =>
            of === 'purpose' ? purposeId === FROM : attributeIds.includes(FROM),
          ),
        ).toBe(false);
        expect(new Set(left.map(toKey)).size).toBe(left.length);
        expect(
          left.every(
            ({ attributeIds }) =>
              String(attributeIds) === String([...new Set(attributeIds)].sort((one, other) => one - other)),
          ),
        ).toBe(true);
      }),
    );
  });

  it('keeps a SEO URL or a redirect target for every former filter', () => {
    fc.assert(
      fc.property(table, member, (rows, of) => {
        const { removed } = mergeFilters(rows, of, FROM, INTO);
        const left = after(rows, of);
        for (const row of rows) {
          const address = removed.find((gone) => gone.id === row.id)?.to ?? row.path;
          const shown = left.find(({ path }) => path === address);
          const wanted = {
            ...row,
            purposeId: of === 'purpose' && row.purposeId === FROM ? INTO : row.purposeId,
            attributeIds:
              of === 'attribute'
                ? [...new Set(row.attributeIds.map((one) => (one === FROM ? INTO : one)))].sort(
                    (one, other) => one - other,
                  )
                : row.attributeIds,
          };
          expect(shown && toKey(shown)).toBe(toKey(wanted));
        }
      }),
    );
  });

  it('leaves filters without the old value unchanged', () => {
    fc.assert(
      fc.property(table, member, (rows, of) => {
        const { changed, removed } = mergeFilters(rows, of, FROM, INTO);
        const untouched = rows
          .filter(({ purposeId, attributeIds }) =>
            of === 'purpose' ? purposeId !== FROM : !attributeIds.includes(FROM),
          )
          .map((row) => row.id);
        expect([...changed, ...removed].filter((row) => untouched.includes(row.id))).toEqual([]);
      }),
    );
  });
});
