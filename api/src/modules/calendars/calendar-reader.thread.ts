import { parentPort, workerData } from 'node:worker_threads';
import type { CalendarContents, Window } from './calendar-contents.ts';
import { readCalendar } from './calendar-text.ts';
import { FeedFailure, type FeedFailureCode } from './feed-failure.ts';

/** A calendar to parse; UIDs ending with `@` and `ownHost` are our own events. */
export type ReaderTask = { readonly text: string; readonly window: Window; readonly ownHost: string };
export type ReaderAnswer = { readonly contents: CalendarContents } | { readonly failure: FeedFailureCode };

/* Worker thread that parses one calendar and exits; isolates the process from hostile files. */

function answer({ text, window, ownHost }: ReaderTask): ReaderAnswer {
  const own = `@${ownHost}`.toLowerCase();
  try {
    return {
      contents: readCalendar(
        text,
        window,
        (uid) => /^(?:reservation|block)-\d+@/iu.test(uid) && uid.toLowerCase().endsWith(own),
      ),
    };
  } catch (error) {
    return { failure: error instanceof FeedFailure ? error.code : 'FEED_NOT_CALENDAR' };
  }
}

parentPort?.postMessage(answer(workerData as ReaderTask));
