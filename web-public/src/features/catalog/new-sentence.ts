import { suggestFilters, type Client } from '@prostora/api-client';
import { VALUE_GROUPS, pickGroup } from './catalog-sentence.ts';
import { EMPTY_FILTER, withSentence, type CatalogFilter, type FilterValues } from './catalog-url.ts';

/** A filter with a new sentence: what it says replaces the values that were chosen before. */
export async function withNewSentence(api: Client, values: FilterValues, q: string): Promise<CatalogFilter> {
  const chips = await suggestFilters({ client: api, query: { q } }).then(
    ({ parsed }) => parsed?.chips ?? [],
    () => [],
  );
  const said = VALUE_GROUPS.filter(({ slots }) => chips.some(({ slot }) => slots.includes(slot)));
  const cleared: Partial<FilterValues> = Object.assign(
    {},
    ...said.map((group) => pickGroup(group, EMPTY_FILTER)),
  );
  return withSentence({ ...values, ...cleared }, q);
}
