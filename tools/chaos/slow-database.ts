import { addSpaces, buildBookingRequests } from '../testing/booking-client.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import type { Findings, Row } from './findings.ts';
import { withDatabase, type ChaosEnvironment } from './chaos-environment.ts';
import { BookingLoad, isHonest, pause, percentile, readAll, slowest, formatStatuses } from './load.ts';
import { SlowNetwork } from './slow-network.ts';

const EACH_WAY_MS = 100;
const CUTS = 10;
/** A booking of six trips to the database over such a network, on a busy machine. */
const SLOW_P99_MS = 5000;

type Measured = { p50: number; p99: number; load: BookingLoad; reads: number; failedReads: number };

/** Bookings and reads for so many seconds, while something is done to the network. */
async function measure(
  cluster: TestCluster,
  spaceIds: readonly number[],
  name: string,
  firstDay: number,
  ms: number,
  disturb: () => Promise<void> = () => Promise.resolve(),
): Promise<Measured> {
  const load = new BookingLoad(cluster.url, buildBookingRequests(spaceIds, 3000, name, firstDay), 4);
  const reading = readAll(cluster.url, 120, 4);
  await Promise.all([pause(ms), disturb()]);
  await load.stop();
  reading.stop();
  const read = await reading.done;
  const times = load.answers.map(({ tookMs }) => tookMs);
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    load,
    reads: read.requests.total,
    failedReads: read.non2xx + read.errors + read.timeouts,
  };
}

const describeMeasurement = (what: string, { p50, p99, load, reads, failedReads }: Measured): string =>
  `${what}: bookings ${formatStatuses(load.statuses())}, p50 ${p50} ms, p99 ${p99} ms, slowest ` +
  `${slowest(load.answers)} ms; ${reads} reads, ${failedReads} failed`;

const allTaken = ({ load }: Measured): boolean =>
  load.answers.length > 0 && load.taken.length === load.answers.length;

/** What the processes hold open in the database, and how much of it is stuck in a transaction. */
const connectionsTo = (databaseUrl: string): Promise<{ all: number; stuck: number }> =>
  withDatabase(databaseUrl, async (client) => {
    const {
      rows: [row],
    } = await client.query<{ all: number; stuck: number }>(
      `select count(*)::int as all, count(*) filter (where state like 'idle in transaction%'
        and now() - state_change > interval '3 seconds')::int as stuck from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    return row ?? { all: -1, stuck: -1 };
  });

async function cutOften(network: SlowNetwork): Promise<void> {
  for (let cut = 0; cut < CUTS; cut += 1) {
    await pause(500 + Math.random() * 700);
    network.cutAll();
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
  const limit = (await connectionsTo(cluster.databaseUrl)).all;
  network.delayMs = EACH_WAY_MS;
  const slow = await measure(cluster, spaceIds, 'slow', 110, 15_000);
  network.delayMs = 0;
  const cut = await measure(cluster, spaceIds, 'cut', 180, 1000, () => cutOften(network));
  await pause(4000);
  const after = await measure(cluster, spaceIds, 'after', 250, 5000);
  await pause(3500);
  const { all, stuck } = await connectionsTo(cluster.databaseUrl);
  findings.record(describeMeasurement('before', before));
  findings.record(describeMeasurement(`${EACH_WAY_MS} ms each way`, slow));
  findings.record(describeMeasurement(`all connections reset ${CUTS} times`, cut));
  findings.record(
    `${describeMeasurement('after', after)}; connections ${limit} before, ${all} after, ${stuck} stuck in a transaction`,
  );
  findings.must([before, slow, after].every(allTaken), 'a booking failed without a reset');
  findings.must(slow.p99 <= SLOW_P99_MS, `p99 over the slow network is ${slow.p99} ms`);
  findings.must(
    isHonest(cut.load.statuses()),
    `resets were answered with ${formatStatuses(cut.load.statuses())}`,
  );
  findings.must(
    [before, slow, cut, after].every(({ failedReads }) => failedReads === 0),
    'reads of the catalogue failed',
  );
  findings.must(
    after.p99 <= Math.max(1000, 3 * before.p99),
    `p99 afterwards is ${after.p99} ms, before it was ${before.p99} ms`,
  );
  findings.must(stuck === 0 && all <= limit + 20, `${all} connections, ${stuck} of them stuck`);
  for (const { load } of [before, slow, cut, after])
    findings.must((await load.lost(cluster.databaseUrl)) === 0, 'acknowledged bookings are lost');
}

export const slowDatabase: Row = {
  row: 15,
  fault: `the network to the database is slow (${2 * EACH_WAY_MS} ms a round trip), then resets connections`,
  required:
    'p99 bounded, nothing but 201 and 503, nothing acknowledged lost, no connection leaked, as before afterwards',
  run: runRow,
};
