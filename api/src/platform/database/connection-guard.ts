import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { markConnectionFailure } from '../errors/index.ts';
import { addConnectHook } from '../patches/pg-hooks.ts';

/** Number of connections the current work holds. */
type Scope = { held: number };

const scopes = new AsyncLocalStorage<Scope>();

/** Called when a connection is taken while one is held; an error it throws rejects the connection. */
export type NestedConnectionHandler = (pool: string, error: Error) => void;

/**
 * Runs work that holds a connection until it ends, such as a transaction. A further connection taken inside
 * of it, from any pool, is a bug: as many such works at once as the pool has connections would deadlock.
 * @param work - Work that holds the connection; nested calls belong to the outer one.
 */
export function runHoldingConnection<T>(work: () => T): T {
  return isHoldingConnection() ? work() : scopes.run({ held: 0 }, work);
}

/** Whether the current work holds a connection. */
export const isHoldingConnection = (): boolean => (scopes.getStore()?.held ?? 0) > 0;

/**
 * Detects nested connections of a pool.
 * @param name - Name of the pool, for the message.
 * @param onNested - Called before a second connection is handed to work that holds one.
 */
export function guardNestedConnections(name: string, pool: pg.Pool, onNested: NestedConnectionHandler): void {
  const holders = new WeakMap<object, Scope>();
  const release = (client: object): void => {
    const scope = holders.get(client);
    if (scope && holders.delete(client)) scope.held -= 1;
  };
  pool.on('release', (_error, client) => release(client)).on('remove', release);
  const settle = (scope: Scope | undefined, client: object | undefined, error: unknown): void => {
    markConnectionFailure(error);
    if (scope && client) holders.set(client, scope);
    else if (scope) scope.held -= 1;
  };
  addConnectHook(pool, (next) => {
    const scope = scopes.getStore();
    try {
      if (scope && scope.held > 0)
        onNested(name, new Error(`A connection of the pool "${name}" was taken while another one is held.`));
    } catch (error) {
      return Promise.reject(error as Error);
    }
    if (scope) scope.held += 1;
    const connected = next();
    connected.then(
      (client) => settle(scope, client, null),
      (error: unknown) => settle(scope, undefined, error),
    );
    return connected;
  });
}
