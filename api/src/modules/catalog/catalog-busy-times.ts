import type { BusyInterval } from './index/busy-days.ts';

/** Port: when spaces are taken, from now on. */
export abstract class CatalogBusyTimes {
  /** Spans of the given spaces, or of all; a space without any is missing. */
  abstract upcoming(spaceIds: readonly number[] | null): Promise<Map<number, BusyInterval[]>>;
}
