// The yardstick of the photographs: plain sharp making one WebP of 1600 px of each file, as many at once as there are cores.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

sharp.cache(false);
sharp.concurrency(1);

process.on('message', async ({ files, concurrency }) => {
  const waiting = [...files];
  const began = performance.now();
  await Promise.all(Array.from({ length: concurrency }, async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await sharp(await readFile(file)).autoOrient().resize({ width: 1600 }).webp({ quality: 74 }).toBuffer();
  }));
  process.send({ seconds: (performance.now() - began) / 1000 });
});
