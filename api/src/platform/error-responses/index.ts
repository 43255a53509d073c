export { buildErrorBody, formatFieldErrors, toHttpStatus, type ErrorBody } from './error-body.ts';
export { formatErrorMessage, formatError } from './error-messages.ts';
export { ErrorFilter } from './error.filter.ts';
export { createTextErrorHandler } from './text-error-handler.ts';
