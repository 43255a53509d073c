import { ApiError } from '@prostora/api-client';

/** Error code of an API error; null for other errors. */
export const getErrorCode = (error: unknown): string | null =>
  error instanceof ApiError ? error.errorCode : null;

/** First message of each refused field. */
export const getFieldErrors = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? error.errors : {};
