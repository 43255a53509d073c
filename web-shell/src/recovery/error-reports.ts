import type { ErrorReporting } from '@prostora/federation';

/** Maximal number of reports per page load. */
const MAX_REPORTS = 20;
let reported = 0;

/** Whether an error is expected: a 4xx answer or an aborted request. */
function isExpected(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'AbortError' ||
    (error.name === 'ApiError' &&
      'status' in error &&
      Number(error.status) >= 400 &&
      Number(error.status) < 500)
  );
}

/** Error reporting configuration of the document (server/document.ts). */
const readConfiguration = (): ErrorReporting | null => {
  const said = document.querySelector<HTMLMetaElement>('meta[name="error-reporting"]')?.content;
  return said ? (JSON.parse(said) as ErrorReporting) : null;
};

/** Tags of a report. */
export type ReportTags = Readonly<Record<string, string>>;

/** Reports an error if a service is configured; loads its client on first use. */
export function reportError(error: unknown, tags: ReportTags): void {
  const to = readConfiguration();
  if (!to || isExpected(error) || reported >= MAX_REPORTS) return;
  reported += 1;
  import('./sentry-reports.ts').then(({ send }) => send(error, tags, to)).catch(() => undefined);
}
