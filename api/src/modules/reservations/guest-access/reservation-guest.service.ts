import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { ChangeProposalRepository } from '../change-proposal.repository.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import type { Reservation } from '../reservation.entity.ts';
import { reservationNotFound } from '../reservation.errors.ts';
import { ReservationRepository } from '../reservation.repository.ts';
import { toGuestSeriesDto, type GuestReservationDetails } from './reservation-guest.mapper.ts';
import { SeriesRepository } from '../series.repository.ts';

/** The guest's page; possession of its link authenticates the guest. */
@Injectable()
export class ReservationGuestService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly links: ReservationLinksService,
    private readonly proposals: ChangeProposalRepository,
    private readonly seriesRequests: SeriesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError NOTFOUND for a wrong token and for an anonymized guest
   */
  async getByToken(id: number, token: string): Promise<GuestReservationDetails> {
    const reservation = await this.reservations.findById(id);
    if (!reservation || reservation.anonymizedAt !== null || !this.links.matches(reservation, token))
      throw reservationNotFound();
    return this.loadDetails(reservation);
  }

  /** With the full space and the proposal shown to the guest. */
  async loadDetails(reservation: Reservation): Promise<GuestReservationDetails> {
    const proposal = (await this.proposals.findLatest([reservation.id])).get(reservation.id) ?? null;
    const proposedSpaceId = proposal?.space.id ?? reservation.space.id;
    const space = await this.reservations.getFullSpace(reservation.space.id);
    const proposedSpace =
      proposedSpaceId === space.id ? space : await this.reservations.getFullSpace(proposedSpaceId);
    const bundle = proposal?.state === 'open' ? proposal.bundle : null;
    const together = bundle === null ? [] : await this.proposals.listByBundle(bundle, 'open');
    const others = together.filter((one) => one.id !== proposal?.id);
    const dates = await this.seriesRequests.listOfGuest(reservation);
    const series = dates.length > 1 ? toGuestSeriesDto(dates, this.clock.now(), this.links) : null;
    return { reservation, space, proposal, proposedSpace, others, series };
  }
}
