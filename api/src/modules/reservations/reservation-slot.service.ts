import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { createFieldError, fieldError } from '../../platform/errors/index.ts';
import { SpaceAvailabilityService } from '../availability/index.ts';
import {
  PricingService,
  toMovedRequest,
  toPriceState,
  toTotalHaler,
  type PricedQuote,
} from '../pricing/index.ts';
import { toHeldPeriod, toAvailabilityContext, toSpan, type HeldPeriod } from './booking-context.ts';
import { BookingContextLoader, type SpaceWithBookingContext } from './booking-context.loader.ts';
import { findBookingRejection, findLayoutRejection, findMoveRejection } from './booking-rules.ts';
import {
  assertTransition,
  calendarConflict,
  reservationNotFound,
  slotTaken,
  slotTakenBy,
  slotRejected,
} from './reservation.errors.ts';
import { toPrice, type Price } from './reservation-price.ts';
import type { ReservationWithSpace } from './reservation.repository.ts';
import { isAgreed, type Side } from './reservation.states.ts';
import { isOnlyNear, listConflicts, type SlotConflict, listCalendarConflicts } from './slot-conflicts.ts';
import {
  toAgreement,
  changedFields,
  isSlotChanged,
  keepPrice,
  repriceGuests,
  type Agreement,
} from './reservation-change.policy.ts';

export type TargetSlot = {
  readonly spaceId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly guests: number;
};
/** What the price list says of a slot. */
export type SlotPrice = {
  /** The slot with its buffers; of another slot. */
  readonly held?: HeldPeriod;
  readonly price: Price;
  readonly quote: PricedQuote;
  /** Whether the price of the reservation is that of the list and changes with it. */
  readonly isFollowed: boolean;
};

