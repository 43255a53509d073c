/** Instants in milliseconds, half-open. */
export type Window = { readonly from: number; readonly until: number };

/** Time a foreign calendar says is taken; `key` tells which entry, and which repetition of it. Instants in milliseconds. */
export type BusySpan = {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly summary: string;
  readonly allDay: boolean;
};

/** What a foreign calendar says of a window; `skipped` entries nobody could read. Spans stand by their beginning. */
export type CalendarContents = {
  readonly name: string | null;
  readonly spans: readonly BusySpan[];
  readonly skipped: number;
};

/** More time than this one calendar does not take: the nearest stands. */
export const MOST_SPANS = 5000;
