import { Injectable, Optional } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { IdempotencyStore } from '../../../platform/idempotency/index.ts';
import type { TimeSlot } from '../../pricing/index.ts';
import { RentalTermsPort } from '../../spaces/index.ts';
import { ForeignCalendars } from '../calendar/foreign-calendars.ts';
import { rentalTermsChanged, slotTaken } from '../reservation.errors.ts';
import { ReservationRepository } from '../reservation.repository.ts';
import { WaitingListOffersService } from '../waiting-list/waiting-list-offers.service.ts';
import {
  StaleForeignCalendars,
  WaitingListAhead,
  type BookingPreparation,
} from '../booking/booking.service.ts';
import { InFlightBookings } from './in-flight-bookings.ts';

type AttemptedBooking = {
  readonly spaceId: number;
  /** Null for a repeated one, which may leave out its first day. */
  readonly slot: TimeSlot | null;
  /** Of the rental terms that the guest has seen; null when not given. */
  readonly rentalTermsHash: string | null;
};

/** Attempts of a booking: what a transaction finds missing is done outside of it before the next one. */
@Injectable()
export class BookingAttemptsService {
  private readonly inFlight = new InFlightBookings();

  constructor(
    private readonly unit: UnitOfWork,
    private readonly waitingLists: WaitingListOffersService,
    private readonly reservations: ReservationRepository,
    private readonly keys: IdempotencyStore,
    private readonly clock: Clock,
    private readonly rentalTerms: RentalTermsPort,
    @Optional() private readonly foreign?: ForeignCalendars,
  ) {}

  /**
   * Runs a booking in a unit of work until nothing is missing; the answer is stored in the same one.
   * @throws DomainError RENTAL_TERMS_CHANGED, SLOT_TAKEN also when the slot goes to the waiting list of the space
   */
  run<Booked, Answer>(
    { spaceId, slot, rentalTermsHash }: AttemptedBooking,
    book: (preparation: BookingPreparation) => Promise<Booked>,
    toAnswer: (booked: Booked) => Answer | Promise<Answer>,
  ): Promise<Answer> {
    return this.inFlight.run(spaceId, async (others) => {
      // Under contention for one slot most requests fail here, before they wait for the schedule lock.
      if (slot && others > 0 && (await this.reservations.isTaken(spaceId, slot, this.clock.now())))
        throw slotTaken([]);
      return this.attempt(spaceId, async (preparation) => {
        await this.assertSameTerms(spaceId, rentalTermsHash);
        const answer = await toAnswer(await book(preparation));
        await this.keys.saveAnswer(answer);
        return answer;
      });
    });
  }

  private async assertSameTerms(spaceId: number, hash: string | null): Promise<void> {
    if (hash === null) return;
    const terms = await this.rentalTerms.find(spaceId, null);
    if (hash !== terms?.hash) throw rentalTermsChanged(terms);
  }

  private async attempt<T>(
    spaceId: number,
    book: (preparation: BookingPreparation) => Promise<T>,
  ): Promise<T> {
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
