import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { WaitingRepository, type WaitingSummary } from './waiting.repository.ts';

@Injectable()
export class WaitingService {
  constructor(
    private readonly waiting: WaitingRepository,
    private readonly clock: Clock,
  ) {}

  /** What awaits an answer of the owner; kinds without items are left out. */
  async list({ customerId }: Actor): Promise<WaitingSummary[]> {
    if (customerId === null) return [];
    const summaries = await this.waiting.listSummaries(customerId, this.clock.now());
    return summaries.filter(({ count }) => count > 0);
  }
}
