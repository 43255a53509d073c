import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runToEnd } from '../../tools/processes/child.ts';
import { inRoot } from '../../tools/processes/places.ts';
import { listStoredFiles } from '../../tools/testing/photo-client.ts';
import { startCluster } from './test-cluster.ts';
import type { Findings, Row } from './findings.ts';
import { withDatabase, type DemoCopy, type ChaosEnvironment } from './chaos-environment.ts';
import { addManySpaces } from './many-spaces.ts';
import { KillablePostgres } from './servers.ts';

const SPACES = Number(process.env['CHAOS_SPACES'] ?? 100_000);
const LIMIT_S = 15 * 60;
const IMAGES = 20;
const cli = inRoot('api/dist/src/cli.js');

/** Row count and order-independent checksum of each table. */
function hashTables(databaseUrl: string): Promise<Map<string, string>> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    );
    const hashes = new Map<string, string>();
    for (const { name } of rows) {
      const {
        rows: [row],
      } = await client.query<{ hash: string }>(
        `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as hash from "${name}" t`,
      );
      hashes.set(name, row?.hash ?? '');
    }
    return hashes;
  });
}

async function measureSeconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function fillDatabase(env: Record<string, string>, databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, (client) => addManySpaces(client, SPACES));
  await runToEnd([inRoot('qa/bench/rebuild-catalogue.mjs')], env, { name: 'The projection' });
}

/** The restored catalogue is complete and images are served with the same bytes. */
async function compareProducts(
  chaos: ChaosEnvironment,
  restored: DemoCopy,
  source: DemoCopy,
  findings: Findings,
): Promise<void> {
  const files = listStoredFiles(source.media).filter((file) => !file.includes('/original/'));
  const samples = Array.from(
    { length: IMAGES },
    () => files[Math.floor(Math.random() * files.length)] ?? '',
  ).filter(Boolean);
  const { url } = await startCluster(chaos, '19', { apis: 1, workers: 0, copy: restored });
  const total = ((await (await fetch(`${url}/api/catalog/new/`)).json()) as { catalog: { total: number } })
    .catalog.total;
  let identical = 0;
  for (const file of samples) {
    const response = await fetch(`${url}/media/${path.relative(source.media, file)}`);
    if (response.status === 200 && Buffer.from(await response.arrayBuffer()).equals(readFileSync(file)))
      identical += 1;
  }
  findings.record(
    `a product on the restored data lists ${total} spaces; ${identical} of ${samples.length} random images served with the same bytes`,
  );
  findings.check(total > SPACES, `the restored catalogue has ${total} spaces`);
  findings.check(samples.length === IMAGES && identical === IMAGES, `${IMAGES - identical} images differ`);
}

export const backupRestore: Row = {
  row: 19,
  fault: `loss of the database and the photographs: backup and restore at ${SPACES} spaces`,
  required:
    'restored into an empty cluster ≤ 15 min, row counts and checksums of all tables equal, images included',
  timeoutMs: 900_000,
  run: async (chaos, findings) => {
    const source = await chaos.createCopy();
    const sourceUrl = source.databaseUrl;
    const env = chaos.buildEnvironment(sourceUrl, source.media);
    await fillDatabase(env, sourceUrl);
    const backupFolder = path.join(source.folder, 'backup');
    const backupS = await measureSeconds(() =>
      runToEnd([cli, 'backup', backupFolder], env, { name: 'The backup' }),
    );
    const folder = path.join(source.folder, 'restored');
    const postgres = new KillablePostgres(folder, chaos.getLogFolder('19'));
    await postgres.start();
    chaos.onEnd(() => postgres.stop());
    await withDatabase(postgres.getUrl('postgres'), (client) => client.query('create database restored'));
    const restored: DemoCopy = {
      databaseUrl: postgres.getUrl('restored'),
      media: path.join(folder, 'media'),
      folder,
    };
    const target = chaos.buildEnvironment(restored.databaseUrl, restored.media);
    const restoreS = await measureSeconds(() =>
      runToEnd([cli, 'restore', backupFolder], target, { name: 'The restore' }),
    );
    const migrated = await runToEnd([cli, 'migrate'], target, { name: 'The migration' });
    const [before, after] = [await hashTables(sourceUrl), await hashTables(restored.databaseUrl)];
    const different = [...before]
      .filter(([name, hash]) => after.get(name) !== hash)
      .map(([name, hash]) => `${name} (${hash}; ${after.get(name) ?? 'missing'})`);
    const rows = [...before.values()].reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
    findings.record(
      `${rows} rows of ${before.size} tables: backup ${backupS.toFixed(0)} s, restore ` +
        `${restoreS.toFixed(0)} s, ${different.length} tables differ, then ${migrated.trim()}`,
    );
    findings.check(restoreS <= LIMIT_S, `the restore took ${restoreS.toFixed(0)} s`);
    findings.check(
      different.length === 0 && after.size === before.size,
      `tables differ: ${different.join(', ')}`,
    );
    await compareProducts(chaos, restored, source, findings);
  },
};
