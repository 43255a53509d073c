import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { startPostgres, type Postgres } from './launcher.ts';

/** Not of a copy: the primary's own process, and its log, which streams. */
const LEFT_OUT = /\/(?:postmaster\.(?:pid|opts)|pg_wal\/.+|pg_replslot\/.+|pg_stat_tmp\/.+)$/u;

/** A streaming replica of a running server, from a copy of its folder taken while it runs: the binaries here have no pg_basebackup. */
export async function startStandby(
  primary: Postgres,
  dataDir: string,
  settings: Readonly<Record<string, string | number>>,
): Promise<Postgres> {
  const client = new Client({ connectionString: primary.adminUrl });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    cpSync(primary.dataDir, dataDir, { recursive: true, filter: (source) => !LEFT_OUT.test(source) });
    const {
      rows: [backup],
    } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(path.join(dataDir, 'backup_label'), backup?.labelfile ?? '');
  } finally {
    await client.end();
  }
  writeFileSync(path.join(dataDir, 'standby.signal'), '');
  mkdirSync(path.join(dataDir, 'pg_wal/archive_status'), { recursive: true });
  give(dataDir, statSync(primary.dataDir));
  chmodSync(dataDir, 0o700);
  const { username, password, hostname, port } = new URL(primary.adminUrl);
  const conninfo = `user=${username} password=${decodeURIComponent(password)} host=${hostname} port=${port}`;
  return startPostgres({
    dataDir,
    settings: { ...settings, primary_conninfo: conninfo, hot_standby_feedback: 'on' },
  });
}

/** The server runs as the owner of its folder. */
function give(entry: string, owner: { uid: number; gid: number }): void {
  chownSync(entry, owner.uid, owner.gid);
  if (lstatSync(entry).isDirectory())
    for (const name of readdirSync(entry)) give(path.join(entry, name), owner);
}
