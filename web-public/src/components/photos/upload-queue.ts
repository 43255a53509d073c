import { ApiError } from '@prostora/api-client';
import { photoTexts } from '@prostora/strings/cs/editor.ts';

export type UploadState = 'waiting' | 'sending' | 'failed' | 'refused';
export type Upload = {
  readonly key: number;
  readonly file: File;
  readonly state: UploadState;
  /** Uploaded part of the file, in per cent. */
  readonly percent: number;
  /** Why it failed or was refused. */
  readonly reason: string | null;
};
type Send<Answer> = (
  file: File,
  options: { onProgress: (sent: number, total: number) => void; signal: AbortSignal },
) => Promise<Answer>;
type Handlers<Answer> = { send: Send<Answer>; onDone: (answer: Answer, file: File) => void };

const CONCURRENCY = 3;

const getReason = (error: unknown): string => {
  if (!(error instanceof ApiError)) return photoTexts.errors.upload;
  if (error.status === 0) return photoTexts.errors.unreachable;
  return error.errors['file'] ?? (error.message || photoTexts.errors.upload);
};

type NewFile = { file: File; refusal: string | null };

const createUpload = (key: number, { file, refusal }: NewFile): Upload => ({
  key,
  file,
  state: refusal ? 'refused' : 'waiting',
  percent: 0,
  reason: refusal,
});

/** List of uploads with listeners for its changes. */
function createUploadStore() {
  let uploads: readonly Upload[] = [];
  const listeners = new Set<() => void>();
  const publish = (next: readonly Upload[]): void => {
    uploads = next;
    listeners.forEach((listener) => listener());
  };
  return {
    getUploads: (): readonly Upload[] => uploads,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish,
    update: (key: number, part: Partial<Upload>): void =>
      publish(uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload))),
    discard: (key: number): void => publish(uploads.filter((upload) => upload.key !== key)),
  };
}

const rejectUnconnected = (): Promise<never> =>
  Promise.reject(new Error('The upload queue is not connected'));

/**
 * Upload queue: three files at once, in the order added; a failed one stays until it is retried or removed.
 */
export function createUploadQueue<Answer>() {
  let handlers: Handlers<Answer> = { send: rejectUnconnected, onDone: () => undefined };
  let nextKey = 1;
  const aborts = new Map<number, AbortController>();
  const { getUploads, subscribe, publish, update, discard } = createUploadStore();

  const start = async ({ key, file }: Upload): Promise<void> => {
    const abort = new AbortController();
    aborts.set(key, abort);
    try {
      const answer = await handlers.send(file, {
        signal: abort.signal,
        onProgress: (sent, total) =>
          update(key, { percent: total > 0 ? Math.round((sent / total) * 100) : 0 }),
      });
      discard(key);
      handlers.onDone(answer, file);
    } catch (error) {
      if (!abort.signal.aborted) update(key, { state: 'failed', reason: getReason(error) });
    } finally {
      aborts.delete(key);
      startNext();
    }
  };
  const startNext = (): void => {
    const next = getUploads().find((upload) => upload.state === 'waiting');
    if (!next || aborts.size >= CONCURRENCY) return;
    update(next.key, { state: 'sending', percent: 0, reason: null });
    void start(next);
    startNext();
  };

  return {
    /** Sets the functions that send files and handle answers. */
    connect(next: Handlers<Answer>): void {
      handlers = next;
    },
    getUploads,
    subscribe,
    /** Adds files; those with a refusal are listed and never sent. */
    add(files: readonly NewFile[]): void {
      publish([...getUploads(), ...files.map((file) => createUpload(nextKey++, file))]);
      startNext();
    },
    retry(key: number): void {
      update(key, { state: 'waiting', reason: null, percent: 0 });
      startNext();
    },
    /** Cancels an upload in flight, or removes a waiting or failed one. */
    remove(key: number): void {
      aborts.get(key)?.abort();
      discard(key);
    },
    /** Cancels all uploads, on unmount. */
    stop(): void {
      aborts.forEach((abort) => abort.abort());
      publish([]);
    },
  };
}
/** Uploads that are waiting or in flight. */
export const listPending = (uploads: readonly Upload[]): Upload[] =>
  uploads.filter(({ state }) => state === 'waiting' || state === 'sending');
