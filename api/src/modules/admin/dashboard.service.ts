import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { QueueOverview, type QueueCounts } from '../../platform/queue/index.ts';
import { HealthChecks, type HealthCheck } from '../health/index.ts';
import { SpaceService } from '../spaces/index.ts';
import { DashboardRepository, type DashboardDay, type DashboardTotals } from './dashboard.repository.ts';

export type Dashboard = { days: number; spaces: Record<string, number>; totals: DashboardTotals; series: DashboardDay[]; queues: QueueCounts[]; health: HealthCheck[] };

/** Real figures for the operator's overview. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly figures: DashboardRepository, private readonly spaces: SpaceService, private readonly queues: QueueOverview,
    private readonly health: HealthChecks, private readonly clock: Clock,
  ) {}

  /** The last `days` days, today included. An unreachable queue is told by the health checks, not by a failure of the whole. */
  async overview(days: number): Promise<Dashboard> {
    const today = this.clock.today();
    const [spaces, totals, series, queues, health] = await Promise.all([
      this.spaces.countsByStatus(), this.figures.totals(today, days), this.figures.series(today, days), this.queues.counts().catch((): QueueCounts[] => []), this.health.all(),
    ]);
    return { days, spaces, totals, series, queues, health };
  }
}
