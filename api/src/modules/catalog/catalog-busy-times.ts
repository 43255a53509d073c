import type { Reader } from '../../platform/database/index.ts';
import type { BusyInterval } from './index/busy-days.ts';

/** Port: when spaces are taken, from now on. */
export abstract class CatalogBusyTimes {
  /** Spans of the given spaces, or of all; a space without any is missing. `from`: read there and not from the primary. */
  abstract upcoming(spaceIds: readonly number[] | null, from?: Reader): Promise<Map<number, BusyInterval[]>>;
  /** Changes of free time in the last so many seconds, in no order: the spaces, each with the number of the change. */
  abstract changesWithin(seconds: number): Promise<{ id: string; spaceId: number }[]>;
}
