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

/** Texts of errors quote what people wrote; nothing else of the page or the visitor is told. */
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

/** Reports an error by the protocol of Sentry, without its habit of watching everything: only what is given to it. */
export function send(error: unknown, facts: ReportFacts, service: ErrorReporting): void {
  client ??= clientOf(service);
  const scope = new Scope();
  scope.setTags({ ...facts, path: withoutSecrets(location.pathname) });
  client.captureException(error, { originalException: error }, scope);
}
