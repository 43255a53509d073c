import { ApiError } from '@prostora/api-client';
import { common } from '@prostora/strings/cs/common.ts';

const firstSpaceError = (problems: unknown): string | null => {
  const first: unknown = Array.isArray(problems) ? problems[0] : null;
  return typeof first === 'object' &&
    first !== null &&
    'message' in first &&
    typeof first.message === 'string'
    ? first.message
    : null;
};

/**
 * Message of a failed call for the user (SPEC §8): `error_message`, else the text of the error code, else the
 * fallback; the first of `space_errors` is appended. An unreachable server has its own message.
 */
export function toErrorMessage(error: unknown, fallback: string = common.genericError): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.status === 0) return common.unreachable;
  const { error_message: replacement, space_errors: problems } = error.body;
  if (typeof replacement === 'string' && replacement !== '') return replacement;
  return [error.message || fallback, firstSpaceError(problems)].filter(Boolean).join(' ');
}
