export type Patience = {
  connectionTimeoutMillis: number;
  statement_timeout: number;
  query_timeout: number;
  lock_timeout?: number;
  options?: string;
};

/**
 * How long a request waits for the database: for a connection, for the server to give a statement up by itself, and for a server that accepts and never
 * answers. Somebody is waiting behind each of them, and within five seconds gets a 503 instead of nothing.
 */
export const PATIENCE = {
  connectionTimeoutMillis: 4000,
  statement_timeout: 3500,
  query_timeout: 4000,
} as const satisfies Patience;

/** A zero is never sent as a startup parameter of its own; the role may have limits. */
export const NO_ROLE_LIMITS = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0';

/** Nobody waits behind a command that fills the database. */
export const UNHURRIED = {
  ...PATIENCE,
  statement_timeout: 0,
  query_timeout: 0,
  options: NO_ROLE_LIMITS,
} as const satisfies Patience;

/**
 * A migration takes as long as it takes, but nobody waits behind it for a lock: what cannot have its lock soon gives up with everything it did, and
 * tries again.
 */
export const MIGRATION_PATIENCE = { ...UNHURRIED, lock_timeout: 1500 } as const satisfies Patience;
