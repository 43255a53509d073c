import { expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { PhotoVariant } from './demo.types.ts';
import { renderVariant } from './photo-variant.ts';

const source = fileURLToPath(new URL('../photos/coworking-detail.jpg', import.meta.url));
const variant: PhotoVariant = { mirror: true, crop: { x: 0.4, y: 0.5, scale: 0.88 }, warmth: 0.5, brightness: 1.02, season: 'autumn' };
const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

it('renders a 4:3 picture at least 1100 px wide, the same bytes each time', async () => {
  const [first, second] = await Promise.all([renderVariant(source, variant), renderVariant(source, variant)]);
  const { width = 0, height = 0 } = await sharp(first).metadata();
  expect(width).toBeGreaterThanOrEqual(1100);
  expect(width / height).toBeCloseTo(4 / 3, 2);
  expect(digest(first)).toBe(digest(second));
});

it('makes another picture of another variant', async () => {
  const [warm, cool] = await Promise.all([renderVariant(source, variant), renderVariant(source, { ...variant, warmth: -0.5, season: 'winter' })]);
  expect(digest(warm)).not.toBe(digest(cool));
});
