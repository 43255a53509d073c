import { Injectable } from '@nestjs/common';
import type { CancelCode } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ReservationWorkflowService } from '../decisions/reservation-workflow.service.ts';
import { assertTransition, reasonRequired, reservationNotFound } from '../reservation.errors.ts';
import { assertMayHost, toOwnedSpaceRef } from '../reservation.policy.ts';
import { findTransition, type ReservationAction } from '../reservation.states.ts';
import { SeriesRequestRepository } from '../series-request.repository.ts';

/** The host's answer to all dates of a repeated booking. */
@Injectable()
export class SeriesRequestDecisionService {
  constructor(
    private readonly repository: SeriesRequestRepository,
    private readonly workflow: ReservationWorkflowService,
    private readonly clock: Clock,
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
}
