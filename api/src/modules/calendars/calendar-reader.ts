import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { CalendarContents } from './calendar-contents.ts';
import type { ReaderAnswer, ReaderTask } from './calendar-reader.thread.ts';
import { FeedFailure } from './feed-failure.ts';

const own = fileURLToPath(import.meta.url);
const WORKER_FILE = path.join(path.dirname(own), `calendar-reader.thread${path.extname(own)}`);

/** Time limit and heap limit of one worker. */
const TIMEOUT_MS = 5000;
const MAX_HEAP_MB = 128;
/** Concurrent workers; each may use its full heap. Further files wait. */
const MAX_WORKERS = 3;

let freeWorkers = MAX_WORKERS;
const waiting: (() => void)[] = [];

/** Parses a calendar in a worker thread. Exceeding the time or heap limit fails with FEED_TOO_LARGE. */
export async function parseInWorker(task: ReaderTask, timeoutMs = TIMEOUT_MS): Promise<CalendarContents> {
  if (freeWorkers > 0) freeWorkers -= 1;
  else
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  try {
    return await runWorker(task, timeoutMs);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else freeWorkers += 1;
  }
}

async function runWorker(task: ReaderTask, timeoutMs: number): Promise<CalendarContents> {
  const { promise, resolve, reject } = Promise.withResolvers<CalendarContents>();
  const worker = new Worker(WORKER_FILE, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const timer = setTimeout(() => {
    reject(new FeedFailure('FEED_TOO_LARGE'));
  }, timeoutMs);
  worker.once('message', (answer: ReaderAnswer) => {
    if ('contents' in answer) resolve(answer.contents);
    else reject(new FeedFailure(answer.failure));
  });
  worker.once('error', (error: NodeJS.ErrnoException) => {
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new FeedFailure('FEED_TOO_LARGE') : error);
  });
  worker.once('exit', () => {
    reject(new Error('Calendar worker exited without a result'));
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
