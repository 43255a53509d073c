import { describe, expect, it } from '@jest/globals';
import type { Quote } from '@prostora/api-client';
import { computeCancellationSpans } from './cancellation-spans.ts';

const NOW = new Date('2027-04-01T10:00:00Z');
const START = '2027-05-15T12:00:00.000Z';
const line = (amount: number, refundable: boolean, vat_rate: number | null = 21): Quote['lines'][number] => ({
  ...{ code: `radek-${amount}`, kind: 'base' as const, label: '', unit: 'event' as const },
  ...{ units: 1, unit_price: amount, amount, vat_rate, refundable },
});
const quote = (change: Partial<Quote> = {}): Quote => ({
  ...{ space_id: 1, start_datetime: START, end_datetime: START, hours: 8, guests: 80, currency: 'CZK' },
  ...{ basis: 'price_list' as const, price_list: null, vat: [], reasons: [], hash: '', token: null },
  ...{ lines: [line(24_600, true), line(1800, false)], total: 26_400, total_without_vat: null },
  ...{ per_person: 330, deposit: 5000, complete: true, valid_until: null, amounts_include_vat: true },
  ...change,
});
const compute = (change: Partial<Parameters<typeof computeCancellationSpans>[0]> = {}) =>
  computeCancellationSpans({ quote: quote(), start: START, isInstant: false, now: NOW, ...change });
const AMOUNTS = { total: 26_400, returned: 24_600, kept: 1800, deposit: 5000 };

describe('spans of a cancellation', () => {
  it('are the request, the confirmed reservation and the time after the start', () => {
    expect(compute()).toEqual([
      { phase: 'request', state: 'free', limit: '2027-04-04T10:00:00.000Z', amounts: AMOUNTS },
      { phase: 'confirmed', state: 'partial', limit: START, amounts: AMOUNTS },
      { phase: 'started', state: 'none', limit: START, amounts: AMOUNTS },
    ]);
  });

  it('end the request at the start of a slot that is closer than its deadline', () => {
    const start = '2027-04-02T08:00:00.000Z';
    expect(compute({ start }).map(({ limit }) => limit)).toEqual([start, start, start]);
  });

  it('begin with the confirmed reservation where it is confirmed at once', () => {
    expect(compute({ isInstant: true }).map(({ phase }) => phase)).toEqual(['confirmed', 'started']);
  });

  it('are free until the start when every item is refundable', () => {
    const spans = compute({ quote: quote({ lines: [line(26_400, true)] }) });
    expect(spans.map(({ state }) => state)).toEqual(['free', 'free', 'none']);
    expect(spans[1]?.amounts).toEqual({ ...AMOUNTS, returned: 26_400, kept: 0 });
  });

  it.each([
    ['no quote', null],
    ['no total', quote({ basis: 'none', complete: false, total: 0, lines: [] })],
    ['an estimate', quote({ complete: false })],
    ['a price of the offered hours, which have no terms', quote({ basis: 'windows' })],
  ])('have no amounts of %s', (_name, unknown) => {
    expect(compute({ quote: unknown }).map(({ state, amounts }) => [state, amounts])).toEqual([
      ['free', null],
      ['partial', null],
      ['none', null],
    ]);
  });

  it('count items of a list without VAT with it, at most the total', () => {
    const lines = [line(1000, false), line(100, false, 12)];
    const net = quote({ lines, total: 1322, amounts_include_vat: false });
    expect(compute({ quote: net })[1]?.amounts).toMatchObject({ returned: 0, kept: 1322 });
    const discounted = quote({ lines: [line(1000, false), line(-400, true)], total: 600 });
    expect(compute({ quote: discounted })[1]?.amounts).toMatchObject({ returned: 0, kept: 600 });
  });
});
