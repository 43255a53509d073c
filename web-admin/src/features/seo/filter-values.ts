import type { AdminSeoUrlRow } from '@prostora/api-client';
import { seo } from '@prostora/strings/cs/seo.ts';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';

export type FilterValue = { key: string; words: string; isGone: boolean };

/** Names of a filter's values; an empty filter is the whole catalogue. */
export function listFilterValues({
  location,
  purpose,
  capacity,
  attributes,
}: Pick<AdminSeoUrlRow, 'location' | 'purpose' | 'capacity' | 'attributes'>): FilterValue[] {
  const named = [
    { value: location, kind: 'location' },
    { value: purpose, kind: 'purpose' },
  ].flatMap(({ value, kind }) =>
    value ? [{ key: `${kind}-${value.id}`, words: value.name, isGone: value.gone }] : [],
  );
  const words = [
    ...named,
    ...(capacity ? [{ key: capacity, words: seo.catalog.capacity(capacity), isGone: false }] : []),
    ...attributes.map(({ id, name, gone }) => ({ key: `attribute-${id}`, words: name, isGone: gone })),
  ];
  return words.length > 0 ? words : [{ key: 'all', words: adminSeo.anywhere, isGone: false }];
}
