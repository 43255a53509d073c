import { Injectable } from '@nestjs/common';
import type { MemberPermission } from '@prostora/contracts';
import type { Actor } from '../../platform/http/actor.ts';
import { SpaceAvailabilityService } from '../availability/index.ts';
import { reservationGroupForbidden, reservationNotFound } from './reservation.errors.ts';
import { assertMayHost, mayHost, resolveHost, toOwnedSpaceRef } from './reservation.policy.ts';
import type { CancelledBy } from './reservation.entity.ts';
import { ReservationLinksService } from './reservation-links.service.ts';
import {
  ReservationRepository,
  type MemberKey,
  type ReservationWithSpace,
} from './reservation.repository.ts';

/** A reservation whose row and schedule are locked; `sharing` are the spaces that share its floor. */
export type LockedReservation = {
  readonly reservation: ReservationWithSpace;
  readonly sharing: readonly number[];
  readonly by: CancelledBy;
};

/**
 * What a step applies to: the reservation alone, those of its event in other spaces on the same day, or also those on
 * the other days of its series.
 */
export type StepScope = 'this' | 'day' | 'all';
/** Reservations of an event whose rows and schedules are locked. */
export type LockedGroup = {
  /** The reservation asked for. */
  readonly reservation: ReservationWithSpace;
  /** With it, by start and id. */
  readonly members: readonly ReservationWithSpace[];
  /** For each space the ids of it and of those that share its floor. */
  readonly sharing: ReadonlyMap<number, readonly number[]>;
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
    if (!reservationKeys || !this.links.matches(reservationKeys, token)) throw reservationNotFound();
    const locked = await this.acquire(id, reservationKeys.spaceId, spaceIds);
    if (!this.links.matches(locked.reservation, token) || locked.reservation.anonymizedAt !== null)
      throw reservationNotFound();
    return { ...locked, by: 'guest' };
  }

  /**
   * Locks what a step of the host applies to: all of it, or an error. Requires a unit of work.
   * @param spaceIds further spaces whose schedules to lock
   * @throws DomainError NOTFOUND and FORBIDDEN as of one reservation, RESERVATION_GROUP_FORBIDDEN to a member of the
   *   host's team that may not write in a space of another one
   */
  async acquireGroupAsHost(
    id: number,
    host: Actor,
    scope: StepScope,
    spaceIds: readonly number[] = [],
  ): Promise<LockedGroup> {
    const members = await this.resolveForHost(id, host, scope);
    const locked = await this.acquireMembers(id, members, spaceIds);
    return { ...locked, by: resolveHost(host, toOwnedSpaceRef(locked.reservation.space)) };
  }

  /**
   * Ids of the spaces of a step of the host, without a lock.
   * @throws DomainError as `acquireGroupAsHost`
   */
  async listSpaceIdsAsHost(id: number, host: Actor, scope: StepScope): Promise<number[]> {
    const members = await this.resolveForHost(id, host, scope);
    return [...new Set(members.map(({ spaceId }) => spaceId))];
  }

  /**
   * Locks what a step of the guest applies to: reservations of the same guest. Requires a unit of work.
   * @throws DomainError NOTFOUND when the token is not that of the reservation's link
   */
  async acquireGroupAsGuest(id: number, token: string, scope: StepScope): Promise<LockedGroup> {
    const { own, members } = await this.resolveScope(id, scope);
    if (!this.links.matches(own, token)) throw reservationNotFound();
    const ofGuest = members.filter(({ isSameGuest }) => isSameGuest);
    const locked = await this.acquireMembers(id, ofGuest, []);
    if (!this.links.matches(locked.reservation, token)) throw reservationNotFound();
    return { ...locked, by: 'guest' };
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
    else if (!this.links.matches(reservationKeys, token)) throw reservationNotFound();
  }

  /** The reservations that a step applies to, by id, and the one asked for among them. */
  private async resolveScope(
    id: number,
    scope: StepScope,
  ): Promise<{ own: MemberKey; members: readonly MemberKey[] }> {
    const keys = await this.reservations.listMemberKeys(id);
    const own = keys.find((key) => key.id === id);
    if (!own) throw reservationNotFound();
    if (scope === 'this') return { own, members: [own] };
    return { own, members: scope === 'all' ? keys : keys.filter(({ isSameDay }) => isSameDay) };
  }

  private async resolveForHost(id: number, host: Actor, scope: StepScope): Promise<readonly MemberKey[]> {
    const { own, members } = await this.resolveScope(id, scope);
    assertMayHost(host, own, 'write');
    if (!members.every((member) => mayHost(host, member, 'write'))) throw reservationGroupForbidden();
    return members;
  }

  private async acquireMembers(
    id: number,
    keys: readonly MemberKey[],
    spaceIds: readonly number[],
  ): Promise<Omit<LockedGroup, 'by'>> {
    const ids = [...keys.map(({ spaceId }) => spaceId), ...spaceIds];
    const sharing = await this.availability.lockSchedules([...new Set(ids)]);
    const members = (await this.acquireMore(keys)).toSorted(
      (one, other) => one.startsAt.getTime() - other.startsAt.getTime() || one.id - other.id,
    );
    const reservation = members.find((member) => member.id === id);
    if (!reservation) throw reservationNotFound();
    return { reservation, members, sharing };
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
