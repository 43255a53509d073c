import { ApiError } from '@prostora/api-client';
import { common } from '@prostora/strings/cs/common.ts';

/** What a failed call says to a person: the server's own words, that it was not reached, or the generic sentence (SPEC §8). */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return common.genericError;
  return error.status === 0 ? common.unreachable : error.message || common.genericError;
}
