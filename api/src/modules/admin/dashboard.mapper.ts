import type { DashboardAnswerDto } from './dashboard.dto.ts';
import type { Dashboard } from './dashboard.service.ts';

/** The operator's overview as the API writes it; money in CZK. What waits for its hour (schedules, pauses before a retry) is not waiting work. */
export function dashboardAnswer({ days, spaces, totals, series, queues, health }: Dashboard): DashboardAnswerDto {
  return {
    days,
    spaces: {
      published: spaces['PUBLISHED'] ?? 0, waiting: spaces['WAITING_FOR_APPROVAL'] ?? 0, draft: spaces['DRAFT'] ?? 0, disabled: spaces['DISABLED'] ?? 0,
      published_in_period: totals.published_in_period,
    },
    customers: { total: totals.customers, new_in_period: totals.customers_in_period },
    reservations: {
      in_period: totals.reservations, previous: totals.reservations_before, confirmed: totals.reservations_confirmed, value: totals.reservations_value / 100,
    },
    views: { in_period: totals.views, previous: totals.views_before },
    series,
    queues: queues.map(({ queue, waiting, active, failed }) => ({ name: queue, waiting, active, failed })),
    health,
  };
}
