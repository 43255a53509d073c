import { createApi, type CatalogAnswer, type Session } from '@prostora/api-client';
import { RouterProvider } from '@prostora/nav';
import { createMemoryRouter } from '@prostora/nav/testing.ts';
import { suggestions } from '@prostora/testing/catalog-fixtures.ts';
import { configure, render } from '@testing-library/react';
import { createRoutes } from '../app/routes.tsx';

// React reads the form when its submit starts a navigation; Node's FormData, which stands in here, takes no form.
const NodeFormData = FormData;
globalThis.FormData = function EmptyFormData() { return new NodeFormData(); } as unknown as typeof FormData;

// Pages are loaded lazily, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 8000 });

export type Handler = (url: URL) => unknown;
type Failure = { failure: number };

/** An answer of the API that is an error of this status. */
export const failing = (status: number): Failure => ({ failure: status });
const isFailure = (answer: unknown): answer is Failure => typeof answer === 'object' && answer !== null && 'failure' in answer;

/** The public pages in a router of their own, on an API answered by `handler`; tells what was asked and where the router stands. */
export function renderSite(address: string, handler: Handler, session: Session | null = null) {
  const asked: URL[] = [];
  const api = createApi({
    fetch: async (path) => {
      const url = new URL(path, 'http://local.test');
      asked.push(url);
      const answer = handler(url);
      const failed = isFailure(answer);
      return new Response(JSON.stringify(failed ? { message: 'Chyba' } : answer), { status: failed ? answer.failure : 200 });
    },
  });
  const router = createMemoryRouter([{ path: '/', errorElement: <p>error page</p>, hydrateFallbackElement: <p />, children: createRoutes(api, session) }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  const place = (): string => `${router.state.location.pathname}${router.state.location.search}`;
  return { asked, router, place };
}

/** Answers catalogue calls from what they ask for; everything else gets nothing to suggest or show. */
export const catalogOf = (answerFor: (query: URLSearchParams) => CatalogAnswer | Failure): Handler => (url) => {
  if (url.pathname === '/api/catalog/new/') return answerFor(url.searchParams);
  if (url.pathname === '/api/catalog/suggest') return suggestions;
  return { bounds: null, markers: [], clusters: [] };
};
