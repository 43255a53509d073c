import type { ApiErrorBody } from './generated/types.gen.ts';

/** Error of an API call; status 0 when the API is unreachable. */
export class ApiError extends Error {
  readonly status: number;
  readonly errorCode: string;
  /** First error message of each field, by dotted path. */
  readonly errors: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  /** The whole body, for errors with additional members. */
  readonly body: Partial<ApiErrorBody> & Record<string, unknown>;

  /** Shell and remotes each bundle this class; instances of either match. */
  static override [Symbol.hasInstance](value: unknown): value is ApiError {
    return value instanceof Error && value.name === 'ApiError' && 'errorCode' in value;
  }

  constructor(status: number, body: Partial<ApiErrorBody> & Record<string, unknown>) {
    super(body.message ?? '');
    this.name = 'ApiError';
    this.status = status;
    this.errorCode = body.error_code ?? (status === 0 ? 'UNREACHABLE' : 'INTERNAL');
    this.errors = body.errors ?? {};
    this.requestId = body.request_id ?? null;
    this.body = body;
  }
}

export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];
export type Query = Readonly<Record<string, QueryValue>>;

/** Query string without empty values; lists are comma-separated. */
export function toQueryString(query: Query): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === '') continue;
    const text = Array.isArray(value) ? value.join(',') : String(value);
    if (text !== '') params.set(key, text);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

export type Transport = {
  /** `fetch` of the browser, or one that calls the API in process. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Access token of the session, if any. */
  accessToken?: () => string | null;
  /** Renews the session after a 401; resolves to whether to retry the call. */
  renew?: (method?: string) => Promise<boolean>;
  /** Asks to sign in again with the second factor; resolves to whether to retry the call. */
  confirmSecondFactor?: () => Promise<boolean>;
};

export type Call = {
  method: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>> | undefined;
  signal?: AbortSignal | undefined;
};

/** An HTTP call: JSON in and out, access token, one renewal after a 401, every failure is an `ApiError`. */
export async function send<T>(transport: Transport, url: string, call: Call): Promise<T> {
  return parseResponse<T>(await sendWithRenewal(transport, url, call));
}

/** The same call for a response that is a file or a stream. */
export async function open(transport: Transport, url: string, call: Call): Promise<Response> {
  const response = await sendWithRenewal(transport, url, call);
  return response.ok ? response : parseResponse(response);
}

async function sendWithRenewal(transport: Transport, url: string, call: Call): Promise<Response> {
  const response = await sendOnce(transport, url, call);
  const repeats =
    response.status === 401
      ? transport.accessToken?.() && (await transport.renew?.(call.method))
      : (await isSecondFactorStale(response)) && (await transport.confirmSecondFactor?.());
  return repeats ? sendOnce(transport, url, call) : response;
}

async function isSecondFactorStale(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body = await response
    .clone()
    .json()
    .catch(() => null);
  return (body as Partial<ApiErrorBody> | null)?.error_code === 'SECOND_FACTOR_STALE';
}

async function sendOnce(transport: Transport, url: string, call: Call): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json', ...call.headers };
  const token = transport.accessToken?.();
  if (token) headers['authorization'] = `Bearer ${token}`;
  const init: RequestInit = { method: call.method, headers, credentials: 'same-origin' };
  if (call.body !== undefined) init.body = JSON.stringify(call.body);
  if (call.signal) init.signal = call.signal;
  try {
    return await transport.fetch(url, init);
  } catch (error) {
    if (call.signal?.aborted) throw error;
    throw new ApiError(0, {});
  }
}

async function parseResponse<T>(response: Response): Promise<T> {
  const text = await response.text();
  let body: unknown = null;
  try {
    body = text === '' ? null : JSON.parse(text);
  } catch {
    throw new ApiError(response.status, {});
  }
  if (!response.ok) throw new ApiError(response.status, (body ?? {}) as Record<string, unknown>);
  return body as T;
}
