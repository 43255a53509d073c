import { Injectable } from '@nestjs/common';
import { LAYOUTS } from '@prostora/contracts';
import { computeCancellationAmounts } from '@prostora/contracts/cancellation-amounts.ts';
import { findLayoutFit, findLayoutWarning, sortLayouts } from '@prostora/contracts/space-layouts.ts';
import { toHaler } from '@prostora/pricing';
import { Clock } from '../../../platform/clock/clock.ts';
import { DomainError, fieldError, type FieldError } from '../../../platform/errors/index.ts';
import {
  PricingService,
  toPriceState,
  toTotalHaler,
  type BookingChoices,
  type QuoteSnapshot,
} from '../../pricing/index.ts';
import { listBookingDays } from '../booking/booking-days.ts';
import { planBooking } from '../booking/booking-plan.ts';
import { GUEST } from '../booking/booking-policy.ts';
import { RentalTermsPort, type PricedBookingTerms } from '../../spaces/index.ts';
import { TaxonomyService } from '../../taxonomy/index.ts';
import type { AvailabilityResult, Seating } from './availability-check.mapper.ts';
import { WaitingListOffersService } from '../waiting-list/waiting-list-offers.service.ts';
import { AlternativeSlotsService } from './alternative-slots.service.ts';
import { toAvailabilityContext, priceInContext } from '../booking-context.ts';
import { BookingContextLoader, type SpaceWithBookingContext } from '../booking-context.loader.ts';
import { findSlotRejection, parseSlot, type BookingSlot, type SlotRequest } from '../booking-rules.ts';

/** A check with the choices of a price. */
export type AvailabilityRequest = SlotRequest & {
  readonly spaceId: number;
  readonly choices: BookingChoices;
  /** Null when not given, which counts as one. */
  readonly givenGuests: number | null;
};

/** Result for an invalid slot or one that breaks a general rule. */
export const buildUnavailableResult = (rejection: FieldError): AvailabilityResult => ({
  isFree: false,
  rejection,
  offered: null,
  quote: null,
  pricePerHourHaler: null,
  alternatives: [],
  opening: null,
  seating: null,
  rentalTerms: null,
});

/** Availability checks before a booking, without locks. */
@Injectable()
export class AvailabilityCheckService {
  constructor(
    private readonly contexts: BookingContextLoader,
    private readonly pricing: PricingService,
    private readonly alternativeSlots: AlternativeSlotsService,
    private readonly waitingLists: WaitingListOffersService,
    private readonly taxonomy: TaxonomyService,
    private readonly rentalTerms: RentalTermsPort,
    private readonly clock: Clock,
  ) {}

  /**
   * Whether the slot can be booked now and its price (SPEC §5); with the nearest free slots when it is taken.
   */
  async check(request: AvailabilityRequest): Promise<AvailabilityResult> {
    try {
      return await this.checkSlot(request);
    } catch (error) {
      const [rejection] = error instanceof DomainError ? Object.values(error.options.fields ?? {}) : [];
      if (!rejection) throw error;
      return buildUnavailableResult(rejection);
    }
  }

  /** @throws DomainError VALIDATION on a choice that the price list of the day does not have */
  private async checkSlot(request: AvailabilityRequest): Promise<AvailabilityResult> {
    const slot = parseSlot(request);
    if ('error' in slot) return buildUnavailableResult(slot.error);
    const now = this.clock.now();
    const slotRejection = findSlotRejection(slot, now);
    if (slotRejection) return buildUnavailableResult(slotRejection.error);
    const space = await this.loadAfterWaitingList(request.spaceId, slot);
    if (space?.status !== 'PUBLISHED' || space.isUnattended)
      return buildUnavailableResult(fieldError('bookingNotOffered'));
    const { context } = space;
    const { spaceId, choices, givenGuests: guests } = request;
    const { startsAt, endsAt } = slot;
    const company = await this.pricing.findCompany({ ...choices, spaceId, startsAt });
    const priced = { ...choices, company, guests };
    const price = await this.pricing.loadPrices([{ spaceId, startsAt }], choices.purpose);
    const rooms = [{ spaceId, priceHaler: null }];
    const booking = { startsAt, endsAt, rooms, guests, choices, company, repeat: null };
    const spaces = new Map([[spaceId, space]]);
    const days = listBookingDays(booking, GUEST.limits, now);
    const [planned] = planBooking(booking, { days, spaces, price, shown: null }, GUEST, now).slots;
    if (!planned?.quote) throw new Error('A check has a priced slot.');
    const { rejection, quote } = planned;
    const isClosed = rejection?.error.code === 'outsideWindows';
    const nearby =
      rejection?.isTaken || isClosed ? await this.alternativeSlots.findNearby(spaceId, slot, priced) : null;
    const isByList = quote.snapshot.price_list !== null;
    return {
      isFree: rejection === null,
      rejection: rejection?.error ?? null,
      offered: planned.offered,
      quote: this.pricing.issue(quote),
      pricePerHourHaler: isByList ? null : priceInContext(context, slot).pricePerHourHaler,
      alternatives: nearby?.alternatives ?? [],
      opening: isClosed && nearby ? nearby.opening : null,
      seating: await this.findSeating(space, choices, slot.guests),
      rentalTerms: await this.rentalTerms.find(spaceId, toPricedTerms(quote.snapshot, startsAt)),
    };
  }

  /** How the guests fit in the layout of the event; null where no layout of the platform is chosen. */
  private async findSeating(
    { capacity, layoutCapacities }: SpaceWithBookingContext,
    { layout, purpose }: BookingChoices,
    guests: number,
  ): Promise<Seating | null> {
    const layouts = LAYOUTS.flatMap((name) => {
      const people = layoutCapacities[name];
      return people === undefined ? [] : [{ layout: name, capacity: people }];
    });
    const chosen = LAYOUTS.find((name) => name === layout) ?? null;
    if (layout !== null && chosen === null) return null;
    const isAssumed = chosen === null && purpose !== null && layouts.length > 0;
    const usual = isAssumed ? await this.taxonomy.findUsualLayout(purpose) : null;
    const fit = findLayoutFit(layouts, capacity, { chosen, usual });
    return { fit, layouts: sortLayouts(layouts), warning: findLayoutWarning(layouts, fit, guests) };
  }

  /** A free slot that people wait for is offered to them first. */
  private async loadAfterWaitingList(
    spaceId: number,
    slot: BookingSlot,
  ): Promise<SpaceWithBookingContext | null> {
    const space = await this.contexts.loadForRead(spaceId, slot);
    if (!space?.hasWaiting || toAvailabilityContext(space.context, slot).isTaken) return space;
    await this.waitingLists.offerFreedTime(spaceId);
    return this.contexts.loadForRead(spaceId, slot);
  }
}

/** Null while the price is not complete. */
function toPricedTerms(quote: QuoteSnapshot, startsAt: Date): PricedBookingTerms | null {
  if (toPriceState(quote) !== 'complete') return null;
  const totalHaler = toTotalHaler(quote);
  const amounts = computeCancellationAmounts(quote);
  const refundableHaler = amounts ? toHaler(amounts.returned) : totalHaler;
  return { totalHaler, refundableHaler, depositHaler: toHaler(quote.deposit), startsAt };
}
