import type {
  DashboardAnswerDto,
  DashboardDemandsDto,
  DashboardMembershipDto,
  DashboardReservationsDto,
  DashboardSearchesDto,
} from './dashboard.dto.ts';
import type { DailyStatistics } from './dashboard.repository.ts';
import type { Dashboard } from './dashboard.service.ts';

type Sum = (metric: Exclude<keyof DailyStatistics, 'date'>) => number;

const createSum =
  (days: readonly DailyStatistics[]): Sum =>
  (metric) =>
    days.reduce((sum, day) => sum + day[metric], 0);

/**
 * Maps the overview to its DTO; money in CZK. Delayed jobs (schedules, retry backoff) do not count as
 * waiting.
 */
export function toDashboardAnswerDto(dashboard: Dashboard): DashboardAnswerDto {
  const { period, spaces, days, state, queues, health, waiting } = dashboard;
  const [now, before] = [
    createSum(days.filter(({ date }) => date >= period.from)),
    createSum(days.filter(({ date }) => date < period.from)),
  ];
  return {
    days: period.days,
    period: {
      from: period.from,
      to: period.to,
      previous_from: period.previousFrom,
      previous_to: period.previousTo,
    },
    spaces: {
      published: spaces['PUBLISHED'] ?? 0,
      waiting: spaces['WAITING_FOR_APPROVAL'] ?? 0,
      draft: spaces['DRAFT'] ?? 0,
      disabled: spaces['DISABLED'] ?? 0,
      published_in_period: now('published'),
      published_previous: before('published'),
    },
    customers: { total: state.customers, new_in_period: now('owners'), new_previous: before('owners') },
    reservations: toReservationsDto(now, before),
    views: { in_period: now('views'), previous: before('views') },
    demands: toDemandsDto(now, before),
    membership: toMembershipDto(dashboard, now, before),
    searches: toSearchesDto(dashboard),
    series: days
      .filter(({ date }) => date >= period.from)
      .map((day) => ({
        date: day.date,
        reservations: day.reservations,
        views: day.views,
        published: day.published,
        demands: day.demands,
      })),
    mails: { sent: state.mailsSent, failed: state.mailsFailed, waiting: state.mailsWaiting },
    outbox: {
      waiting: state.outbox,
      oldest: state.outboxOldest === null ? null : new Date(state.outboxOldest).toISOString(),
    },
    queues: queues.map(({ queue, waiting: held, active, failed }) => ({
      name: queue,
      waiting: held,
      active,
      failed,
    })),
    health,
    waiting: waiting.map(({ kind, count, oldest }) => ({
      kind,
      count,
      oldest: oldest?.toISOString() ?? null,
    })),
    missing_seller: dashboard.missingSeller,
  };
}

const toReservationsDto = (now: Sum, before: Sum): DashboardReservationsDto => ({
  in_period: now('reservations'),
  previous: before('reservations'),
  confirmed: now('confirmed'),
  value: now('value') / 100,
  confirmed_value: now('confirmedValue') / 100,
  confirmed_value_previous: before('confirmedValue') / 100,
});

const toDemandsDto = (now: Sum, before: Sum): DashboardDemandsDto => ({
  sent: now('demands'),
  offered: now('offered'),
  chosen: now('chosen'),
  sent_previous: before('demands'),
  offered_previous: before('offered'),
  chosen_previous: before('chosen'),
});

const toMembershipDto = ({ state, plans }: Dashboard, now: Sum, before: Sum): DashboardMembershipDto => ({
  revenue: now('revenue') / 100,
  revenue_previous: before('revenue') / 100,
  paid_orders: now('paidOrders'),
  trials_ending: state.trialsEnding,
  plans: plans.map(({ id, name, paidOrders, revenue, running, trials }) => ({
    id,
    name,
    paid_orders: paidOrders,
    revenue: revenue / 100,
    running,
    trials,
  })),
});

function toSearchesDto({ searches: found }: Dashboard): DashboardSearchesDto {
  const listPhrases = (wanted: 'top' | 'missed'): DashboardSearchesDto['top'] =>
    found
      .filter(({ kind }) => kind === wanted)
      .map(({ phrase, searches: count, misses }) => ({ phrase, searches: count, misses }));
  const all = found.find(({ kind }) => kind === 'all');
  return {
    total: all?.searches ?? 0,
    misses: all?.misses ?? 0,
    top: listPhrases('top'),
    missed: listPhrases('missed'),
  };
}
