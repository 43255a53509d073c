import { ApiError } from '@prostora/api-client';
import { admin } from '@prostora/strings';

export type ErrorKind = 'conflict' | 'unauthenticated' | 'invalid' | 'unreachable' | 'other';
export type ErrorDescription = { kind: ErrorKind; title: string; text: string; requestId: string | null };

const kindsByStatus: Readonly<Record<number, ErrorKind>> = {
  0: 'unreachable',
  401: 'unauthenticated',
  422: 'invalid',
};
/**
 * Error codes of stale data, for which a reload helps. It does not help with other 409 responses (such as
 * existing reservations).
 */
const STALE_DATA_CODES = ['CONFLICT', 'STATUS_CONFLICT', 'ORDER_CLOSED', 'ACCOUNT_CLOSED'];

const resolveKind = (error: ApiError): ErrorKind =>
  error.status === 409 && STALE_DATA_CODES.includes(error.errorCode)
    ? 'conflict'
    : (kindsByStatus[error.status] ?? 'other');

/** Field messages from both places of the API response. */
function listFieldMessages(error: ApiError): string[] {
  const spaceErrors = Array.isArray(error.body['space_errors']) ? error.body['space_errors'] : [];
  const messages = spaceErrors
    .map((entry: unknown) => (entry as { message?: unknown }).message)
    .filter((message) => typeof message === 'string');
  return [...new Set([...messages, ...Object.values(error.errors)])];
}

/** Describes a failure to the operator: the server's message if any, and what to do next. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof ApiError))
    return { kind: 'other', title: admin.errors.notSaved, text: admin.errors.unexpected, requestId: null };
  const kind = resolveKind(error);
  const title = kind === 'conflict' ? admin.errors.conflictTitle : admin.errors.notSaved;
  const fallback =
    { conflict: admin.errors.conflictText, unreachable: admin.errors.unreachable }[kind as string] ??
    admin.errors.unexpected;
  const text = [error.message || fallback, ...(kind === 'invalid' ? listFieldMessages(error) : [])].join(' ');
  return { kind, title, text, requestId: error.status >= 500 ? error.requestId : null };
}
