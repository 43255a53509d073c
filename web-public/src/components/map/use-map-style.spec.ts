import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { BASEMAP_MAX_ZOOM } from '@prostora/basemap';
import { getStyleTimeoutMs, loadMapStyle } from './use-map-style.ts';

const outline = { provider: 'outline', tile_url: null, style_url: null, attribution: '' } as const;
const style = { version: 8, sources: {}, layers: [] };
const external = { ...outline, provider: 'style', style_url: 'https://maps.test/style.json' } as const;
const answerWith = (answer: () => Promise<Response>) => {
  const request = jest.fn<typeof fetch>(answer);
  globalThis.fetch = request;
  return request;
};
/** A server that accepts the request and does not answer. */
const answerNever = (): void => {
  globalThis.fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
};
const { fetch: originalFetch } = globalThis;
afterEach(() => {
  globalThis.fetch = originalFetch;
});

describe('loadMapStyle', () => {
  it('uses the tiles of Mapy.com with the required logo from the same server', async () => {
    const tile_url = 'https://api.mapy.com/v1/maptiles/basic/256/{z}/{x}/{y}?apikey=x';
    const loaded = await loadMapStyle({ ...outline, provider: 'mapy', tile_url, attribution: '© Seznam.cz' });
    expect(Object.values(loaded.style.sources)).toMatchObject([{ type: 'raster', tiles: [tile_url] }]);
    expect([loaded.logo, loaded.attribution]).toEqual([
      'https://api.mapy.com/img/api/logo.svg',
      '© Seznam.cz',
    ]);
  });

  it('uses the own outline by default, attributes its sources and ends its zoom', async () => {
    const { logo, attribution, maxZoom } = await loadMapStyle(outline);
    expect([logo, maxZoom]).toEqual([null, BASEMAP_MAX_ZOOM]);
    expect(attribution).toContain('OpenStreetMap');
  });

  it('loads a configured style', async () => {
    const request = answerWith(() => Promise.resolve(Response.json(style)));
    const loaded = await loadMapStyle(external);
    expect(request.mock.calls.map(([url]) => url)).toEqual(['https://maps.test/style.json']);
    expect([loaded.style, loaded.attribution, loaded.maxZoom]).toEqual([style, '', 18]);
  });

  it.each([
    ['is missing', () => Promise.resolve(new Response('', { status: 404 }))],
    ['is no JSON', () => Promise.resolve(new Response('<html>'))],
    ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('falls back to the outline when the style %s', async (_case, answer) => {
    answerWith(answer);
    expect((await loadMapStyle(external)).maxZoom).toBe(BASEMAP_MAX_ZOOM);
  });

  it('draws the outline in the demo when the style does not answer within a second', async () => {
    answerNever();
    const started = performance.now();
    expect((await loadMapStyle(external, getStyleTimeoutMs('localhost'))).maxZoom).toBe(BASEMAP_MAX_ZOOM);
    expect(performance.now() - started).toBeLessThan(1500);
  });
});
