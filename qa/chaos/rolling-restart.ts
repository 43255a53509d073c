import { addSpaces, buildBookingRequests } from '../../tools/testing/booking-client.ts';
import { PhotoClient } from '../../tools/testing/photo-client.ts';
import { waitUntil } from '../../tools/processes/process-info.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import type { Findings, Row } from './findings.ts';
import { withDatabase } from './chaos-environment.ts';
import { BookingLoad, pause, startReaders, formatStatuses } from './load.ts';
import { createPhotos, prepareOwnerSpace } from './photo-fixtures.ts';

const DRAIN_MS = 10_000;

/** Restarts both APIs twice, one after the other, during reads and bookings through the proxy. */
async function restartApis(
  { url, apis, balancer }: TestCluster,
  spaceIds: readonly number[],
  findings: Findings,
): Promise<void> {
  const readers = startReaders(url, 150, 10);
  const bookings = new BookingLoad(url, buildBookingRequests(spaceIds, 6000, 'rolling'));
  await pause(2000);
  const ends = [];
  for (let round = 0; round < 2; round += 1) {
    for (const api of apis) {
      ends.push(await api.stop());
      await api.start();
      await pause(1000);
    }
  }
  readers.stop();
  const [read] = await Promise.all([readers.done, bookings.stop()]);
  const failed = read.non2xx + read.errors + read.timeouts;
  const slowest = Math.max(...ends.map(({ ms }) => ms));
  findings.record(
    `${ends.length} restarts of an API: ${read.requests.total} reads, non2xx + errors = ${failed}; ` +
      `bookings ${formatStatuses(bookings.countStatuses())}; slowest drain ${slowest} ms, exit codes ${[...new Set(ends.map(({ code }) => code))].join(', ')}`,
  );
  findings.check(failed === 0, `${failed} reads failed: ${[...new Set(readers.failures)].join('; ')}`);
  findings.check(
    bookings.booked.length > 0 && bookings.booked.length === bookings.answers.length,
    `bookings failed: ${formatStatuses(bookings.countStatuses())} (${[...new Set(balancer.brokenConnections)].join('; ')})`,
  );
  findings.check(slowest <= DRAIN_MS, `a drain took ${slowest} ms`);
  findings.check(
    ends.every(({ code }) => code === 0),
    `exit codes ${ends.map(({ code, signal }) => code ?? signal).join(', ')}`,
  );
}

/** Stops each worker while it processes photographs; it finishes its job or returns it to the queue. */
async function restartWorkers({ url, workers, databaseUrl }: TestCluster, findings: Findings): Promise<void> {
  const owner = new PhotoClient(url);
  await owner.login('majitel@prostora.test', 'Majitel1234');
  const space = await prepareOwnerSpace(databaseUrl);
  const ids: number[] = [];
  for (const body of await createPhotos(8))
    ids.push((await owner.upload(space.id, body)).image?.id_space_image ?? 0);
  const ends = [];
  for (const worker of workers) {
    await pause(300);
    ends.push(await worker.stop());
    await worker.start();
  }
  const statuses = async (): Promise<(string | undefined)[]> => {
    const photos = await owner.photos(space.url);
    return ids.map((id) => photos.get(id)?.status);
  };
  const isDone = await waitUntil(
    async () => (await statuses()).every((status) => status === 'ready'),
    45_000,
    250,
  );
  findings.record(
    `${ends.length} restarts of a worker in the middle of ${ids.length} photographs: drain at most ` +
      `${Math.max(...ends.map(({ ms }) => ms))} ms, exit codes ${[...new Set(ends.map(({ code }) => code))].join(', ')}, all ${isDone ? 'ready' : 'NOT ready'}`,
  );
  findings.check(isDone, `photographs are ${(await statuses()).join(', ')}`);
  findings.check(
    ends.every(({ code, ms }) => code === 0 && ms <= 15_000),
    `workers ended with ${ends.map(({ code, signal, ms }) => `${code ?? signal} after ${ms} ms`).join(', ')}`,
  );
}

export const rollingRestart: Row = {
  row: 17,
  fault: 'SIGTERM during load: rolling restart of two APIs and two workers',
  required:
    'non2xx + errors = 0 (reads and bookings), drain ≤ 10 s, exit code 0; a worker finishes its job or returns it to the queue',
  run: async (chaos, findings) => {
    const cluster = await startCluster(chaos, '17');
    const spaceIds = await withDatabase(cluster.databaseUrl, (client) =>
      addSpaces(client, 'chaos@prostora.test', 50),
    );
    await restartApis(cluster, spaceIds, findings);
    await restartWorkers(cluster, findings);
  },
};
