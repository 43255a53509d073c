import { Injectable, Optional } from '@nestjs/common';
import type { CancelCode } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import { decidePrice } from '../reservation-price.ts';
import { ForeignCalendars } from '../calendar/foreign-calendars.ts';
import { ChangeProposalService } from '../changes/change-proposal.service.ts';
import type { CancelledBy } from '../reservation.entity.ts';
import {
  assertTransition,
  proposalRequired,
  reasonRequired,
  reservationConflict,
  reservationNotFound,
} from '../reservation.errors.ts';
import { ReservationStepService } from '../reservation-step.service.ts';
import { assertMayHost, resolveHost, toOwnedSpaceRef } from '../reservation.policy.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import { findTransition, type ReservationAction } from '../reservation.states.ts';
import { SeriesCalendarConflictsService } from './series-calendar-conflicts.service.ts';
import { countSeriesVersion } from './series-rules.ts';
import { SeriesRequestRepository } from './series-request.repository.ts';

type LockedSeries = {
  /** All dates, by id. */
  readonly dates: readonly ReservationWithSpace[];
  /** For each space the ids of it and of those that share floor area with it. */
  readonly sharing: ReadonlyMap<number, readonly number[]>;
  readonly by: CancelledBy;
};

/** The host's answer to all dates of a repeated booking. */
@Injectable()
export class SeriesRequestDecisionService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly availability: SpaceAvailabilityService,
    private readonly repository: SeriesRequestRepository,
    private readonly proposals: ChangeProposalService,
    private readonly conflicts: SeriesCalendarConflictsService,
    private readonly steps: ReservationStepService,
    private readonly clock: Clock,
    @Optional() private readonly foreign?: ForeignCalendars,
  ) {}

  /**
   * Confirms all dates that wait, at their shown prices.
   * @throws DomainError RESERVATION_CHANGED when `version` is outdated, CALENDAR_CONFLICT with the days on which a
   *   refreshed foreign calendar has an event, PROPOSAL_NEEDED when the guest has not accepted the price of a date
   */
  async confirm(
    actor: Actor,
    id: number,
    { version, message }: { version: number; message: string | null },
  ): Promise<void> {
    for (const spaceId of await this.listSpaceIds(actor, id)) await this.foreign?.refresh(spaceId);
    await this.unit.run(async () => {
      const locked = await this.lock(actor, id, version);
      const now = this.clock.now();
      const open = this.listOpen(locked, 'confirm', now);
      await this.assertNoCalendarConflicts(open, locked);
      const former = new Map(open.map(({ id: dateId, priceHaler }) => [dateId, priceHaler]));
      for (const reservation of open) {
        const decision = decidePrice(reservation, null);
        if (decision.kind === 'proposal') throw proposalRequired();
        await this.proposals.closeOpen(actor, reservation);
        Object.assign(reservation, {
          status: 'confirmed',
          confirmedAt: now,
          expiresAt: null,
          priceHaler: decision.priceHaler,
          priceState: decision.priceState,
          hostMessage: message,
        });
      }
      await this.steps.finishAll(actor, open, locked.by, ({ id: dateId, priceHaler }) => ({
        step: 'confirmed',
        before: { status: 'pending', price: (former.get(dateId) ?? 0) / 100 },
        after: { status: 'confirmed', price: priceHaler / 100 },
      }));
    });
  }

  /**
   * Declines all dates that wait; the guest is mailed the reason.
   * @throws DomainError RESERVATION_CHANGED when `version` is outdated
   */
  decline(
    actor: Actor,
    id: number,
    { version, reason, code }: { version: number; reason: string | null; code: CancelCode | null },
  ): Promise<void> {
    return this.unit.run(async () => {
      const locked = await this.lock(actor, id, version);
      const now = this.clock.now();
      const open = this.listOpen(locked, 'refuse', now);
      if (reason === null) throw reasonRequired();
      for (const reservation of open)
        Object.assign(reservation, {
          status: 'cancelled',
          cancelledAt: now,
          cancelledBy: locked.by,
          cancelReason: reason,
          cancelCode: code,
        });
      await this.steps.finishAll(actor, open, locked.by, () => ({
        step: 'refused',
        before: { status: 'pending' },
        after: { status: 'cancelled', by: locked.by },
      }));
    });
  }

  /** Dates that the step applies to. @throws DomainError RESERVATION_CLOSED or RESERVATION_EXPIRED without any */
  private listOpen(
    { dates }: LockedSeries,
    action: Extract<ReservationAction, 'confirm' | 'refuse'>,
    now: Date,
  ): ReservationWithSpace[] {
    const open = dates.filter((date) => findTransition(date, [action], 'host', now) !== null);
    const last = dates.at(-1);
    if (open.length === 0 && last) assertTransition(last, [action], 'host', now);
    return open;
  }

  private async assertNoCalendarConflicts(
    dates: readonly ReservationWithSpace[],
    { sharing }: LockedSeries,
  ): Promise<void> {
    const conflicts = await this.conflicts.list(dates, sharing);
    if (conflicts.length > 0)
      throw new DomainError('conflict', 'CALENDAR_CONFLICT', {
        extra: { dates: conflicts.map(({ seriesDay }) => seriesDay) },
      });
  }

  private async lock(actor: Actor, id: number, version: number): Promise<LockedSeries> {
    const spaceIds = await this.listSpaceIds(actor, id);
    const sharing = await this.availability.lockSchedules(spaceIds);
    const listed = await this.repository.listRequested(id);
    const dates = await this.repository.lock(listed.map((date) => date.id));
    const series = await this.repository.findSeries(id);
    const [first] = dates;
    if (!series || !first) throw reservationNotFound();
    const isMoved = dates.some(({ space }) => !spaceIds.includes(space.id));
    if (isMoved || countSeriesVersion(series, dates) !== version) throw reservationConflict();
    return { dates, sharing, by: resolveHost(actor, toOwnedSpaceRef(first.space)) };
  }

  /** @throws DomainError NOTFOUND unless the actor is a host of the series, FORBIDDEN when they may not write */
  private async listSpaceIds(actor: Actor, id: number): Promise<number[]> {
    const dates = await this.repository.listRequested(id);
    if (dates.length === 0) throw reservationNotFound();
    for (const { space } of dates) assertMayHost(actor, toOwnedSpaceRef(space), 'write');
    return [...new Set(dates.map(({ space }) => space.id))];
  }
}
