import { expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import {
  createAnimatedWebp,
  createAnimationControl,
  createFlatPng,
  createJpeg,
  createImage,
} from './fixtures/images.ts';
import { inspectImage, readUpload } from './image-inspection.ts';
import { IMAGE_LIMITS } from './image-limits.ts';

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('accepts a %s regardless of its name', async (format) => {
  const body = await (await createImage(64, 48)).toFormat(format).toBuffer();
  await expect(inspectImage(body)).resolves.toMatchObject({
    type: `image/${format}`,
    contentHash: expect.stringMatching(/^[0-9a-f]{64}$/u),
  });
});

const zip = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), deflateSync('payload')]);

it.each<[string, () => Promise<Buffer> | Buffer]>([
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['PHP', () => Buffer.from('<?php system($_GET["c"]); ?>')],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj')],
  [
    'a GIF that is also an archive',
    () => Buffer.concat([Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'), zip]),
  ],
  ['a ZIP', () => zip],
  [
    'HTML behind the signature of a JPEG',
    () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from('<script>alert(1)</script>')]),
  ],
  ['a TIFF', async () => (await createImage(32, 32)).tiff().toBuffer()],
  ['an animated WebP', () => createAnimatedWebp(3)],
  ['an animated PNG', () => createFlatPng(64, 64, createAnimationControl())],
  ['nothing', () => Buffer.alloc(0)],
  ['a signature alone', () => Buffer.from('ffd8ff', 'hex')],
  ['a line 100 000 pixels long', () => createFlatPng(100_000, 1)],
])('rejects %s as unsupported', async (_name, body) => {
  await expect(Promise.resolve(body()).then(inspectImage)).rejects.toMatchObject({
    kind: 'unsupported-media',
    code: 'UNSUPPORTED_MEDIA',
  });
});

it('rejects a small file of 196 megapixels without decoding', async () => {
  const bomb = createFlatPng(14_000, 14_000);
  expect(bomb.byteLength).toBeLessThan(100_000);
  const before = process.memoryUsage().rss;
  await expect(inspectImage(bomb)).rejects.toMatchObject({ kind: 'too-large' });
  expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
});

it('accepts exactly 50 megapixels', async () => {
  await expect(inspectImage(createFlatPng(10_000, 5000))).resolves.toMatchObject({ type: 'image/png' });
});

it('rejects a file over 15 MB', async () => {
  await expect(
    inspectImage(Buffer.concat([await createJpeg(64, 64), Buffer.alloc(IMAGE_LIMITS.bytes)])),
  ).rejects.toMatchObject({ kind: 'too-large' });
});

it('aborts an endless upload at the limit', async () => {
  let sent = 0;
  const endless = Readable.from(
    (function* () {
      for (;;) {
        sent += 1_000_000;
        yield Buffer.alloc(1_000_000);
      }
    })(),
  );
  await expect(readUpload(endless)).rejects.toMatchObject({ kind: 'too-large' });
  expect(sent).toBeLessThan(IMAGE_LIMITS.bytes + 20_000_000);
});
