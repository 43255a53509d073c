import { addSpaces, buildBookingRequests } from '../../tools/testing/booking-client.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import type { Findings, Row } from './findings.ts';
import { withDatabase, type ChaosEnvironment } from './chaos-environment.ts';
import {
  BookingLoad,
  areExpected,
  pause,
  percentile,
  startReaders,
  findSlowestMs,
  formatStatuses,
} from './load.ts';
import { SlowNetwork } from '../../tools/testing/slow-network.ts';

const EACH_WAY_MS = 100;
const RESETS = 10;
/** A booking makes six round trips to the database. */
const SLOW_P99_MS = 5000;

type Measurement = { p50: number; p99: number; load: BookingLoad; reads: number; failedReads: number };

/** Measures bookings and reads for the given time, during the disturbance of the network. */
async function measure(
  cluster: TestCluster,
  spaceIds: readonly number[],
  name: string,
  firstDay: number,
  ms: number,
  disturb: () => Promise<void> = () => Promise.resolve(),
): Promise<Measurement> {
  const load = new BookingLoad(cluster.url, buildBookingRequests(spaceIds, 3000, name, firstDay), 4);
  const readers = startReaders(cluster.url, 120, 4);
  await Promise.all([pause(ms), disturb()]);
  await load.stop();
  readers.stop();
  const read = await readers.done;
  const times = load.answers.map(({ tookMs }) => tookMs);
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    load,
    reads: read.requests.total,
    failedReads: read.non2xx + read.errors + read.timeouts,
  };
}

const describeMeasurement = (name: string, { p50, p99, load, reads, failedReads }: Measurement): string =>
  `${name}: bookings ${formatStatuses(load.countStatuses())}, p50 ${p50} ms, p99 ${p99} ms, slowest ` +
  `${findSlowestMs(load.answers)} ms; ${reads} reads, ${failedReads} failed`;

const areAllBooked = ({ load }: Measurement): boolean =>
  load.answers.length > 0 && load.booked.length === load.answers.length;

/** Connections to the database, and those stuck in a transaction. */
const countConnections = (databaseUrl: string): Promise<{ all: number; stuck: number }> =>
  withDatabase(databaseUrl, async (client) => {
    const {
      rows: [row],
    } = await client.query<{ all: number; stuck: number }>(
      `select count(*)::int as all, count(*) filter (where state like 'idle in transaction%'
        and now() - state_change > interval '3 seconds')::int as stuck from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    return row ?? { all: -1, stuck: -1 };
  });

async function resetRepeatedly(network: SlowNetwork): Promise<void> {
  for (let reset = 0; reset < RESETS; reset += 1) {
    await pause(500 + Math.random() * 700);
    network.resetAll();
  }
}

async function runRow(chaos: ChaosEnvironment, findings: Findings): Promise<void> {
  const network = new SlowNetwork(chaos.postgres.port);
  const port = await network.start();
  chaos.onEnd(() => {
    network.stop();
  });
  const route = (url: string): Promise<string> =>
    Promise.resolve(Object.assign(new URL(url), { port: String(port) }).toString());
  const cluster = await startCluster(chaos, '15', { workers: 1, route });
  const spaceIds = await withDatabase(cluster.databaseUrl, (client) =>
    addSpaces(client, 'chaos@prostora.test', 50),
  );
  const before = await measure(cluster, spaceIds, 'fast', 40, 5000);
  const limit = (await countConnections(cluster.databaseUrl)).all;
  network.delayMs = EACH_WAY_MS;
  const slow = await measure(cluster, spaceIds, 'slow', 110, 15_000);
  network.delayMs = 0;
  const resetting = await measure(cluster, spaceIds, 'reset', 180, 1000, () => resetRepeatedly(network));
  await pause(4000);
  const after = await measure(cluster, spaceIds, 'after', 250, 5000);
  await pause(3500);
  const { all, stuck } = await countConnections(cluster.databaseUrl);
  findings.record(describeMeasurement('before', before));
  findings.record(describeMeasurement(`${EACH_WAY_MS} ms each way`, slow));
  findings.record(describeMeasurement(`all connections reset ${RESETS} times`, resetting));
  findings.record(
    `${describeMeasurement('after', after)}; connections ${limit} before, ${all} after, ${stuck} stuck in a transaction`,
  );
  findings.check([before, slow, after].every(areAllBooked), 'a booking failed without a reset');
  findings.check(slow.p99 <= SLOW_P99_MS, `p99 over the slow network is ${slow.p99} ms`);
  findings.check(
    areExpected(resetting.load.countStatuses()),
    `responses during the resets: ${formatStatuses(resetting.load.countStatuses())}`,
  );
  findings.check(
    [before, slow, resetting, after].every(({ failedReads }) => failedReads === 0),
    'reads of the catalogue failed',
  );
  findings.check(
    after.p99 <= Math.max(1000, 3 * before.p99),
    `p99 afterwards is ${after.p99} ms, before it was ${before.p99} ms`,
  );
  findings.check(stuck === 0 && all <= limit + 20, `${all} connections, ${stuck} of them stuck`);
  for (const { load } of [before, slow, resetting, after])
    findings.check((await load.countLost(cluster.databaseUrl)) === 0, 'acknowledged bookings are lost');
}

export const slowDatabase: Row = {
  row: 15,
  fault: `the network to the database is slow (${2 * EACH_WAY_MS} ms per round trip), then resets connections`,
  required:
    'p99 bounded, only 201 and 503, no acknowledged booking lost, no connection leaked, former speed afterwards',
  run: runRow,
};
