import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { waitUntil } from '../processes/process-info.ts';
import { PhotoClient } from '../testing/photo-client.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import type { Findings, Row } from './findings.ts';
import { ownSpace, photographs } from './photographs.ts';

const GOOD = 100;
/** `MAX_ATTEMPTS` of the product: what is no outage of the storage is tried so often. */
const ATTEMPTS = 3;

type Failed = { id: string; job: string; reason: string; attempts: number };

/** The jobs that gave up, as the operator sees them in the console. */
async function failedJobs(admin: PhotoClient): Promise<Failed[]> {
  const response = await fetch(`${admin.base}/api/admin/queues/failed?queue=images`, {
    headers: admin.authorization,
  });
  if (!response.ok) throw new Error(`the console answers ${response.status}`);
  return ((await response.json()) as { items: Failed[] }).items;
}

/** A photograph whose original can be opened and never read: every attempt at it throws. */
function poison({ media }: TestCluster, body: Buffer): void {
  const original = path.join(media, 'original', createHash('sha256').update(body).digest('hex'));
  rmSync(original);
  mkdirSync(original);
}

async function uploadAll(owner: PhotoClient, spaceId: number, bodies: readonly Buffer[]): Promise<number[]> {
  const ids: number[] = [];
  for (const body of bodies) ids.push((await owner.upload(spaceId, body)).image?.id_space_image ?? 0);
  return ids;
}

async function runRow(cluster: TestCluster, findings: Findings): Promise<void> {
  const [owner, admin] = [new PhotoClient(cluster.url), new PhotoClient(cluster.url)];
  await owner.login('majitel@prostora.test', 'Majitel1234');
  await admin.login('admin@prostora.test', 'Admin1234');
  const space = await ownSpace(cluster.databaseUrl);
  const [bad, ...good] = (await photographs(GOOD + 1, 320, 240)) as [Buffer, ...Buffer[]];
  const [badId = 0] = await uploadAll(owner, space.id, [bad]);
  poison(cluster, bad);
  const ids = await uploadAll(owner, space.id, good);
  const from = performance.now();
  const since = (): string => ((performance.now() - from) / 1000).toFixed(1);
  await Promise.all(cluster.workers.map((worker) => worker.start()));
  const areReady = await waitUntil(
    async () => {
      const photos = await owner.photos(space.url);
      return ids.every((id) => photos.get(id)?.status === 'ready');
    },
    90_000,
    250,
  );
  const readyAfter = since();
  const hasFailed = await waitUntil(async () => (await failedJobs(admin)).length > 0, 60_000, 250);
  const [job] = await failedJobs(admin);
  const photo = (await owner.photos(space.url)).get(badId);
  findings.record(
    `${ids.length} good jobs ${areReady ? 'done' : 'NOT done'} ${readyAfter} s after the workers' start; ` +
      `the poison gave up after ${job?.attempts ?? '?'} attempts and ${since()} s, is listed in the ` +
      `console (“${job?.reason ?? ''}”), and its photograph is told as ${photo?.status ?? '?'}`,
  );
  findings.must(areReady, 'good jobs are held up');
  findings.must(
    hasFailed && job?.attempts === ATTEMPTS,
    `the poison was tried ${job?.attempts ?? '?'} times and is ${hasFailed ? '' : 'not '}listed as failed`,
  );
  findings.must(photo?.status === 'failed', `the photograph is told as ${photo?.status ?? 'unknown'}`);
}

export const poisonJob: Row = {
  row: 21,
  fault: `a job that always throws among ${GOOD} good ones`,
  required: 'bounded repetitions with growing pauses, visible as failed, the queue not blocked',
  run: async (chaos, findings) => {
    const cluster = await startCluster(chaos, '21', { apis: 1, workers: 2 });
    // Nothing is begun before everything waits.
    await Promise.all(cluster.workers.map((worker) => worker.stop()));
    await runRow(cluster, findings);
  },
};
