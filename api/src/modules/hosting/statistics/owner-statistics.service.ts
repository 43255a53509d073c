import { Injectable } from '@nestjs/common';
import {
  BOOKING,
  RESERVATION_SOURCES,
  addDays,
  fromPragueWallTime,
  toPragueWallTime,
  type LostReason,
} from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor, Span } from '../../../platform/http/index.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import { hasMemberRight } from '../../accounts/members/index.ts';
import { SpaceAccessService } from '../../spaces/index.ts';
import { reservationForbidden, type ReservationSource } from '../../reservations/index.ts';
import {
  OwnerStatisticsRepository,
  type ConfirmedEvent,
  type CountedSpace,
  type OutcomeCount,
  type ResponseTimes,
} from './owner-statistics.repository.ts';
import {
  WeekHours,
  intersectIntervals,
  mergeIntervals,
  sumLengths,
  type Interval,
  type WeekHour,
} from './occupancy.ts';

/** Days in Europe/Prague, both inclusive; the last twelve months when left out. */
export type StatisticsRequest = {
  from: string | undefined;
  to: string | undefined;
  spaceId: number | null;
};
export type Revenue = { confirmed: number; revenueHaler: number };
export type SpaceStatistics = Revenue & {
  space: CountedSpace;
  bookedMs: number;
  offeredMs: number;
  /** Booked time within the offered one. */
  bookedOfferedMs: number;
};
export type MonthStatistics = Revenue & { month: string; revenueBySpace: Map<number, number> };
export type OwnerStatistics = {
  from: string;
  to: string;
  funnel: { views: number; inquiries: number; requests: number; confirmed: number; waiting: number };
  spaces: SpaceStatistics[];
  months: MonthStatistics[];
  sources: (Revenue & { source: ReservationSource })[];
  lostReasons: { reason: LostReason; count: number }[];
  response: ResponseTimes;
  hours: WeekHour[];
};

const MONTHS_SHOWN = 12;

/**
 * Statistics of an owner's spaces. Views, requests, answers and lost requests are counted by the day of
 * origin; everything else from confirmed reservations by their start.
 */
@Injectable()
export class OwnerStatisticsService {
  constructor(
    private readonly statistics: OwnerStatisticsRepository,
    private readonly availability: SpaceAvailabilityService,
    private readonly access: SpaceAccessService,
    private readonly clock: Clock,
  ) {}

  async load(actor: Actor, request: StatisticsRequest): Promise<OwnerStatistics> {
    const { from, to } = parsePeriod(request, this.clock.today());
    const spaces = await this.listSpaces(actor, request.spaceId);
    const ids = spaces.map(({ id }) => id);
    const span = { from: fromPragueWallTime(from, 0), until: fromPragueWallTime(addDays(to), 0) };
    const views = await this.statistics.countViews(ids, from, to);
    const { outcomes, response } = await this.statistics.countOutcomes(ids, span, this.clock.now());
    const events = await this.statistics.listConfirmed(ids, span);
    const windows = await this.availability.listWindows(ids, span.from, span.until);
    return {
      from,
      to,
      funnel: {
        views,
        inquiries: sumCounts(outcomes, { kind: 'inquiry' }),
        requests: sumCounts(outcomes, { kind: 'request' }),
        confirmed: sumCounts(outcomes, { outcome: 'confirmed' }),
        waiting: sumCounts(outcomes, { outcome: 'waiting' }),
      },
      ...measureOccupancy(spaces, events, windows, span),
      months: listMonths(from, to).map((month) => countMonth(month, events)),
      sources: RESERVATION_SOURCES.map((source) => ({
        source,
        ...sumRevenue(events.filter((event) => event.source === source)),
      })),
      lostReasons: listLostReasons(outcomes),
      response,
    };
  }

