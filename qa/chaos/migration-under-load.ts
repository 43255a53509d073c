import path from 'node:path';
import { runToEnd } from '../../tools/processes/child.ts';
import { inRoot } from '../../tools/processes/places.ts';
import { addSpaces, buildBookingRequests } from '../../tools/testing/booking-client.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import type { Findings, Row } from './findings.ts';
import { withDatabase } from './chaos-environment.ts';
import { BookingLoad, pause, percentile, startReaders, formatStatuses } from './load.ts';
import { addManySpaces } from './many-spaces.ts';
import {
  checkMigrations,
  readMigrations,
  buildReverseStatements,
  type MigrationSql,
} from './migration-sql.ts';

const SPACES = 20_000;
/** A table, a column and a checked constraint on a filled table, and sixteen indexes; the product runs without them. */
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
  const readers = startReaders(url, 150, 5);
  await pause(1500);
  await work();
  await pause(1500);
  await bookings.stop();
  readers.stop();
  const read = await readers.done;
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

/** Longest lock wait in milliseconds, sampled every 50 ms. */
async function measureLockWait(databaseUrl: string, work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  const sampling = withDatabase(databaseUrl, async (client) => {
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
  await sampling;
  return Math.round(longest);
}

async function revertMigrations(
  databaseUrl: string,
  migrations: ReadonlyMap<string, MigrationSql>,
): Promise<void> {
  await withDatabase(databaseUrl, async (client) => {
    for (const name of PENDING.toReversed())
      for (const statement of buildReverseStatements(migrations.get(name)?.statements ?? []))
        await client.query(statement);
    await client.query('delete from mikro_orm_migrations where name = any($1)', [PENDING]);
  });
}

function checkLoads(before: Load, during: Load, after: Load, lockMs: number, findings: Findings): void {
  const describeLoad = ({ readsP99, bookingsP99, failed, bookings }: Load): string =>
    `reads p99 ${readsP99} ms (${failed} failed), bookings ${formatStatuses(bookings.countStatuses())}, p99 ${bookingsP99} ms`;
  findings.record(
    `before: ${describeLoad(before)}; during: ${describeLoad(during)}; on the new schema: ${describeLoad(after)}; longest lock wait ${lockMs} ms`,
  );
  findings.check(
    [before, during, after].every(
      ({ failed, bookings }) => failed === 0 && bookings.booked.length === bookings.answers.length,
    ),
    'a request failed',
  );
  findings.check(lockMs <= LOCK_MS, `a statement waited ${lockMs} ms for a lock`);
  findings.check(
    during.readsP99 < 3 * before.readsP99,
    `reads: p99 ${during.readsP99} ms during the migration, ${before.readsP99} ms before`,
  );
  findings.check(
    during.bookingsP99 < 3 * before.bookingsP99,
    `bookings: p99 ${during.bookingsP99} ms during the migration, ${before.bookingsP99} ms before`,
  );
}

export const migrationUnderLoad: Row = {
  row: 18,
  fault: `migration of the schema under load (${SPACES} spaces, ${PENDING.length} migrations pending)`,
  required:
    'no lock wait > 2 s, p99 < 3 × the former one, no failed request before, during and after; no dangerous statement in a new migration',
  run: async (chaos, findings) => {
    const migrations = await readMigrations();
    const copy = await chaos.createCopy();
    const spaceIds = await withDatabase(copy.databaseUrl, async (client) => {
      await addManySpaces(client, SPACES);
      return addSpaces(client, 'chaos@prostora.test', 50);
    });
    await revertMigrations(copy.databaseUrl, migrations);
    const cluster = await startCluster(chaos, '18', { workers: 1, copy });
    const before = await measure(cluster, spaceIds, 'before', 40, () => pause(8000));
    let output = '';
    let lockMs = 0;
    const during = await measure(cluster, spaceIds, 'during', 110, async () => {
      lockMs = await measureLockWait(copy.databaseUrl, async () => {
        output = await runToEnd(
          [inRoot('api/dist/src/cli.js'), 'migrate'],
          { ...cluster.environment, NODE_ENV: 'production' },
          { name: 'The migration' },
        );
      });
    });
    const after = await measure(cluster, spaceIds, 'after', 180, () => pause(4000));
    checkLoads(before, during, after, lockMs, findings);
    findings.check(output.startsWith(`${PENDING.length} migrations`), `output of the migration: ${output}`);
    const { checked, reviewed, warnings } = checkMigrations(migrations, path.join(copy.folder, 'migrations'));
    findings.record(
      `squawk: ${checked} migrations since launch checked, ${warnings.length} warnings; ${reviewed} ` +
        `earlier ones are reviewed (they create the database and run without rows)`,
    );
    findings.check(warnings.length === 0, warnings.join('; '));
  },
};
