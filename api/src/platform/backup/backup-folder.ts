import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** One table of a backup; its rows lie in a compressed file of its name, in the text form of COPY. */
export type KeptTable = { schema: string; name: string; columns: string[]; rows: number };
/** What a backup consists of. It is written last, so that an interrupted backup has none and counts for nothing. */
export type Manifest = {
  format: 1;
  takenAt: string;
  migrations: string[];
  tables: KeptTable[];
  sequences: { schema: string; name: string; value: string; isCalled: boolean }[];
  files: number | null;
};

const manifestOf = (folder: string): string => path.join(folder, 'manifest.json');
export const rowsFile = (folder: string, { schema, name }: Pick<KeptTable, 'schema' | 'name'>): string =>
  path.join(folder, 'tables', `${schema}.${name}.copy.gz`);
export const filesFolder = (folder: string): string => path.join(folder, 'files');

/** Something the operator can mend, told in one sentence. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}

/** A backup never mixes with what lies in its folder already. */
export function assertFresh(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new BackupProblem(`${folder} is not empty: name a new folder for each backup.`);
}

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(manifestOf(folder), `${JSON.stringify(manifest, null, 1)}\n`);
}

export function readManifest(folder: string): Manifest {
  if (!existsSync(manifestOf(folder)))
    throw new BackupProblem(`${folder} holds no finished backup: it has no manifest.json.`);
  const manifest = JSON.parse(readFileSync(manifestOf(folder), 'utf8')) as Manifest;
  if ((manifest.format as number) !== 1)
    throw new BackupProblem(`${folder} was written by another version of this command.`);
  return manifest;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const qualified = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`;
