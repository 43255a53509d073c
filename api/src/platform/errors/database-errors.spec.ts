import { describe, expect, it } from '@jest/globals';
import {
  isConnectionFailure,
  isRetriable,
  markConnectionFailure,
  translateDatabaseError,
} from './database-errors.ts';

const refused = (code: string): Error => Object.assign(new Error('refused'), { code });

describe('translateDatabaseError', () => {
  it.each([
    ['23505', 409, 'CONFLICT'],
    ['23503', 409, 'CONFLICT'],
    ['23P01', 409, 'SLOT_TAKEN'],
    ['57014', 503, 'UNAVAILABLE'],
    ['57P02', 503, 'UNAVAILABLE'],
    ['22021', 400, 'UNREADABLE'],
    ['22001', 422, 'VALIDATION'],
  ])('translates %s to %i %s', (code, _status, name) => {
    expect(translateDatabaseError(new Error('wrapped', { cause: refused(code) }))?.code).toBe(name);
  });

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'read ECONNRESET',
  ])('translates "%s" to unavailable with Retry-After', (message) => {
    const error = translateDatabaseError(new Error('wrapped', { cause: new Error(message) }));
    expect([error?.kind, error?.options.retryAfter]).toEqual(['unavailable', 5]);
  });

  it('returns null for a programming error', () => {
    expect(translateDatabaseError(new TypeError('undefined is not a function'))).toBeNull();
    expect(translateDatabaseError(refused('42601'))).toBeNull();
  });

  it('retries only deadlocks and serialization failures', () => {
    expect(['40P01', '40001', '23505'].map((code) => isRetriable(refused(code)))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('isConnectionFailure', () => {
  const noted = (error: Error): boolean => {
    markConnectionFailure(error);
    return isConnectionFailure(new Error('wrapped', { cause: error }));
  };

  it.each(
    [
      new Error('timeout exceeded when trying to connect'),
      new Error('timeout expired'),
      new Error('Connection terminated unexpectedly'),
      new Error('Client was closed and is not queryable'),
      new Error('Cannot use a pool after calling end on the pool'),
      new Error('Query read timeout'),
      Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }),
      Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' }),
      Object.assign(new Error('getaddrinfo EAI_AGAIN postgres'), { code: 'EAI_AGAIN' }),
      refused('57P01'),
    ].map((error) => [String(error), error] as const),
  )('accepts an unreachable server: %s', (_text, error) => expect(noted(error)).toBe(true));

  it.each(
    [
      new Error('Query values must be an array'),
      new Error('circular reference detected while preparing "[object Object]" for query'),
      new Error('Received unexpected commandComplete message from backend.'),
      new TypeError('Cannot read properties of undefined'),
      refused('42601'),
      refused('57014'),
    ].map((error) => [String(error), error] as const),
  )('rejects an error of the driver or the statement: %s', (_text, error) =>
    expect(noted(error)).toBe(false),
  );

  it('ignores the same message of another server', () => {
    expect(
      isConnectionFailure(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })),
    ).toBe(false);
  });
});
