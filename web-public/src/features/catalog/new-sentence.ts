import { suggestFilters, type Client } from '@prostora/api-client';
import { hasEventDetails } from '@prostora/contracts';
import { VALUE_GROUPS, pickGroup } from './catalog-sentence.ts';
import type { FilterValues } from './catalog-filter.ts';
import { EMPTY_FILTER, countConditions } from './catalog-url.ts';
import type { Catalog } from './use-catalog.ts';

/** Opens the list of a typed sentence; what the sentence says replaces what was chosen before. */
export async function openSentence(api: Client, { filter, change }: Catalog, q: string): Promise<void> {
  const chosen = filter.sentence?.explicit ?? filter;
  const isAsked = q !== '' && (countConditions(chosen) > 0 || hasEventDetails(chosen));
  const said = isAsked ? await listSaidValues(api, q) : {};
  const values: FilterValues = { ...chosen, ...said, search: '', page: 1 };
  change({ ...values, sentence: { q, chips: [], explicit: values, effective: values } });
}

/** Values that a sentence says, cleared; none when it cannot be read. */
async function listSaidValues(api: Client, q: string): Promise<Partial<FilterValues>> {
  const chips = await suggestFilters({ client: api, query: { q } }).then(
    ({ parsed }) => parsed?.chips ?? [],
    () => [],
  );
  const said = VALUE_GROUPS.filter(({ slots }) => chips.some(({ slot }) => slots.includes(slot)));
  return Object.assign({}, ...said.map((group) => pickGroup(group, EMPTY_FILTER))) as Partial<FilterValues>;
}
