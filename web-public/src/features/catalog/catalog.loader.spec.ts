import { describe, expect, it } from '@jest/globals';
import { createClient, type CatalogAnswer } from '@prostora/api-client';
import { LOCATIONS, answer } from '@prostora/testing/catalog-fixtures.ts';
import { createCatalogLoader } from './catalog.loader.ts';

const selected_location = LOCATIONS[1] ?? null;

/** Result of the loader for a path when the API answers with a body. */
async function load(address: string, given: CatalogAnswer | object, status = 200): Promise<unknown> {
  const api = createClient({ fetch: () => Promise.resolve(new Response(JSON.stringify(given), { status })) });
  const result = await createCatalogLoader(api)({
    request: new Request(`http://local.test${address}`),
    params: {},
  } as never);
  return result instanceof Response ? [result.status, result.headers.get('location')] : 'a page';
}

describe('a non-canonical URL', () => {
  it('redirects with 301 to the path of its filter', async () => {
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
  it('redirects with 302 to a URL set by an administrator', async () => {
    expect(await load('/katalog/praha', answer({ selected_location }, '/katalog/prostory-v-praze'))).toEqual([
      302,
      '/katalog/prostory-v-praze',
    ]);
  });
  it('redirects with 302 when only the query differs', async () => {
    expect(await load('/?page=1', answer())).toEqual([302, '/']);
  });
  it('is served when canonical except for unknown parameters', async () => {
    expect(
      await load('/katalog/praha?utm_source=dopis', answer({ selected_location }, '/katalog/praha')),
    ).toBe('a page');
  });
});

describe('a former URL of a page', () => {
  const NOT_FOUND = { status_code: 404, error_code: 'NOTFOUND', error: 'NOTFOUND' };

  it('redirects with 301 to the target of the API and keeps the query', async () => {
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

  it('answers 404 without a target or with an external one', async () => {
    await expect(
      load('/katalog/svatby', { ...NOT_FOUND, redirect: 'https://cizi.example/' }, 404),
    ).rejects.toMatchObject({ init: { status: 404 } });
    await expect(load('/katalog/svatby', NOT_FOUND, 404)).rejects.toMatchObject({ init: { status: 404 } });
  });
});
