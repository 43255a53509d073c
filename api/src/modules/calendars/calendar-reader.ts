import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInWorker, WorkerLimitExceeded } from '../../platform/concurrency/run-in-worker.ts';
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
  try {
    const answer = await runInWorker<ReaderAnswer>(WORKER_FILE, task, { timeoutMs, maxHeapMb: MAX_HEAP_MB });
    if ('contents' in answer) return answer.contents;
    throw new FeedFailure(answer.failure);
  } catch (error) {
    throw error instanceof WorkerLimitExceeded ? new FeedFailure('FEED_TOO_LARGE') : error;
  }
}
