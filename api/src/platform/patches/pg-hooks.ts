import type pg from 'pg';

type Query = (...args: unknown[]) => unknown;
type Connect = () => Promise<pg.PoolClient>;
type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: () => void,
) => void;

/** The arguments to send, and what is called once the query has ended. */
export type HookedQuery = {
  readonly args: unknown[];
  readonly onSettled?: (error?: unknown) => void;
};
/** Called with the arguments of `query()` before they are sent. */
export type QueryHook = (args: unknown[], client: pg.PoolClient) => HookedQuery;
/** Called instead of `connect()`; `next` takes the connection. */
export type ConnectHook = (next: Connect) => Promise<pg.PoolClient>;

const queryHooks = new WeakMap<pg.Pool, QueryHook[]>();
const connects = new WeakMap<pg.Pool, Connect>();

/**
 * Adds a hook for the queries of a pool, which pg has no way to observe. Hooks run in the order they were
 * added; the client of the pool is replaced once, whatever their number. Must precede the first connection.
 */
export function addQueryHook(pool: pg.Pool, hook: QueryHook): void {
  const known = queryHooks.get(pool);
  if (known) return void known.push(hook);
  const hooks = [hook];
  queryHooks.set(pool, hooks);
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    Object.assign(client, { query: (...args: unknown[]) => sendHooked(query, args, client, hooks) });
  });
}

function sendHooked(
  query: Query,
  given: unknown[],
  client: pg.PoolClient,
  hooks: readonly QueryHook[],
): unknown {
  let args = given;
  const callbacks: ((error?: unknown) => void)[] = [];
  for (const hook of hooks) {
    const hooked = hook(args, client);
    args = hooked.args;
    if (hooked.onSettled) callbacks.push(hooked.onSettled);
  }
  if (callbacks.length === 0) return query(...args);
  const settle = (error?: unknown): void => {
    for (const callback of callbacks) callback(error);
  };
  // pg reports the end of a query by a promise, pg-pool by a callback.
  const last = args.at(-1);
  if (typeof last === 'function') {
    const callback = last as Query;
    return query(...args.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
      settle(error);
      callback(error, ...rest);
    });
  }
  const result = query(...args);
  if (result instanceof Promise)
    result.then(() => {
      settle();
    }, settle);
  return result;
}

/**
 * Adds a hook for taking a connection of a pool; the last one added is called first. It serves both forms of
 * `connect()`, with a promise and with a callback, which `query()` of the pool uses.
 */
export function addConnectHook(pool: pg.Pool, hook: ConnectHook): void {
  const next = connects.get(pool) ?? (pool.connect.bind(pool) as Connect);
  const connect = (): Promise<pg.PoolClient> => hook(next);
  connects.set(pool, connect);
  const hookedConnect = (callback?: ConnectCallback): Promise<pg.PoolClient> | undefined => {
    const connected = connect();
    if (!callback) return connected;
    connected.then(
      (client) => {
        callback(undefined, client, client.release.bind(client));
      },
      (error: unknown) => {
        callback(error as Error, undefined, () => undefined);
      },
    );
    return undefined;
  };
  Object.assign(pool, { connect: hookedConnect });
}

/** Cuts a connection whose state is unknown; pg offers only an orderly end, which waits for the answer. */
export function destroyConnection(client: pg.PoolClient): void {
  (client as { connection?: { stream?: { destroy(): void } } }).connection?.stream?.destroy();
}
