import { describe, expect, it } from '@jest/globals';
import { createClient } from '@prostora/api-client';
import { answer } from '@prostora/testing/catalog-fixtures.ts';
import { buildDemandUrl } from '../../lib/demand-url.ts';
import { createDemandLoader } from './demand.loader.ts';

const load = (address: string) => {
  const asked: string[] = [];
  const api = createClient({
    fetch: (url) => {
      asked.push(url);
      return Promise.resolve(new Response(JSON.stringify(answer())));
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
      { id: 1, name: 'Konference', count: 12 },
      { id: 2, name: 'Ples', count: 0 },
    ]);
    expect(data.attributes.map(({ name }) => name)).toEqual(['Ozvučení', 'Technik']);
    expect(data.prefill).toEqual({
      purpose_id: null,
      location_id: null,
      date_from: null,
      number_of_guests: null,
    });
  });
  it('prefills the search of the catalogue', async () => {
    const address = buildDemandUrl({ purpose: 'konference', location: 'brno', dateFrom: '2027-03-14' });
    expect(address).toBe('/poptavka?ucel=konference&misto=brno&datum=2027-03-14');
    expect((await load(`${address}&lidi=90`)).data.prefill).toEqual({
      purpose_id: 1,
      location_id: 4,
      date_from: '2027-03-14',
      number_of_guests: 90,
    });
  });
  it('ignores unknown parameter values', async () => {
    expect((await load('/poptavka?ucel=neni&misto=cesko&datum=2027-99-99&lidi=1e9')).data.prefill).toEqual({
      purpose_id: null,
      location_id: null,
      date_from: null,
      number_of_guests: null,
    });
  });
  it('has a URL without a query when nothing is prefilled', () => {
    expect(buildDemandUrl({ purpose: null, location: null, dateFrom: null })).toBe('/poptavka');
  });
});
