import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/actor.ts';
import type { FullSpace } from '../spaces/index.ts';
import { ReservationDesk } from './reservation-desk.service.ts';
import { ReservationLinks } from './reservation-links.service.ts';
import type { Reservation } from './reservation.entity.ts';
import { reservationNotFound } from './reservation.errors.ts';
import { ReservationRepository } from './reservation.repository.ts';

/** A reservation and its space as the guest's page shows them. */
export type GuestView = { reservation: Reservation; space: FullSpace };

/** The guest's page: whoever holds its link is the guest. */
@Injectable()
export class ReservationGuests {
  constructor(private readonly reservations: ReservationRepository, private readonly links: ReservationLinks, private readonly desk: ReservationDesk) {}

  /** The reservation of the link; a wrong token knows of none, nor does any once the guest is forgotten. */
  async read(id: number, token: string): Promise<GuestView> {
    const reservation = this.links.matches(id, token) ? await this.reservations.byId(id) : null;
    if (!reservation || reservation.forgottenAt !== null) throw reservationNotFound();
    return this.viewOf(reservation);
  }

  async cancel(actor: Actor, id: number, token: string, reason: string | null): Promise<GuestView> {
    if (!this.links.matches(id, token)) throw reservationNotFound();
    return this.viewOf(await this.desk.endAsGuest(actor, id, reason));
  }

  private async viewOf(reservation: Reservation): Promise<GuestView> {
    return { reservation, space: await this.reservations.spaceInFull(reservation.space.id) };
  }
}
