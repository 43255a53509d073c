import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  LOST_REASONS,
  RESERVATION_SOURCES,
  type LostReason,
  type ReservationSourceValue,
  HOUR_MS,
} from '@prostora/contracts';
import { IsFileFormat, type FileFormat } from '../../../platform/http/file-format.ts';
import { OptionalDay, OptionalId } from '../../../platform/http/list-query-fields.ts';
import { bookingTexts } from '@prostora/strings/cs/booking-api.ts';
import { statistics as texts } from '@prostora/strings/cs/statistics.ts';
import type { TableColumn } from '../../../platform/export/index.ts';
import type { CountedSpace } from './owner-statistics.repository.ts';
import type { OwnerStatistics } from './owner-statistics.service.ts';

const occupancy = {
  type: Number,
  nullable: true,
  description: 'Booked part of the offered hours, 0–1; null when none are offered.',
} as const;

export class OwnerStatisticsQuery {
  @OptionalDay({ description: 'First day; twelve months up to `to` if omitted.' })
  from?: string;

  @OptionalDay({ description: 'Last day; today if omitted. At most 400 days.' })
  to?: string;

  @OptionalId({ description: 'Only this space; the operator may pass any.' })
  space_id?: number;
}

export class OwnerStatisticsExport extends OwnerStatisticsQuery {
  @IsFileFormat() format!: FileFormat;
}

@ApiSchema({ name: 'StatisticsFunnel' })
export class StatisticsFunnelDto {
  /** Daily unique views of the spaces. */
  views!: number;
  /** Messages and demands received by the spaces. */
  inquiries!: number;
  /** Requests and bookings of guests. */
  requests!: number;
  /** Of the requests. */
  confirmed!: number;
  /** Requests and inquiries that are still open. */
  waiting!: number;
}

@ApiSchema({ name: 'SpaceStatistics' })
export class SpaceStatisticsDto {
  space_id!: number;
  /** With its building when there are several. */
  name!: string;
  confirmed!: number;
  /** CZK. */
  revenue!: number;
  /** Without buffers. */
  booked_hours!: number;
  offered_hours!: number;
  @ApiProperty(occupancy) occupancy!: number | null;
}

@ApiSchema({ name: 'MonthSpaceStatistics' })
export class MonthSpaceStatisticsDto {
  space_id!: number;
  /** CZK. */
  revenue!: number;
}

@ApiSchema({ name: 'MonthStatistics' })
export class MonthStatisticsDto {
  /** YYYY-MM. */
  month!: string;
  confirmed!: number;
  /** CZK. */
  revenue!: number;
  /** Spaces with a revenue. */
  spaces!: MonthSpaceStatisticsDto[];
}

@ApiSchema({ name: 'SourceStatistics' })
export class SourceStatisticsDto {
  @ApiProperty({ enum: RESERVATION_SOURCES, enumName: 'ReservationSource' }) source!: ReservationSourceValue;
  confirmed!: number;
  /** CZK. */
  revenue!: number;
}

@ApiSchema({ name: 'LostReasonCount' })
export class LostReasonCountDto {
  @ApiProperty({ enum: LOST_REASONS, enumName: 'LostReason' }) reason!: LostReason;
  count!: number;
}

@ApiSchema({ name: 'ResponseStatistics' })
export class ResponseStatisticsDto {
  /** Null without an answer. */
  median_minutes!: number | null;
  /** Answered within 24 hours. */
  within_24h!: number;
  /** Answered. */
  count!: number;
}

@ApiSchema({ name: 'WeekHourStatistics' })
export class WeekHourStatisticsDto {
  /** 1 = Monday … 7 = Sunday. */
  weekday!: number;
  /** 0–23, Europe/Prague. */
  hour!: number;
  booked_hours!: number;
  offered_hours!: number;
  @ApiProperty(occupancy) occupancy!: number | null;
}

@ApiSchema({ name: 'OwnerStatistics' })
export class OwnerStatisticsDto {
  @ApiProperty({ type: String, format: 'date' }) from!: string;
  @ApiProperty({ type: String, format: 'date' }) to!: string;
  funnel!: StatisticsFunnelDto;
  spaces!: SpaceStatisticsDto[];
  /** All months of the period. */
  months!: MonthStatisticsDto[];
  sources!: SourceStatisticsDto[];
  /** Most frequent first. */
  lost_reasons!: LostReasonCountDto[];
  response!: ResponseStatisticsDto;
  /** All hours of the week, from Monday 0:00. */
  hours!: WeekHourStatisticsDto[];
}

const toCrowns = (haler: number): number => haler / 100;
const toHours = (ms: number): number => Math.round((ms / HOUR_MS) * 100) / 100;
const toShare = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;

