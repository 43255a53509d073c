import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { giveTo, type Account, type Installation } from './binaries.ts';
import { describeOutput, Problem } from '../processes/problem.ts';
import { readCommandLine, isAlive, waitUntil } from '../processes/process-info.ts';

export const superuser = 'prostora';
const passwordFile = 'superuser.password';

/** Creates the cluster when there is none; it appears under its name only when complete, so an interrupted attempt leaves nothing half-made. */
export async function ensureCluster(installation: Installation, wantedDataDir: string): Promise<string> {
  const { dataDir, account } = installation;
  if (!existsSync(path.join(dataDir, 'PG_VERSION'))) await createCluster(installation);
  showStagedData(wantedDataDir, dataDir);
  assertUsable(dataDir, account);
  return readFileSync(path.join(dataDir, passwordFile), 'utf8');
}

async function createCluster({ initdb, dataDir, account }: Installation): Promise<void> {
  if (existsSync(dataDir))
    throw new Problem(`${dataDir} exists but holds no PostgreSQL data: move it away or run npm run reset.`);
  const password = randomBytes(24).toString('base64url');
  const draft = `${dataDir}.new`;
  const secret = `${dataDir}.secret`;
  rmSync(draft, { recursive: true, force: true });
  giveTo(draft, account);
  writePrivately(secret, password, account);
  const outcome = await run(
    initdb,
    [
      '-D',
      draft,
      '-U',
      superuser,
      '-A',
      'scram-sha-256',
      `--pwfile=${secret}`,
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-locale',
      '--no-sync',
      '--no-instructions',
    ],
    account,
  );
  rmSync(secret, { force: true });
  if (outcome.code !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new Problem(
      describeOutput(outcome.output) ??
        `PostgreSQL could not create its data folder: ${lastLine(outcome.output)}`,
    );
  }
  writePrivately(path.join(draft, passwordFile), password, account);
  renameSync(draft, dataDir);
}

function writePrivately(file: string, text: string, account: Account): void {
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: 0o600 });
  if (account) chownSync(file, account.uid, account.gid);
}

/** Staged data are still to be found from the project: a link stands where they would have been. */
function showStagedData(wanted: string, real: string): void {
  if (
    path.basename(path.dirname(real)).startsWith('prostora-') &&
    !lstatSync(wanted, { throwIfNoEntry: false })
  ) {
    mkdirSync(path.dirname(wanted), { recursive: true });
    symlinkSync(real, wanted);
  }
}

function assertUsable(dataDir: string, account: Account): void {
  const uid = account?.uid ?? process.getuid?.();
  const owner = statSync(dataDir).uid;
  if (uid !== undefined && owner !== uid) {
    throw new Problem(
      `The database in ${dataDir} belongs to another user (uid ${owner}): start as the one who created it, or as root.`,
    );
  }
}

/**
 * A postmaster that outlived its parent is asked to shut down (committed data are safe); a file left by a dead one whose
 * pid now belongs to another program would block PostgreSQL for ever and is removed.
 */
export async function clearLeftOver(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (!Number.isInteger(pid) || !isAlive(pid)) return;
  if (!readCommandLine(pid).includes(dataDir)) {
    rmSync(file, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  if (await waitUntil(() => !isAlive(pid), 15_000)) return;
  process.kill(pid, 'SIGQUIT');
  if (!(await waitUntil(() => !isAlive(pid), 5_000)))
    throw new Problem(
      `A PostgreSQL left from before (process ${pid}) does not stop: end it and start again.`,
    );
}

function run(
  command: string,
  args: string[],
  account: Account,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...account,
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** The last line that says something. */
export function lastLine(output: string): string {
  return output.trim().split('\n').at(-1)?.trim() ?? '';
}
