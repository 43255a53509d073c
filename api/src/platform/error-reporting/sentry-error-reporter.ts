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
import { toSafeErrorMessage } from '@prostora/contracts/redaction.ts';
import { ErrorReporter, type ErrorTags } from './error-reporter.ts';

type Options = { dsn: string; release?: string | undefined; environment: string };

/** Maximum number of reports in flight; more of the same storm add nothing. */
const MAX_IN_FLIGHT = 20;
const SEND_TIMEOUT_MS = 5000;

/**
 * Reports over the Sentry protocol, which several services support. Sends the type, stack and redacted
 * message of an error, nothing of the request.
 */
export class SentryErrorReporter extends ErrorReporter {
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
      transport: createFetchTransport,
      sendClientReports: false,
      beforeSend: stripPrivateData,
    });
    this.client.init();
  }

  report(error: unknown, tags: ErrorTags): void {
    try {
      const scope = new Scope();
      scope.setTags(tags);
      this.client.captureException(error, { originalException: error }, scope);
    } catch {
      // Errors of the reporter itself are ignored: the error is in the log.
    }
  }

  async flush(timeoutMs: number): Promise<void> {
    await this.client.flush(timeoutMs);
  }
}

/** Removes personal data: error messages quote addresses, e-mails and values. */
function stripPrivateData<E extends Event>(event: E): E {
  const {
    user: _user,
    request: _request,
    server_name: _host,
    extra: _extra,
    breadcrumbs: _breadcrumbs,
    ...kept
  } = event;
  for (const exception of event.exception?.values ?? [])
    exception.value = toSafeErrorMessage(exception.value);
  return kept as E;
}

function createFetchTransport(options: BaseTransportOptions & { url: string }): Transport {
  return createTransport({ ...options, bufferSize: MAX_IN_FLIGHT }, async ({ body }) => {
    const answer = await fetch(options.url, {
      method: 'POST',
      body: body as BodyInit,
      headers: { 'content-type': 'application/x-sentry-envelope' },
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
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
