import { parentPort, workerData } from 'node:worker_threads';
import type { CalendarContents, Window } from './calendar-contents.ts';
import { readCalendar } from './calendar-text.ts';
import { FeedFailure, type FeedFailureCode } from './feed-failure.ts';

/** One calendar to read; entries with UIDs of our own end with `@` and the host. */
export type ReaderTask = { readonly text: string; readonly window: Window; readonly ownHost: string };
export type ReaderAnswer = { readonly contents: CalendarContents } | { readonly failure: FeedFailureCode };

/* A thread that reads one calendar and ends: what a hostile file does to it, it does to nobody else. */

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
