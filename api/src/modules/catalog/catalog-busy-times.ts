import type { BusyInterval } from './index/busy-days.ts';

/** Port: when spaces are taken, from now on. */
export abstract class CatalogBusyTimes {
  /** Spans of the given spaces, or of all; a space without any is missing. */
  abstract upcoming(spaceIds: readonly number[] | null): Promise<Map<number, BusyInterval[]>>;
  /** Changes of free time in the last so many seconds, in no order: the spaces, each with the number of the change. */
  abstract changesWithin(seconds: number): Promise<{ id: string; spaceId: number }[]>;
}
