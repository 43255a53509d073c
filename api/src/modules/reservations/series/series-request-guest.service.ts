import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import { ReservationGuestService, type GuestReservationDetails } from '../guest/reservation-guest.service.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import { assertTransition, reservationNotFound } from '../reservation.errors.ts';
import { ReservationRepository, type ReservationWithSpace } from '../reservation.repository.ts';
import { findTransition } from '../reservation.states.ts';
import { SeriesRequestStepsService } from './series-request-steps.service.ts';
import { SeriesRequestRepository } from './series-request.repository.ts';

/** Steps of the guest with all dates of a repeated booking; the link of one date authenticates the guest. */
@Injectable()
export class SeriesRequestGuestService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly availability: SpaceAvailabilityService,
    private readonly reservations: ReservationRepository,
    private readonly links: ReservationLinksService,
    private readonly repository: SeriesRequestRepository,
    private readonly steps: SeriesRequestStepsService,
    private readonly guests: ReservationGuestService,
    private readonly clock: Clock,
  ) {}

  /**
   * Cancels all dates that have not begun.
   * @throws DomainError NOTFOUND for a wrong token, RESERVATION_CLOSED without a date to cancel
   */
  async cancelAll(
    actor: Actor,
    id: number,
    token: string,
    reason: string | null,
  ): Promise<GuestReservationDetails> {
    const reservation = await this.unit.run(async () => {
      const { ids, spaceIds } = await this.listDates(id, token);
      await this.availability.lockSchedules(spaceIds);
      const dates = await this.repository.lock(ids);
      const linked = dates.find((date) => date.id === id);
      if (!linked || !this.links.matches(linked, token)) throw reservationNotFound();
      const now = this.clock.now();
      const open = dates.filter((date) => findTransition(date, ['cancel'], 'guest', now) !== null);
      if (open.length === 0) assertTransition(linked, ['cancel'], 'guest', now);
      const former = new Map(open.map((date) => [date.id, date.status]));
      for (const date of open)
        Object.assign(date, {
          status: 'cancelled',
          cancelledAt: now,
          cancelledBy: 'guest',
          cancelReason: reason,
        });
      await this.steps.finish(actor, open, 'cancelled', 'guest', (date) => ({
        before: { status: former.get(date.id) },
        after: { status: 'cancelled', by: 'guest' },
      }));
      return linked;
    });
    return this.guests.loadDetails(reservation);
  }

  private async listDates(id: number, token: string): Promise<{ ids: number[]; spaceIds: number[] }> {
    const reservation = await this.reservations.findById(id);
    if (!reservation || reservation.anonymizedAt !== null || !this.links.matches(reservation, token))
      throw reservationNotFound();
    const series: ReservationWithSpace[] = await this.repository.listOfGuest(reservation);
    const dates = series.length > 0 ? series : [reservation];
    return {
      ids: dates.map((date) => date.id),
      spaceIds: [...new Set(dates.map(({ space }) => space.id))],
    };
  }
}
