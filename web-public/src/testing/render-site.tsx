import { createClient, type CatalogAnswer, type Session } from '@prostora/api-client';
import { RouterProvider } from '@prostora/nav';
import { createMemoryRouter } from '@prostora/nav/testing.ts';
import { suggestions } from '@prostora/testing/catalog-fixtures.ts';
import { configure, render } from '@testing-library/react';
import { createRemainingRoutes } from '../app/remaining-routes.ts';
import { createRoutes } from '../app/routes.tsx';

// React reads the form on submit; Node's FormData, used here, accepts no form.
const NodeFormData = FormData;
globalThis.FormData = function EmptyFormData() {
  return new NodeFormData();
} as unknown as typeof FormData;

// Pages are lazy: a busy machine needs more time.
configure({ asyncUtilTimeout: 8000 });

export type ApiRequest = { method: string; body: unknown };
export type Handler = (url: URL, asked: ApiRequest) => unknown;
type Failure = { failure: number; body?: object };

/** Makes a handler answer with an error status. */
export const failWith = (status: number, body?: object): Failure => ({
  failure: status,
  ...(body && { body }),
});
const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && 'failure' in answer;

/** A `fetch` answered by a handler. */
export const createFetch =
  (handler: Handler) =>
  async (path: string, init: RequestInit): Promise<Response> => {
    const answer = await handler(new URL(path, 'http://local.test'), {
      method: init.method ?? 'GET',
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
    });
    const failed = isFailure(answer);
    return new Response(JSON.stringify(failed ? { message: 'Chyba', ...answer.body } : answer), {
      status: failed ? answer.failure : 200,
    });
  };

/**
 * Renders the public pages on an API answered by `handler`. Returns the requested URLs and the router's
 * location.
 */
export function renderSite(address: string, handler: Handler, session: Session | null = null) {
  const asked: URL[] = [];
  const api =
    session?.api ??
    createClient({
      fetch: createFetch((url, call) => {
        asked.push(url);
        return handler(url, call);
      }),
    });
  const router = createMemoryRouter(
    [
      {
        path: '/',
        errorElement: <p>error page</p>,
        hydrateFallbackElement: <p />,
        children: createRoutes(api, session, createRemainingRoutes(api)),
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  const place = (): string => `${router.state.location.pathname}${router.state.location.search}`;
  return { asked, router, place };
}

/** Handler of catalogue calls; suggestions and the map are empty. */
export const createCatalogHandler =
  (answerFor: (query: URLSearchParams) => CatalogAnswer | Failure) =>
  (url: URL): unknown => {
    if (url.pathname === '/api/catalog/new') return answerFor(url.searchParams);
    if (url.pathname === '/api/catalog/suggest') return suggestions;
    return { bounds: null, markers: [], clusters: [] };
  };
