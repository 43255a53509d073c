import { reportError } from './error-reports.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Calls whose failure is reported, whoever makes them: the portal, the editor of a space or the console (SPEC §8). */
const REPORTED: Readonly<Record<string, string>> = {
  '/api/space/save': 'space-save',
  '/api/space/image/move': 'space-image-move',
};

/** `fetch` that reports a failed saving or moving of a photograph and then fails as before; what the server refuses is the form's matter. */
export const reportingFetch =
  (fetchIt: Fetch): Fetch =>
  async (url, init) => {
    const during = REPORTED[url.split('?', 1)[0] ?? url];
    if (!during) return fetchIt(url, init);
    try {
      const response = await fetchIt(url, init);
      if (response.status >= 500)
        reportError(new Error(`The server answered ${response.status}.`), {
          during,
          request_id: response.headers.get('x-request-id') ?? '',
        });
      return response;
    } catch (error) {
      reportError(error, { during });
      throw error;
    }
  };
