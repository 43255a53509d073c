import { createHash } from 'node:crypto';
import type { Scored } from '../tasks/task-order.ts';
import type { Task } from '../tasks/task-list.repository.ts';
import type { TaskCounts } from '../tasks/task-list.service.ts';
import type {
  OwnerBadgesDto,
  OwnerTodayDto,
  TodayArrivalDto,
  TodayGapDto,
  TodayTaskDto,
} from './today.dto.ts';
import type { Arrival } from './today.repository.ts';
import type { OwnerToday, PricedGap } from './today.service.ts';

const toCrowns = (haler: number | null): number | null => (haler === null ? null : haler / 100);

const toTaskDto = (item: Scored<Task>): TodayTaskDto => ({
  kind: item.kind,
  id: item.id,
  title: item.title,
  person: item.person,
  email: item.email,
  phone: item.phone,
  space: { id: item.spaceId, name: item.spaceName },
  value: toCrowns(item.valueHaler),
  is_value_estimated: item.isEstimated,
  waits_since: item.waitsSince.toISOString(),
  deadline: item.deadline?.toISOString() ?? null,
  score: item.score,
  start_datetime: item.startsAt?.toISOString() ?? null,
  end_datetime: item.endsAt?.toISOString() ?? null,
  day: item.day,
  number_of_guests: item.guests,
  proposal_id: item.proposalId,
  assignee: item.assignee,
  series_id: item.seriesId,
  dates: item.dates,
});

const toArrivalDto = (arrival: Arrival): TodayArrivalDto => ({
  reservation_id: arrival.id,
  title: arrival.title,
  space: { id: arrival.spaceId, name: arrival.spaceName },
  start_datetime: arrival.startsAt.toISOString(),
  end_datetime: arrival.endsAt.toISOString(),
  number_of_guests: arrival.guests,
  staff_note: arrival.staffNote,
  is_of_series: arrival.isOfSeries,
});

const toGapDto = ({ space, startsAt, endsAt, priceHaler }: PricedGap): TodayGapDto => ({
  space: { id: space.id, name: space.name },
  space_url: space.url,
  start_datetime: startsAt.toISOString(),
  end_datetime: endsAt.toISOString(),
  price: toCrowns(priceHaler),
});

export const toOwnerTodayDto = ({
  day,
  counts,
  waiting,
  arrivals,
  gaps,
  setup,
}: OwnerToday): OwnerTodayDto => ({
  day,
  counts,
  waiting: waiting.map(toTaskDto),
  arrivals: {
    today: arrivals.today.map(toArrivalDto),
    tomorrow: arrivals.tomorrow.map(toArrivalDto),
  },
  gaps: gaps.map(toGapDto),
  setup,
});

export function toOwnerBadgesDto(counts: TaskCounts): OwnerBadgesDto {
  const { request, proposal, waitlist, message, demand } = counts;
  const reservations = request + proposal + waitlist;
  const inquiries = message + demand;
  return { today: reservations + inquiries, reservations, inquiries };
}

/** Tag of the badges of one customer: a browser may change its account. */
export const toBadgesEtag = (customerId: number | null, badges: OwnerBadgesDto): string =>
  `"${createHash('sha256')
    .update(JSON.stringify([customerId, badges]))
    .digest('base64url')
    .slice(0, 22)}"`;
