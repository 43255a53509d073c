import {
  BrowserClient,
  Scope,
  defaultStackParser,
  makeFetchTransport,
  type ErrorEvent,
} from '@sentry/browser';
import { failureText, withoutSecrets } from '@prostora/contracts/private-text.ts';
import type { ErrorReporting } from '@prostora/federation';
import type { ReportFacts } from './error-reports.ts';

let client: BrowserClient | null = null;

/** Removes private data: user input in error texts, and everything about the visitor. */
function withoutPrivate(event: ErrorEvent): ErrorEvent {
  const { user: _user, request: _request, extra: _extra, breadcrumbs: _breadcrumbs, ...kept } = event;
  for (const exception of event.exception?.values ?? []) exception.value = failureText(exception.value);
  return kept;
}

const clientOf = ({ dsn, release, environment }: ErrorReporting): BrowserClient =>
  new BrowserClient({
    dsn,
    environment,
    ...(release && { release }),
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    integrations: [],
    sendClientReports: false,
    beforeSend: withoutPrivate,
  });

/** Sends an error to Sentry without its automatic integrations. */
export function send(error: unknown, facts: ReportFacts, service: ErrorReporting): void {
  client ??= clientOf(service);
  const scope = new Scope();
  scope.setTags({ ...facts, path: withoutSecrets(location.pathname) });
  client.captureException(error, { originalException: error }, scope);
}
