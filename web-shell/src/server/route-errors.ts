import { isRouteErrorResponse } from '@prostora/nav';
import type { StaticHandlerContext } from '@prostora/nav/server.ts';
import { statusOf } from '../app/failure.ts';

type Errors = StaticHandlerContext['errors'];

const answerLike = (status: number) => ({ status, statusText: '', data: null, internal: false });

/**
 * Turns what loaders threw into plain answers with a status, before rendering: server and browser then render the same page,
 * and nothing of the error itself reaches the document. Answers the original error, for the log.
 */
export function presentErrors(context: StaticHandlerContext): unknown {
  if (!context.errors) return null;
  let first: unknown = null;
  for (const [id, error] of Object.entries(context.errors)) {
    first ??= error;
    const status = statusOf(error);
    context.errors[id] = answerLike(status);
    context.statusCode = status;
  }
  return first;
}

/** Marks a page that crashed while rendering. */
export function failPage(context: StaticHandlerContext, boundaryId: string): void {
  context.errors = { [boundaryId]: answerLike(500) };
  context.statusCode = 500;
}

/** Errors as react-router reads them back in the browser. */
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
