import { expect, it } from '@jest/globals';
import { toMapStyle } from './use-map-style.ts';

it('uses the tiles of Mapy.com with the required logo from the same server', () => {
  const { style, logo, attribution } = toMapStyle({
    provider: 'mapy',
    tile_url: 'https://api.mapy.com/v1/maptiles/basic/256/{z}/{x}/{y}?apikey=x',
    attribution: '© Seznam.cz',
  });
  expect(Object.values(style.sources)).toMatchObject([
    { type: 'raster', tiles: ['https://api.mapy.com/v1/maptiles/basic/256/{z}/{x}/{y}?apikey=x'] },
  ]);
  expect([logo, attribution]).toEqual(['https://api.mapy.com/img/api/logo.svg', '© Seznam.cz']);
});

it('uses its own outline without a key and attributes the sources', () => {
  const { logo, attribution } = toMapStyle({ provider: 'outline', tile_url: null, attribution: '' });
  expect(logo).toBeNull();
  expect(attribution).toContain('OpenStreetMap');
});
