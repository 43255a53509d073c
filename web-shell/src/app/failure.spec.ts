import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@prostora/api-client';
import { statusOf } from './failure.ts';

describe('the status an error stands for', () => {
  it('is that of the answer a loader threw', () => {
    expect(statusOf({ status: 404, statusText: '', data: null, internal: false })).toBe(404);
  });

  it('is that of the API, and 503 when the API was not reached', () => {
    expect(statusOf(new ApiError(404, {}))).toBe(404);
    expect(statusOf(new ApiError(0, {}))).toBe(503);
  });

  it('is 500 for whatever else', () => {
    expect([new TypeError('x'), 'x', null, undefined].map(statusOf)).toEqual([500, 500, 500, 500]);
  });
});
