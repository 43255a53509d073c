import { afterAll, expect, it } from '@jest/globals';
import { jpeg } from './fixtures/images.ts';
import { PhotoMakers } from './photo-makers.ts';
import { BrokenImage } from './photo-making.ts';

const makers = new PhotoMakers();
afterAll(() => makers.onApplicationShutdown());

const light = { effort: 0, decodingBytes: 1 };

it('kills a worker that exceeds the time limit and processes the next image', async () => {
  const body = await jpeg(1600, 1200);
  await expect(makers.make({ ...light, body }, 1)).rejects.toThrow(/SIGKILL/u);
  await expect(makers.make({ ...light, body })).resolves.toMatchObject({ width: 1600, height: 1200 });
});

it('distinguishes an undecodable image from a crashed worker', async () => {
  await expect(makers.make({ ...light, body: (await jpeg(800, 600)).subarray(0, 5000) })).rejects.toThrow(
    BrokenImage,
  );
});

it('processes many light and heavy images concurrently', async () => {
  const body = await jpeg(300, 200);
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      makers.make({ ...light, body, decodingBytes: n % 3 === 0 ? 200_000_000 : 1 }),
    ),
  );
  expect(
    new Set(
      made.map(({ sizes }) => sizes.map(({ body: bytes }) => Buffer.from(bytes).toString('base64')).join()),
    ),
  ).toHaveProperty('size', 1);
});
