import {
  BrowserClient,
  Scope,
  defaultStackParser,
  makeFetchTransport,
  type ErrorEvent,
} from '@sentry/browser';
import { toSafeErrorMessage, redactSecrets } from '@prostora/contracts/redaction.ts';
import type { ErrorReporting } from '@prostora/federation';
import type { ReportTags } from './error-reports.ts';

let client: BrowserClient | null = null;

/** Removes private data: user input in error texts, and everything about the visitor. */
function removePrivateData(event: ErrorEvent): ErrorEvent {
  const { user: _user, request: _request, extra: _extra, breadcrumbs: _breadcrumbs, ...kept } = event;
  for (const exception of event.exception?.values ?? [])
    exception.value = toSafeErrorMessage(exception.value);
  return kept;
}

const createClient = ({ dsn, release, environment }: ErrorReporting): BrowserClient =>
  new BrowserClient({
    dsn,
    environment,
    ...(release && { release }),
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    integrations: [],
    sendClientReports: false,
    beforeSend: removePrivateData,
  });

/** Sends an error to Sentry without its automatic integrations. */
export function send(error: unknown, tags: ReportTags, service: ErrorReporting): void {
  client ??= createClient(service);
  const scope = new Scope();
  scope.setTags({ ...tags, path: redactSecrets(location.pathname) });
  client.captureException(error, { originalException: error }, scope);
}
