import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import * as files from 'node:fs/promises';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Storage } from './storage.ts';

/** Bytes the simulated file system still accepts. */
let freeBytes = Number.POSITIVE_INFINITY;
const folder = mkdtempSync(path.join(tmpdir(), 'prostora-full-'));
/** Error code of opening a file, as on a read-only file system. */
let refused: string | null = null;
let store: Storage;

/** Simulates a full disk: some bytes are written, then the write fails. */
async function openOnSmallDisk(...args: Parameters<typeof files.open>): Promise<files.FileHandle> {
  if (refused !== null) throw Object.assign(new Error(`${refused}: open`), { code: refused });
  const handle = await files.open(...args);
  const writeFile = handle.writeFile.bind(handle);
  handle.writeFile = async (data) => {
    const body = data as Uint8Array;
    if (body.byteLength <= freeBytes) return writeFile(body);
    await writeFile(body.subarray(0, freeBytes));
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  return handle;
}

beforeAll(async () => {
  jest.unstable_mockModule('node:fs/promises', () => ({ ...files, open: openOnSmallDisk }));
  const { DiskStorage } = await import('./disk-storage.ts');
  store = new DiskStorage(folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('rejects on a full disk without leaving partial files, and recovers', async () => {
  await store.put('ab/old', Buffer.from('kept'), { type: 'image/webp' });
  freeBytes = 10;
  await expect(store.put('ab/new', Buffer.alloc(5000), { type: 'image/webp' })).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'STORAGE_FULL',
    options: { retryAfter: 60 },
  });
  expect(await store.exists('ab/new')).toBe(false);
  expect(readdirSync(path.join(folder, '.incoming'))).toEqual([]);
  const old = await store.get('ab/old');
  expect(old && (await text(old.body))).toBe('kept');
  freeBytes = Number.POSITIVE_INFINITY;
  await store.put('ab/new', Buffer.alloc(5000), { type: 'image/webp' });
  const taken = await store.get('ab/new');
  expect(taken && (await text(taken.body)).length).toBe(5000);
});

it.each(['EROFS', 'EACCES', 'EPERM'])(
  'rejects new files and serves existing ones on a read-only folder (%s)',
  async (code) => {
    await store.put('ab/old', Buffer.from('kept'), { type: 'image/webp' });
    refused = code;
    await expect(store.put('ab/other', Buffer.from('new'), { type: 'image/webp' })).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'STORAGE_READ_ONLY',
      options: { retryAfter: 60 },
    });
    refused = null;
    const old = await store.get('ab/old');
    expect(old && (await text(old.body))).toBe('kept');
  },
);
