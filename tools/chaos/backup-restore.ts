import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runToEnd } from '../processes/child.ts';
import { inRoot } from '../processes/places.ts';
import { storedFiles } from '../testing/photo-client.ts';
import { startCluster } from './test-cluster.ts';
import type { Findings, Row } from './findings.ts';
import { withDatabase, type Copy, type ChaosEnvironment } from './chaos-environment.ts';
import { addManySpaces } from './many-spaces.ts';
import { FragilePostgres } from './servers.ts';

const SPACES = Number(process.env['CHAOS_SPACES'] ?? 100_000);
const LIMIT_S = 15 * 60;
const IMAGES = 20;
const cli = inRoot('api/dist/src/cli.js');

/** Rows and an order-free checksum of every table. */
function hashFiles(databaseUrl: string): Promise<Map<string, string>> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    );
    const sums = new Map<string, string>();
    for (const { name } of rows) {
      const {
        rows: [sum],
      } = await client.query<{ sum: string }>(
        `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from "${name}" t`,
      );
      sums.set(name, sum?.sum ?? '');
    }
    return sums;
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

async function makeBig(env: Record<string, string>, databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, (client) => addManySpaces(client, SPACES));
  await runToEnd([inRoot('tools/bench/rebuild-catalogue.mjs')], env, { name: 'The read model' });
}

/** The restored product answers with what the other one had, and its pictures are the same bytes. */
async function compareProducts(
  chaos: ChaosEnvironment,
  restored: Copy,
  source: Copy,
  findings: Findings,
): Promise<void> {
  const files = storedFiles(source.media).filter((file) => !file.includes('/original/'));
  const chosen = Array.from(
    { length: IMAGES },
    () => files[Math.floor(Math.random() * files.length)] ?? '',
  ).filter(Boolean);
  const { url } = await startCluster(chaos, '19', { apis: 1, workers: 0, given: restored });
  const total = ((await (await fetch(`${url}/api/catalog/new/`)).json()) as { catalog: { total: number } })
    .catalog.total;
  let same = 0;
  for (const file of chosen) {
    const response = await fetch(`${url}/media/${path.relative(source.media, file)}`);
    if (response.status === 200 && Buffer.from(await response.arrayBuffer()).equals(readFileSync(file)))
      same += 1;
  }
  findings.record(
    `a product on the restored data lists ${total} spaces; ${same} of ${chosen.length} random pictures served with the same bytes`,
  );
  findings.must(total > SPACES, `the restored catalogue has ${total} spaces`);
  findings.must(chosen.length === IMAGES && same === IMAGES, `${IMAGES - same} pictures differ`);
}

export const backupRestore: Row = {
  row: 19,
  fault: `the database and the photographs are gone: backup and restore at ${SPACES} spaces`,
  required:
    'restored into an empty cluster ≤ 15 min, row counts and checksums of all tables equal, pictures included',
  limitMs: 900_000,
  run: async (chaos, findings) => {
    const source = await chaos.copy();
    const sourceUrl = source.databaseUrl;
    const env = chaos.environment(sourceUrl, source.media);
    await makeBig(env, sourceUrl);
    const kept = path.join(source.folder, 'backup');
    const backupS = await timed(() => runToEnd([cli, 'backup', kept], env, { name: 'The backup' }));
    const folder = path.join(source.folder, 'restored');
    const postgres = new FragilePostgres(folder, chaos.logs('19'));
    await postgres.start();
    chaos.onEnd(() => postgres.stop());
    await withDatabase(postgres.url('postgres'), (client) => client.query('create database restored'));
    const restored: Copy = {
      databaseUrl: postgres.url('restored'),
      media: path.join(folder, 'media'),
      folder,
    };
    const target = chaos.environment(restored.databaseUrl, restored.media);
    const restoreS = await timed(() => runToEnd([cli, 'restore', kept], target, { name: 'The restore' }));
    const migrated = await runToEnd([cli, 'migrate'], target, { name: 'The migration' });
    const [before, after] = [await hashFiles(sourceUrl), await hashFiles(restored.databaseUrl)];
    const different = [...before]
      .filter(([name, sum]) => after.get(name) !== sum)
      .map(([name, sum]) => `${name} (${sum}; ${after.get(name) ?? 'missing'})`);
    const rows = [...before.values()].reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
    findings.record(
      `${rows} rows of ${before.size} tables: backup ${backupS.toFixed(0)} s, restore ` +
        `${restoreS.toFixed(0)} s, ${different.length} tables differ, then ${migrated.trim()}`,
    );
    findings.must(restoreS <= LIMIT_S, `the restore took ${restoreS.toFixed(0)} s`);
    findings.must(
      different.length === 0 && after.size === before.size,
      `tables differ: ${different.join(', ')}`,
    );
    await compareProducts(chaos, restored, source, findings);
  },
};
