import { ApiError } from '@prostora/api-client';
import { photoTexts } from '@prostora/strings/cs/editor.ts';

export type UploadState = 'waiting' | 'sending' | 'failed' | 'refused';
export type Upload = {
  readonly key: number;
  readonly file: File;
  readonly state: UploadState;
  /** Per cent of the file that has left. */
  readonly percent: number;
  /** Why it failed or was refused. */
  readonly reason: string | null;
};
type Send<Answer> = (
  file: File,
  options: { onProgress: (sent: number, total: number) => void; signal: AbortSignal },
) => Promise<Answer>;
type Handlers<Answer> = { send: Send<Answer>; onDone: (answer: Answer, file: File) => void };

const PARALLEL = 3;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return photoTexts.errors.upload;
  if (error.status === 0) return photoTexts.errors.unreachable;
  return error.errors['file'] ?? (error.message || photoTexts.errors.upload);
};

const unconnected = (): Promise<never> => Promise.reject(new Error('Nobody sends the files.'));

/** Files on their way to the server: at most three at once, in the order they were added; a failed one waits for a decision. */
export function createUploadQueue<Answer>() {
  let handlers: Handlers<Answer> = { send: unconnected, onDone: () => undefined };
  let uploads: readonly Upload[] = [];
  let nextKey = 1;
  const listeners = new Set<() => void>();
  const aborts = new Map<number, AbortController>();

  const publish = (next: readonly Upload[]): void => {
    uploads = next;
    listeners.forEach((listener) => listener());
  };
  const change = (key: number, part: Partial<Upload>): void =>
    publish(uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const drop = (key: number): void => publish(uploads.filter((upload) => upload.key !== key));

  const start = async ({ key, file }: Upload): Promise<void> => {
    const abort = new AbortController();
    aborts.set(key, abort);
    try {
      const answer = await handlers.send(file, {
        signal: abort.signal,
        onProgress: (sent, total) =>
          change(key, { percent: total > 0 ? Math.round((sent / total) * 100) : 0 }),
      });
      drop(key);
      handlers.onDone(answer, file);
    } catch (error) {
      if (!abort.signal.aborted) change(key, { state: 'failed', reason: reasonOf(error) });
    } finally {
      aborts.delete(key);
      pump();
    }
  };
  const pump = (): void => {
    const next = uploads.find((upload) => upload.state === 'waiting');
    if (!next || aborts.size >= PARALLEL) return;
    change(next.key, { state: 'sending', percent: 0, reason: null });
    void start(next);
    pump();
  };

  return {
    /** Who sends the files and takes the answers. */
    connect(next: Handlers<Answer>): void {
      handlers = next;
    },
    getUploads: (): readonly Upload[] => uploads,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Adds files; those with a reason are listed as refused and never sent. */
    add(files: readonly { file: File; refusal: string | null }[]): void {
      publish([
        ...uploads,
        ...files.map(({ file, refusal }): Upload => ({
          key: nextKey++,
          file,
          state: refusal ? 'refused' : 'waiting',
          percent: 0,
          reason: refusal,
        })),
      ]);
      pump();
    },
    retry(key: number): void {
      change(key, { state: 'waiting', reason: null, percent: 0 });
      pump();
    },
    /** Cancels what is on its way, forgets what waits or failed. */
    remove(key: number): void {
      aborts.get(key)?.abort();
      drop(key);
    },
    /** Cancels everything: nobody is there any more to see it arrive. */
    stop(): void {
      aborts.forEach((abort) => abort.abort());
      publish([]);
    },
  };
}
/** Files that will take a place among the photographs once they arrive. */
export const underway = (uploads: readonly Upload[]): Upload[] =>
  uploads.filter(({ state }) => state === 'waiting' || state === 'sending');
