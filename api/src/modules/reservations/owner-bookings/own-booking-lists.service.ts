import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/actor.ts';
import { reservationForbidden } from '../reservation.errors.ts';
import { mayHost, mayHostSome, toOwnedSpaceRef } from '../reservation.policy.ts';
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

  /** @throws DomainError FORBIDDEN to a member of the owner's team that may not write */
  async searchGuests(actor: Actor, search: string): Promise<KnownGuest[]> {
    const { customerId, memberSpaceIds: spaceIds } = actor;
    if (customerId === null) return [];
    if (!mayHostSome(actor, 'write')) throw reservationForbidden();
    return this.repository.searchGuests({ customerId, spaceIds }, search);
  }

  /**
   * Without those in spaces that the member of the owner's team does not see.
   * @throws DomainError NOTFOUND unless the actor is a host of the reservation
   */
  async listRelated(actor: Actor, id: number): Promise<ReservationWithSpace[]> {
    await this.locks.assertAccess(id, actor, null, 'view');
    const related = await this.repository.listRelated(id);
    return related.filter(({ space }) => mayHost(actor, toOwnedSpaceRef(space), 'view'));
  }
}
