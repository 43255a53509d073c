export type DatabaseTimeouts = {
  connectionTimeoutMillis: number;
  statement_timeout: number;
  query_timeout: number;
  lock_timeout?: number;
  options?: string;
};

/**
 * Timeouts of requests: for a connection, of a statement on the server, and of a server that accepts but
 * never answers. A user gets a 503 within five seconds.
 */
export const REQUEST_TIMEOUTS = {
  connectionTimeoutMillis: 4000,
  statement_timeout: 3500,
  query_timeout: 4000,
} as const satisfies DatabaseTimeouts;

/** pg does not send a timeout of 0 as a startup parameter, so role limits are overridden here. */
export const NO_ROLE_LIMITS = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0';

/** Timeouts of commands that fill the database. */
export const NO_TIMEOUT = {
  ...REQUEST_TIMEOUTS,
  statement_timeout: 0,
  query_timeout: 0,
  options: NO_ROLE_LIMITS,
} as const satisfies DatabaseTimeouts;

/**
 * A migration runs without a time limit but does not block others while waiting for a lock: it is rolled back
 * after `lock_timeout` and retried.
 */
export const MIGRATION_TIMEOUTS = { ...NO_TIMEOUT, lock_timeout: 1500 } as const satisfies DatabaseTimeouts;
