import { Injectable } from '@nestjs/common';
import { BOOKING, DAY_MS } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import { cancellationLimit } from '../reservation.errors.ts';
import { ReservationRepository } from '../reservation.repository.ts';

/** Limits book-and-cancel loops; each iteration mails the owner (QUALITY 52). */
@Injectable()
export class CancellationLimitService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * @throws DomainError CANCELLATION_LIMIT when the e-mail address cancelled too often at the owner of the
   * space
   */
  async assertWithinLimit({ email, spaceId }: { email: string; spaceId: number }): Promise<void> {
    if (!this.config.RATE_LIMITS) return;
    const now = this.clock.now().getTime();
    const limit = BOOKING.cancellationsPerDay;
    const cancellations = await this.reservations.listGuestCancellations(
      email,
      spaceId,
      new Date(now - DAY_MS),
      limit,
    );
    const earliestCounted = cancellations[limit - 1];
    if (earliestCounted) throw cancellationLimit((earliestCounted.getTime() + DAY_MS - now) / 1000);
  }
}
