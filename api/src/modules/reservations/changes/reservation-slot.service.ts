import { Injectable } from '@nestjs/common';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { invalidField } from '../../../platform/errors/index.ts';
import { SpaceTime } from '../../availability/index.ts';
import { buildQuoteSnapshot, toPriceState, toTotalHaler, type QuoteSnapshot } from '../../pricing/index.ts';
import { heldSpan, houseOf, priceInGround, type Busy } from '../booking-ground.ts';
import { BookingGrounds } from '../booking-grounds.service.ts';
import { refusalOfBooking, refusalOfMove } from '../booking-rules.ts';
import { calendarConflict, slotTaken, termRefused } from '../reservation.errors.ts';
import type { Price } from '../reservation-price.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import type { Side } from '../reservation.states.ts';

export type SlotRequest = {
  readonly spaceId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly guests: number;
};
/** A free slot with its held period and price. */
export type ResolvedSlot = {
  readonly held: Busy;
  readonly price: Price;
  readonly quote: QuoteSnapshot;
  readonly capacity: number | null;
};

/**
 * Slots that existing reservations may change to. Requires a unit of work that has locked the schedule of the
 * slot's space.
 */
@Injectable()
export class ReservationSlotService {
  constructor(
    private readonly grounds: BookingGrounds,
    private readonly time: SpaceTime,
    private readonly clock: Clock,
  ) {}

  /**
   * The reservation itself does not count as busy. The owner's rules apply to guests only; the capacity only
   * to more guests.
   * @throws DomainError 422 on the field at fault, SLOT_TAKEN
   */
  async resolve(reservation: ReservationWithSpace, slot: SlotRequest, side: Side): Promise<ResolvedSlot> {
    const place = await this.grounds.held(slot.spaceId, slot, reservation.id);
    const isOwn = place?.customerId === reservation.space.building.customer.id && place.status !== 'DELETED';
    if (!place || !isOwn) throw invalidField('space_id', fieldErrors.choice);
    const { ground } = place;
    const house = houseOf(ground, slot);
    const capacity = slot.guests > reservation.numberOfGuests ? house.capacity : null;
    const refusal =
      side === 'guest'
        ? refusalOfBooking(slot, { ...house, capacity }, this.clock.now())
        : refusalOfMove(slot, house, this.clock.now());
    if (refusal) throw refusal.isTaken ? slotTaken() : termRefused(refusal);
    const quote = buildQuoteSnapshot(slot, priceInGround(ground, slot));
    const price: Price = { priceHaler: toTotalHaler(quote), priceState: toPriceState(quote) };
    return { held: heldSpan(slot, ground.settings), price, quote, capacity: ground.capacity };
  }

  /** The current quote of the slot, whether free or not. */
  async findQuote(slot: SlotRequest): Promise<QuoteSnapshot | undefined> {
    const place = await this.grounds.seen(slot.spaceId, slot);
    return place ? buildQuoteSnapshot(slot, priceInGround(place.ground, slot)) : undefined;
  }

  /**
   * A foreign calendar may have got an event since the slot was proposed.
   * @throws DomainError CALENDAR_CONFLICT
   */
  async assertNoForeignEvent({ spaceId, startsAt, endsAt }: Omit<SlotRequest, 'guests'>): Promise<void> {
    const blocks = await this.time.blocksOf(await this.time.sharing(spaceId), startsAt, endsAt);
    if (blocks.some(({ feedId }) => feedId !== null)) throw calendarConflict();
  }
}
