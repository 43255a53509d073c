import type { ErrorCode, ErrorParams, PlainErrorCode } from '@prostora/contracts';
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

/** A code, with the parameters that it requires. */
type DomainErrorArguments =
  | [code: PlainErrorCode, options?: DomainErrorOptions]
  | {
      [Code in Exclude<ErrorCode, PlainErrorCode>]: [
        code: Code,
        options: DomainErrorOptions & { params: ErrorParams[Code] },
      ];
    }[Exclude<ErrorCode, PlainErrorCode>];

/**
 * The error class of all modules: a category, a code and errors of fields. The words of a user are found when
 * the response is built (platform/error-responses); `message` is for logs and consoles.
 */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly code: ErrorCode;
  /** Parameters of the phrase. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly options: DomainErrorOptions;

  constructor(kind: ErrorKind, ...[code, options = {}]: DomainErrorArguments) {
    super(describe(code, options.fields));
    this.name = 'DomainError';
    this.kind = kind;
    this.code = code;
    this.params = 'params' in options ? options.params : {};
    this.options = options;
  }
}

/** `VALIDATION (email: emailTaken)` */
function describe(code: ErrorCode, fields: FieldErrors = {}): string {
  const parts = Object.entries(fields).map(([field, error]) => `${field}: ${error.code}`);
  return parts.length === 0 ? code : `${code} (${parts.join(', ')})`;
}
