import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/actor.ts';
import type { FullSpace } from '../spaces/index.ts';
import { ChangeProposalRepository, type ProposalWithSpace } from './changes/change-proposal.repository.ts';
import { ReservationDesk } from './reservation-desk.service.ts';
import { ReservationLinks } from './reservation-links.service.ts';
import type { Reservation } from './reservation.entity.ts';
import { reservationNotFound } from './reservation.errors.ts';
import { ReservationRepository } from './reservation.repository.ts';

/** Data of the guest's page. */
export type GuestView = {
  reservation: Reservation;
  space: FullSpace;
  proposal: ProposalWithSpace | null;
  proposedSpace: FullSpace;
};

/** The guest's page; possession of its link authenticates the guest. */
@Injectable()
export class ReservationGuests {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly links: ReservationLinks,
    private readonly desk: ReservationDesk,
    private readonly proposals: ChangeProposalRepository,
  ) {}

  /**
   * @throws DomainError NOTFOUND for a wrong token and for an anonymized guest
   */
  async read(id: number, token: string): Promise<GuestView> {
    const reservation = await this.reservations.byId(id);
    if (!reservation || reservation.forgottenAt !== null || !this.links.matches(reservation, token))
      throw reservationNotFound();
    return this.viewOf(reservation);
  }

  async cancel(actor: Actor, id: number, token: string, reason: string | null): Promise<GuestView> {
    return this.viewOf(await this.desk.endAsGuest(actor, id, token, reason));
  }

  /** With the full space and the proposal shown to the guest. */
  async viewOf(reservation: Reservation): Promise<GuestView> {
    const proposal = (await this.proposals.findLatest([reservation.id])).get(reservation.id) ?? null;
    const proposedSpaceId = proposal?.space.id ?? reservation.space.id;
    const space = await this.reservations.spaceInFull(reservation.space.id);
    const proposedSpace =
      proposedSpaceId === space.id ? space : await this.reservations.spaceInFull(proposedSpaceId);
    return { reservation, space, proposal, proposedSpace };
  }
}
