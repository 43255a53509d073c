import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/actor.ts';
import { SpaceTime } from '../availability/index.ts';
import { reservationNotFound } from './reservation.errors.ts';
import { hostOf, isHost } from './reservation.policy.ts';
import type { CancelledBy } from './reservation.entity.ts';
import { ReservationLinks } from './reservation-links.service.ts';
import { ReservationRepository, type ReservationWithSpace } from './reservation.repository.ts';

/** A reservation whose row and schedule are locked; `sharing` are the spaces that share its floor. */
export type LockedReservation = {
  readonly reservation: ReservationWithSpace;
  readonly sharing: readonly number[];
  readonly by: CancelledBy;
};

/**
 * The space of the reservation changed before its schedule was locked; retried like a serialization failure
 * (SQLSTATE 40001).
 */
class SpaceChanged extends Error {
  readonly code = '40001';
}

/** Lock order: schedules of spaces by id, then the reservation. */
@Injectable()
export class ReservationLockService {
  constructor(
    private readonly time: SpaceTime,
    private readonly reservations: ReservationRepository,
    private readonly links: ReservationLinks,
  ) {}

  /**
   * Requires a unit of work.
   * @param spaceIds further spaces whose schedules to lock
   * @throws DomainError NOTFOUND when the reservation does not exist or belongs to another host
   */
  async acquireAsHost(id: number, host: Actor, spaceIds: readonly number[] = []): Promise<LockedReservation> {
    const place = await this.reservations.placeOf(id);
    if (!place || !isHost(host, place)) throw reservationNotFound();
    return { ...(await this.acquire(id, place.spaceId, spaceIds)), by: hostOf(host, place) };
  }

  /**
   * Requires a unit of work.
   * @throws DomainError NOTFOUND when the token is not that of the reservation's link
   */
  async acquireAsGuest(
    id: number,
    token: string,
    spaceIds: readonly number[] = [],
  ): Promise<LockedReservation> {
    const place = await this.reservations.placeOf(id);
    if (!place || !this.links.matches({ id, linkVersion: place.linkVersion }, token))
      throw reservationNotFound();
    const locked = await this.acquire(id, place.spaceId, spaceIds);
    if (!this.links.matches(locked.reservation, token) || locked.reservation.forgottenAt !== null)
      throw reservationNotFound();
    return { ...locked, by: 'guest' };
  }

  /**
   * The same check without a lock: for a host when `token` is null, else for the guest.
   * @throws DomainError NOTFOUND
   */
  async assertAccess(id: number, actor: Actor, token: string | null): Promise<void> {
    const place = await this.reservations.placeOf(id);
    const isKnown =
      place &&
      (token === null
        ? isHost(actor, place)
        : this.links.matches({ id, linkVersion: place.linkVersion }, token));
    if (!isKnown) throw reservationNotFound();
  }

  private async acquire(
    id: number,
    spaceId: number,
    spaceIds: readonly number[],
  ): Promise<Omit<LockedReservation, 'by'>> {
    const others: number[] = [];
    for (const other of new Set(spaceIds))
      if (other !== spaceId) others.push(...(await this.time.sharing(other)));
    const sharing = await this.time.hold(spaceId, others);
    const reservation = await this.reservations.locked(id);
    if (!reservation) throw reservationNotFound();
    if (reservation.space.id !== spaceId) throw new SpaceChanged();
    return { reservation, sharing };
  }
}
