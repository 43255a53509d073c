export { createConflictError } from './conflict-error.ts';
export { DomainError, type DomainErrorOptions, type ErrorKind } from './domain-error.ts';
export { assertNoFieldErrors, createFieldError } from './invalid-fields.ts';
export { FieldError, fieldError, type FieldErrors } from './field-error.ts';
export {
  isLockFailure,
  isConnectionFailure,
  isRetriable,
  markConnectionFailure,
  translateDatabaseError,
} from './database-errors.ts';
