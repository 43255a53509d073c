import { OptimisticLockError } from '@mikro-orm/core';
import { DomainError } from './domain-error.ts';

type PostgresError = { code?: string; constraint?: string; cause?: unknown };

/** A SQLSTATE contains a digit; `EPIPE` is a code of Node. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/u;

function findPostgresError(error: unknown): PostgresError | null {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 5;
    current = current.cause, depth += 1
  ) {
    const code = (current as PostgresError).code;
    if (typeof code === 'string' && SQLSTATE.test(code)) return current as PostgresError;
  }
  return null;
}

/** Messages of pg about an unreachable server, which carry no SQLSTATE. */
const UNREACHABLE_MESSAGES = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Connection terminated',
    'connection is closed',
    'is not queryable',
    'Cannot use a pool after calling end',
    'ECONNREFUSED',
    'ECONNRESET',
    'Query read timeout',
    'The database does not answer',
  ].join('|'),
  'iu',
);
const UNREACHABLE_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);

function isUnreachable(error: unknown): boolean {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 5;
    current = current.cause, depth += 1
  ) {
    if (
      UNREACHABLE_MESSAGES.test(current.message) ||
      UNREACHABLE_CODES.has((current as PostgresError).code ?? '')
    )
      return true;
  }
  return false;
}

const createUnavailableError = (): DomainError =>
  new DomainError('unavailable', 'UNAVAILABLE', { retryAfter: 5 });

/**
 * Translates a PostgreSQL error into a domain error.
 * @returns null when it is no error a user can cause
 */
export function translateDatabaseError(error: unknown): DomainError | null {
  if (error instanceof OptimisticLockError) return new DomainError('conflict', 'CONFLICT');
  switch (findPostgresError(error)?.code) {
    // A concurrent insert of the same key, or a delete of the referenced row.
    case '23505':
    case '23503':
      return new DomainError('conflict', 'CONFLICT');
    case '23P01':
      return new DomainError('conflict', 'SLOT_TAKEN');
    case '22001':
      return new DomainError('invalid', 'VALIDATION');
    case '22021':
    case '22P05':
      return new DomainError('unreadable', 'UNREADABLE');
    case '57014':
    case '53300':
    case '57P01':
    case '57P02':
    case '57P03':
    case '08006':
    case '08001':
    // A pooler without a server, and a demoted primary.
    case '08P01':
    case '25006':
      return createUnavailableError();
    default:
      return isUnreachable(error) ? createUnavailableError() : null;
  }
}

const LOST_CONNECTION_CODES = new Set([
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08P01',
  '25006',
]);
const connectionFailures = new WeakSet<Error>();

/**
 * Marks an error of a pool or connection as a failure to reach the server: its message alone could be one of
 * a mail server. Other driver errors (an unsupported value, a protocol error) are bugs.
 */
export function markConnectionFailure(error: unknown): void {
  if (error instanceof Error && findPostgresError(error) === null && isUnreachable(error))
    connectionFailures.add(error);
}

/**
 * Whether the database could not be reached or the connection was lost: the work may be repeated as it is.
 */
export function isConnectionFailure(error: unknown): boolean {
  if (LOST_CONNECTION_CODES.has(findPostgresError(error)?.code ?? '')) return true;
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 5;
    current = current.cause, depth += 1
  )
    if (connectionFailures.has(current)) return true;
  return false;
}

/** Lock timeout or deadlock: the rolled back work may be retried later. */
export const isLockFailure = (error: unknown): boolean =>
  ['55P03', '40P01'].includes(findPostgresError(error)?.code ?? '');

/** Deadlock or serialization failure: the transaction may be retried immediately. */
export const isRetriable = (error: unknown): boolean =>
  ['40P01', '40001'].includes(findPostgresError(error)?.code ?? '');
