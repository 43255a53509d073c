import type { CalendarProblemReason } from '@prostora/contracts';

/** Half-open range of epoch milliseconds. */
export type TimeWindow = { readonly from: number; readonly until: number };

/** Busy time in a foreign calendar, in epoch milliseconds; `key` identifies the event and its occurrence. */
export type BusySpan = {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly summary: string;
  readonly allDay: boolean;
  /** Of an event that has any; feeds are downloaded without them. */
  readonly texts?: EventTexts;
};

export type EventTexts = { readonly location: string; readonly description: string };

/**
 * An entry whose time is not certain. `eventKey` is the part of the keys of its spans that identifies the event;
 * `start` is in epoch milliseconds.
 */
export type CalendarProblem = {
  readonly eventKey: string;
  readonly reason: CalendarProblemReason;
  readonly summary: string;
  readonly start: number | null;
};

/** Busy time of a foreign calendar within a window, ordered by start, and the entries that are not certain. */
export type CalendarContents = {
  readonly name: string | null;
  readonly spans: readonly BusySpan[];
  readonly problems: readonly CalendarProblem[];
};

/** Limit per calendar. */
export const MAX_SPANS = 5000;
