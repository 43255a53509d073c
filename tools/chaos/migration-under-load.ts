import path from 'node:path';
import { runToEnd } from '../processes/child.ts';
import { inRoot } from '../processes/places.ts';
import { addSpaces, buildBookingRequests } from '../testing/booking-client.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import type { Findings, Row } from './findings.ts';
import { withDatabase } from './chaos-environment.ts';
import { BookingLoad, pause, percentile, readAll, formatStatuses } from './load.ts';
import { addManySpaces } from './many-spaces.ts';
import { checkMigrations, readMigrations, undoing, type MigrationSql } from './migration-sql.ts';

const SPACES = 20_000;
/** A table, a column and a checked constraint on a filled table; sixteen indexes. The product of today runs without them. */
const PENDING = ['Migration20261123000009_lists', 'Migration20261124000031_panoramas'];
const LOCK_MS = 2000;

type Load = { readsP99: number; bookingsP99: number; failed: number; bookings: BookingLoad };

async function measure(
  { url }: TestCluster,
  spaceIds: readonly number[],
  name: string,
  firstDay: number,
  work: () => Promise<unknown>,
): Promise<Load> {
  const bookings = new BookingLoad(url, buildBookingRequests(spaceIds, 3000, name, firstDay), 3);
  const reading = readAll(url, 150, 5);
  await pause(1500);
  await work();
  await pause(1500);
  await bookings.stop();
  reading.stop();
  const read = await reading.done;
  return {
    readsP99: read.latency.p99,
    bookingsP99: percentile(
      bookings.answers.map(({ tookMs }) => tookMs),
      0.99,
    ),
    failed: read.non2xx + read.errors + read.timeouts,
    bookings,
  };
}

/** Longest observed lock wait, sampled twenty times a second. */
async function watchLocks(databaseUrl: string, work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  const watching = withDatabase(databaseUrl, async (client) => {
    while (!isOver) {
      const {
        rows: [row],
      } = await client.query<{ ms: number }>(
        'select coalesce(max(extract(epoch from clock_timestamp() - waitstart) * 1000), 0)::float8 as ms ' +
          'from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
      );
      longest = Math.max(longest, row?.ms ?? 0);
      await pause(50);
    }
  });
  await work().finally(() => {
    isOver = true;
  });
  await watching;
  return Math.round(longest);
}

async function takeBack(databaseUrl: string, migrations: ReadonlyMap<string, MigrationSql>): Promise<void> {
  await withDatabase(databaseUrl, async (client) => {
    for (const name of PENDING.toReversed())
      for (const statement of undoing(migrations.get(name)?.statements ?? [])) await client.query(statement);
    await client.query('delete from mikro_orm_migrations where name = any($1)', [PENDING]);
  });
}

function runRow(before: Load, during: Load, after: Load, lockMs: number, findings: Findings): void {
  const words = ({ readsP99, bookingsP99, failed, bookings }: Load): string =>
    `reads p99 ${readsP99} ms (${failed} failed), bookings ${formatStatuses(bookings.statuses())}, p99 ${bookingsP99} ms`;
  findings.record(
    `before: ${words(before)}; during: ${words(during)}; on the new schema: ${words(after)}; longest wait for a lock ${lockMs} ms`,
  );
  findings.must(
    [before, during, after].every(
      ({ failed, bookings }) => failed === 0 && bookings.taken.length === bookings.answers.length,
    ),
    'a request failed',
  );
  findings.must(lockMs <= LOCK_MS, `somebody waited ${lockMs} ms for a lock`);
  findings.must(
    during.readsP99 < 3 * before.readsP99,
    `reads: p99 ${during.readsP99} ms during the migration, ${before.readsP99} ms before`,
  );
  findings.must(
    during.bookingsP99 < 3 * before.bookingsP99,
    `bookings: p99 ${during.bookingsP99} ms during the migration, ${before.bookingsP99} ms before`,
  );
}

export const migrationUnderLoad: Row = {
  row: 18,
  fault: `migration of the schema under load (${SPACES} spaces, ${PENDING.length} migrations pending)`,
  required:
    'no wait for a lock > 2 s, p99 < 3 × of before, no failed request before, during and after; no dangerous statement in a new migration',
  run: async (chaos, findings) => {
    const migrations = await readMigrations();
    const copy = await chaos.copy();
    const spaceIds = await withDatabase(copy.databaseUrl, async (client) => {
      await addManySpaces(client, SPACES);
      return addSpaces(client, 'chaos@prostora.test', 50);
    });
    await takeBack(copy.databaseUrl, migrations);
    const cluster = await startCluster(chaos, '18', { workers: 1, given: copy });
    const before = await measure(cluster, spaceIds, 'before', 40, () => pause(8000));
    let said = '';
    let lockMs = 0;
    const during = await measure(cluster, spaceIds, 'during', 110, async () => {
      lockMs = await watchLocks(copy.databaseUrl, async () => {
        said = await runToEnd(
          [inRoot('api/dist/src/cli.js'), 'migrate'],
          { ...cluster.environment, NODE_ENV: 'production' },
          { name: 'The migration' },
        );
      });
    });
    const after = await measure(cluster, spaceIds, 'after', 180, () => pause(4000));
    runRow(before, during, after, lockMs, findings);
    findings.must(said.startsWith(`${PENDING.length} migrations`), `the migration said: ${said}`);
    const { asked, reviewed, complaints } = checkMigrations(migrations, path.join(copy.folder, 'migrations'));
    findings.record(
      `squawk: ${asked} migrations since launch judged, ${complaints.length} complaints; ${reviewed} ` +
        `from before it are reviewed (they create the database and meet no rows)`,
    );
    findings.must(complaints.length === 0, complaints.join('; '));
  },
};
