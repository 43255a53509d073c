import type { ConfigValues } from '../config/index.ts';
import { PATIENCE } from './patience.ts';

type Addresses = Pick<ConfigValues, 'DATABASE_URL'> &
  Partial<Pick<ConfigValues, 'DATABASE_DIRECT_URL' | 'DATABASE_PREPARED'>>;

/** Limits that the server keeps; a connection sets them with its startup message. */
type ServerLimits = {
  statement_timeout?: number;
  lock_timeout?: number;
  idle_in_transaction_session_timeout?: number;
  options?: string;
};

/** Limits of sessions that go through a pooler; `migrate` sets them on the role. */
export const ROLE_LIMITS = {
  statement_timeout: PATIENCE.statement_timeout,
  idle_in_transaction_session_timeout: 60_000,
} as const;

/** Whether DATABASE_URL leads to a pooler, which gives each transaction another session. */
export const isPooled = ({ DATABASE_DIRECT_URL }: Addresses): boolean => DATABASE_DIRECT_URL !== undefined;

/** Address for what needs a session of its own: LISTEN, session locks, startup parameters. */
export const directUrl = (config: Addresses): string => config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;

/** The same configuration with the direct address everywhere: for commands, which last as long as they last. */
export const toDirect = <C extends Addresses>(config: C): C => ({
  ...config,
  DATABASE_URL: directUrl(config),
  DATABASE_DIRECT_URL: undefined,
});

/** Whether statements may be prepared under a name, by which a later transaction finds them. */
export const hasPreparedNames = (config: Addresses): boolean => config.DATABASE_PREPARED ?? !isPooled(config);

/** Limits of a connection to DATABASE_URL. A pooler refuses startup parameters, so that there those of the role hold. */
export function toConnectionLimits<L extends ServerLimits>(
  config: Addresses,
  limits: L,
): Omit<L, keyof ServerLimits> | L {
  if (!isPooled(config)) return limits;
  const { statement_timeout, lock_timeout, idle_in_transaction_session_timeout, options, ...ofClient } =
    limits;
  return ofClient;
}
