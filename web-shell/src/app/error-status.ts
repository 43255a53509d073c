import { isRouteErrorResponse } from '@prostora/nav';

/**
 * HTTP status of an error, 500 for an unknown one. An API error is recognized by its shape, because remotes
 * bundle their own class of it.
 */
export function toErrorStatus(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (
    error instanceof Error &&
    error.name === 'ApiError' &&
    'status' in error &&
    typeof error.status === 'number'
  )
    return error.status || 503;
  return 500;
}
