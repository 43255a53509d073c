import { Injectable } from '@nestjs/common';
import { SERIES_REQUEST } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import { SeriesRequestRepository } from './series-request.repository.ts';

/** Limits how much time of one owner a guest can hold by repeated bookings. */
@Injectable()
export class SeriesRequestLimitsService {
  constructor(
    private readonly repository: SeriesRequestRepository,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** @throws DomainError SERIES_LIMIT when the e-mail address or the telephone has too many series at the owner */
  async assertWithinLimit(guest: { spaceId: number; email: string; phone: string | null }): Promise<void> {
    if (!this.config.RATE_LIMITS) return;
    const now = this.clock.now();
    const open = await this.repository.listOpen(guest, now);
    const earliest = open[open.length - SERIES_REQUEST.open];
    if (!earliest) return;
    throw new DomainError('rate-limited', 'SERIES_LIMIT', {
      params: { max: SERIES_REQUEST.open },
      retryAfter: Math.max(1, Math.ceil((earliest.getTime() - now.getTime()) / 1000)),
    });
  }
}
