import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/actor.ts';
import type { FullSpace } from '../spaces/index.ts';
import { ChangeProposalRepository, type ProposalWithSpace } from './changes/change-proposal.repository.ts';
import { ReservationDesk } from './reservation-desk.service.ts';
import { ReservationLinks } from './reservation-links.service.ts';
import type { Reservation } from './reservation.entity.ts';
import { reservationNotFound } from './reservation.errors.ts';
import { ReservationRepository } from './reservation.repository.ts';

/** A reservation and its space as the guest's page shows them. */
export type GuestView = {
  reservation: Reservation;
  space: FullSpace;
  proposal: ProposalWithSpace | null;
  proposedSpace: FullSpace;
};

/** The guest's page: whoever holds its link is the guest. */
@Injectable()
export class ReservationGuests {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly links: ReservationLinks,
    private readonly desk: ReservationDesk,
    private readonly proposals: ChangeProposalRepository,
  ) {}

  /** The reservation of the link; a wrong token knows of none, nor does any once the guest is forgotten. */
  async read(id: number, token: string): Promise<GuestView> {
    const reservation = await this.reservations.byId(id);
    if (!reservation || reservation.forgottenAt !== null || !this.links.matches(reservation, token))
      throw reservationNotFound();
    return this.viewOf(reservation);
  }

  async cancel(actor: Actor, id: number, token: string, reason: string | null): Promise<GuestView> {
    return this.viewOf(await this.desk.endAsGuest(actor, id, token, reason));
  }

  /** With its space in full and the proposal the guest is to know of. */
  async viewOf(reservation: Reservation): Promise<GuestView> {
    const proposal = (await this.proposals.findLatest([reservation.id])).get(reservation.id) ?? null;
    const proposedSpaceId = proposal?.space.id ?? reservation.space.id;
    const space = await this.reservations.spaceInFull(reservation.space.id);
    const proposedSpace =
      proposedSpaceId === space.id ? space : await this.reservations.spaceInFull(proposedSpaceId);
    return { reservation, space, proposal, proposedSpace };
  }
}
