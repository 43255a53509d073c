// Deterministic request mixes: every contender gets the same list in the same order.
import { rng } from './yardstick/lib.mjs';

const WORDS = [
  'zámek',
  'svatby',
  'konference',
  'loft',
  'terasa',
  'výhled',
  'degustace',
  'koncert',
  'ateliér',
  'zahrada',
  'historický',
  'stodola',
  'pivovar',
  'obřad',
  'školení',
];
const HALLS = [
  'lípy',
  'růžku',
  'hradem',
  'vodou',
  'půdě',
  'věží',
  'statku',
  'mlýně',
  'panorama',
  'bohemia',
  'slavia',
  'orion',
  'aurora',
  'hvězda',
  'radost',
];
const CAPACITIES = [
  { from: 1, to: 50, bucket: 'do-50' },
  { from: 51, to: 150, bucket: '50-150' },
  { from: 151, to: 500, bucket: '150-500' },
];

/** Queries of the mixes. */
export const MIXES = {
  filter: 'region, purpose, two attributes, capacity',
  catalog: 'the same with markers (product: with all facets too)',
  text1: 'one word',
  text2: 'two words',
  landing: 'no filter, pages 1 to 5',
};

/** Mixes that the yardsticks cannot answer: lists for the visitor's event. The first one is their reference. */
export const EVENT_MIXES = {
  event: 'spaces free on a day, recommended first',
  total: 'the same, by total price',
  hours: 'the same with hours, guests and a kind of tenant, by total price',
  month: 'the Saturdays of a month, by total price',
};

/** Text mixes have different results by design: the product has Czech inflection and synonyms, the yardstick has not. */
export const isText = (kind) => kind.startsWith('text');

/** The requests of a mix; the same seed gives the same list. */
export function buildMix(kind, size = 200, seed = 7) {
  const random = rng(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  return Array.from({ length: size }, () => {
    switch (kind) {
      case 'filter':
      case 'catalog':
        return buildFilterQuery(random, kind === 'catalog');
      case 'text1':
        return { text: pick(HALLS), page: 1, attributes: [] };
      case 'text2':
        return { text: `${pick(WORDS)} ${pick(HALLS)}`, page: 1, attributes: [] };
      case 'landing':
        return { page: 1 + Math.floor(random() * 5), attributes: [] };
      case 'event':
      case 'total':
      case 'hours':
      case 'month':
        return buildEventQuery(random, kind);
      default:
        throw new Error(`unknown mix ${kind}`);
    }
  });
}

function buildFilterQuery(random, withMarkers) {
  const attributes = new Set();
  while (attributes.size < 2) attributes.add(drawZipf(random, 20, 0.7));
  const capacity = CAPACITIES[Math.floor(random() * CAPACITIES.length)];
  return {
    region: [1, 2, 11, 14, 1 + Math.floor(random() * 14)][Math.floor(random() * 5)],
    purpose: drawZipf(random, 25, 0.5),
    attributes: [...attributes].sort((one, other) => one - other),
    capacity,
    page: random() < 0.75 ? 1 : 2,
    withMarkers,
  };
}

const DAY_MS = 86_400_000;
const formatDay = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** One of two regions that have a tenth of the spaces each. The day is relative to the present one. */
function buildEventQuery(random, kind) {
  const draw = (from, to) => from + Math.floor(random() * (to - from + 1));
  const [region, days, start, length] = [random() < 0.5 ? 2 : 11, draw(2, 300), draw(8, 18), draw(2, 10)];
  const [guests, tariff] = [draw(1, 60), ['', 'komercni', 'mistni_spolek'][draw(0, 2)]];
  const clock = (hour) => `${String(hour).padStart(2, '0')}:00`;
  return {
    region,
    attributes: [],
    page: 1,
    event: {
      date_from: formatDay(days),
      date_to: formatDay(kind === 'month' ? days + 30 : days),
      ...(kind === 'event' ? {} : { sort: 'celkem' }),
      ...(kind === 'hours' && { time_from: clock(start), time_to: clock(start + length), guests, tariff }),
      ...(kind === 'month' && { flexible: 1, weekdays: 6 }),
    },
  };
}

function drawZipf(random, count, exponent) {
  const weights = Array.from({ length: count }, (_unused, i) => 1 / (i + 1) ** exponent);
  let remaining = random() * weights.reduce((sum, weight) => sum + weight);
  return (
    1 +
    Math.max(
      0,
      weights.findIndex((weight) => (remaining -= weight) < 0),
    )
  );
}

const buildQueryString = (members) =>
  Object.entries(members)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');

/** Builds the URL of a query by contender. */
export const ADAPTERS = {
  yardstick: (q) =>
    `/list?${buildQueryString({
      region: q.region,
      purpose: q.purpose,
      attributes: q.attributes.join(','),
      capFrom: q.capacity?.from,
      capTo: q.capacity?.to,
      q: q.text,
      page: q.page,
      markers: q.withMarkers ? 1 : undefined,
    })}`,
  product: (q) =>
    `/api/catalog/new/?${buildQueryString({
      location: q.region,
      purpose: q.purpose,
      attributes: q.attributes.join(','),
      capacity: q.capacity?.bucket,
      search: q.text,
      page: q.page,
      first_fetch: q.withMarkers ? 1 : undefined,
      ...q.event,
    })}`,
};

export const TOTAL_READERS = { yardstick: (body) => body.total, product: (body) => body.catalog.total };
