import type { ConfigValues } from '../config/index.ts';
import { REQUEST_TIMEOUTS } from './timeouts.ts';

type DatabaseUrls = Pick<ConfigValues, 'DATABASE_URL'> &
  Partial<Pick<ConfigValues, 'DATABASE_DIRECT_URL' | 'DATABASE_PREPARED'>>;

/** Server-side limits; a connection sets them in its startup message. */
type ServerLimits = {
  statement_timeout?: number;
  lock_timeout?: number;
  idle_in_transaction_session_timeout?: number;
  options?: string;
};

/** Limits of sessions behind a pooler; `migrate` sets them on the role. */
export const ROLE_LIMITS = {
  statement_timeout: REQUEST_TIMEOUTS.statement_timeout,
  idle_in_transaction_session_timeout: 60_000,
} as const;

/** Whether DATABASE_URL points to a pooler in transaction mode. */
export const isPooled = ({ DATABASE_DIRECT_URL }: DatabaseUrls): boolean => DATABASE_DIRECT_URL !== undefined;

/** URL for work that needs its own session: LISTEN, session locks, startup parameters. */
export const directUrl = (config: DatabaseUrls): string => config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;

/** The configuration with the direct URL only: for commands, which run without time limits. */
export const toDirect = <C extends DatabaseUrls>(config: C): C => ({
  ...config,
  DATABASE_URL: directUrl(config),
  DATABASE_DIRECT_URL: undefined,
});

/** Whether named prepared statements are kept between transactions. */
export const keepsPreparedStatements = (config: DatabaseUrls): boolean =>
  config.DATABASE_PREPARED ?? !isPooled(config);

/**
 * Limits of a connection to DATABASE_URL. A pooler rejects startup parameters, so the limits of the role
 * apply.
 */
export function toConnectionLimits<L extends ServerLimits>(
  config: DatabaseUrls,
  limits: L,
): Omit<L, keyof ServerLimits> | L {
  if (!isPooled(config)) return limits;
  const { statement_timeout, lock_timeout, idle_in_transaction_session_timeout, options, ...clientLimits } =
    limits;
  return clientLimits;
}
