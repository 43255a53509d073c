import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import { SpaceStatisticsRepository, type SpaceStatistics } from './space-statistics.repository.ts';

/** Statistics of a space for its page in the console. */
@Injectable()
export class SpaceStatisticsService {
  constructor(
    private readonly statistics: SpaceStatisticsRepository,
    private readonly clock: Clock,
  ) {}

  async getBySpace(spaceId: number): Promise<SpaceStatistics> {
    const found = await this.statistics.findBySpace(spaceId, this.clock.now());
    if (!found) throw new DomainError('not-found', 'NOTFOUND');
    return found;
  }
}
