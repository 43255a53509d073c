import { buildUrl, createClient, type Client, type RequestOptions } from './client.ts';
import { ApiError, open, type Transport } from './http.ts';

export type UploadOptions = { onProgress?: (sent: number, total: number) => void; signal?: AbortSignal };

/** The part of XMLHttpRequest used here; the library is also compiled for the server, which lacks it. */
type UploadRequest = {
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  send(body: FormData): void;
  abort(): void;
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null };
  readonly status: number;
  readonly responseText: string;
  onload: (() => void) | null;
  onerror: (() => void) | null;
  onabort: (() => void) | null;
  onloadend: (() => void) | null;
};

const createUploadRequest = (): UploadRequest =>
  new (globalThis as { XMLHttpRequest: new () => UploadRequest }).XMLHttpRequest();
const createAbortError = (): DOMException => new DOMException('The upload was cancelled.', 'AbortError');

/**
 * Client of the generated functions that upload a file. Uses XMLHttpRequest, because `fetch` reports no upload
 * progress. Renews the session once after a 401.
 * @param transport token and renewal of the session
 */
export const createUploadClient = (transport: Transport, options: UploadOptions = {}): Client => ({
  ...createClient(transport),
  post: <T>(request: RequestOptions) => upload<T>(transport, 'POST', request, options),
  put: <T>(request: RequestOptions) => upload<T>(transport, 'PUT', request, options),
});

async function upload<T>(
  transport: Transport,
  method: 'POST' | 'PUT',
  request: RequestOptions,
  options: UploadOptions,
): Promise<T[keyof T]> {
  const sendOnce = (): Promise<T[keyof T]> => sendForm(transport, method, request, options);
  try {
    return await sendOnce();
  } catch (error) {
    const mayRenew = error instanceof ApiError && error.status === 401 && transport.accessToken?.();
    if (!mayRenew || !(await transport.renew?.(method))) throw error;
    return sendOnce();
  }
}

/** A downloaded file under the server's name, if it has given one. */
export type Download = { blob: Blob; name: string | null };

/**
 * Downloads what a generated function returns as a file.
 * @param request calls the function with the given client
 * @throws ApiError when the API refuses or cannot be reached
 */
export const downloadFile = (
  transport: Transport,
  request: (client: Client) => Promise<unknown>,
): Promise<Download> =>
  request({
    ...createClient(transport),
    get: async <T>(options: RequestOptions) => (await fetchFile(transport, 'GET', options)) as T[keyof T],
    post: async <T>(options: RequestOptions) => (await fetchFile(transport, 'POST', options)) as T[keyof T],
  }) as Promise<Download>;

async function fetchFile(transport: Transport, method: string, options: RequestOptions): Promise<Download> {
  const call = { method, body: options.body, headers: { accept: '*/*' } };
  const response = await open(transport, buildUrl(options), call);
  const name = parseFileName(response.headers.get('content-disposition') ?? '');
  return { blob: await response.blob(), name };
}

/** Parses the file name from a Content-Disposition header; the extended form (RFC 6266) takes precedence. */
export function parseFileName(disposition: string): string | null {
  const extended = /filename\*=utf-8''([^;\s]+)/iu.exec(disposition)?.[1];
  try {
    if (extended !== undefined) return decodeURIComponent(extended);
  } catch {
    // Badly encoded: the plain name follows.
  }
  return (
    /filename="([^"]+)"/u.exec(disposition)?.[1] ?? /filename=([^;\s"]+)/u.exec(disposition)?.[1] ?? null
  );
}

function sendForm<T>(
  transport: Transport,
  method: 'POST' | 'PUT',
  { url, body, bodySerializer }: RequestOptions,
  { onProgress, signal }: UploadOptions,
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(createAbortError());
    const request = createUploadRequest();
    const cancel = (): void => request.abort();
    request.open(method, url);
    request.setRequestHeader('accept', 'application/json');
    const token = transport.accessToken?.();
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded, total);
    request.onload = () => {
      const body = parseJson(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body as T);
      else reject(new ApiError(request.status, body));
    };
    request.onerror = () => reject(new ApiError(0, {}));
    request.onabort = () => reject(createAbortError());
    request.onloadend = () => signal?.removeEventListener('abort', cancel);
    signal?.addEventListener('abort', cancel);
    request.send(bodySerializer?.(body as object) ?? new FormData());
  });
}

function parseJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
