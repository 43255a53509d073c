// The generated functions pass type arguments that mean nothing to this client.
/* oxlint-disable no-unused-vars */
import { open, send, toQueryString, type Call, type Query, type Transport } from './http.ts';

/** Parameters of an operation in the OpenAPI document. */
export type TDataShape = { body?: unknown; headers?: unknown; path?: unknown; query?: unknown; url: string };

/** Parameters of a generated function, besides its client. */
export type Options<TData extends TDataShape = TDataShape, _ThrowOnError = unknown, _TResponse = unknown> = {
  [Key in keyof Omit<TData, 'url'>]: Key extends 'query' ? QueryValues<TData, Key> : TData[Key];
} & { headers?: object; signal?: AbortSignal | undefined };

/** Empty values are left out of the query string. */
type QueryValues<Data, Key extends keyof Data> =
  | WithEmpty<NonNullable<Data[Key]>>
  | IfOptional<Data, Key, undefined>;
type WithEmpty<Query> = { [Name in keyof Query]: Query[Name] | IfOptional<Query, Name, null | undefined> };
type IfOptional<Data, Key extends keyof Data, Value> =
  Partial<Pick<Data, Key>> extends Pick<Data, Key> ? Value : never;

/** The parsed body of the response. Every failure is thrown as an `ApiError`. */
export type RequestResult<TResponses, _TErrors = unknown, _ThrowOnError = unknown> = Promise<
  TResponses[keyof TResponses]
>;

/** A stream of events is returned unread. */
export type ServerSentEventsResult<_TResponses> = Response;
export type ClientMeta = Record<string, never>;

/** A request of a generated function to its client. */
export type RequestOptions = {
  url: string;
  path?: unknown;
  query?: unknown;
  headers?: unknown;
  body?: unknown;
  bodySerializer?: typeof toFormData;
  signal?: AbortSignal | undefined;
};

type Request = <TResponses, _TErrors, _ThrowOnError>(options: RequestOptions) => RequestResult<TResponses>;

/** Sends the requests of the generated functions. */
export type Client = {
  readonly get: Request;
  readonly post: Request;
  readonly put: Request;
  readonly delete: Request;
  readonly sse: {
    readonly post: <TResponses, _TErrors, _ThrowOnError>(
      options: RequestOptions,
    ) => Promise<ServerSentEventsResult<TResponses>>;
  };
};

/** Client of one transport: of the session in the browser, of one request on the server. */
export function createClient(transport: Transport): Client {
  const createRequest =
    (method: string): Request =>
    (options) =>
      send(transport, buildUrl(options), toCall(method, options));
  return {
    get: createRequest('GET'),
    post: createRequest('POST'),
    put: createRequest('PUT'),
    delete: createRequest('DELETE'),
    sse: { post: (options) => open(transport, buildUrl(options), toCall('POST', options)) },
  };
}

export const buildUrl = ({ url, path, query = {} }: RequestOptions): string =>
  url.replace(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent((path as Record<string, string | number>)[name] ?? ''),
  ) + toQueryString(query as Query);

const toCall = (method: string, { body, headers, signal }: RequestOptions): Call => ({
  method,
  body,
  headers: headers as Call['headers'],
  signal,
});

function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined && value !== null) form.set(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

/** Spread by the generated functions that upload a file; `createUploadClient` sends it. */
export const formDataBodySerializer = { bodySerializer: toFormData };
