import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import type { Series } from '../series.entity.ts';
import { reservationNotFound } from '../reservation.errors.ts';
import { assertMayHost, toOwnedSpaceRef } from '../reservation.policy.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import { statusAt } from '../reservation.states.ts';
import { CalendarConflictsService } from '../calendar-conflicts.service.ts';
import { SeriesRequestRepository } from '../series-request.repository.ts';

export type SeriesRequestDetails = {
  readonly series: Series;
  /** By start, cancelled ones too. */
  readonly dates: readonly ReservationWithSpace[];
  /** Ids of the dates on which a connected calendar has an event. */
  readonly conflictIds: readonly number[];
  /** People on the waiting list for time of the dates that wait. */
  readonly waitingPeople: number;
};

/** The request of a repeated booking as its host sees it. */
@Injectable()
export class SeriesRequestViewService {
  constructor(
    private readonly repository: SeriesRequestRepository,
    private readonly availability: SpaceAvailabilityService,
    private readonly conflicts: CalendarConflictsService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOTFOUND unless the actor is a host of the series */
  async get(actor: Actor, id: number): Promise<SeriesRequestDetails> {
    const dates = await this.repository.listRequested(id);
    const series = await this.repository.findSeries(id);
    const [first] = dates;
    if (!first || !series) throw reservationNotFound();
    for (const { space } of dates) assertMayHost(actor, toOwnedSpaceRef(space), 'view');
    const now = this.clock.now();
    const waiting = dates.filter((date) => statusAt(date, now) === 'pending');
    return {
      series,
      dates,
      conflictIds: (await this.listConflicts(waiting)).map((date) => date.id),
      waitingPeople: await this.repository.countWaiting(first.space.id, waiting),
    };
  }

  private async listConflicts(dates: readonly ReservationWithSpace[]): Promise<ReservationWithSpace[]> {
    if (dates.length === 0) return [];
    const sharing = await this.availability.listSharing([...new Set(dates.map(({ space }) => space.id))]);
    return this.conflicts.list(dates, sharing);
  }
}
