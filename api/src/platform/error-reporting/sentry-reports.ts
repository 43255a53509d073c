import {
  Scope,
  createStackParser,
  createTransport,
  linkedErrorsIntegration,
  type BaseTransportOptions,
  type Event,
  type Transport,
} from '@sentry/core';
import { ServerRuntimeClient, nodeStackLineParser } from '@sentry/core/server';
import { failureText } from '@prostora/contracts/private-text.ts';
import { ErrorReports, type ReportFacts } from './error-reports.ts';

type Options = { dsn: string; release?: string | undefined; environment: string };

/** Maximum number of reports in flight; more of the same storm add nothing. */
const UNDER_WAY = 20;
const ANSWER_MS = 5000;

/**
 * Reports over the Sentry protocol, which several services support. Sends the type, stack and redacted
 * message of an error, nothing of the request.
 */
export class SentryReports extends ErrorReports {
  private readonly client: ServerRuntimeClient;

  constructor({ dsn, release, environment }: Options) {
    super();
    this.client = new ServerRuntimeClient({
      dsn,
      environment,
      ...(release && { release }),
      platform: 'node',
      runtime: { name: 'node', version: process.version },
      stackParser: createStackParser(nodeStackLineParser()),
      integrations: [linkedErrorsIntegration()],
      transport,
      sendClientReports: false,
      beforeSend: withoutPrivate,
    });
    this.client.init();
  }

  report(error: unknown, facts: ReportFacts): void {
    try {
      const scope = new Scope();
      scope.setTags(facts);
      this.client.captureException(error, { originalException: error }, scope);
    } catch {
      // Errors of the reporter itself are ignored: the error is in the log.
    }
  }

  async flush(withinMs: number): Promise<void> {
    await this.client.flush(withinMs);
  }
}

/** Removes personal data: error messages quote addresses, e-mails and values. */
function withoutPrivate<E extends Event>(event: E): E {
  const {
    user: _user,
    request: _request,
    server_name: _host,
    extra: _extra,
    breadcrumbs: _breadcrumbs,
    ...kept
  } = event;
  for (const exception of event.exception?.values ?? []) exception.value = failureText(exception.value);
  return kept as E;
}

function transport(options: BaseTransportOptions & { url: string }): Transport {
  return createTransport({ ...options, bufferSize: UNDER_WAY }, async ({ body }) => {
    const answer = await fetch(options.url, {
      method: 'POST',
      body: body as BodyInit,
      headers: { 'content-type': 'application/x-sentry-envelope' },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await answer.body?.cancel();
    return {
      statusCode: answer.status,
      headers: {
        'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
        'retry-after': answer.headers.get('retry-after'),
      },
    };
  });
}
