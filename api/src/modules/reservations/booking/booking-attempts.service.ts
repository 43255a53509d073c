import { Injectable, Optional } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { RegisteredCompany } from '../../pricing/index.ts';
import { ForeignCalendars } from '../calendar/foreign-calendars.ts';
import { WaitingListOffersService } from '../waiting-list/waiting-list-offers.service.ts';
import {
  SlotBookingService,
  StaleForeignCalendars,
  WaitingListAhead,
  type BookingPreparation,
  type BookingRequest,
  type CreatedReservationAnswer,
} from './slot-booking.service.ts';

/** Attempts of a booking: what a transaction finds missing is done outside of it before the next one. */
@Injectable()
export class BookingAttemptsService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly slots: SlotBookingService,
    private readonly waitingLists: WaitingListOffersService,
    @Optional() private readonly foreign?: ForeignCalendars,
  ) {}

  /** @throws DomainError SLOT_TAKEN also when the slot goes to the waiting list of the space */
  async book(
    actor: Actor,
    request: BookingRequest,
    company: RegisteredCompany | null,
  ): Promise<CreatedReservationAnswer> {
    const { spaceId } = request;
    let preparation: BookingPreparation = {
      areCalendarsFresh: this.foreign === undefined,
      isWaitingListServed: false,
    };
    for (;;) {
      const { areCalendarsFresh, isWaitingListServed } = preparation;
      try {
        return await this.unit.run(() => this.slots.book(actor, request, company, preparation));
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