/** Names of spaces; with the building when the owner has several. */
function buildNames(spaces: readonly CountedSpace[]): Map<number, string> {
  const hasOneBuilding = new Set(spaces.map(({ buildingName }) => buildingName)).size <= 1;
  return new Map(
    spaces.map(({ id, name, noName, buildingName }) => [
      id,
      noName ? buildingName : hasOneBuilding ? name : bookingTexts.spaceOf(buildingName, name),
    ]),
  );
}

export function toOwnerStatisticsDto(found: OwnerStatistics): OwnerStatisticsDto {
  const { from, to, funnel, spaces, months, sources, lostReasons, response, hours } = found;
  const names = buildNames(spaces.map(({ space }) => space));
  return {
    from,
    to,
    funnel,
    spaces: spaces.map(({ space, confirmed, revenueHaler, bookedMs, offeredMs, bookedOfferedMs }) => ({
      space_id: space.id,
      name: names.get(space.id) ?? space.name,
      confirmed,
      revenue: toCrowns(revenueHaler),
      booked_hours: toHours(bookedMs),
      offered_hours: toHours(offeredMs),
      occupancy: toShare(bookedOfferedMs, offeredMs),
    })),
    months: months.map(({ month, confirmed, revenueHaler, revenueBySpace }) => ({
      month,
      confirmed,
      revenue: toCrowns(revenueHaler),
      spaces: [...revenueBySpace]
        .filter(([, revenue]) => revenue > 0)
        .map(([space_id, revenue]) => ({ space_id, revenue: toCrowns(revenue) })),
    })),
    sources: sources.map(({ source, confirmed, revenueHaler }) => ({
      source,
      confirmed,
      revenue: toCrowns(revenueHaler),
    })),
    lost_reasons: lostReasons,
    response: {
      median_minutes: response.medianMinutes === null ? null : Math.round(response.medianMinutes),
      within_24h: response.withinDay,
      count: response.count,
    },
    hours: hours.map(({ weekday, hour, bookedMs, offeredMs }) => ({
      weekday,
      hour,
      booked_hours: toHours(bookedMs),
      offered_hours: toHours(offeredMs),
      occupancy: toShare(bookedMs, offeredMs),
    })),
  };
}

/** A number of the page as a row of the exported table. */
export type StatisticsExportRow = {
  section: string;
  item: string;
  count?: number | null;
  revenue?: number;
  booked?: number;
  offered?: number;
  /** Fraction of the offered hours. */
  occupancy?: number | null;
};

const { columns } = texts.file;
export const STATISTICS_COLUMNS: readonly TableColumn<StatisticsExportRow>[] = [
  { title: columns.section, width: 24, value: ({ section }) => section },
  { title: columns.item, width: 36, value: ({ item }) => item },
  { title: columns.count, value: ({ count }) => count ?? null },
  { title: columns.revenue, type: 'amount', value: ({ revenue }) => revenue ?? null },
  { title: columns.booked, value: ({ booked }) => booked ?? null },
  { title: columns.offered, value: ({ offered }) => offered ?? null },
  {
    title: columns.occupancy,
    value: ({ occupancy }) => (occupancy == null ? null : Math.round(occupancy * 1000) / 10),
  },
];

/** All numbers of the page, section by section. */
export async function* listExportRows(found: OwnerStatisticsDto): AsyncGenerator<StatisticsExportRow> {
  const { funnel, response } = found;
  const { sections } = texts;
  const funnelItems: [string, number | null][] = [
    [texts.funnel.views, funnel.views],
    [texts.file.inquiries, funnel.inquiries],
    [texts.file.requests, funnel.requests],
    [texts.file.waiting, funnel.waiting],
    [texts.file.answered, response.count],
    [texts.funnel.within, response.within_24h],
    [texts.file.median, response.median_minutes],
    [texts.funnel.confirmed, funnel.confirmed],
  ];
  for (const [item, count] of funnelItems) yield { section: sections.funnel, item, count };
  for (const { month, confirmed: count, revenue } of found.months)
    yield { section: sections.months, item: texts.month(month), count, revenue };
  for (const { name, confirmed: count, revenue, booked_hours, offered_hours, occupancy } of found.spaces)
    yield {
      section: sections.spaces,
      item: name,
      count,
      revenue,
      booked: booked_hours,
      offered: offered_hours,
      occupancy,
    };
  for (const { source, confirmed: count, revenue } of found.sources)
    yield { section: sections.sources, item: texts.sources[source], count, revenue };
  for (const { reason, count } of found.lost_reasons)
    yield { section: sections.lost, item: texts.lostReasons[reason], count };
  for (const { weekday, hour, booked_hours, offered_hours, occupancy } of found.hours)
    if (offered_hours > 0)
      yield {
        section: sections.heat,
        item: texts.hourOfWeek(weekday, hour),
        booked: booked_hours,
        offered: offered_hours,
        occupancy,
      };
}
