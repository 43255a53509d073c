import { ApiError } from '@prostora/api-client';

/** Error code of an API error; null for other errors. */
export const failureCode = (error: unknown): string | null =>
  error instanceof ApiError ? error.errorCode : null;

/** First message of each refused field. */
export const fieldFailures = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? error.errors : {};
