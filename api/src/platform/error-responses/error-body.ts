import { FieldError, type DomainError, type ErrorKind, type FieldErrors } from '../errors/index.ts';
import { formatError } from './error-messages.ts';

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

/**
 * Body of an error response; `error` is NOTFOUND on catalogue and space look-ups (SPEC §8), else the message.
 */
export function buildErrorBody(error: DomainError, requestId: string, path: string): ErrorBody {
  const message = formatError(error);
  const isLookUp = error.kind === 'not-found' && /^\/api\/(?:catalog|space)(?:\/|\?|$)/u.test(path);
  return {
    status_code: toHttpStatus(error.kind),
    error_code: error.code,
    message,
    error: isLookUp ? 'NOTFOUND' : message,
    errors: formatFieldErrors(error.options.fields ?? {}),
    request_id: requestId,
    ...(formatNested(error.options.extra ?? {}) as object),
  };
}

/** Czech message of each field. */
export const formatFieldErrors = (fields: FieldErrors): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, error]) => [field, formatError(error)]));

/** Replaces field errors in plain objects and lists by their messages. */
function formatNested(value: unknown): unknown {
  if (value instanceof FieldError) return formatError(value);
  if (Array.isArray(value)) return value.map(formatNested);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, formatNested(each)]));
}
