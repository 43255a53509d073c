import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SHARE_IMAGE, toShareImageUrl } from '@prostora/contracts';
import sharp from 'sharp';
import { MikroORM } from '@mikro-orm/postgresql';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { Storage } from '../../platform/storage/index.ts';
import { createJpeg } from './fixtures/images.ts';
import { ImageStoreService, mediaUrl, type MediaImage } from './index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'prostora-files-'));
let server: TestApp;
let image: MediaImage;

beforeAll(async () => {
  server = await createTestApp({ STORAGE_DIR: folder });
  image = await server.app.get(ImageStoreService).import(await createJpeg(900, 600), { effort: 0 });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const getUrl = (type: string): string =>
  mediaUrl(image.variants.find((variant) => variant.type === type)?.key ?? '');

it.each(['image/avif', 'image/webp'])('serves a public size as %s, immutable and sandboxed', async (type) => {
  const { statusCode, headers, rawPayload } = await server.request({ url: getUrl(type) });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(rawPayload.length),
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

const getShareUrl = (): string => toShareImageUrl(getUrl('image/webp'));

it('serves a share image with the declared dimensions', async () => {
  const { statusCode, headers, rawPayload } = await server.request({ url: getShareUrl() });
  expect([statusCode, headers['content-type']]).toEqual([200, SHARE_IMAGE.type]);
  expect(await sharp(rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: SHARE_IMAGE.width,
    height: SHARE_IMAGE.height,
  });
});

it('generates the share image of an older image on first request', async () => {
  const storage = server.app.get(Storage);
  const key = getShareUrl().replace('/media/', '');
  await server.app.get(MikroORM).em.fork().persist(image).flush();
  await storage.delete(key);
  const both = await Promise.all([
    server.request({ url: getShareUrl() }),
    server.request({ url: getShareUrl() }),
  ]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await sharp(both[0].rawPayload).metadata()).toMatchObject({
    width: SHARE_IMAGE.width,
    height: SHARE_IMAGE.height,
  });
  await expect(storage.exists(key)).resolves.toBe(true);
});

it('serves a share image while the storage rejects writes and stores it later', async () => {
  const storage = server.app.get(Storage);
  const key = getShareUrl().replace('/media/', '');
  await storage.delete(key);
  const refusal = new DomainError('unavailable', 'STORAGE_READ_ONLY', { retryAfter: 60 });
  const put = jest.spyOn(storage, 'put').mockRejectedValue(refusal);
  const { statusCode, headers, rawPayload } = await server.request({ url: getShareUrl() });
  put.mockRestore();
  expect([statusCode, Number(headers['content-length'])]).toEqual([200, rawPayload.length]);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: SHARE_IMAGE.width });
  await expect(storage.exists(key)).resolves.toBe(false);
  expect((await server.request({ url: getShareUrl() })).statusCode).toBe(200);
  await expect(storage.exists(key)).resolves.toBe(true);
});

it('returns 304 for a matching ETag', async () => {
  const url = getUrl('image/webp');
  const { headers } = await server.request({ url });
  const again = await server.request({ url, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

it('returns the size without a body for HEAD', async () => {
  const { statusCode, headers, rawPayload } = await server.request({
    method: 'HEAD',
    url: getUrl('image/webp'),
  });
  expect([statusCode, Number(headers['content-length']) > 0, rawPayload.length]).toEqual([200, true, 0]);
});

it.each([
  ['the original', () => `/media/${image.originalKey}`],
  ['the original by a detour', () => `/media/ab/..%2F${image.originalKey}`],
  ['a file outside', () => '/media/..%2F..%2F..%2Fetc%2Fpasswd'],
  ['an unknown size', () => getUrl('image/webp').replace('-400', '-401')],
  [
    'a share image of an unknown image',
    () => getShareUrl().replace(/[0-9a-f]-og/u, (end) => (end.startsWith('0') ? '1-og' : '0-og')),
  ],
  ['another type', () => getUrl('image/webp').replace('.webp', '.html')],
  ['a null byte', () => `${getUrl('image/webp')}%00.webp`],
  ['a very long name', () => `/media/ab/${'a'.repeat(300)}.webp`],
])('returns 404 for %s', async (_name, url) => {
  const { statusCode, headers, body } = await server.request({ url: url() });
  expect(statusCode).toBe(404);
  expect(headers['cache-control']).not.toContain('immutable');
  expect(JSON.parse(body)).toMatchObject({ status_code: 404, error_code: 'NOTFOUND' });
});
