import type { ErrorCode } from '@prostora/strings/cs/errors.ts';

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
  /** Values of the placeholders of the message. */
  params?: Readonly<Record<string, string | number>>;
  /** First error message of each field, in Czech, by dotted path. */
  fields?: Readonly<Record<string, string>>;
  /** Additional documented members of the response (e.g. `space_errors`). */
  extra?: Readonly<Record<string, unknown>>;
  /** Value of Retry-After, in seconds. */
  retryAfter?: number;
};

/**
 * The error class of all modules. Each `code` has a Czech message in libs/strings (enforced by the compiler).
 */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly code: ErrorCode;
  readonly options: DomainErrorOptions;

  constructor(kind: ErrorKind, code: ErrorCode, options: DomainErrorOptions = {}) {
    super(code);
    this.name = 'DomainError';
    this.kind = kind;
    this.code = code;
    this.options = options;
  }
}
