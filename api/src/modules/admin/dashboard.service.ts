import { Injectable } from '@nestjs/common';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { invalidField } from '../../platform/errors/index.ts';
import { QueueOverview, type QueueCounts } from '../../platform/queue/index.ts';
import { HealthChecks, type HealthCheck } from '../health/index.ts';
import { SpaceService } from '../spaces/index.ts';
import { FIRST_DAY, LONGEST_DAYS, lastDays, periodOf, type Period } from './dashboard.period.ts';
import {
  DashboardRepository,
  type DayFigures,
  type PlanFigures,
  type SearchFigures,
  type StateFigures,
} from './dashboard.repository.ts';
import { WAITING_KINDS, WaitingWorkRepository, type WaitingWork } from './waiting-work.repository.ts';

export type Dashboard = {
  period: Period;
  now: Date;
  spaces: Record<string, number>;
  days: DayFigures[];
  plans: PlanFigures[];
  state: StateFigures;
  searches: SearchFigures[];
  waiting: WaitingWork[];
  queues: QueueCounts[];
  health: HealthCheck[];
};
/** The last `days`, or a custom range. */
export type PeriodQuery = { days: number } | { from: string | undefined; to: string | undefined };

/** Statistics of the operator's overview. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly figures: DashboardRepository,
    private readonly work: WaitingWorkRepository,
    private readonly spaces: SpaceService,
    private readonly queues: QueueOverview,
    private readonly health: HealthChecks,
    private readonly clock: Clock,
  ) {}

  /** An unreachable queue is reported by the health checks and does not fail the overview. */
  async overview(query: PeriodQuery): Promise<Dashboard> {
    const [now, today] = [this.clock.now(), this.clock.today()];
    const period = 'days' in query ? lastDays(today, query.days) : chosen(query, today);
    const [spaces, days, plans, state, searches, work, queues, failedJobs, health] = await Promise.all([
      this.spaces.countsByStatus(),
      this.figures.days(period, now),
      this.figures.plans(period, now),
      this.figures.state(period, now),
      this.figures.searches(period),
      this.work.all(now, today),
      this.queues.counts().catch((): QueueCounts[] => []),
      this.failures(),
      this.health.all(),
    ]);
    const waiting = WAITING_KINDS.flatMap((kind) => [...work, failedJobs].filter((one) => one.kind === kind));
    return { period, now, spaces, days, plans, state, searches, waiting, queues, health };
  }

  /** Aggregates the space views of past days. */
  async countViews(): Promise<void> {
    await this.figures.countViewsBefore(this.clock.today());
  }

  private async failures(): Promise<WaitingWork> {
    const { count, oldest } = await this.queues.failures().catch(() => ({ count: 0, oldest: null }));
    return { kind: 'failed_jobs', count, oldest };
  }
}

function chosen({ from, to }: { from: string | undefined; to: string | undefined }, today: string): Period {
  if (from === undefined) throw invalidField('from', fieldError('required'));
  if (to === undefined) throw invalidField('to', fieldError('required'));
  if (from < FIRST_DAY) throw invalidField('from', fieldError('date'));
  if (to > today) throw invalidField('to', fieldError('dateFuture'));
  if (to < from) throw invalidField('to', fieldError('dateOrder'));
  const period = periodOf(from, to);
  if (period.days > LONGEST_DAYS) throw invalidField('to', fieldError('spanTooLong', { max: LONGEST_DAYS }));
  return period;
}
