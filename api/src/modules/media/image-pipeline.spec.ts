import { afterAll, describe, expect, it } from '@jest/globals';
import { SHARE_IMAGE } from '@prostora/contracts';
import sharp from 'sharp';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStorage } from '../../platform/storage/index.ts';
import { createFlatPng, createJpeg, createJpegWithMetadata, createImage } from './fixtures/images.ts';
import { toShareKey } from './image-keys.ts';
import { inspectImage } from './image-inspection.ts';
import { ImagePipeline, type ProcessedImage } from './image-pipeline.ts';
import { PhotoWorkerPool } from './photo-worker-pool.ts';
import { BrokenImageError, getTargetWidths } from './photo-encoding.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'prostora-pipeline-'));
const workers = new PhotoWorkerPool();
const pipeline = new ImagePipeline(createStorage({ STORAGE_DIR: folder } as never), workers);
const fast = { effort: 0 };
const run = async (body: Buffer): Promise<ProcessedImage> => pipeline.process(await inspectImage(body), fast);
const readStored = (key: string): Buffer => readFileSync(path.join(folder, key));

afterAll(() => {
  workers.onApplicationShutdown();
  rmSync(folder, { recursive: true, force: true });
});

describe('ImagePipeline', () => {
  it('generates AVIF and WebP in three widths and a placeholder', async () => {
    const body = await createJpeg(2000, 1500);
    const made = await run(body);
    const hash = (await inspectImage(body)).contentHash;
    expect(made).toMatchObject({ width: 2000, height: 1500 });
    expect(made.variants.map(({ key, width, height }) => [key, width, height])).toEqual(
      [400, 800, 1600].flatMap((width) =>
        ['avif', 'webp'].map((extension) => [
          `${hash.slice(0, 2)}/${hash}-${width}.${extension}`,
          width,
          width * 0.75,
        ]),
      ),
    );
    for (const { key, type, width } of made.variants) {
      const metadata = await sharp(readStored(key)).metadata();
      expect([metadata.width, type]).toEqual([
        width,
        metadata.format === 'webp' ? 'image/webp' : 'image/avif',
      ]);
    }
    expect(made.placeholder).toMatch(/^data:image\/webp;base64,/u);
    expect(made.placeholder.length).toBeLessThanOrEqual(400);
  });

  it.each([
    [2000, 1500],
    [300, 900],
  ])('generates a share image of fixed size without metadata for %d × %d', async (width, height) => {
    const body = await createJpeg(width, height);
    await run(body);
    const {
      format,
      width: madeWidth,
      height: madeHeight,
      exif,
    } = await sharp(readStored(toShareKey((await inspectImage(body)).contentHash))).metadata();
    expect([format, madeWidth, madeHeight, exif]).toEqual([
      'jpeg',
      SHARE_IMAGE.width,
      SHARE_IMAGE.height,
      undefined,
    ]);
  });

  it('never enlarges an image', async () => {
    expect((await run(await createJpeg(600, 450))).variants.map(({ width }) => width)).toEqual([
      400, 400, 600, 600,
    ]);
    expect(getTargetWidths(400)).toEqual([400]);
    expect(getTargetWidths(1600)).toEqual([400, 800, 1600]);
  });

  it('applies the orientation and drops all metadata', async () => {
    const original = await createJpegWithMetadata();
    expect(original.includes('SecretCamera')).toBe(true);
    const made = await run(original);
    expect(made).toMatchObject({ width: 300, height: 600 });
    for (const { key } of made.variants) {
      const body = readStored(key);
      const { exif, xmp, iptc, icc, orientation, width = 0, height = 0 } = await sharp(body).metadata();
      expect([exif, xmp, iptc, icc, orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(width).toBeLessThan(height);
      expect(body.includes('SecretCamera') || body.includes('SecretXmp') || body.includes('Novákova')).toBe(
        false,
      );
    }
  });

  it('is idempotent: same keys and no further files', async () => {
    const body = await createJpeg(500, 400);
    const first = await run(body);
    const files = readdirSync(folder, { recursive: true }).length;
    expect((await run(body)).variants).toEqual(first.variants);
    expect(readdirSync(folder, { recursive: true })).toHaveLength(files);
  });

  it.each(['png', 'webp', 'avif'] as const)('accepts %s as an input format', async (format) => {
    await expect(run(await (await createImage(300, 200)).toFormat(format).toBuffer())).resolves.toMatchObject(
      {
        width: 300,
        height: 200,
      },
    );
  });

  it('converts 16-bit, transparent and CMYK images to sRGB', async () => {
    const odd = [
      await sharp({
        create: { width: 64, height: 48, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
      })
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
      await sharp({ create: { width: 64, height: 48, channels: 3, background: '#ff0000' } })
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
    ];
    for (const body of odd) {
      const { variants } = await run(body);
      const metadata = await sharp(readStored(variants[1]?.key ?? '')).metadata();
      expect([metadata.space, metadata.channels, metadata.hasAlpha]).toEqual(['srgb', 3, false]);
    }
  });
});

describe('ImagePipeline with an undecodable image', () => {
  it('reports a truncated image as broken', async () => {
    const body = await createJpeg(1200, 900);
    await expect(run(body.subarray(0, body.length / 2))).rejects.toThrow(BrokenImageError);
  });

  it('reports damaged image data as broken', async () => {
    const body = createFlatPng(500, 500);
    body.fill(0xff, 60, 80);
    await expect(run(body)).rejects.toThrow(BrokenImageError);
  });
});

it('processes fifty megapixels within the memory of a worker', async () => {
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  const before = process.memoryUsage().rss;
  await run(createFlatPng(10_000, 5000));
  clearInterval(sampling);
  expect(peak - before).toBeLessThan(300_000_000);
});
