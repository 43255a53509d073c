import type { ErrorReporting } from '@prostora/federation';

/** Maximal number of reports per page load. */
const MOST = 20;
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
const service = (): ErrorReporting | null => {
  const said = document.querySelector<HTMLMetaElement>('meta[name="error-reporting"]')?.content;
  return said ? (JSON.parse(said) as ErrorReporting) : null;
};

/** Tags of a report. */
export type ReportFacts = Readonly<Record<string, string>>;

/** Reports an error if a service is configured; loads its client on first use. */
export function reportError(error: unknown, facts: ReportFacts): void {
  const to = service();
  if (!to || isExpected(error) || reported >= MOST) return;
  reported += 1;
  import('./sentry-reports.ts').then(({ send }) => send(error, facts, to)).catch(() => undefined);
}
