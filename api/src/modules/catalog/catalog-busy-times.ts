import type { Reader } from '../../platform/database/index.ts';
import type { BusyInterval } from './index/busy-days.ts';

/** Port: busy intervals of spaces from now on. */
export abstract class CatalogBusyTimes {
  /**
   * Busy intervals of the given spaces, or of all; a space without any is missing. `from` replaces the
   * primary database as the source.
   */
  abstract listUpcomingIntervals(
    spaceIds: readonly number[] | null,
    reader?: Reader,
  ): Promise<Map<number, BusyInterval[]>>;
  /** Changes of availability within the last seconds, unordered: the space and the id of the change. */
  abstract listChangesWithin(seconds: number): Promise<{ id: string; spaceId: number }[]>;
}
