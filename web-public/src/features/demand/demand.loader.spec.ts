import { describe, expect, it } from '@jest/globals';
import { createClient } from '@prostora/api-client';
import { EMPTY_EVENT } from '@prostora/contracts';
import { eventProblems } from '@prostora/strings/cs/event-problems.ts';
import { answer, parsedSentence } from '@prostora/testing/catalog-fixtures.ts';
import { buildDemandUrl } from '../../lib/demand-url.ts';
import { toEvent, toFormValues } from './demand-values.ts';
import { NO_PREFILL, createDemandLoader } from './demand.loader.ts';

const SENTENCE = parsedSentence({
  purpose: { id: 1, slug: 'konference', name: 'Konference' },
  location: { id: 4, slug: 'brno', name: 'Brno' },
  attributes: [{ id: 3, slug: 'ozvuceni', name: 'Ozvučení' }],
  guests: 80,
  time_from: '16:00',
  price_max_per_person: 500,
});

const load = (address: string) => {
  const asked: string[] = [];
  const api = createClient({
    fetch: (url) => {
      asked.push(url);
      const body = url.startsWith('/api/catalog/suggest') ? { items: [], parsed: SENTENCE } : answer();
      return Promise.resolve(new Response(JSON.stringify(body)));
    },
  });
  const request = new Request(new URL(address, 'http://local.test'));
  return createDemandLoader(api)({ request, params: {}, context: {} } as unknown as Parameters<
    ReturnType<typeof createDemandLoader>
  >[0]).then((data) => ({ data, asked }));
};

describe('createDemandLoader', () => {
  it('loads the facets of the whole catalogue in one call', async () => {
    const { data, asked } = await load('/poptavka');
    expect(asked).toEqual(['/api/catalog/new?first_fetch=1']);
    expect(data.purposes).toEqual([
      { id: 1, name: 'Konference', slug: 'konference', count: 12 },
      { id: 2, name: 'Ples', slug: 'ples', count: 0 },
    ]);
    expect(data.attributes.map(({ name }) => name)).toEqual(['Ozvučení', 'Technik']);
    expect(data.prefill).toEqual(NO_PREFILL);
  });
  it('prefills the event and the location of the catalogue', async () => {
    const event = {
      ...EMPTY_EVENT,
      purpose: 'konference',
      dateFrom: '2027-03-14',
      dateTo: '2027-03-14',
      timeFrom: 840,
      timeTo: 1560,
      guests: 90,
    };
    const address = buildDemandUrl({ ...event, location: 'brno' });
    expect(address).toBe(
      '/poptavka?misto=brno&date_from=2027-03-14&time_from=14:00&time_to=26:00&guests=90&purpose=konference',
    );
    const { data } = await load(address);
    expect(data.prefill).toEqual({ event, purpose_id: 1, location_id: 4, attributes: [] });
    expect(toFormValues(data.prefill)).toMatchObject({
      purpose_id: '1',
      location_id: '4',
      date_from: '2027-03-14',
      date_to: '',
      time_from: '14:00',
      time_to: '02:00',
      number_of_guests: '90',
    });
    expect(toEvent(toFormValues(data.prefill), EMPTY_EVENT, data.purposes)).toEqual(event);
  });
  it('reads former URLs', async () => {
    const { data } = await load('/poptavka?ucel=konference&misto=brno&datum=2027-03-14&lidi=90');
    expect(data.prefill).toMatchObject({
      event: { purpose: 'konference', dateFrom: '2027-03-14', guests: 90 },
      purpose_id: 1,
      location_id: 4,
    });
  });
  it('ignores unknown parameter values and tells those it cannot read', async () => {
    const { data } = await load('/poptavka?purpose=neni&misto=cesko&date_from=2027-99-99&guests=1e9');
    expect(data.prefill).toEqual(NO_PREFILL);
    expect(data.notices).toEqual([eventProblems.invalid]);
  });
  it('adds what the sentence of the catalogue says to the event of the address', async () => {
    const { data, asked } = await load('/poptavka?q=konference+v+Brn%C4%9B&guests=60');
    expect(asked).toContain('/api/catalog/suggest?q=konference+v+Brn%C4%9B');
    expect(data.prefill).toEqual({
      event: { ...EMPTY_EVENT, purpose: 'konference', guests: 60, timeFrom: 960, priceMax: 30_000 },
      purpose_id: 1,
      location_id: 4,
      attributes: [3],
    });
    expect(toFormValues(data.prefill)).toMatchObject({ attributes: [3], number_of_guests: '60' });
  });
  it('has a URL without a query when nothing is prefilled', () => {
    expect(buildDemandUrl({ ...EMPTY_EVENT, location: null })).toBe('/poptavka');
  });
});
