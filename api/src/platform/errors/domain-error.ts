import type { ErrorCode } from '@prostora/strings/cs/errors.ts';

/** What went wrong in the language of the domain; only the edge knows which HTTP status that is. */
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
  /** Values for the phrase's placeholders. */
  params?: Readonly<Record<string, string | number>>;
  /** First failing message of each field, already Czech, by dotted path. */
  fields?: Readonly<Record<string, string>>;
  /** Additional documented members of the answer (e.g. `space_errors`). */
  extra?: Readonly<Record<string, unknown>>;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
};

/** The one error modules throw. `code` has a Czech phrase in libs/strings (a missing one does not compile). */
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
