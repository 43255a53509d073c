import { errors, type ErrorCode } from '@prostora/strings/cs/errors.ts';
import type { DomainError, ErrorKind } from './domain-error.ts';

/** The error body of the API (PRODUCT §1). */
export type ErrorBody = {
  status_code: number;
  error_code: string;
  message: string;
  error: string;
  errors: Readonly<Record<string, string>>;
  request_id: string;
};

const STATUS_BY_KIND: Readonly<Record<ErrorKind, number>> = {
  unreadable: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'unsupported-media': 415,
  invalid: 422,
  'rate-limited': 429,
  unavailable: 503,
};

/** HTTP status of a domain error. */
export const toHttpStatus = (kind: ErrorKind): number => STATUS_BY_KIND[kind];

/** Message of an error code with its `{name}` placeholders filled. */
export function formatErrorMessage(
  code: ErrorCode,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return errors[code].replace(/\{(\w+)\}/gu, (whole, name: string) => String(params[name] ?? whole));
}

/**
 * Body of an error response; `error` is NOTFOUND on catalogue and space look-ups (SPEC §8), else the message.
 */
export function buildErrorBody(error: DomainError, requestId: string, path: string): ErrorBody {
  const message = formatErrorMessage(error.code, error.options.params);
  const isLookUp = error.kind === 'not-found' && /^\/api\/(?:catalog|space)(?:\/|\?|$)/u.test(path);
  return {
    status_code: toHttpStatus(error.kind),
    error_code: error.code,
    message,
    error: isLookUp ? 'NOTFOUND' : message,
    errors: error.options.fields ?? {},
    request_id: requestId,
    ...error.options.extra,
  };
}
