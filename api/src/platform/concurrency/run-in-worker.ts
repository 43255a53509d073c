import { Worker } from 'node:worker_threads';

/** Limits of one worker. */
export type WorkerLimits = { readonly timeoutMs: number; readonly maxHeapMb: number };

/** The worker exceeded its time or heap limit. */
export class WorkerLimitExceeded extends Error {}

/**
 * Runs a file in a worker thread that gets the task as `workerData` and posts one answer; isolates the process from
 * hostile input.
 * @param file path of the compiled file
 * @param task data that can be cloned
 * @param limits after which the worker is ended
 * @throws WorkerLimitExceeded
 */
export async function runInWorker<Answer>(
  file: string,
  task: unknown,
  { timeoutMs, maxHeapMb }: WorkerLimits,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const worker = new Worker(file, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const timer = setTimeout(() => {
    reject(new WorkerLimitExceeded(`Worker exceeded ${timeoutMs} ms`));
  }, timeoutMs);
  worker.once('message', resolve);
  worker.once('error', (error: NodeJS.ErrnoException) => {
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkerLimitExceeded(error.message) : error);
  });
  worker.once('exit', () => {
    reject(new Error('Worker exited without an answer'));
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
