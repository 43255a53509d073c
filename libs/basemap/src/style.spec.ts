import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { BASEMAP_ASSETS, BASEMAP_MAX_ZOOM, buildBasemapStyle } from './index.ts';

const style = buildBasemapStyle({ assetsUrl: '/basemap' });

it('uses only its own assets', () => {
  expect(Object.keys(style)).toEqual(['version', 'name', 'sources', 'layers']);
  expect(
    Object.values(style.sources)
      .map((source) => source.data)
      .sort(),
  ).toEqual(BASEMAP_ASSETS.map((file) => `/basemap/${file}`).sort());
});

it('has unique layers with existing sources', () => {
  const ids = style.layers.map((layer) => layer.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(
    style.layers.filter((layer) => layer.source !== undefined && !(layer.source in style.sources)),
  ).toEqual([]);
});

it('has assets below 60 KB gzipped and fourteen regions', () => {
  const files = BASEMAP_ASSETS.map((file) => readFileSync(new URL(`../assets/${file}`, import.meta.url)));
  expect(files.reduce((sum, file) => sum + gzipSync(file).length, 0)).toBeLessThan(60_000);
  const regions = JSON.parse(readFileSync(new URL('../assets/regions.geojson', import.meta.url), 'utf8')) as {
    features: { properties: { slug: string } }[];
  };
  expect(new Set(regions.features.map((feature) => feature.properties.slug)).size).toBe(14);
});

it('draws roads and names of towns at every zoom up to the closest one', () => {
  const drawn = style.layers.filter(
    ({ source, maxzoom = BASEMAP_MAX_ZOOM }) =>
      ['roads', 'labels', 'water'].includes(source ?? '') && maxzoom >= BASEMAP_MAX_ZOOM,
  );
  const ids = drawn.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(['motorways', 'motorway-names', 'rivers', 'town-names', 'city-names']),
  );
});
