import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import S3rver from '@20minutes/s3rver';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DomainError } from '../errors/index.ts';
import { DiskStorage } from './disk-storage.ts';
import { S3Storage } from './s3-storage.ts';
import { isStorageKey, type Storage } from './storage.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'prostora-storage-'));
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: 'photos', configs: [] }],
});
const s3Options = {
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  S3_FORCE_PATH_STYLE: true,
  bucket: 'photos',
};
const stores: Record<string, Storage> = {};

beforeAll(async () => {
  const { port } = await server.run();
  stores['disk'] = new DiskStorage(path.join(folder, 'disk'));
  stores['S3'] = new S3Storage({ ...s3Options, S3_ENDPOINT: `http://127.0.0.1:${port}` });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (store: Storage, key: string): Promise<Buffer | null> => {
  const found = await store.get(key);
  return found && buffer(found.body);
};

describe.each(['disk', 'S3'])('storage on %s', (name) => {
  const store = (): Storage => {
    const found = stores[name];
    if (!found) throw new Error(`no store ${name}`);
    return found;
  };

  it('returns the stored bytes and their size', async () => {
    const body = randomBytes(300_000);
    await store().put('ab/photo-800.webp', body, { type: 'image/webp' });
    const found = await store().get('ab/photo-800.webp');
    expect(found?.size).toBe(300_000);
    expect(found && (await buffer(found.body)).equals(body)).toBe(true);
  });

  it('keeps the last write of a key', async () => {
    for (const body of ['first', 'second'])
      await store().put('ab/twice', Buffer.from(body), { type: 'image/webp' });
    expect((await read(store(), 'ab/twice'))?.toString()).toBe('second');
  });

  it('reports whether a file exists', async () => {
    await store().put('original/known', Buffer.from('x'), { type: 'image/png' });
    await expect(store().exists('original/known')).resolves.toBe(true);
    await expect(store().exists('original/unknown')).resolves.toBe(false);
    await expect(store().get('original/unknown')).resolves.toBeNull();
  });

  it('deletes files, also missing ones', async () => {
    await store().put('ab/gone', Buffer.from('x'), { type: 'image/png' });
    await store().delete('ab/gone');
    await store().delete('ab/gone');
    await expect(store().exists('ab/gone')).resolves.toBe(false);
  });

  it('passes its readiness check', async () => {
    await expect(store().check()).resolves.toBeUndefined();
  });

  it.each([
    '../evil',
    'ab/../../evil',
    '/etc/passwd',
    'ab//c',
    'ab/',
    '.hidden',
    'ab\\c',
    'ab/č.webp',
    'a\0b',
    '',
    'x'.repeat(201),
    'AB/c',
  ])('rejects the key %j', async (key) => {
    expect(isStorageKey(key)).toBe(false);
    await expect(store().put(key, Buffer.from('x'), { type: 'image/png' })).rejects.toThrow(
      'is not a storage key',
    );
    await expect(store().get(key)).rejects.toThrow('is not a storage key');
    await expect(store().delete(key)).rejects.toThrow('is not a storage key');
  });
});

describe('DiskStorage', () => {
  // The fake S3 server is not atomic; a real service is.
  it('keeps one of two concurrent writes of a key, unmixed', async () => {
    const store: Storage = new DiskStorage(path.join(folder, 'disk'));
    const bodies = [Buffer.alloc(2_000_000, 'a'), Buffer.alloc(2_000_000, 'b')];
    await Promise.all(bodies.map((body) => store.put('ab/raced', body, { type: 'image/webp' })));
    const kept = await read(store, 'ab/raced');
    expect(bodies.some((body) => kept?.equals(body))).toBe(true);
  });

  it('deletes its own and abandoned temporary files', async () => {
    const root = path.join(folder, 'sweep');
    mkdirSync(path.join(root, '.incoming'), { recursive: true });
    const abandoned = path.join(root, '.incoming', 'abandoned');
    writeFileSync(abandoned, 'half');
    utimesSync(abandoned, new Date(0), new Date(0));
    writeFileSync(path.join(root, '.incoming', 'in-use'), 'half');
    await new DiskStorage(root).put('ab/c', Buffer.from('x'));
    expect(readdirSync(path.join(root, '.incoming'))).toEqual(['in-use']);
  });

  it('fails its readiness check when the folder is unusable', async () => {
    writeFileSync(path.join(folder, 'file'), '');
    await expect(new DiskStorage(path.join(folder, 'file')).check()).rejects.toThrow();
  });

  it('throws UNAVAILABLE on a full disk and removes the partial file', async () => {
    const small = path.join(folder, 'small');
    mkdirSync(small);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', small], { stdio: 'ignore' });
    } catch {
      process.stderr.write(
        'WARNING: no small file system can be mounted here; the full disk is not tested.\n',
      );
      return;
    }
    try {
      const store: Storage = new DiskStorage(small);
      await store.put('ab/old', Buffer.from('kept'), { type: 'image/png' });
      const failure = await store
        .put('ab/new', Buffer.alloc(2_000_000), { type: 'image/png' })
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(DomainError);
      expect(failure).toMatchObject({ kind: 'unavailable', options: { retryAfter: 60 } });
      expect(readdirSync(path.join(small, '.incoming'))).toEqual([]);
      expect((await read(store, 'ab/old'))?.toString()).toBe('kept');
    } finally {
      execFileSync('umount', [small]);
    }
  });
});

const listKeys = async (store: Storage, folderName: string, since: Date): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of store.list(folderName, since)) keys.push(key);
  return keys.sort();
};

