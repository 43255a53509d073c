import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../postgres/launcher.ts';
import { isAlive } from '../processes/process-info.ts';

const prefix = 'prostora-test-';
/** File system in memory of Linux; containers often have 64 MB. */
const MEMORY_FOLDER = '/dev/shm';
/** More than a whole run takes, the copies of the demo included. */
const MEMORY_BYTES = 8 * 1024 ** 3;

export type TestDatabase = { url: string; stop(): Promise<void> };

/** A PostgreSQL for one run of tests: nothing in it is worth syncing to disk, and its folder and the photographs of its demo go with it. */
export async function startTestDatabase(): Promise<TestDatabase> {
  removeAbandoned();
  const folder = mkdtempSync(path.join(findFolder(), `${prefix}${process.pid}-`));
  chmodSync(folder, 0o711);
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_init_zero: 'off',
    max_connections: 300,
    shared_buffers: '256MB',
    autovacuum: 'off',
  };
  const server = await startPostgres({ dataDir: path.join(folder, 'pg'), settings });
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    for (const name of readdirSync(tmpdir()))
      if (name.startsWith('prostora-') && name.endsWith(`-${server.port}`))
        rmSync(path.join(tmpdir(), name), { recursive: true, force: true });
  };
  return { url: server.adminUrl, stop };
}

/**
 * Memory where there is enough of it: each test file creates and deletes a thousand files of a database, which takes ext4 a
 * third of the processor time of PostgreSQL.
 */
function findFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize >= MEMORY_BYTES ? MEMORY_FOLDER : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Folders of runs that were killed before they could tidy up. */
function removeAbandoned(): void {
  for (const parent of [tmpdir(), MEMORY_FOLDER].filter((each) => existsSync(each)))
    for (const name of readdirSync(parent)) {
      const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
      if (Number.isInteger(owner) && !isAlive(owner))
        rmSync(path.join(parent, name), { recursive: true, force: true });
    }
}
