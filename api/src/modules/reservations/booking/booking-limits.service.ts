import { Injectable } from '@nestjs/common';
import { BOOKING, DAY_MS, SERIES_REQUEST } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { UnconfirmedRequestsService } from '../guest-access/unconfirmed-requests.service.ts';
import { cancellationLimit } from '../reservation.errors.ts';
import { ReservationRepository } from '../reservation.repository.ts';
import { sumMs } from './booking-days.ts';
import type { BookingPlan } from './booking-plan.ts';
import type { BookingPolicy } from './booking-policy.ts';
import { BookingRepository } from './booking.repository.ts';
import type { BookingRequest } from './booking-request.ts';
import type { EmailConfirmation } from './new-reservations.ts';

/** Limits how much time guests can hold. */
@Injectable()
export class BookingLimitsService {
  constructor(
    private readonly unconfirmed: UnconfirmedRequestsService,
    private readonly reservations: ReservationRepository,
    private readonly repository: BookingRepository,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Locks the limits of the guest; called before the schedules are locked.
   * @throws DomainError CANCELLATION_LIMIT
   */
  async lock(actor: Actor, request: BookingRequest, policy: BookingPolicy): Promise<EmailConfirmation> {
    if (policy.status !== 'request') return { isConfirmed: true, clientHash: null };
    const [room] = request.rooms;
    if (room && policy.source === 'guest')
      await this.assertFewCancellations({ email: request.email, spaceId: room.spaceId });
    const isConfirmed =
      request.isEmailConfirmed || (await this.unconfirmed.isConfirmedByAccount(actor, request.email));
    // Of a series also for confirmed addresses: parallel requests may not exceed the limit of series together.
    if (!isConfirmed || request.repeat) await this.unconfirmed.lockLimits(request);
    return { isConfirmed, clientHash: isConfirmed ? null : this.unconfirmed.hashClient(request.clientKey) };
  }

  /** @throws DomainError SERIES_LIMIT, UNCONFIRMED_LIMIT or UNCONFIRMED_TOO_LONG */
  async assertWithin(
    request: BookingRequest,
    { chosen }: BookingPlan,
    { status }: BookingPolicy,
    { isConfirmed }: EmailConfirmation,
  ): Promise<void> {
    const [first] = chosen;
    if (status !== 'request' || !first) return;
    if (request.repeat) await this.assertFewSeries({ ...request, spaceId: first.spaceId });
    if (!isConfirmed)
      await this.unconfirmed.assertWithinLimits({ ...request, spaceId: first.spaceId }, sumMs(chosen));
  }

  /**
   * Limits book-and-cancel loops, of which each mails the owner (QUALITY 52).
   * @throws DomainError CANCELLATION_LIMIT when the e-mail address cancelled too often at the owner of the space
   */
  private async assertFewCancellations({
    email,
    spaceId,
  }: {
    email: string;
    spaceId: number;
  }): Promise<void> {
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

  /** The e-mail address or the telephone has not too many series at the owner. */
  private async assertFewSeries(guest: {
    spaceId: number;
    email: string;
    phone: string | null;
  }): Promise<void> {
    if (!this.config.RATE_LIMITS) return;
    const now = this.clock.now();
    const open = await this.repository.listOpenSeries(guest, now);
    const earliest = open[open.length - SERIES_REQUEST.open];
    if (!earliest) return;
    throw new DomainError('rate-limited', 'SERIES_LIMIT', {
      params: { max: SERIES_REQUEST.open },
      retryAfter: Math.max(1, Math.ceil((earliest.getTime() - now.getTime()) / 1000)),
    });
  }
}