it('lists old files directly in a folder of the disk', async () => {
  const store: Storage = new DiskStorage(path.join(folder, 'listed'));
  for (const key of ['shelf/one', 'shelf/two', 'shelf/deep/three', 'shelves'])
    await store.put(key, Buffer.from('x'), { type: 'image/png' });
  expect(await listKeys(store, 'shelf', new Date(Date.now() + 60_000))).toEqual(['shelf/one', 'shelf/two']);
  expect(await listKeys(store, 'shelf', new Date(Date.now() - 60_000))).toEqual([]);
  expect(await listKeys(store, 'nowhere', new Date())).toEqual([]);
});

/** The fake S3 cannot list; this server returns two pages of a listing. */
it('lists files of S3 page by page', async () => {
  const entry = (key: string, at: string): string =>
    `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><Size>1</Size></Contents>`;
  const pages: Record<string, string> = {
    '':
      `<IsTruncated>true</IsTruncated>${entry('shelf/one', '2026-01-01T00:00:00Z')}` +
      entry('shelf/deep/three', '2026-01-01T00:00:00Z'),
    'shelf/deep/three':
      `<IsTruncated>false</IsTruncated>${entry('shelf/two', '2026-01-02T00:00:00Z')}` +
      entry('shelf/young', '2026-11-20T00:00:00Z'),
  };
  const lister = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://s3').searchParams;
    const page = pages[query.get('marker') ?? ''] ?? '';
    response
      .setHeader('content-type', 'application/xml')
      .end(
        `<?xml version="1.0"?><ListBucketResult>${query.get('prefix') === 'shelf/' ? page : ''}</ListBucketResult>`,
      );
  }).listen(0, '127.0.0.1');
  await once(lister, 'listening');
  try {
    const store = new S3Storage({
      ...s3Options,
      S3_ENDPOINT: `http://127.0.0.1:${(lister.address() as AddressInfo).port}`,
    });
    expect(await listKeys(store, 'shelf', new Date('2026-06-01'))).toEqual(['shelf/one', 'shelf/two']);
  } finally {
    lister.closeAllConnections();
    lister.close();
  }
});

it('throws UNAVAILABLE when S3 does not respond', async () => {
  const store = new S3Storage({ ...s3Options, S3_ENDPOINT: 'http://127.0.0.1:1' });
  await expect(store.exists('ab/c')).rejects.toMatchObject({ kind: 'unavailable' });
});
