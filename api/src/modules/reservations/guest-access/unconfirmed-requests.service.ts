import { Injectable } from '@nestjs/common';
import { BOOKING, DAY_SECONDS } from '@prostora/contracts';
import { createHmac } from 'node:crypto';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import { deriveKeys, getSecrets } from '../../../platform/crypto/secrets.ts';
import { RateLimiter, type Actor, type RateLimit } from '../../../platform/http/index.ts';
import { unconfirmedLimit, unconfirmedTooLong } from '../reservation.errors.ts';
import {
  GuestEmailConfirmationRepository,
  type OpenUnconfirmedRequest,
} from '../guest-email-confirmation.repository.ts';

export type UnconfirmedRequest = {
  email: string;
  spaceId: number;
  clientKey: string;
  startsAt: Date;
  endsAt: Date;
};

/** Corrected addresses of one event, whose unconfirmed requests end after 30 minutes. */
const CORRECTIONS: RateLimit = {
  name: 'guest-email-correction',
  points: 3,
  seconds: DAY_SECONDS,
  shared: true,
};

/** Limits of requests whose guest has not confirmed the e-mail address (ADR 20). */
@Injectable()
export class UnconfirmedRequestsService {
  /** Whether limits are in force. */
  readonly isLimited: boolean;
  private readonly key: Buffer;

  constructor(
    private readonly confirmations: GuestEmailConfirmationRepository,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
    config: Config,
  ) {
    this.isLimited = config.RATE_LIMITS;
    this.key = deriveKeys(getSecrets(config), 'mailbox-proof')[0];
  }

  /** Whether it is the confirmed address of the signed-in user. */
  async isConfirmedByAccount(actor: Actor, email: string): Promise<boolean> {
    return actor.userId !== null && (await this.confirmations.isConfirmedAccountEmail(actor.userId, email));
  }

  hashClient(clientKey: string): string {
    return createHmac('sha256', this.key).update(`client:${clientKey}`).digest('base64url');
  }

  /**
   * Must run in the booking's unit of work before the schedule lock, so parallel requests cannot exceed the
   * limits together.
   */
  async lockLimits({ email, clientKey }: Pick<UnconfirmedRequest, 'email' | 'clientKey'>): Promise<void> {
    if (this.isLimited)
      await this.confirmations.lockEmailAndClient({ email, clientHash: this.hashClient(clientKey) });
  }

  /**
   * @param firstId lowest id of the event's reservations
   * @throws DomainError RATE_LIMITED
   */
  countCorrection(firstId: number): Promise<void> {
    return this.limiter.consume(CORRECTIONS, String(firstId));
  }

  /**
   * Limits of open requests and held time per address, client and space. A series is one request.
   * @param heldMs time of all dates of a series
   * @param ownIds reservations of the request itself, which do not count
   */
  async assertWithinLimits(
    { email, clientKey, spaceId, startsAt, endsAt }: UnconfirmedRequest,
    heldMs = endsAt.getTime() - startsAt.getTime(),
    ownIds: readonly number[] = [],
  ): Promise<void> {
    if (!this.isLimited) return;
    const now = this.clock.now();
    const maxSeconds = BOOKING.unconfirmedDays * DAY_SECONDS;
    const seconds = heldMs / 1000;
    if (seconds > maxSeconds) throw unconfirmedTooLong();
    const open = await this.confirmations.listOpen(
      { email, clientHash: this.hashClient(clientKey), spaceId },
      now,
      ownIds,
    );
    for (const dimension of ['mailbox', 'client', 'space'] as const) {
      const counted = open.filter((one) => one[dimension]);
      const held = counted.reduce((sum, one) => sum + one.seconds, 0);
      const requests = new Set(counted.map(({ requestKey }) => requestKey));
      if (requests.size >= BOOKING.unconfirmedRequests || held + seconds > maxSeconds)
        throw unconfirmedLimit(secondsUntilFirstExpiry(counted, now));
    }
  }
}

const secondsUntilFirstExpiry = (open: readonly OpenUnconfirmedRequest[], now: Date): number =>
  Math.max(
    1,
    Math.min(...open.map(({ expiresAt }) => (new Date(expiresAt).getTime() - now.getTime()) / 1000)),
  );
