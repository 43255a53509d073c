import { expect, it } from '@jest/globals';
import { buildDemoTours, PANORAMA_SETS } from './demo-tours.ts';
import { generateDemo } from './generate.ts';

it('assigns panoramas to published spaces of the same photo set', () => {
  const demo = generateDemo({ seed: 2026, now: new Date('2026-11-20T12:00:00Z') });
  const tours = buildDemoTours(demo);
  for (const set of PANORAMA_SETS)
    expect(tours.filter((scene) => scene.set === set).length).toBeGreaterThanOrEqual(4);
  for (const { space_key, set, order } of tours) {
    const space = demo.spaces.find(({ key }) => key === space_key);
    expect(space?.status).toBe('PUBLISHED');
    expect(order === 1 || space?.photos[0]?.file.includes(set)).toBe(true);
  }
  expect(tours.filter(({ order }) => order === 1)).toHaveLength(1);
  expect(buildDemoTours(demo)).toEqual(tours);
});
