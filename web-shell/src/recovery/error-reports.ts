import type { ErrorReporting } from '@prostora/federation';

/** A page that goes wrong again and again has said enough. */
const MOST = 20;
let reported = 0;

/** What the server refused (a field, a login, a lost race) or nobody waits for any more is no fault. */
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

/** Where the document says that errors are reported to (server/document.ts). */
const service = (): ErrorReporting | null => {
  const said = document.querySelector<HTMLMetaElement>('meta[name="error-reporting"]')?.content;
  return said ? (JSON.parse(said) as ErrorReporting) : null;
};

/** What was going on; goes with the report as it is. */
export type ReportFacts = Readonly<Record<string, string>>;

/** Reports an error, if there is a service; what speaks to it is downloaded only now. */
export function reportError(error: unknown, facts: ReportFacts): void {
  const to = service();
  if (!to || isExpected(error) || reported >= MOST) return;
  reported += 1;
  import('./sentry-reports.ts').then(({ send }) => send(error, facts, to)).catch(() => undefined);
}
