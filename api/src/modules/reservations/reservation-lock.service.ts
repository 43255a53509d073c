import { Injectable } from '@nestjs/common';
import type { MemberPermission } from '@prostora/contracts';
import type { Actor } from '../../platform/http/actor.ts';
import { SpaceAvailabilityService } from '../availability/index.ts';
import { reservationNotFound } from './reservation.errors.ts';
import { assertMayHost, resolveHost } from './reservation.policy.ts';
import type { CancelledBy } from './reservation.entity.ts';
import { ReservationLinksService } from './reservation-links.service.ts';
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
export class SpaceChangedError extends Error {
  readonly code = '40001';
}

/** Lock order: schedules of spaces by id, then the reservation. */
@Injectable()
export class ReservationLockService {
  constructor(
    private readonly availability: SpaceAvailabilityService,
    private readonly reservations: ReservationRepository,
    private readonly links: ReservationLinksService,
  ) {}

  /**
   * Requires a unit of work.
   * @param spaceIds further spaces whose schedules to lock
   * @throws DomainError NOTFOUND when the reservation does not exist or belongs to another host, FORBIDDEN to a
   *   member of the host's team that may not write
   */
  async acquireAsHost(id: number, host: Actor, spaceIds: readonly number[] = []): Promise<LockedReservation> {
    const reservationKeys = await this.reservations.findReservationKeys(id);
    if (!reservationKeys) throw reservationNotFound();
    assertMayHost(host, reservationKeys, 'write');
    return {
      ...(await this.acquire(id, reservationKeys.spaceId, spaceIds)),
      by: resolveHost(host, reservationKeys),
    };
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
    const reservationKeys = await this.reservations.findReservationKeys(id);
    if (!reservationKeys || !this.links.matches({ id, linkVersion: reservationKeys.linkVersion }, token))
      throw reservationNotFound();
    const locked = await this.acquire(id, reservationKeys.spaceId, spaceIds);
    if (!this.links.matches(locked.reservation, token) || locked.reservation.anonymizedAt !== null)
      throw reservationNotFound();
    return { ...locked, by: 'guest' };
  }

  /** Reservations of the same event in other spaces, by id. */
  listGroupMembers(id: number): Promise<{ id: number; spaceId: number }[]> {
    return this.reservations.listGroupMembers(id);
  }

  /**
   * Locks further reservations. Requires a unit of work that has locked the schedules of their spaces.
   * @returns by id
   * @param expected spaces of the reservations when the schedules were locked
   */
  async acquireMore(
    expected: readonly { readonly id: number; readonly spaceId: number }[],
  ): Promise<ReservationWithSpace[]> {
    const spaceIds = new Map(expected.map(({ id, spaceId }) => [id, spaceId]));
    const reservations = await this.reservations.listForUpdate([...spaceIds.keys()]);
    for (const { id, space } of reservations)
      if (space.id !== spaceIds.get(id)) throw new SpaceChangedError();
    return reservations;
  }

  /**
   * The same check without a lock: for a host when `token` is null, else for the guest.
   * @param permission that a host needs
   * @throws DomainError NOTFOUND, or FORBIDDEN to a member of the host's team without the permission
   */
  async assertAccess(
    id: number,
    actor: Actor,
    token: string | null,
    permission: MemberPermission = 'write',
  ): Promise<void> {
    const reservationKeys = await this.reservations.findReservationKeys(id);
    if (!reservationKeys) throw reservationNotFound();
    if (token === null) assertMayHost(actor, reservationKeys, permission);
    else if (!this.links.matches({ id, linkVersion: reservationKeys.linkVersion }, token))
      throw reservationNotFound();
  }

  private async acquire(
    id: number,
    spaceId: number,
    spaceIds: readonly number[],
  ): Promise<Omit<LockedReservation, 'by'>> {
    const otherSpaceIds: number[] = [];
    for (const other of new Set(spaceIds))
      if (other !== spaceId) otherSpaceIds.push(...(await this.availability.listOverlappingSpaceIds(other)));
    const sharing = await this.availability.lockSchedule(spaceId, otherSpaceIds);
    const reservation = await this.reservations.findForUpdate(id);
    if (!reservation) throw reservationNotFound();
    if (reservation.space.id !== spaceId) throw new SpaceChangedError();
    return { reservation, sharing };
  }
}
