import { isRouteErrorResponse } from '@prostora/nav';

/**
 * HTTP status an error stands for. An API error is recognised by its shape: remotes bundle the client themselves, so its class
 * is not ours. Whatever is not known is our fault: 500.
 */
export function statusOf(error: unknown): number {
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
