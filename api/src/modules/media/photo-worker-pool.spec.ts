import { afterAll, expect, it } from '@jest/globals';
import { createJpeg } from './fixtures/images.ts';
import { PhotoWorkerPool } from './photo-worker-pool.ts';
import { BrokenImageError } from './photo-encoding.ts';

const pool = new PhotoWorkerPool();
afterAll(() => pool.onApplicationShutdown());

const lightOptions = { effort: 0, decodingBytes: 1 };

it('kills a worker that exceeds the time limit and processes the next image', async () => {
  const body = await createJpeg(1600, 1200);
  await expect(pool.encode({ ...lightOptions, body }, 1)).rejects.toThrow(/SIGKILL/u);
  await expect(pool.encode({ ...lightOptions, body })).resolves.toMatchObject({ width: 1600, height: 1200 });
});

it('distinguishes an undecodable image from a crashed worker', async () => {
  await expect(
    pool.encode({ ...lightOptions, body: (await createJpeg(800, 600)).subarray(0, 5000) }),
  ).rejects.toThrow(BrokenImageError);
});

it('processes many light and heavy images concurrently', async () => {
  const body = await createJpeg(300, 200);
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      pool.encode({ ...lightOptions, body, decodingBytes: n % 3 === 0 ? 200_000_000 : 1 }),
    ),
  );
  expect(
    new Set(
      made.map(({ sizes }) => sizes.map(({ body: bytes }) => Buffer.from(bytes).toString('base64')).join()),
    ),
  ).toHaveProperty('size', 1);
});
