import { HOUR_MS } from '@prostora/contracts';
import { bookingTexts } from '@prostora/strings/cs/booking-api.ts';
import { statistics as texts } from '@prostora/strings/cs/statistics.ts';
import type { TableColumn } from '../../../platform/export/index.ts';
import type { OwnerStatisticsDto } from './owner-statistics.dto.ts';
import type { CountedSpace } from './owner-statistics.repository.ts';
import type { OwnerStatistics } from './owner-statistics.service.ts';

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
