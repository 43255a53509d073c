import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import {
  moveChoices,
  PricingService,
  toPriceState,
  toTotalHaler,
  type PricedQuote,
  type RegisteredCompany,
} from '../../pricing/index.ts';
import { BookingContextLoader, type SpaceWithBookingContext } from '../booking/booking-context.loader.ts';
import { findLayoutRejection } from '../booking/booking-rules.ts';
import { sumPrices, type Price } from '../booking/reservation-price.ts';
import { assertOffered } from '../booking/slot-booking.service.ts';
import { slotRejected } from '../reservation.errors.ts';
import { classifyDays, listSeriesDays, type SeriesDate, type SeriesDay } from './series-request-rules.ts';
import type { SeriesSlotRequest } from './series-request.input.ts';

export type PricedDate = SeriesDate & { readonly quote: PricedQuote; readonly price: Price };
export type SeriesPlan = {
  readonly space: SpaceWithBookingContext;
  /** All days of the pattern. */
  readonly dates: readonly PricedDate[];
  readonly chosen: readonly PricedDate[];
  /** Of the chosen dates. */
  readonly total: Price;
  /** Time at which the rules were evaluated. */
  readonly now: Date;
};

/** Plans a repeated booking of a guest: its days, what prevents them and their prices. */
@Injectable()
export class SeriesRequestPlannerService {
  constructor(
    private readonly contexts: BookingContextLoader,
    private readonly pricing: PricingService,
    private readonly clock: Clock,
  ) {}

  /** The company of the guest's IČO. Calls the company register, hence outside of the transaction. */
  findCompany({ spaceId, startsAt, choices }: SeriesSlotRequest): Promise<RegisteredCompany | null> {
    return this.pricing.findCompany({ spaceId, startsAt, ...choices });
  }

  /** Plans without locks. */
  async preview(
    actor: Actor,
    request: SeriesSlotRequest,
    company: RegisteredCompany | null,
  ): Promise<SeriesPlan> {
    const days = listSeriesDays(request, request.repeat, this.clock.now());
    const space = await this.contexts.loadForRead(request.spaceId, toSpan(days));
    return this.plan(actor, request, { days, space, company });
  }

  /** Locks the schedule of the space until the end of the unit of work, then plans. */
  async lockAndPlan(
    actor: Actor,
    request: SeriesSlotRequest,
    company: RegisteredCompany | null,
  ): Promise<SeriesPlan> {
    const days = listSeriesDays(request, request.repeat, this.clock.now());
    const space = await this.contexts.lockAndLoad(request.spaceId, toSpan(days));
    return this.plan(actor, request, { days, space, company });
  }

  private async plan(
    actor: Actor,
    request: SeriesSlotRequest,
    {
      days,
      space,
      company,
    }: {
      days: readonly SeriesDay[];
      space: SpaceWithBookingContext | null;
      company: RegisteredCompany | null;
    },
  ): Promise<SeriesPlan> {
    assertOffered(actor, space);
    const { guests, choices } = request;
    const layoutRejection = findLayoutRejection(guests, choices.layout, space.layoutCapacities);
    if (layoutRejection) throw slotRejected(layoutRejection);
    const now = space.loadedAt;
    const classified = classifyDays(days, guests, space.context, now);
    const quotes = await this.price(request, classified, space, company);
    const dates = classified.flatMap((date, index): PricedDate[] => {
      const quote = quotes[index];
      if (!quote) return [];
      const { snapshot } = quote;
      const price = { priceHaler: toTotalHaler(snapshot), priceState: toPriceState(snapshot) };
      return [{ ...date, quote, price }];
    });
    const chosen = dates.filter(({ isChosen }) => isChosen);
    return { space, dates, chosen, total: sumPrices(chosen.map(({ price }) => price)), now };
  }

  /**
   * Prices all dates with the choices made for the first one.
   * @throws DomainError VALIDATION on a choice that the price list of the first chosen date does not have
   */
  private async price(
    { startsAt, endsAt, choices, givenGuests }: SeriesSlotRequest,
    dates: readonly SeriesDate[],
    { id: spaceId, context }: SpaceWithBookingContext,
    company: RegisteredCompany | null,
  ): Promise<PricedQuote[]> {
    const requests = dates.map((date) => ({
      ...moveChoices({ ...choices, company }, { startsAt, endsAt }, date),
      spaceId,
      startsAt: date.startsAt,
      endsAt: date.endsAt,
      guests: givenGuests,
    }));
    const first = requests[dates.findIndex(({ isChosen }) => isChosen)];
    if (first) await this.pricing.price(first, context);
    return this.pricing.priceMany(requests.map((one) => ({ ...one, prices: context })));
  }
}

const toSpan = (days: readonly SeriesDay[]): { startsAt: Date; endsAt: Date } => ({
  startsAt: days[0]?.startsAt ?? new Date(Number.NaN),
  endsAt: new Date(Math.max(...days.map(({ endsAt }) => endsAt.getTime()))),
});
