import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../processes/places.ts';

type Made = { up(): void | Promise<void>; getQueries(): unknown[]; isTransactional(): boolean };

export type MigrationSql = { statements: string[]; isTransactional: boolean };

/** The statements of each migration, by its name, without running one. */
export async function readMigrations(): Promise<Map<string, MigrationSql>> {
  const folder = inRoot('api/dist/migrations');
  const findings = new Map<string, MigrationSql>();
  for (const file of readdirSync(folder)
    .filter((name) => /^Migration.*\.js$/u.test(name))
    .sort()) {
    const classes = Object.values(
      (await import(pathToFileURL(path.join(folder, file)).href)) as Record<
        string,
        new (driver: null, config: object) => Made
      >,
    );
    const [Migration] = classes;
    if (!Migration) throw new Error(`${file} has no migration.`);
    const migration = new Migration(null, { get: () => undefined });
    await migration.up();
    const statements = migration.getQueries().map((query) => String(query).trim().replace(/;?$/u, ';'));
    findings.set(path.basename(file, '.js'), { statements, isTransactional: migration.isTransactional() });
  }
  return findings;
}

/** What takes an addition back: so a database comes to an earlier state with all its rows. */
export function undoing(statements: readonly string[]): string[] {
  return statements.toReversed().flatMap((statement) => {
    const [, table] = /^create table "(\w+)"/u.exec(statement) ?? [];
    const [, index] = /^create (?:unique )?index "(\w+)"/u.exec(statement) ?? [];
    const [, altered] = /^alter table "(\w+)"/u.exec(statement) ?? [];
    const columns = [...statement.matchAll(/add column "(\w+)"/gu)].map(
      ([, column]) => `alter table "${altered}" drop column "${column}"`,
    );
    return [
      ...(table ? [`drop table "${table}"`] : []),
      ...(index ? [`drop index if exists "${index}"`] : []),
      ...columns,
    ];
  });
}

/** Everything up to here was made before the first production database: these migrations create it and meet no rows. */
export const REVIEWED_UP_TO = 'Migration20261124000031_panoramas';
/** Matters of taste, and time-outs, which `cli.js migrate` sets for all migrations. */
const NOT_ASKED = [
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-text-field',
  'prefer-robust-stmts',
  'require-lock-timeout',
  'require-statement-timeout',
];

export type MigrationReview = { asked: number; reviewed: number; complaints: string[] };

/** Squawk's opinion of every migration that a production database may still have before it. */
export function checkMigrations(
  migrations: ReadonlyMap<string, MigrationSql>,
  folder: string,
): MigrationReview {
  const asked = [...migrations].filter(([name]) => name > REVIEWED_UP_TO);
  mkdirSync(folder, { recursive: true });
  const complaints = [true, false].flatMap((isTransactional) => {
    const files = asked
      .filter(([, migration]) => migration.isTransactional === isTransactional)
      .map(([name, { statements }]) => {
        const file = path.join(folder, `${name}.sql`);
        writeFileSync(file, `${statements.join('\n')}\n`);
        return file;
      });
    return askSquawk(files, isTransactional).map((line) => line.replace(`${folder}/`, ''));
  });
  return { asked: asked.length, reviewed: migrations.size - asked.length, complaints };
}

/** @returns its complaints, one on a line */
function askSquawk(files: readonly string[], isTransactional: boolean): string[] {
  if (files.length === 0) return [];
  const args = ['--pg-version', '18.0', '--reporter', 'gcc', '--exclude', NOT_ASKED.join(',')];
  if (isTransactional) args.push('--assume-in-transaction');
  const program = inRoot('node_modules/.bin/squawk');
  const { status, stdout, stderr } = spawnSync(program, [...args, ...files], { encoding: 'utf8' });
  return status === 0 ? [] : (stdout.trim() || stderr.trim()).split('\n');
}
