import { Injectable } from '@nestjs/common';
import { SpaceAvailabilityService } from '../availability/index.ts';
import type { ReservationWithSpace } from './reservation.repository.ts';
import { toSpan } from './booking-context.ts';
import { listCalendarConflicts } from './calendar-conflicts.ts';

/** Reservations that meet an event of a connected calendar, which prevents their confirmation. */
@Injectable()
export class CalendarConflictsService {
  constructor(private readonly availability: SpaceAvailabilityService) {}

  /** @param sharing for each space the ids of it and of those that share floor area with it */
  async list(
    dates: readonly ReservationWithSpace[],
    sharing: ReadonlyMap<number, readonly number[]>,
  ): Promise<ReservationWithSpace[]> {
    if (dates.length === 0) return [];
    const span = toSpan(dates);
    const ids = [...new Set([...sharing.values()].flat())];
    const blocks = await this.availability.listBlocks(ids, span.startsAt, span.endsAt);
    return listCalendarConflicts(dates, blocks, sharing);
  }
}
