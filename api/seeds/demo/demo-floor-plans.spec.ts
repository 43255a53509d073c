import { expect, it } from '@jest/globals';
import { computeScaleBar } from '@prostora/contracts/floor-plan.ts';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { DEMO_FLOOR_PLANS, getPlanSize, PLAN_PICTURE, toPlanScale } from './demo-floor-plans.ts';
import { generateDemo } from './generate.ts';

const folder = new URL('../floor-plans/', import.meta.url);
const DEMO = generateDemo({ seed: 20_261_120, now: new Date('2026-11-20T12:00:00Z') });

it('draws rooms of the areas of published spaces with layouts', () => {
  for (const { space_key, width, depth } of DEMO_FLOOR_PLANS) {
    const space = DEMO.spaces.find(({ key }) => key === space_key);
    expect([space_key, space?.status, space?.area_size]).toEqual([space_key, 'PUBLISHED', width * depth]);
    expect(space?.layouts.length).toBeGreaterThan(1);
  }
});

it('gives the pictures a scale from which a bar is drawn', async () => {
  for (const plan of DEMO_FLOOR_PLANS) {
    const { width, height, size } = await sharp(
      await readFile(new URL(`${plan.name}.png`, folder)),
    ).metadata();
    expect({ width, height }).toEqual({ width: PLAN_PICTURE.width, height: getPlanSize(plan).height });
    expect(size).toBeLessThan(60_000);
    const bar = computeScaleBar(toPlanScale(plan), { width, height });
    expect((bar?.share ?? 0) * width).toBeCloseTo((bar?.metres ?? 0) * getPlanSize(plan).perMetre, 6);
  }
});

it('has a picture for each plan only', () => {
  expect(readdirSync(folder).filter((name) => name.endsWith('.png'))).toEqual(
    DEMO_FLOOR_PLANS.map(({ name }) => `${name}.png`).sort(),
  );
});
