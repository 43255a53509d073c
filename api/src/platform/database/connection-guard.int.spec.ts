import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { Metrics } from '../metrics/metrics.ts';
import { runHoldingConnection, isHoldingConnection } from './connection-guard.ts';
import { DatabasePools } from './database-pools.ts';

let database: TestDatabase;
let opened: pg.Pool[];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  opened = [];
});
afterEach(() => Promise.all(opened.map((pool) => pool.end())));
afterAll(() => database.drop());

/** A watched pool of one connection. */
function open(pools: DatabasePools, name: string, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: database.url,
    max: 1,
    connectionTimeoutMillis: 2000,
    ...options,
  });
  opened.push(pool);
  return pools.watch(name, pool, () => undefined);
}

const nestedCount = async (metrics: Metrics): Promise<string> =>
  metrics.registry.getSingleMetricAsString('prostora_db_nested_connections_total');

describe('guardNestedConnections', () => {
  it.each(['of the same pool', 'of another pool'])(
    'rejects a second connection %s in strict mode',
    async (which) => {
      const pools = new DatabasePools(true);
      const pool = open(pools, 'first');
      const other = which === 'of the same pool' ? pool : open(pools, 'second');
      await runHoldingConnection(async () => {
        const client = await pool.connect();
        await expect(other.connect()).rejects.toThrow('was taken while another one is held');
        await expect(other.query('select 1')).rejects.toThrow('was taken while another one is held');
        client.release();
        await expect(other.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
      });
    },
  );

  it('rejects a second connection requested with a callback', async () => {
    const pool = open(new DatabasePools(true), 'first');
    const error = await runHoldingConnection(async () => {
      const client = await pool.connect();
      const received = await new Promise<Error | undefined>((resolve) => {
        pool.connect((failure) => resolve(failure));
      });
      client.release();
      return received;
    });
    expect(error?.message).toBe('A connection of the pool "first" was taken while another one is held.');
  });

  it('logs and counts a second connection in production', async () => {
    const metrics = new Metrics();
    const error = jest.fn();
    const pools = new DatabasePools(false).exportMetrics(metrics, { error, warn: jest.fn() });
    const [pool, other] = [open(pools, 'first'), open(pools, 'second')];
    await runHoldingConnection(async () => {
      const client = await pool.connect();
      expect((await other.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
      expect(isHoldingConnection()).toBe(true);
      client.release();
      expect(isHoldingConnection()).toBe(false);
    });
    expect(await nestedCount(metrics)).toContain('prostora_db_nested_connections_total{pool="second"} 1');
    expect(error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ pool: 'second' }),
      'a connection was taken while another one is held',
    );
  });

  it('allows connections one after the other', async () => {
    const pools = new DatabasePools(true);
    const [pool, other] = [open(pools, 'first'), open(pools, 'second')];
    await runHoldingConnection(async () => {
      await pool.query('select 1');
      await other.query('select 1');
      const client = await pool.connect();
      expect(isHoldingConnection()).toBe(true);
      client.release(true);
      expect(isHoldingConnection()).toBe(false);
      await other.query('select 1');
    });
  });

  it('counts connections of nested work as one scope', async () => {
    const pool = open(new DatabasePools(true), 'first');
    await runHoldingConnection(async () => {
      const client = await pool.connect();
      await runHoldingConnection(async () => {
        expect(isHoldingConnection()).toBe(true);
        await expect(pool.query('select 1')).rejects.toThrow('another one is held');
      });
      client.release();
    });
  });

  it('holds no connection after a failed connect', async () => {
    const pools = new DatabasePools(true);
    const unreachable = open(pools, 'unreachable', {
      connectionString: 'postgresql://nobody:none@127.0.0.1:1/none',
    });
    const pool = open(pools, 'first');
    await runHoldingConnection(async () => {
      const failure: unknown = await unreachable.connect().catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 'ECONNREFUSED' });
      expect(isHoldingConnection()).toBe(false);
      await expect(unreachable.query('select 1')).rejects.toThrow();
      expect(isHoldingConnection()).toBe(false);
      await expect(pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 });
    });
  });

  it('ignores connections of other work', async () => {
    const pool = open(new DatabasePools(true), 'first', { max: 2 });
    const client = await pool.connect();
    await runHoldingConnection(async () => {
      expect(isHoldingConnection()).toBe(false);
      await pool.query('select 1');
    });
    client.release();
  });
});