  /**
   * The spaces the actor acts for, or one of them.
   * @throws DomainError FORBIDDEN without the right to statistics
   */
  private async listSpaces(actor: Actor, spaceId: number | null): Promise<CountedSpace[]> {
    if (spaceId !== null) {
      await this.access.loadPermitted(actor, spaceId, 'statistics');
      return this.statistics.listSpaces({ spaceId });
    }
    const { customerId, memberSpaceIds } = actor;
    if (customerId === null) return [];
    if (!hasMemberRight(actor, 'statistics')) throw reservationForbidden();
    return this.statistics.listSpaces({ customerId, spaceIds: memberSpaceIds });
  }
}

/**
 * @throws DomainError VALIDATION when the period is reversed or too long
 */
function parsePeriod(request: StatisticsRequest, today: string): { from: string; to: string } {
  const to = request.to ?? today;
  const from = request.from ?? `${addMonths(to.slice(0, 7), 1 - MONTHS_SHOWN)}-01`;
  if (to < from) throw createFieldError('to', fieldError('dateOrder'));
  if (to >= addDays(from, BOOKING.calendarDays))
    throw createFieldError('to', fieldError('spanTooLong', { max: BOOKING.calendarDays }));
  return { from, to };
}

/** Month as YYYY-MM. */
function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

function listMonths(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = addMonths(month, 1)) months.push(month);
  return months;
}

const sumRevenue = (events: readonly ConfirmedEvent[]): Revenue => ({
  confirmed: events.length,
  revenueHaler: events.reduce((sum, { priceHaler }) => sum + priceHaler, 0),
});

function countMonth(month: string, events: readonly ConfirmedEvent[]): MonthStatistics {
  const started = events.filter(({ startsAt }) => toPragueWallTime(startsAt).day.startsWith(month));
  const revenueBySpace = new Map<number, number>();
  for (const { spaceId, priceHaler } of started)
    revenueBySpace.set(spaceId, (revenueBySpace.get(spaceId) ?? 0) + priceHaler);
  return { month, ...sumRevenue(started), revenueBySpace };
}

const toInterval = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Interval => ({
  from: startsAt.getTime(),
  until: endsAt.getTime(),
});

/** Deleted spaces count only with a confirmed reservation. */
function measureOccupancy(
  spaces: readonly CountedSpace[],
  events: readonly ConfirmedEvent[],
  windows: readonly { spaceId: number; startsAt: Date; endsAt: Date }[],
  span: Span,
): Pick<OwnerStatistics, 'spaces' | 'hours'> {
  const bounds = { from: span.from.getTime(), until: span.until.getTime() };
  const eventsBySpace = Map.groupBy(events, ({ spaceId }) => spaceId);
  const windowsBySpace = Map.groupBy(windows, ({ spaceId }) => spaceId);
  const weekHours = new WeekHours(bounds);
  const measured = spaces
    .filter(({ id, isDeleted }) => !isDeleted || eventsBySpace.has(id))
    .map((space): SpaceStatistics => {
      const own = eventsBySpace.get(space.id) ?? [];
      const booked = own.map(toInterval);
      const offered = mergeIntervals((windowsBySpace.get(space.id) ?? []).map(toInterval), bounds);
      const bookedOffered = intersectIntervals(mergeIntervals(booked, bounds), offered);
      weekHours.add(bookedOffered, offered);
      return {
        space,
        ...sumRevenue(own),
        bookedMs: sumLengths(booked),
        offeredMs: sumLengths(offered),
        bookedOfferedMs: sumLengths(bookedOffered),
      };
    });
  return { spaces: measured, hours: weekHours.toList() };
}

const sumCounts = (outcomes: readonly OutcomeCount[], wanted: Partial<OutcomeCount>): number =>
  outcomes
    .filter(({ kind, outcome }) => kind === (wanted.kind ?? kind) && outcome === (wanted.outcome ?? outcome))
    .reduce((sum, { count }) => sum + count, 0);

/** Most frequent first. */
function listLostReasons(outcomes: readonly OutcomeCount[]): OwnerStatistics['lostReasons'] {
  const counts = new Map<LostReason, number>();
  for (const { reason, count } of outcomes)
    if (reason !== null) counts.set(reason, (counts.get(reason) ?? 0) + count);
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((one, other) => other.count - one.count || one.reason.localeCompare(other.reason));
}
