import { Injectable } from '@nestjs/common';
import type { MemberPermission } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { createFieldError, fieldError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { SpaceAvailabilityService } from '../availability/index.ts';
import { ReservationExpiryService } from './reservation-expiry.service.ts';
import { reservationGroupForbidden, reservationNotFound, seriesConflict } from './reservation.errors.ts';
import {
  assertMayHost,
  mayHost,
  resolveHost,
  toOwnedSpaceRef,
  type OwnedSpaceRef,
} from './reservation.policy.ts';
import type { CancelledBy, Series } from './reservation.entity.ts';
import { ReservationLinksService } from './reservation-links.service.ts';
import {
  ReservationRepository,
  type MemberKey,
  type ReservationWithSpace,
} from './reservation.repository.ts';
import { isRemaining } from './reservation.states.ts';
import { SeriesRepository } from './series.repository.ts';

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

/** „This and the following“ occurrences of a series as the host has read it. */
export type SeriesSpan = {
  readonly id: number;
  readonly version: number;
  /** First day of the rule. */
  readonly fromDay: string;
};
/** A series with its remaining occurrences from a day on, all locked. */
export type LockedSeries = {
  readonly series: Series;
  /** By start and id; at least one. */
  readonly occurrences: readonly ReservationWithSpace[];
  readonly by: Extract<CancelledBy, 'owner' | 'operator'>;
};

/**
 * The space of the reservation changed before its schedule was locked; retried like a serialization failure
 * (SQLSTATE 40001).
 */
export class SpaceChangedError extends Error {
  readonly code = '40001';
}

/** Lock order: schedules of spaces by id, the series, then reservations by id. */
@Injectable()
export class ReservationLockService {
  constructor(
    private readonly availability: SpaceAvailabilityService,
    private readonly reservations: ReservationRepository,
    private readonly links: ReservationLinksService,
    private readonly series: SeriesRepository,
    private readonly expiry: ReservationExpiryService,
    private readonly clock: Clock,
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
   * @param spaceId another space whose schedule to lock
   * @throws DomainError NOTFOUND and FORBIDDEN as of one reservation, RESERVATION_GROUP_FORBIDDEN to a member of the
   *   host's team that may not write in a space of another one, VALIDATION on `space_id` when the host may not write in
   *   the other space
   */
  async acquireGroupAsHost(
    id: number,
    host: Actor,
    scope: StepScope,
    spaceId?: number,
  ): Promise<LockedGroup> {
    const { own, members } = await this.resolveForHost(id, host, scope);
    if (spaceId !== undefined) assertMayMoveTo(host, own, spaceId);
    const locked = await this.acquireMembers(id, members, spaceId === undefined ? [] : [spaceId]);
    return { ...locked, by: resolveHost(host, toOwnedSpaceRef(locked.reservation.space)) };
  }

  /**
   * Ids of the spaces of a step of the host, without a lock.
   * @throws DomainError as `acquireGroupAsHost`
   */
  async listSpaceIdsAsHost(id: number, host: Actor, scope: StepScope): Promise<number[]> {
    const { members } = await this.resolveForHost(id, host, scope);
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

  /** Locks the whole event of a reservation; the caller has judged who may act. Requires a unit of work. */
  async acquireEvent(id: number): Promise<Omit<LockedGroup, 'by'>> {
    const { members } = await this.resolveScope(id, 'all');
    return this.acquireMembers(id, members, []);
  }

  /**
   * Locks „this and the following“ occurrences of a series. Requires a unit of work.
   * @param spaceId another space whose schedule to lock
   * @throws DomainError NOTFOUND unless the host is one of an occurrence, FORBIDDEN to a member of the host's team that
   *   may not write in all spaces, SERIES_CHANGED when it changed since it was read, VALIDATION on `from_day` without a
   *   remaining occurrence, on `space_id` when the actor is no host of the space
   */
  async acquireSeriesAsHost(
    { id, version, fromDay }: SeriesSpan,
    host: Actor,
    spaceId?: number,
  ): Promise<LockedSeries> {
    const keys = await this.series.listKeys(id);
    const first = keys.find((key) => mayHost(host, key, 'view'));
    if (!first) throw reservationNotFound();
    const wanted = keys.filter((key) => key.status !== 'cancelled' && key.day >= fromDay);
    for (const key of [first, ...wanted]) assertMayHost(host, key, 'write');
    if (spaceId !== undefined) assertMayMoveTo(host, first, spaceId);
    const spaceIds = [...wanted.map((key) => key.spaceId), ...(spaceId === undefined ? [] : [spaceId])];
    const sharing = await this.availability.lockSchedules([...new Set(spaceIds)]);
    const series = await this.series.findForUpdate(id);
    if (!series || (await this.series.countVersion(id)) !== version) throw seriesConflict();
    await this.expiry.expireRequests([...new Set([...sharing.values()].flat())]);
    const now = this.clock.now();
    const occurrences = (await this.acquireMore(wanted))
      .filter((one) => isRemaining(one, now))
      .toSorted(byStart);
    if (occurrences.length === 0) throw createFieldError('from_day', fieldError('seriesOver'));
    return { series, occurrences, by: resolveHost(host, first) };
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

  private async resolveForHost(
    id: number,
    host: Actor,
    scope: StepScope,
  ): Promise<{ own: MemberKey; members: readonly MemberKey[] }> {
    const { own, members } = await this.resolveScope(id, scope);
    assertMayHost(host, own, 'write');
    if (!members.every((member) => mayHost(host, member, 'write'))) throw reservationGroupForbidden();
    return { own, members };
  }

  private async acquireMembers(
    id: number,
    keys: readonly MemberKey[],
    spaceIds: readonly number[],
  ): Promise<Omit<LockedGroup, 'by'>> {
    const ids = [...keys.map(({ spaceId }) => spaceId), ...spaceIds];
    const sharing = await this.availability.lockSchedules([...new Set(ids)]);
    const members = (await this.acquireMore(keys)).toSorted(byStart);
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

/** The space belongs to the same owner, which is checked with its slot. */
function assertMayMoveTo(host: Actor, own: OwnedSpaceRef, spaceId: number): void {
  if (!mayHost(host, { ...own, spaceId }, 'write')) throw createFieldError('space_id', fieldError('choice'));
}

const byStart = (one: ReservationWithSpace, other: ReservationWithSpace): number =>
  one.startsAt.getTime() - other.startsAt.getTime() || one.id - other.id;
