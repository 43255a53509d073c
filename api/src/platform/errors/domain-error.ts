import type { ErrorCode } from '@prostora/contracts';
import type { FieldErrors } from './field-error.ts';

/** Error category of the domain; the HTTP layer maps it to a status. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'gone'
  | 'conflict'
  | 'too-large'
  | 'unsupported-media'
  | 'rate-limited'
  | 'unreadable'
  | 'unavailable';

export type DomainErrorOptions = {
  /** First error of each field, by dotted path. */
  fields?: FieldErrors;
  /** Additional documented members of the response (e.g. `space_errors`); field errors in them become texts. */
  extra?: Readonly<Record<string, unknown>>;
  /** Value of Retry-After, in seconds. */
  retryAfter?: number;
};

/**
 * The error class of all modules: a category, a code and errors of fields. The words of a user are found when
 * the response is built (platform/error-responses); `message` is for logs and consoles.
 */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly code: ErrorCode;
  readonly options: DomainErrorOptions;

  constructor(kind: ErrorKind, code: ErrorCode, options: DomainErrorOptions = {}) {
    super(describe(code, options.fields));
    this.name = 'DomainError';
    this.kind = kind;
    this.code = code;
    this.options = options;
  }
}

/** `VALIDATION (email: emailTaken)` */
function describe(code: ErrorCode, fields: FieldErrors = {}): string {
  const parts = Object.entries(fields).map(([field, error]) => `${field}: ${error.code}`);
  return parts.length === 0 ? code : `${code} (${parts.join(', ')})`;
}
