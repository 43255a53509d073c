/** Half-open range of epoch milliseconds. */
export type TimeWindow = { readonly from: number; readonly until: number };

/** Busy time in a foreign calendar, in epoch milliseconds; `key` identifies the event and its occurrence. */
export type BusySpan = {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly summary: string;
  readonly allDay: boolean;
};

/** Busy time of a foreign calendar within a window, ordered by start; `skipped` counts unparsable entries. */
export type CalendarContents = {
  readonly name: string | null;
  readonly spans: readonly BusySpan[];
  readonly skipped: number;
};

/** Limit per calendar; the earliest spans are kept. */
export const MAX_SPANS = 5000;
