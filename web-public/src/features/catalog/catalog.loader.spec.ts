import { describe, expect, it } from '@jest/globals';
import { createApi, type CatalogAnswer } from '@prostora/api-client';
import { LOCATIONS, answer } from '@prostora/testing/catalog-fixtures.ts';
import { createCatalogLoader } from './catalog.loader.ts';

const selected_location = LOCATIONS[1] ?? null;

/** What a document's loader answers for an address when the API gives this. */
async function load(address: string, given: CatalogAnswer | object, status = 200): Promise<unknown> {
  const api = createApi({ fetch: () => Promise.resolve(new Response(JSON.stringify(given), { status })) });
  const result = await createCatalogLoader(api)({
    request: new Request(`http://local.test${address}`),
    params: {},
  } as never);
  return result instanceof Response ? [result.status, result.headers.get('location')] : 'a page';
}

describe('an address that is not the canonical one', () => {
  it('moves for good to the own path of its filter', async () => {
    expect(await load('/katalog?location=praha', answer({ selected_location }, '/katalog/praha'))).toEqual([
      301,
      '/katalog/praha',
    ]);
    expect(await load('/katalog', answer())).toEqual([301, '/']);
    expect(await load('/katalog/praha/', answer({ selected_location }, '/katalog/praha'))).toEqual([
      301,
      '/katalog/praha',
    ]);
  });
  it('moves for now to an address an administrator gave the filter, and may take back', async () => {
    expect(await load('/katalog/praha', answer({ selected_location }, '/katalog/prostory-v-praze'))).toEqual([
      302,
      '/katalog/prostory-v-praze',
    ]);
  });
  it('moves for now when only the query differs', async () => {
    expect(await load('/?page=1', answer())).toEqual([302, '/']);
  });
  it('is a page where it is the canonical one, with strangers among its parameters too', async () => {
    expect(
      await load('/katalog/praha?utm_source=dopis', answer({ selected_location }, '/katalog/praha')),
    ).toBe('a page');
  });
});

describe('an address that was another page’s', () => {
  const NOT_FOUND = { status_code: 404, error_code: 'NOTFOUND', error: 'NOTFOUND' };

  it('moves for good to where the API says, with what was asked beside the path', async () => {
    expect(await load('/katalog/svatby', { ...NOT_FOUND, redirect: '/katalog/svatby-v-praze' }, 404)).toEqual(
      [301, '/katalog/svatby-v-praze'],
    );
    expect(
      await load(
        '/katalog/svatby?page=2&utm_source=dopis',
        { ...NOT_FOUND, redirect: '/katalog/svatby-v-praze' },
        404,
      ),
    ).toEqual([301, '/katalog/svatby-v-praze?page=2&utm_source=dopis']);
    expect(
      await load('/katalog/svatby?page=2', { ...NOT_FOUND, redirect: '/katalog/praha?attributes=3' }, 404),
    ).toEqual([301, '/katalog/praha?attributes=3']);
  });

  it('is not found where the target is not of this site, or nothing is known', async () => {
    await expect(
      load('/katalog/svatby', { ...NOT_FOUND, redirect: 'https://cizi.example/' }, 404),
    ).rejects.toMatchObject({ init: { status: 404 } });
    await expect(load('/katalog/svatby', NOT_FOUND, 404)).rejects.toMatchObject({ init: { status: 404 } });
  });
});