/** Fields left out stay. */
export type AgreementRequest = {
  readonly spaceId?: number | undefined;
  readonly startsAt?: Date | undefined;
  readonly endsAt?: Date | undefined;
  readonly guests?: number | undefined;
  readonly priceHaler?: number | undefined;
  /** Whether the host takes the price of the price list instead of the present one. */
  readonly usesListPrice?: boolean | undefined;
};
/** A reservation with what it would change to. */
export type PlannedChange<Request extends AgreementRequest = AgreementRequest> = {
  readonly reservation: ReservationWithSpace;
  readonly request: Request;
};
/** The wanted agreement; `held` of another slot, `quote` and `listPrice` of another slot or number of guests. */
export type WantedChange = {
  readonly agreement: Agreement;
  readonly held?: HeldPeriod;
  readonly quote?: PricedQuote;
  readonly listPrice?: Price;
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
   * The price stays unless the host gives another one or asks for that of the price list. While it is that of the
   * list, a request without an answer and a wish of the guest are priced again for another slot or number of guests.
   * @throws DomainError 422 on the field at fault, SLOT_TAKEN, RESERVATION_CLOSED
   */
  async resolveChange(
    reservation: ReservationWithSpace,
    request: AgreementRequest,
    side: Side,
  ): Promise<WantedChange> {
    const current = toAgreement(reservation);
    const { priceHaler, usesListPrice } = request;
    const givenPrice: Price | null = priceHaler === undefined ? null : { priceHaler, priceState: 'agreed' };
    const wanted: Agreement = {
      spaceId: request.spaceId ?? current.spaceId,
      startsAt: request.startsAt ?? current.startsAt,
      endsAt: request.endsAt ?? current.endsAt,
      guests: request.guests ?? current.guests,
      ...toPrice(current),
      ...givenPrice,
    };
    const fields = changedFields(current, wanted);
    if (fields.length === 0 && !usesListPrice) return { agreement: current };
    assertTransition(reservation, ['change'], side, this.clock.now());
    const hasOtherSlot = isSlotChanged(fields);
    if (!hasOtherSlot && !fields.includes('number_of_guests') && !usesListPrice) return { agreement: wanted };
    const {
      price: listPrice,
      isFollowed,
      ...slot
    } = hasOtherSlot
      ? await this.resolve(reservation, wanted, side)
      : await this.resolveGuests(reservation, wanted, side);
    const followsList = isFollowed && (side === 'guest' || isRequest(reservation));
    const takesListPrice = listPrice.priceState !== 'none' && (usesListPrice ?? followsList);
    const price = givenPrice ?? (takesListPrice ? listPrice : keepPrice(current, listPrice));
    return { agreement: { ...wanted, ...price }, listPrice, ...slot };
  }

  /**
   * Slots that the same change leaves are free; the present slot of a confirmed reservation stays held until its guest
   * answers.
   * @throws DomainError SLOT_TAKEN with `conflicts`
   */
  async assertFree(planned: readonly PlannedChange[]): Promise<void> {
    const moves = planned.flatMap(toMove);
    if (moves.length === 0) return;
    const contexts = await this.contexts.listForRead(
      [...new Set(moves.map(({ slot }) => slot.spaceId))],
      toSpan(moves.map(({ slot }) => slot)),
    );
    const left = new Set(
      moves.flatMap(({ reservation }) => (awaitsGuest(reservation) ? [] : [reservation.id])),
    );
    // A space that does not exist is rejected when the slot is resolved.
    const slots = moves.flatMap(({ reservation, slot }) => {
      const context = contexts.get(slot.spaceId)?.context;
      if (!context) return [];
      const conflicts = listConflicts({ ...slot, held: toHeldPeriod(slot, context.settings) }, context.busy);
      const isOther = ({ reservationId }: SlotConflict): boolean =>
        reservationId === null || (!left.has(reservationId) && reservationId !== reservation.id);
      return [{ conflicts: conflicts.filter((one) => isOther(one) && !isOnlyNear(slot, one)) }];
    });
    if (slots.some(({ conflicts }) => conflicts.length > 0)) throw slotTakenBy(slots);
  }

  /**
   * The reservation itself does not count as busy. The owner's rules apply to guests only; the capacities of
   * the space and of the chosen layout only to more guests.
   * @throws DomainError 422 on the field at fault, SLOT_TAKEN
   */
  async resolve(reservation: ReservationWithSpace, slot: TargetSlot, side: Side): Promise<SlotPrice> {
    const space = await this.contexts.loadForUpdate(slot.spaceId, slot, reservation.id);
    const isOwn = space?.customerId === reservation.space.building.customer.id && space.status !== 'DELETED';
    if (!space || !isOwn) throw createFieldError('space_id', fieldError('choice'));
    const { context } = space;
    const availabilityContext = toAvailabilityContext(context, slot);
    if (side === 'guest') assertRoom(reservation, slot, space);
    const rejection =
      side === 'guest'
        ? findBookingRejection(slot, { ...availabilityContext, capacity: null }, this.clock.now())
        : findMoveRejection(slot, availabilityContext, this.clock.now());
    if (rejection) throw rejection.isTaken ? slotTaken([slot]) : slotRejected(rejection);
    const quote = await this.quote(reservation, slot, space);
    return {
      held: toHeldPeriod(slot, context.settings),
      price: toQuotedPrice(quote),
      quote,
      isFollowed: isListPrice(reservation),
    };
  }

  /**
   * The agreed slot for another number of guests.
   * @throws DomainError 422 on `number_of_guests`
   */
  async resolveGuests(reservation: ReservationWithSpace, slot: TargetSlot, side: Side): Promise<SlotPrice> {
    const space = await this.contexts.loadForRead(slot.spaceId, slot);
    if (!space) throw reservationNotFound();
    if (side === 'guest') assertRoom(reservation, slot, space);
    const current = toAgreement(reservation);
    const former = await this.quote(reservation, current, space);
    const quote = await this.quote(reservation, slot, space);
    const price = toQuotedPrice(quote);
    const isFollowed =
      isListPrice(reservation) &&
      repriceGuests(current, slot.guests, {
        stored: current.priceHaler,
        former: toQuotedPrice(former),
        wanted: price,
      }) !== null;
    return { price, quote, isFollowed };
  }

  /**
   * The price of a proposed slot for another number of guests; null when the proposed price stays. It is compared
   * with the present quotes, as proposals keep none.
   */
  async repriceProposal(
    reservation: ReservationWithSpace,
    proposed: Agreement,
    guests: { readonly former: number; readonly wanted: number },
  ): Promise<Price | null> {
    const space = await this.contexts.loadForRead(proposed.spaceId, proposed);
    if (!space) return null;
    const quoteFor = async (count: number): Promise<Price> =>
      toQuotedPrice(await this.quote(reservation, { ...proposed, guests: count }, space));
    const former = await quoteFor(guests.former);
    const wanted = await quoteFor(guests.wanted);
    const current = { ...proposed, guests: guests.former };
    return repriceGuests(current, guests.wanted, { stored: former.priceHaler, former, wanted });
  }

  /** The current quote of the slot for the reservation, whether free or not. */
  async findQuote(reservation: ReservationWithSpace, slot: TargetSlot): Promise<PricedQuote | undefined> {
    const space = await this.contexts.loadForRead(slot.spaceId, slot);
    return space ? this.quote(reservation, slot, space) : undefined;
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

  /** @param sharing for each space the ids of it and of those that share floor area with it */
  async listForeignConflicts(
    dates: readonly ReservationWithSpace[],
    sharing: ReadonlyMap<number, readonly number[]>,
  ): Promise<ReservationWithSpace[]> {
    if (dates.length === 0) return [];
    const span = toSpan(dates);
    const ids = [...new Set([...sharing.values()].flat())];
    const blocks = await this.availability.listBlocks(ids, span.startsAt, span.endsAt);
    return listCalendarConflicts(dates, blocks, sharing);
  }

  private quote(
    { quote }: ReservationWithSpace,
    slot: TargetSlot,
    { context }: SpaceWithBookingContext,
  ): Promise<PricedQuote> {
    return this.pricing.priceMoved(toMovedRequest(quote?.input ?? null, slot), context);
  }
}

/** The other slot of the reservation, if it gets one. */
function toMove({
  reservation,
  request,
}: PlannedChange): { reservation: ReservationWithSpace; slot: Omit<TargetSlot, 'guests'> }[] {
  const current = toAgreement(reservation);
  const { spaceId = current.spaceId, startsAt = current.startsAt, endsAt = current.endsAt } = request;
  const slot = { spaceId, startsAt, endsAt };
  return isSlotChanged(changedFields(current, { ...current, ...slot })) ? [{ reservation, slot }] : [];
}

/** Whether a change of the slot waits for the guest, who has an e-mail address. */
const awaitsGuest = (reservation: ReservationWithSpace): boolean =>
  isAgreed(reservation) && reservation.customerEmail !== '';

/** Whether the guest waits for the first answer; an option is a promise of its owner. */
const isRequest = (reservation: ReservationWithSpace): boolean =>
  !isAgreed(reservation) && reservation.status === 'pending' && reservation.source !== 'owner';

/** Whether the price is that of the price list, and nobody gave another one. */
const isListPrice = ({ isPriceSet, quote, priceHaler, priceState }: ReservationWithSpace): boolean =>
  !isPriceSet && priceState !== 'none' && quote !== null && toTotalHaler(quote.answer) === priceHaler;

const toQuotedPrice = ({ snapshot }: PricedQuote): Price => ({
  priceHaler: toTotalHaler(snapshot),
  priceState: toPriceState(snapshot),
});

/**
 * More guests than agreed have to fit in the space and in the layout that was booked.
 * @throws DomainError 422 on `number_of_guests`
 */
function assertRoom(
  { numberOfGuests, quote }: ReservationWithSpace,
  { guests }: TargetSlot,
  { capacity, layoutCapacities }: SpaceWithBookingContext,
): void {
  if (guests <= numberOfGuests) return;
  const rejection = findLayoutRejection(guests, quote?.input?.layout ?? null, layoutCapacities);
  if (rejection) throw slotRejected(rejection);
  if (capacity !== null && guests > capacity)
    throw createFieldError('number_of_guests', fieldError('tooManyGuests', { max: capacity }));
}
