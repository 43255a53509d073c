// Prices of the copied spaces: six of ten have a list of six rules, two and a half opening hours with a price, the
// others a price from. Lists differ in what their price depends on.
import pg from 'pg';
import { normalizePriceList } from '../../libs/pricing/src/index.ts';
import { rng } from './yardstick/lib.mjs';

const BATCH = 5000;
const SEED = 11;
const LIST_SHARE = 0.6;
const HOURS_SHARE = 0.85;

const TARIFFS = [
  { code: 'bezna', label: 'Běžná', kind: 'soukroma', is_default: true },
  { code: 'firma', label: 'Firma', kind: 'komercni' },
  { code: 'spolek', label: 'Spolek', kind: 'mistni_spolek', needs_proof: true },
];
const PERIODS = [{ code: 'leto', label: 'Léto', kind: 'yearly', from: '05-01', to: '09-30' }];

/** Bodies of lists. */
const LISTS = [
  (base, rule) => ({
    tariffs: TARIFFS,
    periods: PERIODS,
    rules: [
      base('firma', { when: { tariffs: ['firma'] } }),
      base('vikend', { when: { weekdays: [6, 7] }, min_units: 4 }),
      base('leto', { when: { periods: ['leto'] } }),
      base('zaklad'),
      rule('uklid', 'mandatory'),
      rule('kauce', 'deposit'),
    ],
  }),
  (base, rule) => ({
    rules: [
      base('osoby', { unit: 'person', amount: 190, when: { min_guests: 30 } }),
      base('den', { unit: 'day', amount: 9000 }),
      rule('obsluha', 'mandatory', { unit: 'started_hour' }),
      rule('vecer', 'surcharge', {
        unit: null,
        amount: null,
        percent: 20,
        when: { from: '18:00', to: '06:00' },
      }),
      rule('sleva', 'discount', { unit: null, amount: null, percent: 10, when: { max_guests: 40 } }),
      rule('kauce', 'deposit'),
    ],
  }),
  (base, rule) => ({
    vat_payer: true,
    includes_vat: false,
    rules: [
      base('sobota', { when: { weekdays: [6] } }),
      base('svatek', { when: { periods: ['holidays'] } }),
      base('zaklad', { min_units: 3, step_minutes: 30 }),
      rule('obcerstveni', 'mandatory', { unit: 'person', amount: 120, vat_item: 'catering' }),
      rule('dlouha', 'discount', { unit: null, amount: null, fraction: [1, 10], when: { min_minutes: 480 } }),
      rule('kauce', 'deposit'),
    ],
  }),
  (base, rule) => ({
    rules: [
      base('vecer', { split: true, when: { from: '18:00', to: '06:00' } }),
      base('vikend', { split: true, when: { weekdays: [6, 7] } }),
      base('zaklad', { split: true }),
      rule('uklid', 'mandatory'),
      rule('poplatek', 'surcharge', { unit: 'person', amount: 21 }),
      rule('kauce', 'deposit'),
    ],
  }),
  (base, rule) => ({
    tariffs: TARIFFS,
    rules: [
      base('spolek', { when: { tariffs: ['spolek'] }, cap: 8000 }),
      base('banket', { unit: 'event', amount: 14_000, when: { layouts: ['banket'] } }),
      base('zaklad', { unit: 'started_24h', amount: 7000 }),
      rule('topeni', 'mandatory', { when: { not_periods: ['school_holidays'] } }),
      rule('energie', 'metered', { unit: 'kwh', amount: 9 }),
      rule('posledni', 'discount', { unit: null, amount: null, percent: 15, when: { max_lead_days: 14 } }),
    ],
  }),
];

const PRICES = [
  `insert into price_list (id, customer_id, name, state, includes_vat, vat_payer, day_start, definition, published_at)
     select id, 1, list->>'name', 'draft', (list->>'includesVat')::bool, (list->>'vatPayer')::bool, list->>'dayStart',
       list - '{name,includesVat,vatPayer,dayStart}'::text[], now()
     from json_to_recordset($1) as r(id int, list jsonb) where list is not null`,
  `insert into price_scope (list_id, space_id, valid_from) select id, id, '2020-01-01' from json_to_recordset($1) as r(id int, list jsonb) where list is not null`,
  `insert into availability_rule (space_id, weekdays, from_minute, to_minute, price_per_hour_haler, exceptions)
     select id, weekdays::int[], from_minute, to_minute, rate, '{}'
     from json_to_recordset($1) as r(id int, rate int),
       (values ('{1,2,3,4,5}', 480, 1320), ('{6,7}', 540, 1440)) as hours (weekdays, from_minute, to_minute)
     where rate is not null`,
];

function buildPrices(id, random) {
  const draw = () => 100 * (2 + Math.floor(random() * 28));
  const build = (code, kind, more) => ({ code, label: code, kind, unit: 'event', amount: draw(), ...more });
  const base = (code, more) => build(code, 'base', { group: 'base', unit: 'hour', ...more });
  const share = random();
  const body = LISTS[id % LISTS.length](base, build);
  return {
    id,
    list: share < LIST_SHARE ? normalizePriceList({ name: 'Ceník', vat_payer: false, ...body }) : null,
    rate: share >= LIST_SHARE && share < HOURS_SHARE ? 100 * draw() : null,
  };
}

/** Gives prices to the spaces of the product, by ids from 1 on. */
export async function loadPrices(productUrl, spaces) {
  const random = rng(SEED);
  const product = new pg.Client({ connectionString: productUrl });
  await product.connect();
  try {
    for (let after = 0; after < spaces; after += BATCH) {
      const count = Math.min(BATCH, spaces - after);
      const rows = Array.from({ length: count }, (_unused, at) => buildPrices(after + at + 1, random));
      for (const statement of PRICES) await product.query(statement, [JSON.stringify(rows)]);
    }
    await product.query(`update price_list set state = 'published'`);
    await product.query('analyze');
  } finally {
    await product.end();
  }
}
