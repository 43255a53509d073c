import { isRouteErrorResponse } from '@prostora/nav';
import type { StaticHandlerContext } from '@prostora/nav/server.ts';
import { toErrorStatus } from '../app/error-status.ts';

type Errors = StaticHandlerContext['errors'];

const toErrorResponse = (status: number) => ({ status, statusText: '', data: null, internal: false });

/**
 * Replaces loader errors by plain responses with a status, so that server and browser render the same page
 * and no error details reach the document.
 *
 * @returns the original error, for the log
 */
export function replaceErrors(context: StaticHandlerContext): unknown {
  if (!context.errors) return null;
  let first: unknown = null;
  for (const [id, error] of Object.entries(context.errors)) {
    first ??= error;
    const status = toErrorStatus(error);
    context.errors[id] = toErrorResponse(status);
    context.statusCode = status;
  }
  return first;
}

/** Sets an error of a page that crashed while rendering. */
export function setPageError(context: StaticHandlerContext, boundaryId: string): void {
  context.errors = { [boundaryId]: toErrorResponse(500) };
  context.statusCode = 500;
}

/** Serializes errors in the hydration format of react-router. */
export function serializeErrors(errors: Errors): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { ...error, __type: 'RouteErrorResponse' }
        : { message: 'Unexpected Server Error', __type: 'Error' },
    ]),
  );
}
