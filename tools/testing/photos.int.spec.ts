import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { Client } from 'pg';
import { HOSTILE_IMAGES } from '../../api/src/modules/media/fixtures/hostile-images.ts';
import { createJpeg, createJpegWithMetadata } from '../../api/src/modules/media/fixtures/images.ts';
import { encodePhoto, DEFAULT_EFFORT } from '../../api/src/modules/media/photo-encoding.ts';
import { workerFlags } from '../processes/places.ts';
import { isAlive, waitUntil } from '../processes/process-info.ts';
import {
  listPhotoUrls,
  listProcessTree,
  PhotoClient,
  listStoredFiles,
  watchMemory,
  type Photo,
} from './photo-client.ts';
import { startProduct, type Product } from './product.ts';
import { countRounds } from './rounds.ts';
import { sendSlowly, type SlowlySent } from './slow-sender.ts';

/* The built API and a real worker process under attack and faults (QUALITY 11, 40–43). */

let product: Product;
let database: Client;
let worker: ChildProcess;
let owner: PhotoClient;
let space: { id: number; url: string };
let slowSender: Promise<SlowlySent>;

const startWorker = async (): Promise<ChildProcess> => {
  const child = fork(path.join(import.meta.dirname, 'fixtures/short-lock-worker.mjs'), [], {
    env: { ...process.env, ...product.environment },
    execArgv: [...workerFlags],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
};

/** The beginning of an upload that is never sent to its end. */
const beginningOfUpload = (): string =>
  `PUT /api/space/image/ HTTP/1.1\r\nHost: x\r\nAuthorization: ` +
  `${owner.authorization['authorization'] ?? ''}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n` +
  `--b\r\nContent-Disposition: form-data; name="space"\r\n\r\n${space.id}\r\n--b\r\nContent-Disposition: ` +
  `form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;

beforeAll(async () => {
  product = await startProduct({ apis: 1, workers: 0 });
  database = new Client({ connectionString: product.database.url });
  await database.connect();
  await database.query(
    `update subscription_plan set config = jsonb_set(config, '{nrOfPhotosInSpace}', '10000')`,
  );
  owner = new PhotoClient(product.url);
  await owner.login('majitel@prostora.test', 'Majitel1234');
  const { rows } = await database.query<{ id: number; url: string }>(
    `select s.id, b.slug || '/' || s.slug as url from space s join building b on b.id = s.building_id
      join customer c on c.id = b.customer_id join app_user u on u.id = c.user_id
     where u.email = 'majitel@prostora.test' and s.status = 'PUBLISHED' and not s.no_name order by s.id limit 1`,
  );
  if (!rows[0]) throw new Error('the demo owner has no published space');
  space = rows[0];
  slowSender = sendSlowly(Number(new URL(product.url).port), beginningOfUpload());
  worker = await startWorker();
}, 180_000);

afterAll(async () => {
  if (worker.connected) {
    const ended = once(worker, 'exit');
    worker.disconnect();
    await ended;
  }
  await database.end();
  await product.stop();
}, 60_000);

/** Kills the worker with everything it started, after a while (milliseconds), and starts another one. */
const killWorker = async (afterMs: number): Promise<void> => {
  await new Promise((resolve) => {
    setTimeout(resolve, afterMs);
  });
  const family = listProcessTree(worker.pid ?? 0);
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
  expect(await waitUntil(() => family.every((pid) => !isAlive(pid)), 3000)).toBe(true);
  worker = await startWorker();
};
const settled = async (ids: readonly number[], ms: number): Promise<Map<number, Photo>> => {
  let photos = new Map<number, Photo>();
  const done = await waitUntil(async () => {
    photos = await owner.photos(space.url);
    return ids.every((id) => photos.get(id)?.status !== 'processing');
  }, ms);
  if (!done)
    throw new Error(
      `still processing after ${ms} ms: ${ids.filter((id) => photos.get(id)?.status === 'processing').join(', ')}`,
    );
  return photos;
};
const uploaded = async (body: Uint8Array): Promise<number> => {
  const { status, image, body: text } = await owner.upload(space.id, body);
  if (!image) throw new Error(`${status} ${text}`);
  return image.id_space_image;
};
const answers = async (): Promise<number> => (await fetch(`${product.url}/api/catalog/new/`)).status;

describe('photographs of an attacker', () => {
  it('are rejected or fail with a reason, while the worker’s memory stays bounded and other uploads succeed', async () => {
    const memory = watchMemory(() => worker.pid);
    const memoryOfApi = watchMemory(() => product.apis[0]?.pid);
    const taken = new Map<string, number>();
    const fates = new Map<string, unknown>();
    for (const { name, build } of HOSTILE_IMAGES) {
      const { status, image } = await owner.upload(space.id, await build(), '../../evil.php');
      if (image) taken.set(name, image.id_space_image);
      else fates.set(name, status);
    }
    const good = await uploaded(await createJpeg(1600, 1200));
    expect(await answers()).toBe(200);
    const photos = await settled([...taken.values(), good], 180_000);
    for (const [name, id] of taken)
      fates.set(
        name,
        photos.get(id)?.status === 'ready'
          ? 'ready'
          : photos.get(id)?.failure?.includes('poškozený')
            ? 'BROKEN'
            : photos.get(id)?.failure,
      );
    expect(photos.get(good)?.status).toBe('ready');
    expect(Object.fromEntries(fates)).toEqual(
      Object.fromEntries(HOSTILE_IMAGES.map(({ name, expected }) => [name, expected])),
    );
    memory.stop();
    memoryOfApi.stop();
    process.stderr.write(
      `corpus: peak of the worker ${memory.peak().self.toFixed(0)} MB, of a maker of photographs ` +
        `${memory.peak().children.toFixed(0)} MB, of the API ${memoryOfApi.peak().self.toFixed(0)} MB\n`,
    );
    expect(memory.peak().self).toBeLessThan(300);
    expect(memory.peak().children).toBeLessThan(400);
    expect(memoryOfApi.peak().self).toBeLessThan(500);
  }, 240_000);

  it('are rejected before they are read in a flood, and the API’s memory stays bounded and it keeps answering', async () => {
    const memory = watchMemory(() => product.apis[0]?.pid);
    const flood = Array.from({ length: countRounds(100, 20) }, (_, n) => sendBig(50_000_000, n % 2 === 0));
    const during = await Promise.all([answers(), answers()]);
    const statuses = await Promise.all(flood);
    const many = await Promise.all(
      Array.from({ length: countRounds(24, 8) }, () => owner.upload(space.id, Buffer.alloc(14_000_000, 1))),
    );
    memory.stop();
    // A body with a Content-Length is refused before it is read. One without is read up to the limit, after queueing; a
    // busy process answers 503.
    expect([...new Set(statuses.filter((_status, n) => n % 2 === 0))]).toEqual([413]);
    expect(statuses.filter((status, n) => n % 2 === 1 && status !== 413 && status !== 503)).toEqual([]);
    expect(during).toEqual([200, 200]);
    expect(
      [...new Set(many.map(({ status }) => status))].filter((status) => status !== 415 && status !== 503),
    ).toEqual([]);
    process.stderr.write(`flood: peak of the API ${memory.peak().self.toFixed(0)} MB\n`);
    // The full run sends over five gigabytes; how much of what is garbage already the process still holds varies from run to run.
    expect(memory.peak().self).toBeLessThan(900);
  }, 90_000);
});

describe('many photographs at once', () => {
  it('are all made by a worker that stays below 300 MB', async () => {
    const memory = watchMemory(() => worker.pid);
    const ids: number[] = [];
    for (let n = 0; n < countRounds(60, 15); n += 1)
      ids.push(await uploaded(await createJpeg(1280, 640 + n)));
    const photos = await settled(ids, 300_000);
    memory.stop();
    expect(ids.filter((id) => photos.get(id)?.status !== 'ready')).toEqual([]);
    const peak = memory.peak().self.toFixed(0);
    process.stderr.write(`${ids.length} photographs: peak of the worker ${peak} MB\n`);
    expect(memory.peak().self).toBeLessThan(300);
  }, 400_000);
});

/** An upload of so many bytes, its length told or not; the answer's status. */
function sendBig(bytes: number, withLength: boolean): Promise<number> {
  return new Promise((resolve) => {
    const head = Buffer.from(
      `--b\r\nContent-Disposition: form-data; name="space"\r\n\r\n${space.id}\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`,
    );
    const sending = request(
      `${product.url}/api/space/image/`,
      {
        method: 'PUT',
        headers: {
          ...owner.authorization,
          'content-type': 'multipart/form-data; boundary=b',
          ...(withLength ? { 'content-length': bytes } : { 'transfer-encoding': 'chunked' }),
        },
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.resume();
        sending.destroy();
      },
    );
    sending.on('error', () => resolve(0));
    const chunk = Buffer.alloc(1_000_000);
    let left = bytes - head.length;
    const more = (): void => {
      while (left > 0 && !sending.destroyed) {
        const piece = chunk.subarray(0, Math.min(left, chunk.length));
        left -= piece.length;
        if (!sending.write(piece)) return void sending.once('drain', more);
      }
    };
    sending.write(head);
    more();
  });
}

describe('a photograph with a place, a camera and a comment in it', () => {
  it('is served upright, as what it is, without any of that; its original is not served', async () => {
    const original = await createJpegWithMetadata();
    const id = await uploaded(original);
    const photo = (await settled([id], 20_000)).get(id);
    expect(photo).toMatchObject({ status: 'ready', width: 300, height: 600 });
    const addresses = photo ? listPhotoUrls(photo) : [];
    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      const response = await fetch(product.url + address);
      const body = Buffer.from(await response.arrayBuffer());
      expect([response.headers.get('content-type'), response.headers.get('x-content-type-options')]).toEqual([
        address.endsWith('.avif') ? 'image/avif' : 'image/webp',
        'nosniff',
      ]);
      const { exif, xmp, iptc, icc, orientation, width = 0, height = 0 } = await sharp(body).metadata();
      expect([exif, xmp, iptc, icc, orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(width).toBeLessThan(height);
      expect(
        ['SecretCamera', 'SecretXmp', 'Novákova', 'Exif', 'GPS'].filter((secret) => body.includes(secret)),
      ).toEqual([]);
    }
    const hash = createHash('sha256').update(original).digest('hex');
    for (const address of [
      `/media/original/${hash}`,
      `/media/${hash.slice(0, 2)}/..%2foriginal%2f${hash}`,
      `/media/${hash}`,
    ])
      expect((await fetch(product.url + address)).status).toBe(404);
  }, 30_000);

  it('is the picture of its space in the catalogue two seconds after it became the top one', async () => {
    const id = await uploaded(await createJpeg(900, 675));
    const photo = (await settled([id], 20_000)).get(id);
    await owner.move(space.id, id, 0);
    const shown = async (): Promise<boolean> =>
      (
        await (
          await fetch(
            `${product.url}/api/catalog/new/?search=${encodeURIComponent(space.url.split('/')[1]?.replaceAll('-', ' ') ?? '')}`,
          )
        ).text()
      ).includes(photo?.url ?? 'none');
    expect(await waitUntil(shown, 2000)).toBe(true);
  }, 30_000);
});

describe('a worker killed with -9 in the middle of photographs', () => {
  // `npm run chaos -- 11` kills it ten times.
  it('three times at random moments leaves no half file, no second record, and every photograph ready with the very bytes it should have', async () => {
    const bodies = await Promise.all(Array.from({ length: 3 }, (_, n) => createJpeg(1500, 1100 + n)));
    const ids: number[] = [];
    for (const body of bodies) ids.push(await uploaded(body));
    for (let kill = 0; kill < 3; kill += 1) await killWorker(150 + Math.random() * 700);
    const photos = await settled(ids, 60_000);
    expect(ids.map((id) => photos.get(id)?.status)).toEqual(ids.map(() => 'ready'));
    const files = new Map(
      listStoredFiles(product.environment['STORAGE_DIR'] ?? '').map((file) => [
        path.basename(file),
        readFileSync(file),
      ]),
    );
    for (const [n, body] of bodies.entries()) {
      const hash = createHash('sha256').update(body).digest('hex');
      const { sizes } = await encodePhoto(body, DEFAULT_EFFORT);
      expect(sizes).toHaveLength(6);
      for (const { width, extension, body: bytes } of sizes)
        expect([n, width, extension, files.get(`${hash}-${width}.${extension}`)?.equals(bytes)]).toEqual([
          n,
          width,
          extension,
          true,
        ]);
      const { rowCount } = await database.query('select 1 from media_image where content_hash = $1', [hash]);
      expect(rowCount).toBe(1);
    }
  }, 120_000);
});

it('a sender of one byte a second is cut within half a minute, and a few seconds more on a machine busy with photographs', async () => {
  expect((await slowSender).afterMs).toBeLessThan(40_000);
}, 50_000);
