import { ApiError, type Transport } from './http.ts';

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
  new (globalThis as unknown as { XMLHttpRequest: new () => UploadRequest }).XMLHttpRequest();
const createAbortError = (): DOMException => new DOMException('The upload was cancelled.', 'AbortError');

/**
 * File transfers: uploads with progress, and authenticated downloads.
 * @param transport fetch, token and renewal of the session
 */
export function createFiles(transport: Transport) {
  return {
    /**
     * Uploads a form; uses XMLHttpRequest, because `fetch` reports no upload progress. Renews the session
     * once after a 401.
     */
    async upload<T>(method: string, path: string, form: FormData, options: UploadOptions = {}): Promise<T> {
      try {
        return await sendForm<T>(transport, method, path, form, options);
      } catch (error) {
        if (
          !(error instanceof ApiError) ||
          error.status !== 401 ||
          !transport.accessToken?.() ||
          !(await transport.renew?.(method))
        )
          throw error;
        return sendForm<T>(transport, method, path, form, options);
      }
    },
    /** Downloads a file, e.g. an invoice. */
    download: async (path: string): Promise<Blob> => (await readFile(transport, path)).blob(),
    /** Downloads a file as a response, with its headers. */
    read: (path: string): Promise<Response> => readFile(transport, path),
  };
}

export type Files = ReturnType<typeof createFiles>;

async function readFile(transport: Transport, path: string): Promise<Response> {
  const response = await fetchFile(transport, path);
  const answer =
    response.status === 401 && transport.accessToken?.() && (await transport.renew?.())
      ? await fetchFile(transport, path)
      : response;
  if (!answer.ok)
    throw new ApiError(answer.status, (await answer.json().catch(() => ({}))) as Record<string, unknown>);
  return answer;
}

const fetchFile = async (transport: Transport, path: string): Promise<Response> => {
  const token = transport.accessToken?.();
  try {
    return await transport.fetch(`/api/${path}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      credentials: 'same-origin',
    });
  } catch {
    throw new ApiError(0, {});
  }
};

function sendForm<T>(
  transport: Transport,
  method: string,
  path: string,
  form: FormData,
  { onProgress, signal }: UploadOptions,
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(createAbortError());
    const request = createUploadRequest();
    const cancel = (): void => request.abort();
    request.open(method, `/api/${path}`);
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
    request.send(form);
  });
}

function parseJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
