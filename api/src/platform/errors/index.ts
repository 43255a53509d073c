export { createConflictError } from './conflict-error.ts';
export { DomainError, type DomainErrorOptions, type ErrorKind } from './domain-error.ts';
export { assertNoFieldErrors, createFieldError } from './invalid-fields.ts';
export { buildErrorBody, formatErrorMessage, toHttpStatus, type ErrorBody } from './error-body.ts';
export {
  isLockFailure,
  isConnectionFailure,
  isRetriable,
  markConnectionFailure,
  translateDatabaseError,
} from './database-errors.ts';
export { ErrorFilter } from './error.filter.ts';
