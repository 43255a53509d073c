import type { ApiErrorBody } from './generated/types.gen.ts';

/** The one error the web applications know: what the API answered, or that it could not be reached (status 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly errorCode: string;
  /** First failing message of each field, by dotted path. */
  readonly errors: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  /** The whole answer, for calls whose failures carry more than the common fields. */
  readonly body: Partial<ApiErrorBody> & Record<string, unknown>;

  /** Shell and remotes carry a copy of this class each; an error made by one of them is one for all. */
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

/** Query string without empty values; lists are comma-separated, as the API reads them. */
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
  /** `fetch` of the browser, or one that reaches the API in process. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Access token of the present session, if there is one. */
  accessToken?: () => string | null;
  /** Tries to renew the session after a call of the method got 401; answers whether a retry makes sense. */
  renew?: (method?: string) => Promise<boolean>;
};

export type Call = {
  method?: string;
  query?: Query;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** One HTTP call: JSON in and out, the session's token, one renewal after a 401, every failure an `ApiError`. */
export async function send<T>(transport: Transport, path: string, call: Call = {}): Promise<T> {
  return read<T>(await answered(transport, path, call));
}

/** The same call for an answer that is read piece by piece. */
export async function open(transport: Transport, path: string, call: Call): Promise<Response> {
  const response = await answered(transport, path, call);
  return response.ok ? response : read(response);
}

async function answered(transport: Transport, path: string, call: Call): Promise<Response> {
  const response = await attempt(transport, path, call);
  return response.status === 401 && transport.accessToken?.() && (await transport.renew?.(call.method))
    ? attempt(transport, path, call)
    : response;
}

async function attempt(transport: Transport, path: string, call: Call): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json', ...call.headers };
  const token = transport.accessToken?.();
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (call.body !== undefined) headers['content-type'] = 'application/json';
  const init: RequestInit = { method: call.method ?? 'GET', headers, credentials: 'same-origin' };
  if (call.form) init.body = call.form;
  else if (call.body !== undefined) init.body = JSON.stringify(call.body);
  if (call.signal) init.signal = call.signal;
  try {
    return await transport.fetch(`/api/${path}${toQueryString(call.query ?? {})}`, init);
  } catch (error) {
    if (call.signal?.aborted) throw error;
    throw new ApiError(0, {});
  }
}

async function read<T>(response: Response): Promise<T> {
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
