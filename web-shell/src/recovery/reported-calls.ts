import { reportError } from './error-reports.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Calls whose failures are reported (SPEC §8), by path. */
const REPORTED_CALLS: Readonly<Record<string, string>> = {
  '/api/space/save': 'space-save',
  '/api/space/image/move': 'space-image-move',
};

/** Wraps `fetch` to report network failures and 5xx answers of some calls. */
export const reportingFetch =
  (next: Fetch): Fetch =>
  async (url, init) => {
    const during = REPORTED_CALLS[url.split('?', 1)[0] ?? url];
    if (!during) return next(url, init);
    try {
      const response = await next(url, init);
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
