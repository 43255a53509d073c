import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/actor.ts';
import { ReservationLockService } from '../reservation-lock.service.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import { OwnBookingRepository, type KnownGuest } from './own-booking.repository.ts';

/** Guests of the owner's reservations, and reservations made together. */
@Injectable()
export class OwnBookingListsService {
  constructor(
    private readonly repository: OwnBookingRepository,
    private readonly locks: ReservationLockService,
  ) {}

  async searchGuests({ customerId }: Actor, search: string): Promise<KnownGuest[]> {
    return customerId === null ? [] : this.repository.searchGuests(customerId, search);
  }

  /** @throws DomainError NOTFOUND unless the actor is a host of the reservation */
  async listRelated(actor: Actor, id: number): Promise<ReservationWithSpace[]> {
    await this.locks.assertAccess(id, actor, null);
    return this.repository.listRelated(id);
  }
}
