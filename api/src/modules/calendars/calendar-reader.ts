import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { CalendarContents } from './calendar-contents.ts';
import type { ReaderAnswer, ReaderTask } from './calendar-reader.thread.ts';
import { FeedFailure } from './feed-failure.ts';

const own = fileURLToPath(import.meta.url);
const PROGRAM = path.join(path.dirname(own), `calendar-reader.thread${path.extname(own)}`);

/** Milliseconds reading one file may take, and megabytes it may fill. */
const LIMIT_MS = 5000;
const MOST_MB = 128;
/** Files read at one time: each may fill all it is allowed, and an owner may send many. Further ones wait. */
const MOST_THREADS = 3;

let unused = MOST_THREADS;
const waiting: (() => void)[] = [];

/** Reads a calendar in a thread of its own, so that no file keeps the process from its other work. One that takes too long or fills too much is too large. */
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
    reject(new Error('The reader of calendars ended without an answer.'));
  });
  return promise.finally(async () => {
    clearTimeout(late);
    await thread.terminate();
  });
}
