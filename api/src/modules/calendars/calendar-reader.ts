import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { CalendarContents } from './calendar-contents.ts';
import type { ReaderAnswer, ReaderTask } from './calendar-reader.thread.ts';
import { FeedFailure } from './feed-failure.ts';

const own = fileURLToPath(import.meta.url);
const PROGRAM = path.join(path.dirname(own), `calendar-reader.thread${path.extname(own)}`);

/** Time limit and heap limit of one worker. */
const LIMIT_MS = 5000;
const MOST_MB = 128;
/** Concurrent workers; each may use its full heap. Further files wait. */
const MOST_THREADS = 3;

let unused = MOST_THREADS;
const waiting: (() => void)[] = [];

/** Parses a calendar in a worker thread. Exceeding the time or heap limit fails with FEED_TOO_LARGE. */
export async function readApart(task: ReaderTask, limitMs = LIMIT_MS): Promise<CalendarContents> {
  if (unused > 0) unused -= 1;
  else
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  try {
    return await inThread(task, limitMs);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else unused += 1;
  }
}

function inThread(task: ReaderTask, limitMs: number): Promise<CalendarContents> {
  const { promise, resolve, reject } = Promise.withResolvers<CalendarContents>();
  const thread = new Worker(PROGRAM, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const late = setTimeout(() => {
    reject(new FeedFailure('FEED_TOO_LARGE'));
  }, limitMs);
  thread.once('message', (answer: ReaderAnswer) => {
    if ('contents' in answer) resolve(answer.contents);
    else reject(new FeedFailure(answer.failure));
  });
  thread.once('error', (error: NodeJS.ErrnoException) => {
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new FeedFailure('FEED_TOO_LARGE') : error);
  });
  thread.once('exit', () => {
    reject(new Error('Calendar worker exited without a result'));
  });
  return promise.finally(async () => {
    clearTimeout(late);
    await thread.terminate();
  });
}
