import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { freePort } from '../postgres/launcher.ts';
import { Problem } from '../processes/problem.ts';
import { waitUntil } from '../processes/process-info.ts';
import { print } from '../processes/steps.ts';
import { connect } from 'node:net';

/** Chromium without the browser's own windows needs half the processor time of the full one. */
const headlessNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const chromiumPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The first of the names found on the PATH. */
export function findProgram(names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .concat('/usr/bin', '/usr/local/bin', '/opt/homebrew/bin');
  const candidates = names.flatMap((name) =>
    path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name)),
  );
  return candidates.find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const findChromium = (): string | null =>
  process.env['CHROMIUM_PATH'] ?? findProgram([...headlessNames, ...chromiumNames, ...chromiumPlaces]);
/** Without any Chromium, or where Debian has the package. */
const lacksHeadlessShell = (): boolean =>
  !process.env['CHROMIUM_PATH'] &&
  !findProgram(headlessNames) &&
  (!findChromium() || spawnSync('apt-cache', ['show', '-q', 'chromium-headless-shell']).status === 0);
const findRedis = (): string | null => findProgram(['redis-server', 'valkey-server']);

/** What the chosen suites need. */
type Needs = { chromium: boolean; pgBouncer: boolean };

const INSTALL_TIMEOUT_MS = 300_000;

/** Programs the tests use beside npm's packages; on Debian as root they are installed when missing. */
export function programs(needs: Needs): { chromium: string | null; redis: string | null } {
  const missing = [
    ...(needs.chromium && lacksHeadlessShell() ? ['chromium-headless-shell'] : []),
    ...(process.env['REDIS_URL'] || findRedis() ? [] : ['redis-server']),
    ...(needs.pgBouncer && !findProgram(['pgbouncer', '/usr/sbin/pgbouncer']) ? ['pgbouncer'] : []),
  ];
  installMissing(missing);
  // Debian 11 and Ubuntu have no package of the headless shell.
  if (needs.chromium && !findChromium()) installMissing(['chromium']);
  return { chromium: findChromium(), redis: findRedis() };
}

/** A program under the names it may have, and the Debian package that brings it. */
type Program = { readonly package: string; readonly names: readonly string[] };

/**
 * @returns the path of each program; on Debian as root missing ones are installed
 * @throws {Problem} when one is still missing
 */
export function findOrInstall<Name extends string>(
  wanted: Readonly<Record<Name, Program>>,
): Record<Name, string> {
  const entries = Object.entries<Program>(wanted);
  const missing = (): string[] =>
    entries.filter(([, { names }]) => !findProgram(names)).map(([, program]) => program.package);
  installMissing(missing());
  const packages = missing();
  if (packages.length > 0)
    throw new Problem(`Missing: install ${packages.join(', ')} (apt-get install ${packages.join(' ')}).`);
  return Object.fromEntries(entries.map(([name, { names }]) => [name, findProgram(names)])) as Record<
    Name,
    string
  >;
}

/** Does nothing where apt-get is missing or may not be used. */
function installMissing(names: readonly string[]): void {
  if (names.length === 0 || process.getuid?.() !== 0 || !findProgram(['apt-get'])) return;
  print(`  …  installing ${names.join(' and ')} with apt-get`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { env, stdio: 'ignore', timeout: INSTALL_TIMEOUT_MS } as const;
  const network = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  spawnSync('apt-get', [...network, 'update', '-qq'], options);
  // One by one: apt-get installs none of several packages when it does not know one of them.
  for (const name of names)
    spawnSync('apt-get', [...network, 'install', '-y', '-qq', '--no-install-recommends', name], options);
}

export type Redis = { url: string; stop(): Promise<void> };

/** The Redis of the environment, or one of our own that keeps nothing. Null when there is none, which only a developer's machine may get away with. */
export async function startRedis(program: string | null): Promise<Redis | null> {
  const given = process.env['REDIS_URL'];
  if (given) return { url: given, stop: async () => undefined };
  if (!program) {
    if (process.env['CI'])
      throw new Problem(
        'redis-server is missing: the job suite must run on Redis here. Install it (apt-get install redis-server) or set REDIS_URL.',
      );
    return null;
  }
  const port = await freePort();
  const child = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--daemonize', 'no'],
    { stdio: 'ignore', cwd: '/tmp' },
  );
  const answers = (): Promise<boolean> => canConnect(port);
  if (!(await waitUntil(answers, 10_000))) throw new Problem(`${program} did not start on port ${port}.`);
  return { url: `redis://127.0.0.1:${port}`, stop: () => end(child) };
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== null));
    socket.on('error', () => resolve(false));
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
