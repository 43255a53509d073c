import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import {
  PricingService,
  toMovedRequest,
  toPriceState,
  toTotalHaler,
  type PricedQuote,
} from '../../pricing/index.ts';
import { toHeldPeriod, toAvailabilityContext, type HeldPeriod } from '../booking/booking-context.ts';
import { BookingContextLoader } from '../booking/booking-context.loader.ts';
import { findBookingRejection, findMoveRejection } from '../booking/booking-rules.ts';
import { calendarConflict, slotTaken, slotRejected } from '../reservation.errors.ts';
import type { Price } from '../booking/reservation-price.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import type { Side } from '../reservation.states.ts';

export type TargetSlot = {
  readonly spaceId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly guests: number;
};
/** A free slot with its held period and price. */
export type ResolvedSlot = {
  readonly held: HeldPeriod;
  readonly price: Price;
  readonly quote: PricedQuote;
  readonly capacity: number | null;
};

/**
 * Slots that existing reservations may change to. Requires a unit of work that has locked the schedule of the
 * slot's space.
 */
@Injectable()
export class ReservationSlotService {
  constructor(
    private readonly contexts: BookingContextLoader,
    private readonly availability: SpaceAvailabilityService,
    private readonly pricing: PricingService,
    private readonly clock: Clock,
  ) {}

  /**
   * The reservation itself does not count as busy. The owner's rules apply to guests only; the capacity only
   * to more guests.
   * @throws DomainError 422 on the field at fault, SLOT_TAKEN
   */
  async resolve(reservation: ReservationWithSpace, slot: TargetSlot, side: Side): Promise<ResolvedSlot> {
    const space = await this.contexts.loadForUpdate(slot.spaceId, slot, reservation.id);
    const isOwn = space?.customerId === reservation.space.building.customer.id && space.status !== 'DELETED';
    if (!space || !isOwn) throw createFieldError('space_id', fieldError('choice'));
    const { context } = space;
    const availabilityContext = toAvailabilityContext(context, slot);
    const capacity = slot.guests > reservation.numberOfGuests ? availabilityContext.capacity : null;
    const rejection =
      side === 'guest'
        ? findBookingRejection(slot, { ...availabilityContext, capacity }, this.clock.now())
        : findMoveRejection(slot, availabilityContext, this.clock.now());
    if (rejection) throw rejection.isTaken ? slotTaken() : slotRejected(rejection);
    const quote = await this.pricing.priceMoved(
      toMovedRequest(reservation.quote?.input ?? null, slot),
      context,
    );
    const { snapshot } = quote;
    const price: Price = { priceHaler: toTotalHaler(snapshot), priceState: toPriceState(snapshot) };
    return { held: toHeldPeriod(slot, context.settings), price, quote, capacity: context.capacity };
  }

  /** The current quote of the slot for the reservation, whether free or not. */
  async findQuote({ quote }: ReservationWithSpace, slot: TargetSlot): Promise<PricedQuote | undefined> {
    const space = await this.contexts.loadForRead(slot.spaceId, slot);
    return space
      ? this.pricing.priceMoved(toMovedRequest(quote?.input ?? null, slot), space.context)
      : undefined;
  }

  /**
   * A foreign calendar may have got an event since the slot was proposed.
   * @throws DomainError CALENDAR_CONFLICT
   */
  async assertNoForeignEvent({ spaceId, startsAt, endsAt }: Omit<TargetSlot, 'guests'>): Promise<void> {
    const blocks = await this.availability.listBlocks(
      await this.availability.listOverlappingSpaceIds(spaceId),
      startsAt,
      endsAt,
    );
    if (blocks.some(({ feedId }) => feedId !== null)) throw calendarConflict();
  }
}
