import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../deploy/cluster');
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

describe('the examples of deploy/cluster', () => {
  it('PgBouncer gives a session to each transaction and waits no longer than a request', () => {
    const config = read('pgbouncer.ini');
    expect(config).toMatch(/^pool_mode = transaction$/mu);
    expect(config).toMatch(/^query_wait_timeout = 4$/mu);
    expect(config).toMatch(/^prostora = host=haproxy port=5000 /mu);
  });

  it('HAProxy finds the primary by Patroni, ends sessions at a former one and keeps silent ones for an hour', () => {
    const config = read('haproxy.cfg');
    expect(config).toMatch(/^ +timeout client 1h$/mu);
    expect(config).toMatch(/^ +timeout server 1h$/mu);
    expect(config).toMatch(
      /listen primary[^]*?bind \*:5000[^]*?uri \/primary[^]*?on-marked-down shutdown-sessions/u,
    );
  });

  it('Patroni acknowledges a commit once a replica has it', () => {
    const config = read('patroni.yml');
    expect(config).toMatch(/^etcd3:$/mu);
    expect(config).toMatch(/^ +synchronous_mode: true$/mu);
  });

  it('HAProxy itself accepts its file where it is installed', () => {
    const { error, status, stderr } = spawnSync('haproxy', ['-c', '-f', path.join(folder, 'haproxy.cfg')], {
      encoding: 'utf8',
    });
    if (error) process.stderr.write('WARNING: haproxy is not on the PATH; its file is not checked by it.\n');
    else expect([status, stderr]).toEqual([0, expect.any(String)]);
  });
});
