import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@prostora/api-client';
import { statusOf } from './failure.ts';

describe('toErrorStatus', () => {
  it('returns the status of a thrown response', () => {
    expect(statusOf({ status: 404, statusText: '', data: null, internal: false })).toBe(404);
  });

  it('returns the status of an API error, 503 when unreachable', () => {
    expect(statusOf(new ApiError(404, {}))).toBe(404);
    expect(statusOf(new ApiError(0, {}))).toBe(503);
  });

  it('returns 500 for other errors', () => {
    expect([new TypeError('x'), 'x', null, undefined].map(statusOf)).toEqual([500, 500, 500, 500]);
  });
});
