export { changedMeanwhile } from './changed-meanwhile.ts';
export { DomainError, type DomainErrorOptions, type ErrorKind } from './domain-error.ts';
export { assertNoFaults, invalidField } from './invalid-fields.ts';
export { errorBody, phrase, statusOf, type ErrorBody } from './error-body.ts';
export {
  isBlocked,
  isConnectionFailure,
  isRetriable,
  noteConnectionFailure,
  translateDatabaseError,
} from './database-errors.ts';
export { ErrorFilter } from './error.filter.ts';
