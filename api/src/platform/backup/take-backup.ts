import { constants, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { NO_ROLE_LIMITS } from '../database/index.ts';
import {
  assertEmptyFolder,
  getFilesFolder,
  qualifyName,
  quoteIdentifier,
  getRowsPath,
  writeManifest,
  type BackupTable,
  type Manifest,
} from './backup-folder.ts';

/** Product tables and, when they are in PostgreSQL, queue tables; without generated columns. */
const TABLES = `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname in ('public', 'bullmq')
  group by 1, 2 order by 1, 2`;
const SEQUENCES = `select n.nspname as schema, c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'S' and n.nspname in ('public', 'bullmq') order by 1, 2`;

export type BackupSource = {
  databaseUrl: string;
  /** Folder of photographs; null when they are in a bucket, which is backed up separately. */
  storageDir: string | null;
};

/** Runs work on a connection of its own, without the timeouts of requests. */
export async function withClient<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'prostora-backup',
    connectionTimeoutMillis: 5000,
    options: NO_ROLE_LIMITS,
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Backs up all rows of one snapshot without blocking a running product, then the files: a file without a row
 * is harmless, a row without its file is not.
 * @throws {BackupError} when the folder is not empty
 */
export async function takeBackup(
  { databaseUrl, storageDir }: BackupSource,
  folder: string,
): Promise<Manifest> {
  assertEmptyFolder(folder);
  mkdirSync(path.join(folder, 'tables'), { recursive: true });
  const dump = await withClient(databaseUrl, async (client) => {
    await client.query('begin transaction isolation level repeatable read read only');
    const { rows: names } = await client.query<Omit<BackupTable, 'rows'>>(TABLES);
    const tables: BackupTable[] = [];
    for (const table of names) tables.push({ ...table, rows: await dumpRows(client, folder, table) });
    const { rows: migrations } = await client.query<{ name: string }>(
      'select name from mikro_orm_migrations order by id',
    );
    // Sequences are not part of the snapshot: read last, they are never behind the rows.
    const sequences = await readSequences(client);
    await client.query('commit');
    return { tables, migrations: migrations.map(({ name }) => name), sequences };
  });
  const files = storageDir === null ? null : await copyFiles(storageDir, getFilesFolder(folder));
  const manifest: Manifest = { format: 1, takenAt: new Date().toISOString(), ...dump, files };
  writeManifest(folder, manifest);
  return manifest;
}

async function dumpRows(
  client: pg.Client,
  folder: string,
  table: Omit<BackupTable, 'rows'>,
): Promise<number> {
  const rows = client.query(
    copyTo(`copy ${qualifyName(table)} (${table.columns.map(quoteIdentifier).join(', ')}) to stdout`),
  );
  await pipeline(
    rows,
    createGzip({ level: 3 }),
    createWriteStream(getRowsPath(folder, table), { mode: 0o600 }),
  );
  return rows.rowCount;
}

async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(SEQUENCES);
  const sequences: Manifest['sequences'] = [];
  for (const sequence of rows) {
    const {
      rows: [state],
    } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${qualifyName(sequence)}`,
    );
    sequences.push({ ...sequence, value: state?.value ?? '1', isCalled: state?.called ?? false });
  }
  return sequences;
}

/**
 * Copies the missing files: a stored file never changes under its name. Unfinished uploads are skipped.
 * @param from source folder
 * @param to target folder
 * @returns number of files
 */
export async function copyFiles(from: string, to: string): Promise<number> {
  if (!existsSync(from)) return 0;
  const entries = (await readdir(from, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const names = entries
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('.incoming'));
  for (const folder of new Set(names.map((name) => path.dirname(name))))
    await mkdir(path.join(to, folder), { recursive: true });
  for (const name of names) {
    const target = path.join(to, name);
    // A file deleted since the listing belongs to no row any more.
    if (!existsSync(target))
      await copyFile(path.join(from, name), target, constants.COPYFILE_FICLONE).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      });
  }
  return names.length;
}
