import { Injectable, Optional } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { ForeignCalendars } from '../calendar/foreign-calendars.ts';
import { WaitingListOffersService } from '../waiting-list/waiting-list-offers.service.ts';
import { StaleForeignCalendars, WaitingListAhead, type BookingPreparation } from './slot-booking.service.ts';

/** Attempts of a booking: what a transaction finds missing is done outside of it before the next one. */
@Injectable()
export class BookingAttemptsService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly waitingLists: WaitingListOffersService,
    @Optional() private readonly foreign?: ForeignCalendars,
  ) {}

  /**
   * Runs the booking of a space in a unit of work until nothing is missing.
   * @throws DomainError SLOT_TAKEN also when the slot goes to the waiting list of the space
   */
  async run<T>(spaceId: number, book: (preparation: BookingPreparation) => Promise<T>): Promise<T> {
    let preparation: BookingPreparation = {
      areCalendarsFresh: this.foreign === undefined,
      isWaitingListServed: false,
    };
    for (;;) {
      const { areCalendarsFresh, isWaitingListServed } = preparation;
      try {
        return await this.unit.run(() => book(preparation));
      } catch (error) {
        if (error instanceof WaitingListAhead && !isWaitingListServed) {
          await this.waitingLists.offerFreedTime(spaceId);
          preparation = { areCalendarsFresh, isWaitingListServed: true };
        } else if (error instanceof StaleForeignCalendars && !areCalendarsFresh) {
          // Instant booking has no review by the owner.
          await this.foreign?.refresh(spaceId);
          preparation = { areCalendarsFresh: true, isWaitingListServed };
        } else throw error;
      }
    }
  }
}
