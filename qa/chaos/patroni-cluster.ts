import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../tools/postgres/launcher.ts';
import { inRoot } from '../../tools/processes/places.ts';
import { Problem } from '../../tools/processes/problem.ts';
import { isAlive, waitUntil } from '../../tools/processes/process-info.ts';
import { listProcessTree } from '../../tools/testing/photo-client.ts';
import { findOrInstall } from '../../tools/testing/requirements.ts';
import { spawnLogged } from './spawn-logged.ts';
import { withDatabase } from './chaos-environment.ts';

/** User `nobody`: PostgreSQL and PgBouncer refuse to run as root. */
const ACCOUNT = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const PASSWORD = 'from-a-secret-store';
const START_MS = 60_000;
/** Major versions of PostgreSQL that the product runs on, newest first. */
const VERSIONS = [18, 17, 16, 15] as const;

type Member = { name: string; role: string; state: string };
type Node = {
  name: string;
  port: number;
  restPort: number;
  dataDir: string;
  configFile: string;
  process?: ChildProcess;
};
type Programs = Record<'etcd' | 'patroni' | 'haproxy' | 'pgbouncer' | 'pg_rewind', string>;

/**
 * Two PostgreSQL servers under Patroni with synchronous replication, one etcd, HAProxy and PgBouncer, from the files
 * of deploy/cluster with addresses of the loopback.
 */
export class PatroniCluster {
  private readonly folder: string;
  private readonly logFolder: string;
  private readonly programs: Programs;
  private readonly nodes: Node[] = [];
  private readonly processes: ChildProcess[] = [];
  private haproxyPort = 0;
  private pgbouncerPort = 0;

  constructor(folder: string, logFolder: string) {
    this.folder = folder;
    this.logFolder = logFolder;
    this.programs = findPrograms();
  }

  /** Starts everything and creates an empty database `prostora`. */
  async start(): Promise<void> {
    mkdirSync(this.logFolder, { recursive: true });
    mkdirSync(this.folder, { recursive: true });
    chmodSync(this.folder, 0o755);
    const etcdPort = await this.startEtcd();
    for (const name of ['pg1', 'pg2']) this.nodes.push(await this.prepareNode(name, etcdPort));
    const [first, second] = this.nodes as [Node, Node];
    this.startNode(first);
    await this.startHaproxy();
    await this.waitFor('a primary', () => this.canConnect(this.adminUrl));
    this.startNode(second);
    await this.waitForSyncStandby();
    await withDatabase(this.adminUrl, (client) => client.query('create database prostora'));
    await this.startPgbouncer();
    await this.waitFor('PgBouncer', () => this.canConnect(this.pooledUrl));
  }

  /** HAProxy, which leads to the current primary. */
  get directUrl(): string {
    return `postgres://postgres:${PASSWORD}@127.0.0.1:${this.haproxyPort}/prostora`;
  }

  /** PgBouncer in transaction mode in front of HAProxy. */
  get pooledUrl(): string {
    return `postgres://postgres:${PASSWORD}@127.0.0.1:${this.pgbouncerPort}/prostora`;
  }

  /**
   * Kills Patroni and PostgreSQL of the primary with SIGKILL.
   * @returns the name of the node
   */
  async killPrimary(): Promise<string> {
    const leader = (await this.listMembers()).find(({ role }) => role === 'leader')?.name;
    const node = this.nodes.find(({ name }) => name === leader);
    if (!node) throw new Error('There is no primary to kill.');
    await killNode(node);
    return node.name;
  }

  /** Starts a killed node; Patroni rewinds it and makes it a replica of the new primary. */
  restartNode(name: string): void {
    const node = this.nodes.find((each) => each.name === name);
    if (node) this.startNode(node);
  }

