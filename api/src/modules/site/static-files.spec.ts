import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { StaticFiles, negotiateEncoding } from './static-files.ts';

const SCRIPT = 'export const greeting = "dobrý den";\n'.repeat(100);
let folder: string;
let files: StaticFiles;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'static files ěšč '));
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, '.vite'));
  await Promise.all([
    writeFile(path.join(folder, 'assets/app-AbCd1234.js'), SCRIPT),
    writeFile(path.join(folder, 'remoteEntry.js'), 'x'),
    writeFile(path.join(folder, 'favicon.svg'), '<svg/>'),
    writeFile(path.join(folder, 'index.html'), 'x'),
    writeFile(path.join(folder, '.vite/manifest.json'), '{}'),
  ]);
  files = await StaticFiles.scan([
    { prefix: '/', folder },
    { prefix: '/gone/', folder: path.join(folder, 'gone') },
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

describe('StaticFiles', () => {
  it('caches hashed names forever and revalidates others', async () => {
    expect((await files.find('/assets/app-AbCd1234.js', null))?.cacheControl).toContain('immutable');
    expect((await files.find('/remoteEntry.js', null))?.cacheControl).toBe('no-cache');
    expect((await files.find('/favicon.svg', null))?.cacheControl).toBe('public, max-age=3600');
  });

  it('compresses files with an ETag per encoding', async () => {
    const [plain, br, gzip] = await Promise.all(
      [null, 'br', 'gzip'].map((encoding) => files.find('/assets/app-AbCd1234.js', encoding as 'br' | null)),
    );
    expect(brotliDecompressSync(br?.body ?? Buffer.alloc(0)).toString()).toBe(SCRIPT);
    expect(gunzipSync(gzip?.body ?? Buffer.alloc(0)).toString()).toBe(SCRIPT);
    expect(new Set([plain?.etag, br?.etag, gzip?.etag]).size).toBe(3);
  });

  it('does not compress small or compressed files', async () => {
    expect((await files.find('/favicon.svg', 'br'))?.encoding).toBeNull();
  });

  it.each(['/index.html', '/.vite/manifest.json', '/../package.json', '/assets/', '/neni'])(
    'does not serve the path %s',
    async (address) => {
      expect(await files.find(address, null)).toBeNull();
    },
  );
});

describe('negotiateEncoding', () => {
  it('returns the best accepted encoding', () => {
    expect(
      ['gzip, deflate, br', 'gzip', 'br;q=0, gzip', 'identity', undefined].map(negotiateEncoding),
    ).toEqual(['br', 'gzip', 'gzip', null, null]);
  });
});
