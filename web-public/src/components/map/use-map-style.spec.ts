import { expect, it } from '@jest/globals';
import { styleOf } from './use-map-style.ts';

it('shows the tiles of Mapy.com with the logo its terms ask for, from the same server', () => {
  const { style, logo, attribution } = styleOf({
    provider: 'mapy',
    tile_url: 'https://api.mapy.com/v1/maptiles/basic/256/{z}/{x}/{y}?apikey=x',
    attribution: '© Seznam.cz',
  });
  expect(Object.values(style.sources)).toMatchObject([
    { type: 'raster', tiles: ['https://api.mapy.com/v1/maptiles/basic/256/{z}/{x}/{y}?apikey=x'] },
  ]);
  expect([logo, attribution]).toEqual(['https://api.mapy.com/img/api/logo.svg', '© Seznam.cz']);
});

it('draws its own outline where there is no key, and names its sources', () => {
  const { logo, attribution } = styleOf({ provider: 'outline', tile_url: null, attribution: '' });
  expect(logo).toBeNull();
  expect(attribution).toContain('OpenStreetMap');
});
