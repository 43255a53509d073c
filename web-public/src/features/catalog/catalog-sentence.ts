import type { Address, CatalogFilter, FilterValues, SentenceChip } from './catalog-filter.ts';

type ValueGroup = { keys: readonly (keyof FilterValues)[]; slots: readonly SentenceChip['slot'][] };
/** Values that are set together, with the slots of a sentence that say them. */
export const VALUE_GROUPS: readonly ValueGroup[] = [
  { keys: ['location'], slots: ['location', 'locations', 'not_location'] },
  { keys: ['purpose'], slots: ['purpose'] },
  { keys: ['attributes'], slots: ['attributes'] },
  { keys: ['dateFrom', 'dateTo', 'flexible', 'weekdays', 'repeat'], slots: ['date', 'weekdays', 'repeat'] },
  { keys: ['timeFrom', 'timeTo'], slots: ['time'] },
  { keys: ['guests'], slots: ['guests'] },
  { keys: ['layout'], slots: ['layout'] },
  { keys: ['priceMax'], slots: ['price_max', 'price_max_per_person', 'price_max_per_hour'] },
];

const toText = (values: FilterValues, { keys }: ValueGroup): string =>
  keys.map((key) => values[key] || (values[key] === 0 ? 0 : '')).join();
/** Whether no value of a group is set. */
export const isEmpty = (values: FilterValues, group: ValueGroup): boolean =>
  !/[^,]/u.test(toText(values, group));
/** The values of a group. */
export const pickGroup = ({ keys }: ValueGroup, from: FilterValues): Partial<FilterValues> =>
  Object.fromEntries(keys.map((key) => [key, from[key]]));

/** The sentence without the words of a chip. */
export const removeChip = ({ without }: SentenceChip): string => readSentence(without);

/** The sentence of a query string. */
export const readSentence = (query: string): string => new URLSearchParams(query).get('q') ?? '';

/**
 * What the address of a filter says. A changed value stands in it above the sentence; of a value that was
 * removed the sentence loses its words.
 */
export function toAddress({ sentence, ...values }: CatalogFilter): Address {
  if (!sentence) return { ...values, q: '' };
  const { effective, explicit, chips } = sentence;
  const address = { ...values, q: sentence.q };
  for (const group of VALUE_GROUPS) {
    if (toText(values, group) === toText(effective, group))
      Object.assign(address, pickGroup(group, explicit));
    else if (isEmpty(values, group))
      for (const chip of chips)
        if (group.slots.includes(chip.slot))
          address.q =
            address.q === sentence.q
              ? removeChip(chip)
              : address.q.replace(chip.text, '').replaceAll(/\s+/gu, ' ').trim();
  }
  return address;
}
