import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  BackupError,
  getFilesFolder,
  qualifyName,
  quoteIdentifier,
  readManifest,
  getRowsPath,
  type BackupTable,
  type Manifest,
} from './backup-folder.ts';
import { copyFiles, withClient, type BackupSource } from './take-backup.ts';

/** Creates the schema of a backup: exactly these migrations, and the queue tables when it has them. */
export type SchemaCreator = (migrations: readonly string[], withQueues: boolean) => Promise<void>;

/**
 * Restores rows in one transaction, then the files. Newer migrations are applied by `migrate` afterwards.
 * @throws {BackupError} when the database is not empty or the backup is damaged
 */
export async function restoreBackup(
  { databaseUrl, storageDir }: BackupSource,
  folder: string,
  createSchema: SchemaCreator,
): Promise<Manifest> {
  const manifest = readManifest(folder);
  await withClient(databaseUrl, assertEmptyDatabase);
  await createSchema(
    manifest.migrations,
    manifest.tables.some(({ schema }) => schema === 'bullmq'),
  );
  await withClient(databaseUrl, (client) => restoreRows(client, folder, manifest));
  if (storageDir !== null && manifest.files !== null) await copyFiles(getFilesFolder(folder), storageDir);
  return manifest;
}

async function assertEmptyDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ('public', 'bullmq') limit 1`,
  );
  if (rowCount) throw new BackupError('The database is not empty: restore requires an empty database.');
}

/** Triggers and foreign keys are disabled: their effects are part of the backup, which is consistent. */
async function restoreRows(
  client: pg.Client,
  folder: string,
  { tables, sequences }: Manifest,
): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica').catch((cause: unknown) => {
    throw Object.assign(
      new BackupError(
        'Restoring requires a superuser in DATABASE_URL, as pg_restore --disable-triggers does.',
      ),
      { cause },
    );
  });
  await client.query(`set local maintenance_work_mem = '256MB'`);
  if (tables.length > 0) await client.query(`truncate ${tables.map(qualifyName).join(', ')}`);
  for (const table of tables) await restoreTable(client, folder, table);
  for (const { value, isCalled, ...sequence } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [qualifyName(sequence), value, isCalled]);
  await client.query('commit');
  await client.query('analyze');
}

async function restoreTable(client: pg.Client, folder: string, table: BackupTable): Promise<void> {
  const rows = client.query(
    copyFrom(`copy ${qualifyName(table)} (${table.columns.map(quoteIdentifier).join(', ')}) from stdin`),
  );
  await pipeline(createReadStream(getRowsPath(folder, table)), createGunzip(), rows);
  if (rows.rowCount !== table.rows)
    throw new BackupError(
      `${qualifyName(table)} has ${rows.rowCount} rows instead of ${table.rows}: the backup is damaged.`,
    );
}
