import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A table of a backup; its rows are in a gzip file of the COPY text format. */
export type BackupTable = { schema: string; name: string; columns: string[]; rows: number };
/** Written last: a folder without a manifest is an incomplete backup. */
export type Manifest = {
  format: 1;
  takenAt: string;
  migrations: string[];
  tables: BackupTable[];
  sequences: { schema: string; name: string; value: string; isCalled: boolean }[];
  files: number | null;
};

const getManifestPath = (folder: string): string => path.join(folder, 'manifest.json');
export const getRowsPath = (folder: string, { schema, name }: Pick<BackupTable, 'schema' | 'name'>): string =>
  path.join(folder, 'tables', `${schema}.${name}.copy.gz`);
export const getFilesFolder = (folder: string): string => path.join(folder, 'files');

/** An error the operator can fix, described in one sentence. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** @throws {BackupError} when the folder is not empty */
export function assertEmptyFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new BackupError(`${folder} is not empty: use a new folder for each backup.`);
}

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(getManifestPath(folder), `${JSON.stringify(manifest, null, 1)}\n`);
}

/** @throws {BackupError} when the backup is incomplete or of another format */
export function readManifest(folder: string): Manifest {
  if (!existsSync(getManifestPath(folder)))
    throw new BackupError(`${folder} is no finished backup: manifest.json is missing.`);
  const manifest = JSON.parse(readFileSync(getManifestPath(folder), 'utf8')) as Manifest;
  if ((manifest.format as number) !== 1)
    throw new BackupError(`${folder} was written by another version of this command.`);
  return manifest;
}

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const qualifyName = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;
