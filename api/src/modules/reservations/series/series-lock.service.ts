import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import type { CancelledBy } from '../reservation.entity.ts';
import { reservationNotFound, seriesConflict } from '../reservation.errors.ts';
import { ReservationExpiryService } from '../reservation-expiry.service.ts';
import { ReservationLockService } from '../reservation-lock.service.ts';
import { assertMayHost, mayHost, resolveHost } from '../reservation.policy.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import type { Series } from '../series.entity.ts';
import { SeriesRepository } from '../series.repository.ts';
import { isRemaining } from './series-rules.ts';

/** „This and the following“ occurrences of a series as the host has read it. */
export type SeriesSpan = {
  readonly id: number;
  readonly version: number;
  /** First day of the rule. */
  readonly fromDay: string;
};
/** A series with its remaining occurrences from a day on, all locked. */
export type LockedSeries = {
  readonly series: Series;
  /** By day and space; at least one. */
  readonly occurrences: readonly [ReservationWithSpace, ...ReservationWithSpace[]];
  readonly by: Extract<CancelledBy, 'owner' | 'operator'>;
};

/** Lock order: schedules of all spaces by id, the series, its occurrences by id. */
@Injectable()
export class SeriesLockService {
  constructor(
    private readonly repository: SeriesRepository,
    private readonly availability: SpaceAvailabilityService,
    private readonly expiry: ReservationExpiryService,
    private readonly locks: ReservationLockService,
    private readonly clock: Clock,
  ) {}

  /**
   * Requires a unit of work.
   * @param spaceId another space whose schedule to lock
   * @throws DomainError NOTFOUND unless the actor is a host of an occurrence, FORBIDDEN to a member of the owner's
   *   team that may not write in all spaces, SERIES_CHANGED when it changed since it was read, VALIDATION on
   *   `from_day` without a remaining occurrence, on `space_id` when the actor is no host of the space
   */
  async acquire(actor: Actor, { id, version, fromDay }: SeriesSpan, spaceId?: number): Promise<LockedSeries> {
    const keys = await this.repository.listKeys(id);
    const first = keys.find((key) => mayHost(actor, key, 'view'));
    if (!first) throw reservationNotFound();
    assertMayHost(actor, first, 'write');
    const wanted = keys.filter((key) => key.status !== 'cancelled' && key.day >= fromDay);
    for (const key of wanted) assertMayHost(actor, key, 'write');
    if (spaceId !== undefined && !mayHost(actor, { ...first, spaceId }, 'write'))
      throw createFieldError('space_id', fieldError('choice'));
    const spaceIds = [...wanted.map((key) => key.spaceId), ...(spaceId === undefined ? [] : [spaceId])];
    const sharing = await this.availability.lockSchedules([...new Set(spaceIds)]);
    const series = await this.repository.findForUpdate(id);
    if (!series || (await this.repository.countVersion(id)) !== version) throw seriesConflict();
    await this.expiry.expireRequests([...new Set([...sharing.values()].flat())]);
    const now = this.clock.now();
    const locked = await this.locks.acquireMore(wanted);
    const [occurrence, ...others] = locked
      .filter((one) => isRemaining(one, now))
      .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime() || one.id - other.id);
    if (!occurrence) throw createFieldError('from_day', fieldError('seriesOver'));
    return { series, occurrences: [occurrence, ...others], by: resolveHost(actor, first) };
  }
}
