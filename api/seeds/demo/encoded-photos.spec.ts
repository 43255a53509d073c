import { expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getTargetWidths } from '../../src/modules/media/photo-encoding.ts';
import { readEncodedIndex, readEncodedPhoto } from './encoded-photos.ts';
import { BLOG_POSTS } from './blog/blog.data.ts';

const seedsFolder = fileURLToPath(new URL('..', import.meta.url));
const photos = new URL('../photos/', import.meta.url);
const index = await readEncodedIndex(seedsFolder);

it('belong to the present originals and have the sizes of the pipeline', () => {
  const originals = readdirSync(photos).filter((name) => name.endsWith('.jpg'));
  expect(Object.keys(index).map((name) => `${name}.jpg`)).toEqual(originals.sort());
  for (const [name, { sha256, width, sizes }] of Object.entries(index)) {
    const original = readFileSync(new URL(`${name}.jpg`, photos));
    expect([name, createHash('sha256').update(original).digest('hex')]).toEqual([name, sha256]);
    expect(sizes.map((size) => `${size.width}.${size.extension}`)).toEqual(
      getTargetWidths(width).flatMap((target) => [`${target}.avif`, `${target}.webp`]),
    );
  }
});

it('consist of the listed files only', () => {
  const listed = Object.entries(index).flatMap(([name, { sizes, hasShare }]) => [
    ...sizes.map((size) => `${name}-${size.width}.${size.extension}`),
    ...(hasShare ? [`${name}-share.jpg`] : []),
  ]);
  const folder = new URL('encoded/', photos);
  expect(readdirSync(folder).sort()).toEqual([...listed, 'index.json'].sort());
  const bytes = listed.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
  expect(bytes).toBeLessThan(18_000_000);
});

it('have share images for the covers of the blog', async () => {
  for (const { photo } of BLOG_POSTS) {
    const { share, sizes } = await readEncodedPhoto(seedsFolder, index, `photos/${photo}.jpg`);
    expect(share?.length).toBeGreaterThan(10_000);
    expect(sizes.every(({ body }) => body.length > 1000)).toBe(true);
  }
});
