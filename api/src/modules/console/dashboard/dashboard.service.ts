import { Injectable } from '@nestjs/common';
import { listMissingSellerFields, type SellerField } from '@prostora/contracts/seller.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import { QueueStatusReader, type QueueCounts } from '../../../platform/queue/index.ts';
import { HealthChecksService, type HealthCheck } from '../../../platform/health/index.ts';
import { SiteSettingsService } from '../../settings/index.ts';
import { SpaceService } from '../../spaces/index.ts';
import { FIRST_DAY, MAX_DAYS, buildLastDays, buildPeriod, type Period } from './dashboard.period.ts';
import {
  DashboardRepository,
  type DailyStatistics,
  type PlanStatistics,
  type SearchStatistics,
  type CurrentStatistics,
} from './dashboard.repository.ts';
import { TaskCountsRepository, type TaskCount } from '../tasks/task-counts.repository.ts';
import { TASK_KINDS } from '@prostora/contracts/operator-tasks.ts';

export type Dashboard = {
  period: Period;
  now: Date;
  spaces: Record<string, number>;
  days: DailyStatistics[];
  plans: PlanStatistics[];
  state: CurrentStatistics;
  searches: SearchStatistics[];
  waiting: TaskCount[];
  queues: QueueCounts[];
  health: HealthCheck[];
  missingSeller: SellerField[];
};
/** The last `days`, or a custom range. */
export type PeriodQuery = { days: number } | { from: string | undefined; to: string | undefined };

/** Statistics of the operator's overview. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly statistics: DashboardRepository,
    private readonly work: TaskCountsRepository,
    private readonly spaces: SpaceService,
    private readonly queues: QueueStatusReader,
    private readonly health: HealthChecksService,
    private readonly settings: SiteSettingsService,
    private readonly clock: Clock,
  ) {}

  /** An unreachable queue is reported by the health checks and does not fail the overview. */
  async loadOverview(query: PeriodQuery): Promise<Dashboard> {
    const [now, today] = [this.clock.now(), this.clock.today()];
    const period = 'days' in query ? buildLastDays(today, query.days) : parsePeriod(query, today);
    const [spaces, days, plans, state, searches, work, queues, failedJobs, health, site] = await Promise.all([
      this.spaces.countByStatus(),
      this.statistics.listDays(period, now),
      this.statistics.listPlans(period, now),
      this.statistics.getCurrent(period, now),
      this.statistics.listSearches(period),
      this.work.countByKind(now, today),
      this.queues.readCounts().catch((): QueueCounts[] => []),
      this.countFailedJobs(),
      this.health.runAll(),
      this.settings.getLatest(),
    ]);
    const waiting = TASK_KINDS.flatMap((kind) => [...work, failedJobs].filter((one) => one.kind === kind));
    const missingSeller = listMissingSellerFields(site.values);
    return { period, now, spaces, days, plans, state, searches, waiting, queues, health, missingSeller };
  }

  /** Aggregates the space views of past days. */
  async countViews(): Promise<void> {
    await this.statistics.countViewsBefore(this.clock.today());
  }

  private async countFailedJobs(): Promise<TaskCount> {
    const { count, oldest } = await this.queues.readFailures().catch(() => ({ count: 0, oldest: null }));
    return { kind: 'failed_jobs', count, oldest };
  }
}

function parsePeriod(
  { from, to }: { from: string | undefined; to: string | undefined },
  today: string,
): Period {
  if (from === undefined) throw createFieldError('from', fieldError('required'));
  if (to === undefined) throw createFieldError('to', fieldError('required'));
  if (from < FIRST_DAY) throw createFieldError('from', fieldError('date'));
  if (to > today) throw createFieldError('to', fieldError('dateFuture'));
  if (to < from) throw createFieldError('to', fieldError('dateOrder'));
  const period = buildPeriod(from, to);
  if (period.days > MAX_DAYS) throw createFieldError('to', fieldError('spanTooLong', { max: MAX_DAYS }));
  return period;
}
