import { Injectable } from '@nestjs/common';
import { toWallSlot } from '@prostora/contracts';
import type { RequiredEntityData } from '@mikro-orm/postgresql';
import { createFieldError, DomainError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { PricingService, type RegisteredCompany } from '../../pricing/index.ts';
import { SiteSettingsService } from '../../settings/index.ts';
import { classifySlotHours } from '../booking/booking-context.ts';
import { buildReservation } from '../booking/new-reservation.ts';
import { toPriceValues } from '../booking/reservation-price.ts';
import {
  StaleForeignCalendars,
  WaitingListAhead,
  type BookingPreparation,
} from '../booking/slot-booking.service.ts';
import { GuestEmailConfirmationService } from '../guest/guest-email-confirmation.service.ts';
import { UnconfirmedRequestsService } from '../guest/unconfirmed-requests.service.ts';
import type { Series } from './series.entity.ts';
import type { Reservation } from '../reservation.entity.ts';
import { slotTaken } from '../reservation.errors.ts';
import { SeriesRequestLimitsService } from './series-request-limits.service.ts';
import { SeriesRequestPlannerService, type SeriesPlan } from './series-request-planner.service.ts';
import { SeriesRequestStepsService } from './series-request-steps.service.ts';
import { sumMs } from './series-request-rules.ts';
import { SeriesRequestRepository } from './series-request.repository.ts';
import type { SeriesRequest } from './series-request.input.ts';

/** Books the chosen dates of a repeated booking: everything that happens inside its transaction. */
@Injectable()
export class SeriesRequestBookingService {
  constructor(
    private readonly planner: SeriesRequestPlannerService,
    private readonly limits: SeriesRequestLimitsService,
    private readonly unconfirmed: UnconfirmedRequestsService,
    private readonly confirmations: GuestEmailConfirmationService,
    private readonly pricing: PricingService,
    private readonly settings: SiteSettingsService,
    private readonly repository: SeriesRequestRepository,
    private readonly steps: SeriesRequestStepsService,
  ) {}

  /**
   * Locks the schedule, checks all dates and inserts the reservations. Called inside a unit of work.
   * @returns the reservations by start
   * @throws StaleForeignCalendars when the booking would be instant and `areCalendarsFresh` is false
   * @throws WaitingListAhead when the waiting list has an entry for the time and `isWaitingListServed` is false
   */
  async book(
    actor: Actor,
    request: SeriesRequest,
    company: RegisteredCompany | null,
    { areCalendarsFresh, isWaitingListServed }: BookingPreparation,
  ): Promise<Reservation[]> {
    const isEmailConfirmed =
      request.isEmailConfirmed || (await this.unconfirmed.isConfirmedByAccount(actor, request.email));
    // Also for confirmed addresses: parallel requests may not exceed the limit of series together.
    await this.unconfirmed.lockLimits(request);
    const plan = await this.planner.lockAndPlan(actor, request, company);
    if (plan.space.hasWaiting && !isWaitingListServed) throw new WaitingListAhead();
    assertFree(plan);
    assertSameTotal(plan, request.expectedHaler);
    await this.limits.assertWithinLimit(request);
    if (!isEmailConfirmed) await this.unconfirmed.assertWithinLimits(request, sumMs(plan.chosen));
    const isInstant = isEmailConfirmed && canBookInstantly(plan);
    if (isInstant && !areCalendarsFresh) throw new StaleForeignCalendars();
    const reservations = await this.repository.create(
      toSeries(plan, request),
      await this.buildReservations(plan, request, { isInstant, isEmailConfirmed }),
    );
    await this.announce(actor, reservations);
    return reservations;
  }

  private async buildReservations(
    { chosen, space, now }: SeriesPlan,
    request: SeriesRequest,
    { isInstant, isEmailConfirmed }: { isInstant: boolean; isEmailConfirmed: boolean },
  ): Promise<RequiredEntityData<Reservation>[]> {
    const { termsVersion } = await this.settings.getCurrent();
    const clientHash = isEmailConfirmed ? null : this.unconfirmed.hashClient(request.clientKey);
    return chosen.map(({ day, startsAt, endsAt, quote }) => ({
      ...buildReservation(
        { ...request, startsAt, endsAt },
        {
          ...toPriceValues(quote, this.pricing.store(quote)),
          termsVersion,
          termsAcceptedAt: now,
          settings: space.context.settings,
          isInstant,
          clientHash,
          now,
        },
      ),
      seriesDay: day,
    }));
  }

  /** Until the guest's e-mail address is confirmed, only the confirmation code of the first date is mailed. */
  private async announce(actor: Actor, reservations: readonly Reservation[]): Promise<void> {
    await this.steps.recordCreated(actor, reservations);
    const [first] = reservations;
    if (first?.awaitsEmailConfirmation) return this.confirmations.sendCode(first);
    await this.steps.publish(reservations, first?.status === 'confirmed' ? 'booked' : 'requested', 'guest');
  }
}

/** @throws DomainError SLOT_TAKEN with the days that are taken, VALIDATION on `repeat` with the closed ones */
function assertFree(plan: SeriesPlan): void {
  const taken = listDaysIn(plan, 'taken');
  if (taken.length > 0) throw slotTaken({ dates: taken });
  const closed = listDaysIn(plan, 'closed');
  if (closed.length > 0) throw createFieldError('repeat', fieldError('repeatClosed', { days: closed }));
}

/** Days of the chosen dates in the state. */
export const listDaysIn = ({ chosen }: SeriesPlan, state: 'taken' | 'closed'): string[] =>
  chosen.filter((date) => date.state === state).map(({ day }) => day);

/** @throws DomainError PRICE_CHANGED with the current total */
function assertSameTotal({ total }: SeriesPlan, expectedHaler: number | null): void {
  if (expectedHaler !== null && expectedHaler !== total.priceHaler)
    throw new DomainError('conflict', 'PRICE_CHANGED', { extra: { total: total.priceHaler / 100 } });
}

/** Instant booking confirms all dates or none. */
const canBookInstantly = ({ chosen, space: { context } }: SeriesPlan): boolean =>
  context.settings.instantBooking &&
  chosen.every((date) => date.quote.snapshot.complete && classifySlotHours(context, date) === 'inside');

function toSeries({ space, chosen, now }: SeriesPlan, request: SeriesRequest): RequiredEntityData<Series> {
  const { weekdays, every, until, skipHolidays } = request.repeat;
  const { startMinute, lengthMinutes } = toWallSlot(request);
  return {
    customer: space.customerId,
    weekdays: [...weekdays].sort(),
    every,
    fromDay: chosen[0]?.day ?? until,
    untilDay: until,
    startMinute,
    lengthMinutes,
    skipHolidays,
    createdAt: now,
  };
}
