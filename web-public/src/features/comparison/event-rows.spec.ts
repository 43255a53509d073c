import { describe, expect, it } from '@jest/globals';
import type { ComparedSpace, Quote } from '@prostora/api-client';
import { EMPTY_EVENT, type EventQuery } from '@prostora/contracts';
import { cancellation } from '@prostora/strings/cs/cancellation.ts';
import { comparisonEvent as texts } from '@prostora/strings/cs/comparison-event.ts';
import { card } from '@prostora/testing/catalog-fixtures.ts';
import { buildEventRows } from './event-rows.ts';

type Offer = NonNullable<ComparedSpace['offer_for_me']>;
const [START, END] = ['2099-05-15T14:00:00+02:00', '2099-05-15T22:00:00+02:00'];
const offer = (change: Partial<Offer> = {}): Offer => ({
  start_datetime: START,
  end_datetime: END,
  assumed_hours: false,
  state: 'free',
  is_free: true,
  total: 26_400,
  per_person: 330,
  deposit: 0,
  complete: true,
  reasons: [],
  basis: 'price_list',
  series: null,
  fits: { basis: 'only', layout: null, capacity: 120 },
  opening_hours: null,
  nearest_free: null,
  ...change,
});
const line = (amount: number, refundable: boolean): Quote['lines'][number] => ({
  ...{ code: `radek-${amount}`, kind: 'base', label: '', unit: 'event', units: 1 },
  ...{ unit_price: amount, amount, vat_rate: 21, refundable },
});
const quote = (change: Partial<Quote> = {}): Quote => ({
  ...{ space_id: 1, start_datetime: START, end_datetime: END, hours: 8, guests: 80, currency: 'CZK' },
  ...{ basis: 'price_list', price_list: { id: 1, name: 'Ceník', version: 1 }, total: 26_400 },
  lines: [line(2000, false), line(24_400, true)],
  ...{ total_without_vat: 21_818, amounts_include_vat: true, per_person: 330 },
  vat: [{ rate: 21, base: 21_818, tax: 4582, total: 26_400 }],
  ...{ deposit: 0, complete: true, reasons: [], hash: '', token: null, valid_until: null },
  ...change,
});
const space = (change: Partial<ComparedSpace> = {}): ComparedSpace => ({
  card: card(1, { capacity: 120 }),
  tags: { purpose: [], equipments: [], services: [] },
  layouts: [],
  offer_for_me: offer(),
  quote: quote(),
  instant_booking: false,
  ...change,
});
const build = (spaces: ComparedSpace[], event: Partial<EventQuery> = {}) =>
  buildEventRows(spaces, { event: { ...EMPTY_EVENT, ...event }, usualLayout: null });
const findCells = (name: string, spaces: ComparedSpace[], event: Partial<EventQuery> = {}) =>
  build(spaces, event).find((row) => row.name === name)?.cells;
const listTexts = (...args: Parameters<typeof findCells>) =>
  findCells(...args)?.map(({ text }) => text.replaceAll('\u00a0', ' '));

it('begins with total and state of each space; without a date no row needs an offer', () => {
  const spaces = [
    space(),
    space({ offer_for_me: offer({ state: 'taken', total: 28_800, complete: false }) }),
    space({ offer_for_me: offer({ state: 'on_request', total: null }) }),
    space({ offer_for_me: null }),
  ];
  expect(build(spaces).map(({ name }) => name)).toEqual([
    texts.total,
    texts.availability,
    texts.places,
    texts.perPerson,
    texts.vatName,
    texts.deposit,
    texts.cancellation,
  ]);
  expect(listTexts(texts.total, spaces)).toEqual([
    '26 400 Kč',
    'orientačně 28 800 Kč',
    'cena dohodou',
    'neuvedeno',
  ]);
  expect(listTexts(texts.availability, spaces)).toEqual(['volno', 'obsazeno', 'na dotaz', 'neuvedeno']);
  expect(findCells(texts.availability, spaces)?.map(({ isProblem }) => isProblem)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(build([space({ offer_for_me: null })])).toEqual([]);
});

it('sums up a repeated event: price of the free dates, which are free, no cancellation by amounts', () => {
  const repeated = space({
    offer_for_me: offer({ series: { dates: 22, free_dates: 21 }, per_person: null }),
  });
  expect(listTexts(texts.total, [repeated])).toEqual(['26 400 Kč celkem za 21 termínů']);
  expect(findCells(texts.availability, [repeated])).toMatchObject([{ isProblem: true }]);
  expect(listTexts(texts.vatName, [repeated])).toEqual(['v ceně']);
  expect(findCells(texts.cancellation, [repeated])).toEqual([
    { text: cancellation.sentence(false, null), isProblem: false },
  ]);
  expect(findCells(texts.perPerson, [repeated])).toBeUndefined();
});

describe('places in the layout asked for', () => {
  const layouts: ComparedSpace['layouts'] = [
    { layout: 'stani', capacity: 100, area_m2: null, note: null },
    { layout: 'banket', capacity: 60, area_m2: null, note: null },
  ];

  it.each<[Partial<EventQuery>, string, boolean]>([
    [{ guests: 80, layout: 'banket' }, '60 míst u kulatých stolů, na vás málo', true],
    [{ guests: 60, layout: 'banket' }, '60 míst u kulatých stolů', false],
    [{ guests: 20, layout: 'u' }, texts.noLayout, true],
    [{ guests: 80 }, 'až 100 míst podle uspořádání', false],
    [{ guests: 101 }, 'až 100 míst podle uspořádání, na vás málo', true],
  ])('for %j are „%s“', (event, text, isProblem) => {
    const cells = findCells(texts.places, [space({ layouts })], event);
    expect(cells?.map((cell) => ({ ...cell, text: cell.text.replaceAll('\u00a0', ' ') }))).toEqual([
      { text, isProblem },
    ]);
  });

  it('do not need a date', () => {
    expect(findCells(texts.places, [space({ layouts, offer_for_me: null })], { guests: 80 })).toHaveLength(1);
  });
});

it('tells VAT and deposit by the price list, and nothing without one', () => {
  const spaces = [
    space(),
    space({ quote: quote({ total_without_vat: null, vat: [] }), offer_for_me: offer({ deposit: 5000 }) }),
    space({ quote: null, offer_for_me: offer({ basis: 'windows' }) }),
  ];
  expect(listTexts(texts.vatName, spaces)).toEqual(['v ceně, 4 582 Kč', 'majitel není plátce', 'neuvedeno']);
  expect(listTexts(texts.deposit, spaces)).toEqual(['bez kauce', '5 000 Kč', 'neuvedeno']);
});

it('tells what a cancellation costs: nothing before the confirmation, which an instant booking does not have', () => {
  const instant = space({ instant_booking: true });
  const asked = space({ instant_booking: true, offer_for_me: offer({ state: 'on_request' }) });
  expect(listTexts(texts.cancellation, [space(), instant, asked, space({ quote: null })])).toEqual([
    'Do potvrzení zrušíte zdarma, pak se nevrací 2 000 Kč.',
    'Při zrušení se nevrací 2 000 Kč.',
    'Do potvrzení zrušíte zdarma, pak se nevrací 2 000 Kč.',
    'Do potvrzení zrušíte zdarma, na další podmínky se zeptejte majitele.',
  ]);
});
