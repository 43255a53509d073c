import type { PublicPriceList, PublicPriceListAnswer } from '@prostora/api-client';

type Rule = PublicPriceList['rules'][number];

const NO_CONDITIONS: Rule['when'] = {
  tariffs: [],
  purposes: [],
  layouts: [],
  options: [],
  not_options: [],
  weekdays: [],
  periods: [],
  not_periods: [],
  from: null,
  to: null,
  min_minutes: null,
  max_minutes: null,
  min_guests: null,
  max_guests: null,
  max_lead_days: null,
};

export const priceRule = (
  kind: Rule['kind'],
  code: string,
  label: string,
  text: string,
  change: Partial<Rule> = {},
): Rule => ({
  code,
  label,
  kind,
  group: null,
  unit: 'event',
  amount: 0,
  percent: null,
  fraction: null,
  applies_to: [],
  covers: 'event',
  step_minutes: 1,
  min_units: 0,
  free_units: 0,
  cap: null,
  split: false,
  vat_item: 'rent',
  refundable: true,
  up_to: false,
  minus_total: false,
  when: NO_CONDITIONS,
  text,
  ...change,
});

/** List of a hall: two tariffs, exclusive rooms, cleaning, table-cloths, metered energy and a deposit. */
export const publicPriceList = (change: Partial<PublicPriceList> = {}): PublicPriceList => ({
  id: 12,
  name: 'Ceník sálu 2026',
  includes_vat: true,
  vat_payer: true,
  valid_from: '2026-01-01',
  valid_until: null,
  tariffs: [
    { code: 'bezna', label: 'Běžná akce', kind: 'soukroma', is_default: true, needs_proof: false },
    { code: 'spolek', label: 'Místní spolek', kind: 'mistni_spolek', is_default: false, needs_proof: true },
  ],
  options: [
    { code: 'sal', label: 'Sál', group: 'mistnost', is_default: true },
    { code: 'salonek', label: 'Salonek', group: 'mistnost', is_default: false },
    { code: 'uklidime', label: 'Uklidíme sami', group: null, is_default: false },
  ],
  periods: [],
  rules: [
    priceRule('base', 'hodina', 'Pronájem', 'Pronájem 250 Kč za každou začatou hodinu'),
    priceRule('mandatory', 'uklid', 'Úklid', 'Bez volby „Uklidíme sami“: Úklid 600 Kč za akci'),
    priceRule('addon', 'ubrus', 'Ubrus', 'Ubrus 35 Kč za kus', { unit: 'piece', amount: 35 }),
    priceRule('metered', 'elektrina', 'Elektřina', 'Elektřina podle měřidla 8 Kč/kWh'),
    priceRule('deposit', 'kauce', 'Kauce', 'Kauce 5 000 Kč'),
  ],
  ...change,
});

export const priceListAnswer = (change: Partial<PublicPriceList> = {}): PublicPriceListAnswer => ({
  price_list: publicPriceList(change),
  next: null,
});
