import { Injectable } from '@nestjs/common';
import type { CancelCode } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ReservationWorkflowService } from '../decisions/reservation-workflow.service.ts';
import { assertTransition, reasonRequired, reservationNotFound } from '../reservation.errors.ts';
import { assertMayHost, toOwnedSpaceRef } from '../reservation.policy.ts';
import { findTransition, type ReservationAction, statusAt } from '../reservation.states.ts';
import { SeriesRepository } from '../series.repository.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import type { Series } from '../reservation.entity.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import { ReservationSlotService } from '../reservation-slot.service.ts';

/** The host's answer to all dates of a repeated booking. */
@Injectable()
export class SeriesRequestDecisionService {
  constructor(
    private readonly repository: SeriesRepository,
    private readonly workflow: ReservationWorkflowService,
    private readonly clock: Clock,
    private readonly availability: SpaceAvailabilityService,
    private readonly slots: ReservationSlotService,
  ) {}

  /**
   * Confirms all dates that wait, at their shown prices.
   * @throws DomainError RESERVATION_CHANGED when `version` is outdated, CALENDAR_CONFLICT with the days on which a
   *   refreshed foreign calendar has an event
   */
  async confirm(
    actor: Actor,
    id: number,
    { version, message }: { version: number; message: string | null },
  ): Promise<void> {
    const dateId = await this.findOpenDate(actor, id, 'confirm');
    await this.workflow.confirm(actor, dateId, { scope: 'all', version, priceHaler: null, message });
  }

  /**
   * Declines all dates that wait; the guest is mailed the reason.
   * @throws DomainError RESERVATION_CHANGED when `version` is outdated
   */
  async decline(
    actor: Actor,
    id: number,
    { version, reason, code }: { version: number; reason: string | null; code: CancelCode | null },
  ): Promise<void> {
    const dateId = await this.findOpenDate(actor, id, 'refuse');
    if (reason === null) throw reasonRequired();
    await this.workflow.cancelAsHost(actor, dateId, {
      actions: ['refuse'],
      scope: 'all',
      version,
      reason,
      code,
    });
  }

  /** @throws DomainError NOTFOUND unless the actor is a host of the series */
  async getForHost(actor: Actor, id: number): Promise<SeriesRequestDetails> {
    const dates = await this.repository.listRequested(id);
    const series = await this.repository.find(id);
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

  /**
   * A date that the step applies to.
   * @throws DomainError NOTFOUND unless the actor is a host of the series, FORBIDDEN when they may not write,
   *   RESERVATION_CLOSED or RESERVATION_EXPIRED without such a date
   */
  private async findOpenDate(actor: Actor, id: number, action: ReservationAction): Promise<number> {
    const dates = await this.repository.listRequested(id);
    for (const { space } of dates) assertMayHost(actor, toOwnedSpaceRef(space), 'write');
    const now = this.clock.now();
    const date = dates.find((one) => findTransition(one, [action], 'host', now) !== null) ?? dates.at(-1);
    if (!date) throw reservationNotFound();
    assertTransition(date, [action], 'host', now);
    return date.id;
  }

  private async listConflicts(dates: readonly ReservationWithSpace[]): Promise<ReservationWithSpace[]> {
    if (dates.length === 0) return [];
    const sharing = await this.availability.listSharing([...new Set(dates.map(({ space }) => space.id))]);
    return this.slots.listForeignConflicts(dates, sharing);
  }
}

export type SeriesRequestDetails = {
  readonly series: Series;
  /** By start, cancelled ones too. */
  readonly dates: readonly ReservationWithSpace[];
  /** Ids of the dates on which a connected calendar has an event. */
  readonly conflictIds: readonly number[];
  /** People on the waiting list for time of the dates that wait. */
  readonly waitingPeople: number;
};
