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
 * What a failed call says to a person (SPEC §8): `error_message` replaces everything, the first of `space_errors` is appended, an error
 * with its own words uses them, any other says the form's general sentence; an unreachable server is not the fault of what was typed.
 */
export function failureText(error: unknown, otherwise: string = common.genericError): string {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.status === 0) return common.unreachable;
  const { error_message: replacement, space_errors: problems } = error.body;
  if (typeof replacement === 'string' && replacement !== '') return replacement;
  return [error.message || otherwise, firstSpaceError(problems)].filter(Boolean).join(' ');
}
