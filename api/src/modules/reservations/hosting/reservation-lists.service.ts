import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor, Span } from '../../../platform/http/index.ts';
import { SpaceAvailabilityService, type BlockedSlot, type OpeningWindow } from '../../availability/index.ts';
import { SpaceAccessService } from '../../spaces/index.ts';
import {
  ChangeProposalRepository,
  type LatestProposals,
  type ProposalWithReservation,
  type ProposalWithSpace,
} from '../changes/change-proposal.repository.ts';
import {
  ReservationListRepository,
  type OwnedSpace,
  type ReservationExportRow,
  type ReservationListFilter,
  type ReservationListQuery,
} from './reservation-list.repository.ts';
import type { Reservation, ReservationStatus } from '../reservation.entity.ts';
import { toReservationGroups, type ReservationGroup } from '../reservation-group.mapper.ts';
import { reservationForbidden, reservationNotFound } from '../reservation.errors.ts';
import { assertMayHost, mayHost, mayHostSome, toOwnedSpaceRef } from '../reservation.policy.ts';
import { ReservationRepository, type ReservationWithSpace } from '../reservation.repository.ts';

/**
 * Reservations of a space and of the spaces that share its floor; guest names only to hosts, for the space
 * itself.
 */
export type SpaceReservations = {
  spaceId: number;
  isHost: boolean;
  reservations: Reservation[];
  proposals: ProposalWithReservation[];
};
export type OwnerCalendar = {
  spaces: OwnedSpace[];
  /** Those of the spaces that have opening hours, in any period. */
  idsWithHours: number[];
  reservations: Reservation[];
  proposals: ProposalWithReservation[];
  blocks: BlockedSlot[];
  windows: OpeningWindow[];
};
export type ReservationPage = {
  reservations: ReservationWithSpace[];
  proposals: LatestProposals;
  counts: Record<ReservationStatus, number>;
  total: number;
  /** Null without the right to see prices. */
  sumHaler: number | null;
};
/** Columns of an exported list that the actor may see. */
export type ExportRights = Readonly<Record<'email' | 'phone' | 'price' | 'owner_note', boolean>>;
/** All spaces of the host when `spaceId` is null, else one of them. */
export type ReservationListRequest = ReservationListFilter & { spaceId: number | null };

/** Reservations for calendars and lists. */
@Injectable()
export class ReservationListsService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly lists: ReservationListRepository,
    private readonly access: SpaceAccessService,
    private readonly availability: SpaceAvailabilityService,
    private readonly proposals: ChangeProposalRepository,
    private readonly clock: Clock,
  ) {}

  /** Occupied time of a space the actor may view. */
  async listForSpace(actor: Actor, spaceId: number, { from, until }: Span): Promise<SpaceReservations> {
    const space = await this.access.loadViewable(actor, spaceId);
    const [sharing, now] = [await this.availability.listOverlappingSpaceIds(spaceId), this.clock.now()];
    const reservations = await this.reservations.listOverlapping(sharing, from, until, now);
    const proposals = await this.proposals.findHolding(sharing, from, until, now);
    return {
      spaceId,
      isHost: mayHost(actor, toOwnedSpaceRef(space), 'view'),
      reservations,
      proposals,
    };
  }

  /**
   * Reservations, proposals, blocks and windows of the actor's spaces, of some of them, or of one they may
   * manage. The number of statements does not depend on the number of spaces.
   */
  async getCalendar(
    actor: Actor,
    { spaceId, spaceIds }: { spaceId: number | null; spaceIds: readonly number[] | null },
    { from, until }: Span,
  ): Promise<OwnerCalendar> {
    const owned = await this.lists.listSpaces(await this.resolveScope(actor, spaceId));
    const spaces = spaceIds ? owned.filter(({ id }) => spaceIds.includes(id)) : owned;
    const ids = spaces.map(({ id }) => id);
    const reservations = await this.reservations.listOverlapping(ids, from, until, this.clock.now());
    const proposals = await this.proposals.findHolding(ids, from, until, this.clock.now());
    const blocks = await this.availability.listBlocks(ids, from, until);
    return {
      spaces,
      idsWithHours: await this.availability.listIdsWithHours(ids),
      reservations,
      proposals,
      blocks,
      windows: await this.availability.listWindows(ids, from, until),
    };
  }

  async getPage(actor: Actor, request: ReservationListRequest): Promise<ReservationPage> {
    const query = await this.buildQuery(actor, request);
    const { ids, counts, total, sumHaler } = await this.lists.listPage(query, this.clock.now());
    const found = new Map(
      (await this.reservations.findByIds(ids)).map((reservation) => [reservation.id, reservation]),
    );
    const reservations = ids.map((id) => found.get(id)).filter((reservation) => reservation !== undefined);
    return {
      reservations,
      proposals: await this.proposals.findLatest(ids),
      counts,
      total,
      sumHaler: mayHostSome(actor, 'price') ? sumHaler : null,
    };
  }

  /**
   * All rows of the list, with the columns the actor may see.
   * @throws DomainError FORBIDDEN without the right to export
   */
  async export(
    actor: Actor,
    request: ReservationListRequest,
  ): Promise<{ rows: AsyncIterable<ReservationExportRow>; rights: ExportRights }> {
    const query = await this.buildQuery(actor, request);
    if (actor.customerId !== null && !mayHostSome(actor, 'export')) throw reservationForbidden();
    return {
      rows: this.lists.streamAll(query, this.clock.now()),
      rights: {
        email: mayHostSome(actor, 'email'),
        phone: mayHostSome(actor, 'phone'),
        price: mayHostSome(actor, 'price'),
        owner_note: mayHostSome(actor, 'owner_note'),
      },
    };
  }

  /**
   * @throws DomainError NOTFOUND when the actor is not a host of the reservation
   */
  async getForHost(actor: Actor, id: number): Promise<ReservationWithSpace> {
    const reservation = await this.reservations.findById(id);
    if (!reservation) throw reservationNotFound();
    assertMayHost(actor, toOwnedSpaceRef(reservation.space), 'view');
    return reservation;
  }

  /** The event of each of the reservations that is not alone, by id. */
  async findGroups(
    actor: Actor,
    reservations: readonly Reservation[],
  ): Promise<ReadonlyMap<number, ReservationGroup>> {
    const members = await this.reservations.listEventMembers(reservations.map(({ id }) => id));
    return toReservationGroups(actor, reservations, members, this.clock.now());
  }

  /** The proposal shown to the host. */
  async findLatestProposal(reservationId: number): Promise<ProposalWithSpace | null> {
    return (await this.proposals.findLatest([reservationId])).get(reservationId) ?? null;
  }

  private async buildQuery(
    actor: Actor,
    { spaceId, ...filter }: ReservationListRequest,
  ): Promise<ReservationListQuery> {
    return {
      ...filter,
      searchesEmail: mayHostSome(actor, 'email'),
      searchesPhone: mayHostSome(actor, 'phone'),
      scope: await this.resolveScope(actor, spaceId),
    };
  }

  private async resolveScope(actor: Actor, spaceId: number | null): Promise<ReservationListQuery['scope']> {
    if (spaceId === null) return { customerId: actor.customerId ?? 0, spaceIds: actor.memberSpaceIds };
    await this.access.loadPermitted(actor, spaceId, 'view');
    return { spaceId };
  }
}
