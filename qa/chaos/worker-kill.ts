import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../tools/processes/places.ts';
import { isAlive, waitUntil } from '../../tools/processes/process-info.ts';
import type { KillableProcess } from '../../tools/testing/killable-process.ts';
import { listProcessTree, PhotoClient, listStoredFiles } from '../../tools/testing/photo-client.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import type { Findings, Row } from './findings.ts';
import { withDatabase, type ChaosEnvironment } from './chaos-environment.ts';
import { pause } from './load.ts';
import { createPhotos, prepareOwnerSpace } from './photo-fixtures.ts';

/** Both workers are killed once in each batch. */
const [BATCHES, BATCH] = [5, 5];

type PhotoEncoding = {
  encodePhoto: (
    body: Buffer,
    effort: number,
  ) => Promise<{ sizes: { width: number; extension: string; body: Uint8Array }[] }>;
  DEFAULT_EFFORT: number;
};

/** Kills a worker and waits for the end of its child processes. */
async function killWithChildren(worker: KillableProcess): Promise<void> {
  const pids = listProcessTree(worker.pid ?? 0);
  await worker.kill();
  await waitUntil(() => pids.every((pid) => !isAlive(pid)), 3000);
}

/** The files have the bytes of an uninterrupted run, and each photograph has one record. */
async function checkFiles(
  { media, databaseUrl }: TestCluster,
  bodies: readonly Buffer[],
  findings: Findings,
): Promise<void> {
  const { encodePhoto, DEFAULT_EFFORT } = (await import(
    pathToFileURL(inRoot('api/dist/src/modules/media/photo-encoding.js')).href
  )) as PhotoEncoding;
  const files = new Map(listStoredFiles(media).map((file) => [path.basename(file), file]));
  let compared = 0;
  let different = 0;
  for (const body of bodies) {
    const hash = createHash('sha256').update(body).digest('hex');
    for (const { width, extension, body: bytes } of (await encodePhoto(body, DEFAULT_EFFORT)).sizes) {
      const file = files.get(`${hash}-${width}.${extension}`);
      compared += 1;
      if (!file || !readFileSync(file).equals(Buffer.from(bytes))) different += 1;
    }
    const rows = await withDatabase(
      databaseUrl,
      async (client) =>
        (await client.query('select 1 from media_image where content_hash = $1', [hash])).rowCount,
    );
    findings.check(rows === 1, `a photograph has ${rows} records`);
  }
  findings.record(
    `${compared} stored files compared with an uninterrupted run, ${different} differ or are missing`,
  );
  findings.check(
    compared >= bodies.length && different === 0,
    `${different} of ${compared} files are different or missing`,
  );
}

/**
 * Ten kills at random moments, two in each batch, so that no job loses its worker more often than allowed. The
 * other worker and the restarted one continue its jobs.
 */
async function killRepeatedly(chaos: ChaosEnvironment, findings: Findings): Promise<void> {
  const cluster = await startCluster(chaos, '11', { apis: 1, shortLocks: true });
  const owner = new PhotoClient(cluster.url);
  await owner.login('majitel@prostora.test', 'Majitel1234');
  const space = await prepareOwnerSpace(cluster.databaseUrl);
  const bodies = await createPhotos(BATCHES * BATCH, 1600, 1200);
  const ids: number[] = [];
  let killsWhileEncoding = 0;
  let isDone = true;
  let slowestMs = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    for (const body of bodies.slice(batch * BATCH, (batch + 1) * BATCH))
      ids.push((await owner.upload(space.id, body)).image?.id_space_image ?? 0);
    for (const worker of cluster.workers) {
      await pause(200 + Math.random() * 800);
      if (listProcessTree(worker.pid ?? 0).length > 1) killsWhileEncoding += 1;
      await killWithChildren(worker);
      await worker.start();
    }
    const start = performance.now();
    isDone &&= await waitUntil(
      async () => {
        const photos = await owner.photos(space.url);
        return ids.every((id) => photos.get(id)?.status === 'ready');
      },
      60_000,
      250,
    );
    slowestMs = Math.max(slowestMs, performance.now() - start);
  }
  findings.record(
    `${BATCHES * cluster.workers.length} kills during ${ids.length} photographs (${killsWhileEncoding} with an ` +
      `encoder running): ${isDone ? 'all ready' : 'NOT all ready'}, at most ${(slowestMs / 1000).toFixed(1)} s after the second kill of a batch`,
  );
  findings.check(isDone, 'a photograph did not become ready');
  await checkFiles(cluster, bodies, findings);
}

/** With the lock duration of production, a job loses its worker twice. */
async function killTwice(chaos: ChaosEnvironment, findings: Findings): Promise<void> {
  const cluster = await startCluster(chaos, '11-production-lock', { apis: 1 });
  const owner = new PhotoClient(cluster.url);
  await owner.login('majitel@prostora.test', 'Majitel1234');
  const space = await prepareOwnerSpace(cluster.databaseUrl);
  const isEncoding = (worker: KillableProcess): boolean => listProcessTree(worker.pid ?? 0).length > 1;
  const start = performance.now();
  const [body] = (await createPhotos(1, 6000, 4000)) as [Buffer];
  const id = (await owner.upload(space.id, body)).image?.id_space_image ?? 0;
  let kills = 0;
  for (; kills < 2; kills += 1) {
    if (!(await waitUntil(() => cluster.workers.some(isEncoding), 60_000, 20))) break;
    const worker = cluster.workers.find(isEncoding) as KillableProcess;
    await killWithChildren(worker);
    await worker.start();
  }
  const isDone = await waitUntil(
    async () => (await owner.photos(space.url)).get(id)?.status === 'ready',
    90_000,
    500,
  );
  findings.record(
    `with a lock of 30 s, as in production, a job that lost its worker ${kills} times was ` +
      `${isDone ? 'done' : 'NOT done'} ${((performance.now() - start) / 1000).toFixed(0)} s after its upload`,
  );
  findings.check(
    isDone && kills === 2,
    `after ${kills} kills the photograph is ${isDone ? '' : 'not '}ready`,
  );
}

export const workerKill: Row = {
  row: 11,
  fault: `kill -9 of a worker while it processes photographs, at ${2 * BATCHES} random times`,
  required:
    'the job is retried, also after two kills; no partial file, no second record, the same bytes as without a kill',
  run: async (chaos, findings) => {
    await killRepeatedly(chaos, findings);
    await chaos.endRow();
    await killTwice(chaos, findings);
  },
};
