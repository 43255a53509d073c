import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { waitUntil } from '../../tools/processes/process-info.ts';
import { PhotoClient } from '../../tools/testing/photo-client.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import type { Findings, Row } from './findings.ts';
import { createPhotos, prepareOwnerSpace } from './photo-fixtures.ts';

const GOOD = 100;
/** `MAX_ATTEMPTS` of the product, for failures other than an outage of the storage. */
const ATTEMPTS = 3;

type FailedJob = { id: string; job: string; reason: string; attempts: number };

/** Failed jobs as listed in the console. */
async function listFailedJobs(admin: PhotoClient): Promise<FailedJob[]> {
  const response = await fetch(`${admin.base}/api/admin/queues/failed?queue=images`, {
    headers: admin.authorization,
  });
  if (!response.ok) throw new Error(`the list of failed jobs responded ${response.status}`);
  return ((await response.json()) as { items: FailedJob[] }).items;
}

/** Replaces the original of a photograph by a folder, so that each attempt to read it throws. */
function breakOriginal({ media }: TestCluster, body: Buffer): void {
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
  const space = await prepareOwnerSpace(cluster.databaseUrl);
  const [bad, ...good] = (await createPhotos(GOOD + 1, 320, 240)) as [Buffer, ...Buffer[]];
  const [badId = 0] = await uploadAll(owner, space.id, [bad]);
  breakOriginal(cluster, bad);
  const ids = await uploadAll(owner, space.id, good);
  const start = performance.now();
  const getSeconds = (): string => ((performance.now() - start) / 1000).toFixed(1);
  await Promise.all(cluster.workers.map((worker) => worker.start()));
  const areReady = await waitUntil(
    async () => {
      const photos = await owner.photos(space.url);
      return ids.every((id) => photos.get(id)?.status === 'ready');
    },
    90_000,
    250,
  );
  const readyAfter = getSeconds();
  const hasFailed = await waitUntil(async () => (await listFailedJobs(admin)).length > 0, 60_000, 250);
  const [job] = await listFailedJobs(admin);
  const photo = (await owner.photos(space.url)).get(badId);
  findings.record(
    `${ids.length} good jobs ${areReady ? 'done' : 'NOT done'} ${readyAfter} s after the workers' start; ` +
      `the broken job failed after ${job?.attempts ?? '?'} attempts and ${getSeconds()} s, is listed in the ` +
      `console (“${job?.reason ?? ''}”), and its photograph is ${photo?.status ?? '?'}`,
  );
  findings.check(areReady, 'good jobs are blocked');
  findings.check(
    hasFailed && job?.attempts === ATTEMPTS,
    `the broken job has ${job?.attempts ?? '?'} attempts and is ${hasFailed ? '' : 'not '}listed as failed`,
  );
  findings.check(photo?.status === 'failed', `the photograph is ${photo?.status ?? 'unknown'}`);
}

export const poisonJob: Row = {
  row: 21,
  fault: `a job that always throws among ${GOOD} good ones`,
  required: 'bounded repetitions with growing pauses, visible as failed, the queue not blocked',
  run: async (chaos, findings) => {
    const cluster = await startCluster(chaos, '21', { apis: 1, workers: 2 });
    // All jobs are queued before a worker starts.
    await Promise.all(cluster.workers.map((worker) => worker.stop()));
    await runRow(cluster, findings);
  },
};
