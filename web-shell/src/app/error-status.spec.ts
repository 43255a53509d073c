import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@prostora/api-client';
import { toErrorStatus } from './error-status.ts';

describe('toErrorStatus', () => {
  it('returns the status of a thrown response', () => {
    expect(toErrorStatus({ status: 404, statusText: '', data: null, internal: false })).toBe(404);
  });

  it('returns the status of an API error, 503 when unreachable', () => {
    expect(toErrorStatus(new ApiError(404, {}))).toBe(404);
    expect(toErrorStatus(new ApiError(0, {}))).toBe(503);
  });

  it('returns 500 for other errors', () => {
    expect([new TypeError('x'), 'x', null, undefined].map(toErrorStatus)).toEqual([500, 500, 500, 500]);
  });
});
