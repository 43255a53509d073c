import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../tools/processes/places.ts';

type Migration = { up(): void | Promise<void>; getQueries(): unknown[]; isTransactional(): boolean };

export type MigrationSql = { statements: string[]; isTransactional: boolean };

/** Statements of each migration by name; none is executed. */
export async function readMigrations(): Promise<Map<string, MigrationSql>> {
  const folder = inRoot('api/dist/migrations');
  const migrations = new Map<string, MigrationSql>();
  for (const file of readdirSync(folder)
    .filter((name) => /^Migration.*\.js$/u.test(name))
    .sort()) {
    const classes = Object.values(
      (await import(pathToFileURL(path.join(folder, file)).href)) as Record<
        string,
        new (driver: null, config: object) => Migration
      >,
    );
    const [MigrationClass] = classes;
    if (!MigrationClass) throw new Error(`${file} contains no migration.`);
    const migration = new MigrationClass(null, { get: () => undefined });
    await migration.up();
    const statements = migration.getQueries().map((query) => String(query).trim().replace(/;?$/u, ';'));
    migrations.set(path.basename(file, '.js'), { statements, isTransactional: migration.isTransactional() });
  }
  return migrations;
}

/** Statements that revert additions, so that a database returns to an earlier schema with its rows. */
export function buildReverseStatements(statements: readonly string[]): string[] {
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

/** Migrations up to this one were written before launch: they create the database and run without rows. A later one passes squawk or is split until it does. */
export const REVIEWED_UP_TO = 'Migration20261124000031_panoramas';
/** Rules of style, and timeouts, which `cli.js migrate` sets for all migrations. */
const EXCLUDED_RULES = [
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-identity',
  'prefer-text-field',
  'prefer-robust-stmts',
  'require-lock-timeout',
  'require-statement-timeout',
];

export type MigrationReview = { checked: number; reviewed: number; warnings: string[] };

/** Checks the migrations after REVIEWED_UP_TO with squawk. */
export function checkMigrations(
  migrations: ReadonlyMap<string, MigrationSql>,
  folder: string,
): MigrationReview {
  const checked = [...migrations].filter(([name]) => name > REVIEWED_UP_TO);
  mkdirSync(folder, { recursive: true });
  const warnings = [true, false].flatMap((isTransactional) => {
    const files = checked
      .filter(([, migration]) => migration.isTransactional === isTransactional)
      .map(([name, { statements }]) => {
        const file = path.join(folder, `${name}.sql`);
        writeFileSync(file, `${statements.join('\n')}\n`);
        return file;
      });
    return runSquawk(files, isTransactional).map((line) => line.replace(`${folder}/`, ''));
  });
  return { checked: checked.length, reviewed: migrations.size - checked.length, warnings };
}

/** @returns the warnings, one per line */
function runSquawk(files: readonly string[], isTransactional: boolean): string[] {
  if (files.length === 0) return [];
  const args = ['--pg-version', '18.0', '--reporter', 'gcc', '--exclude', EXCLUDED_RULES.join(',')];
  if (isTransactional) args.push('--assume-in-transaction');
  const program = inRoot('node_modules/.bin/squawk');
  const { status, stdout, stderr } = spawnSync(program, [...args, ...files], { encoding: 'utf8' });
  return status === 0 ? [] : (stdout.trim() || stderr.trim()).split('\n');
}
