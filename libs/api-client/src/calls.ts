import { open, send, type Query, type Transport } from './http.ts';

/** The two kinds of calls all groups are built from. */
export type Calls = {
  get<T>(path: string, query?: Query, signal?: AbortSignal): Promise<T>;
  write<T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<T>;
};

/** With streaming responses. */
export type StreamingCalls = Calls & {
  open(path: string, body: unknown, signal: AbortSignal): Promise<Response>;
};

export const createCalls = (transport: Transport): StreamingCalls => ({
  get: (path, query, signal) => send(transport, path, { ...(query && { query }), ...(signal && { signal }) }),
  write: (method, path, body, headers) =>
    send(transport, path, { method, ...(body !== undefined && { body }), ...(headers && { headers }) }),
  open: (path, body, signal) => open(transport, path, { method: 'POST', body, signal }),
});
