import { describe, expect, it } from '@jest/globals';
import { ApiError } from './http.ts';

describe('ApiError', () => {
  it('matches instances of another copy of this library', () => {
    const foreign = Object.assign(new Error('Odkaz už neplatí.'), {
      name: 'ApiError',
      status: 410,
      errorCode: 'LINK_EXPIRED',
      errors: {},
      requestId: null,
      body: {},
    });
    expect(foreign instanceof ApiError).toBe(true);
    expect(new ApiError(410, {}) instanceof ApiError).toBe(true);
  });

  it('does not match other errors', () => {
    for (const other of [
      new Error('x'),
      new TypeError('ApiError'),
      { name: 'ApiError', errorCode: 'X' },
      null,
    ])
      expect(other instanceof ApiError).toBe(false);
  });
});
