import { describe, expect, it } from '@jest/globals';
import { isRetriable, translateDatabaseError } from './database-errors.ts';

const refused = (code: string): Error => Object.assign(new Error('refused'), { code });

describe('what PostgreSQL refuses', () => {
  it.each([['23505', 409, 'CONFLICT'], ['23503', 409, 'CONFLICT'], ['23P01', 409, 'SLOT_TAKEN'], ['57014', 503, 'UNAVAILABLE'], ['57P02', 503, 'UNAVAILABLE'], ['22021', 400, 'UNREADABLE'], ['22001', 422, 'VALIDATION']])('%s becomes %i %s', (code, _status, name) => {
    expect(translateDatabaseError(new Error('wrapped', { cause: refused(code) }))?.code).toBe(name);
  });

  it.each([
    'timeout exceeded when trying to connect', 'Connection terminated unexpectedly', 'Client has encountered a connection error and is not queryable', 'read ECONNRESET',
  ])('an unreachable server („%s“) is unavailable, with a time to try again', (message) => {
    const error = translateDatabaseError(new Error('wrapped', { cause: new Error(message) }));
    expect([error?.kind, error?.options.retryAfter]).toEqual(['unavailable', 5]);
  });

  it('a mistake of ours stays one', () => {
    expect(translateDatabaseError(new TypeError('undefined is not a function'))).toBeNull();
    expect(translateDatabaseError(refused('42601'))).toBeNull();
  });

  it('only deadlocks and serialization failures are tried again', () => {
    expect(['40P01', '40001', '23505'].map((code) => isRetriable(refused(code)))).toEqual([true, true, false]);
  });
});
