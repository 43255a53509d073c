import { parentPort, workerData } from 'node:worker_threads';
import type { CalendarContents, TimeWindow } from './calendar-contents.ts';
import { parseCalendar } from './calendar-parser.ts';
import { FeedFailure, type FeedFailureCode } from './feed-failure.ts';

/** A calendar to parse; UIDs ending with `@` and `ownHost` are our own events. */
export type ReaderTask = { readonly text: string; readonly window: TimeWindow; readonly ownHost: string };
export type ReaderAnswer = { readonly contents: CalendarContents } | { readonly failure: FeedFailureCode };

/* Worker thread that parses one calendar and exits; isolates the process from hostile files. */

function run({ text, window, ownHost }: ReaderTask): ReaderAnswer {
  const own = `@${ownHost}`.toLowerCase();
  try {
    return {
      contents: parseCalendar(
        text,
        window,
        (uid) => /^(?:reservation|block)-\d+@/iu.test(uid) && uid.toLowerCase().endsWith(own),
      ),
    };
  } catch (error) {
    return { failure: error instanceof FeedFailure ? error.code : 'FEED_NOT_CALENDAR' };
  }
}

parentPort?.postMessage(run(workerData as ReaderTask));
