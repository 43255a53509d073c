import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { fieldError, type FieldError } from '../../../platform/errors/index.ts';
import { buildQuoteSnapshot, PricingService } from '../../pricing/index.ts';
import type { AvailabilityResult } from '../reservation.mapper.ts';
import { AlternativeSlotsService } from './alternative-slots.service.ts';
import { toAvailabilityContext, classifySlotHours, priceInContext } from './booking-context.ts';
import { BookingContextLoader } from './booking-context.loader.ts';
import { findBookingRejection, findSlotRejection, parseSlot, type SlotRequest } from './booking-rules.ts';

/** Result for an invalid slot or one that breaks a general rule. */
export const buildUnavailableResult = (rejection: FieldError): AvailabilityResult => ({
  isFree: false,
  rejection,
  offered: null,
  quote: null,
  pricePerHourHaler: null,
  alternatives: [],
});

/** Availability checks before a booking, without locks. */
@Injectable()
export class AvailabilityCheckService {
  constructor(
    private readonly contexts: BookingContextLoader,
    private readonly pricing: PricingService,
    private readonly alternativeSlots: AlternativeSlotsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Whether the slot can be booked now and its price (SPEC §5); with the nearest free slots when it is taken.
   */
  async check(request: SlotRequest & { spaceId: number }): Promise<AvailabilityResult> {
    const slot = parseSlot(request);
    if ('error' in slot) return buildUnavailableResult(slot.error);
    const now = this.clock.now();
    const slotRejection = findSlotRejection(slot, now);
    if (slotRejection) return buildUnavailableResult(slotRejection.error);
    const space = await this.contexts.loadForRead(request.spaceId, slot);
    if (space?.status !== 'PUBLISHED' || space.isUnattended)
      return buildUnavailableResult(fieldError('bookingNotOffered'));
    const { context } = space;
    const rejection = findBookingRejection(slot, toAvailabilityContext(context, slot), now);
    const alternatives = rejection?.isTaken ? await this.alternativeSlots.listSlots(space.id, slot) : [];
    const offered = classifySlotHours(context, slot);
    const price = priceInContext(context, slot);
    const quote = this.pricing.issue(buildQuoteSnapshot({ ...slot, spaceId: space.id }, price));
    return {
      isFree: rejection === null,
      rejection: rejection?.error ?? null,
      offered,
      quote,
      pricePerHourHaler: price.pricePerHourHaler,
      alternatives,
    };
  }
}