  /** Waits for a replica that receives each commit before it is acknowledged. */
  async waitForSyncStandby(): Promise<void> {
    await this.waitFor('a synchronous replica', async () =>
      (await this.listMembers()).some(
        ({ role, state }) => role === 'sync_standby' && /running|streaming/u.test(state),
      ),
    );
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) await killNode(node);
    for (const child of this.processes.reverse()) child.kill('SIGKILL');
  }

  private get adminUrl(): string {
    return this.directUrl.replace(/prostora$/u, 'postgres');
  }

  /** The members as seen by the first node that responds. */
  private async listMembers(): Promise<Member[]> {
    for (const { restPort } of this.nodes) {
      try {
        const response = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
          signal: AbortSignal.timeout(2000),
        });
        return ((await response.json()) as { members: Member[] }).members;
      } catch {
        // The node is down.
      }
    }
    return [];
  }

  private async startEtcd(): Promise<number> {
    const [port, peerPort] = [await freePort(), await freePort()];
    const [url, peerUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
    const args = [
      ...['--name', 'etcd1', '--data-dir', path.join(this.folder, 'etcd')],
      ...['--listen-client-urls', url, '--advertise-client-urls', url],
      ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
      ...['--initial-cluster', `etcd1=${peerUrl}`],
    ];
    this.spawnProcess('etcd', this.programs.etcd, args);
    await this.waitFor('etcd', () =>
      fetch(`${url}/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return port;
  }

  private async prepareNode(name: string, etcdPort: number): Promise<Node> {
    const [port, restPort] = [await freePort(), await freePort()];
    const folder = path.join(this.folder, name);
    mkdirSync(folder);
    if (ACCOUNT.uid !== undefined) chownSync(folder, ACCOUNT.uid, ACCOUNT.gid);
    const configFile = path.join(this.folder, `${name}.yml`);
    const node = { name, port, restPort, dataDir: path.join(folder, 'data'), configFile };
    const config = readExample('patroni.yml')
      .replace('name: pg1', `name: ${name}`)
      .replace('0.0.0.0:8008', `127.0.0.1:${restPort}`)
      .replace('10.0.0.11:8008', `127.0.0.1:${restPort}`)
      .replace(/hosts:\n(?: +- [\d.:]+\n)+/u, `hosts:\n    - 127.0.0.1:${etcdPort}\n`)
      .replaceAll(/hostssl (.+) 10\.0\.0\.0\/24/gu, 'host $1 127.0.0.1/32')
      .replace('0.0.0.0:5432', `127.0.0.1:${port}`)
      .replace('10.0.0.11:5432', `127.0.0.1:${port}`)
      .replace(/bin_dir: .+/u, `bin_dir: ${path.dirname(this.programs.pg_rewind)}`)
      .replace(/data_dir: .+/u, `data_dir: ${node.dataDir}`)
      .replace(
        /pgpass: .+/u,
        `pgpass: ${path.join(folder, 'pgpass')}\n  parameters:\n    unix_socket_directories: ''`,
      );
    writeFileSync(configFile, config);
    return node;
  }

  private startNode(node: Node): void {
    node.process = this.spawnProcess(node.name, this.programs.patroni, [node.configFile], ACCOUNT);
  }

  private async startHaproxy(): Promise<void> {
    this.haproxyPort = await freePort();
    const replicasPort = await freePort();
    const servers = (maxconn: number): string =>
      this.nodes
        .map(
          ({ name, port, restPort }) =>
            `    server ${name} 127.0.0.1:${port} maxconn ${maxconn} check port ${restPort}\n`,
        )
        .join('');
    const config = readExample('haproxy.cfg')
      .replace('bind *:5000', `bind 127.0.0.1:${this.haproxyPort}`)
      .replace('bind *:5001', `bind 127.0.0.1:${replicasPort}`)
      .replaceAll(/(?: +server .+ maxconn (\d+) .+\n)+/gu, (_lines, maxconn: string) =>
        servers(Number(maxconn)),
      );
    const file = path.join(this.folder, 'haproxy.cfg');
    writeFileSync(file, config);
    this.spawnProcess('haproxy', this.programs.haproxy, ['-db', '-f', file]);
  }

  private async startPgbouncer(): Promise<void> {
    this.pgbouncerPort = await freePort();
    const users = path.join(this.folder, 'userlist.txt');
    writeFileSync(users, `"postgres" "${PASSWORD}"\n`);
    const config = readExample('pgbouncer.ini')
      .replace(/^prostora = .*$/mu, `prostora = host=127.0.0.1 port=${this.haproxyPort} dbname=prostora`)
      .replace(/^prostora_replica = .*$/mu, '')
      .replace(/^listen_addr = .*$/mu, 'listen_addr = 127.0.0.1')
      .replace(/^listen_port = .*$/mu, `listen_port = ${this.pgbouncerPort}`)
      .replace(/^auth_file = .*$/mu, `auth_file = ${users}`);
    const file = path.join(this.folder, 'pgbouncer.ini');
    writeFileSync(file, config);
    this.spawnProcess('pgbouncer', this.programs.pgbouncer, [file], ACCOUNT);
  }

  private spawnProcess(
    name: string,
    command: string,
    args: string[],
    account: { uid?: number; gid?: number } = {},
  ): ChildProcess {
    const logFile = path.join(this.logFolder, `${name}.log`);
    const env = { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', HOME: this.folder };
    const child = spawnLogged(command, args, { ...account, env, cwd: '/', logFile });
    this.processes.push(child);
    return child;
  }

  private async canConnect(url: string): Promise<boolean> {
    return withDatabase(url, (client) => client.query('select 1')).then(
      () => true,
      () => false,
    );
  }

  private async waitFor(condition: string, isMet: () => Promise<boolean>): Promise<void> {
    if (await waitUntil(isMet, START_MS, 200)) return;
    throw new Problem(
      `Timeout of ${START_MS / 1000} s waiting for ${condition}: see the logs in ${this.logFolder}.`,
    );
  }
}

async function killNode({ process: patroni, dataDir }: Node): Promise<void> {
  const postmaster = readPostmasterPid(dataDir);
  const isRunning = patroni !== undefined && patroni.exitCode === null && patroni.signalCode === null;
  const ended = isRunning ? once(patroni, 'exit') : Promise.resolve();
  const pids = [
    ...(isRunning ? listProcessTree(patroni.pid ?? 0) : []),
    ...(postmaster === null ? [] : listProcessTree(postmaster)),
  ];
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  await ended;
  await waitUntil(() => pids.every((pid) => !isAlive(pid)), 5000);
}

function readPostmasterPid(dataDir: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8'), 10);
    return isAlive(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDir) ? pid : null;
  } catch {
    return null;
  }
}

const readExample = (name: string): string => readFileSync(inRoot('deploy/cluster', name), 'utf8');

/** Debian's programs. The embedded PostgreSQL has no pg_rewind and no pg_basebackup, which Patroni needs. */
function findPrograms(): Programs {
  return findOrInstall({
    etcd: { package: 'etcd-server', names: ['etcd'] },
    patroni: { package: 'patroni', names: ['patroni'] },
    haproxy: { package: 'haproxy', names: ['haproxy', '/usr/sbin/haproxy'] },
    pgbouncer: { package: 'pgbouncer', names: ['pgbouncer', '/usr/sbin/pgbouncer'] },
    pg_rewind: {
      package: 'postgresql',
      names: VERSIONS.map((version) => `/usr/lib/postgresql/${version}/bin/pg_rewind`),
    },
  });
}
