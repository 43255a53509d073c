import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor, Span } from '../../../platform/http/index.ts';
import { SpaceAvailabilityService, type BlockedSlot, type OpeningWindow } from '../../availability/index.ts';
import type { LatestProposals, ProposalWithReservation } from '../../reservations/changes/index.ts';
import {
  mayHost,
  mayHostSome,
  reservationForbidden,
  ReservationQueryService,
  toOwnedSpaceRef,
  type Reservation,
  type ReservationStatus,
  type ReservationWithSpace,
} from '../../reservations/index.ts';
import { SpaceAccessService } from '../../spaces/index.ts';
import {
  ReservationListRepository,
  type OwnedSpace,
  type ReservationExportRow,
  type ReservationListFilter,
  type ReservationListQuery,
} from './reservation-list.repository.ts';

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
    private readonly reservations: ReservationQueryService,
    private readonly lists: ReservationListRepository,
    private readonly access: SpaceAccessService,
    private readonly availability: SpaceAvailabilityService,
    private readonly clock: Clock,
  ) {}

  /** Occupied time of a space the actor may view. */
  async listForSpace(actor: Actor, spaceId: number, span: Span): Promise<SpaceReservations> {
    const space = await this.access.loadViewable(actor, spaceId);
    const sharing = await this.availability.listOverlappingSpaceIds(spaceId);
    return {
      spaceId,
      isHost: mayHost(actor, toOwnedSpaceRef(space), 'view'),
      reservations: await this.reservations.listOverlapping(sharing, span),
      proposals: await this.reservations.listHoldingProposals(sharing, span),
    };
  }

  /**
   * Reservations, proposals, blocks and windows of the actor's spaces, of some of them, or of one they may
   * manage. The number of statements does not depend on the number of spaces.
   */
  async getCalendar(
    actor: Actor,
    { spaceId, spaceIds }: { spaceId: number | null; spaceIds: readonly number[] | null },
    span: Span,
  ): Promise<OwnerCalendar> {
    const owned = await this.lists.listSpaces(await this.resolveScope(actor, spaceId));
    const spaces = spaceIds ? owned.filter(({ id }) => spaceIds.includes(id)) : owned;
    const ids = spaces.map(({ id }) => id);
    return {
      spaces,
      idsWithHours: await this.availability.listIdsWithHours(ids),
      reservations: await this.reservations.listOverlapping(ids, span),
      proposals: await this.reservations.listHoldingProposals(ids, span),
      blocks: await this.availability.listBlocks(ids, span.from, span.until),
      windows: await this.availability.listWindows(ids, span.from, span.until),
    };
  }

  async getPage(actor: Actor, request: ReservationListRequest): Promise<ReservationPage> {
    const query = await this.buildQuery(actor, request);
    const { ids, counts, total, sumHaler } = await this.lists.listPage(query, this.clock.now());
    return {
      reservations: await this.reservations.listByIds(ids),
      proposals: await this.reservations.findLatestProposals(ids),
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

  /** Reservations that overlap the span, by start; two statements for any number of spaces. */
  async getProgram(actor: Actor, spaceIds: readonly number[] | null, span: Span): Promise<Program> {
    const owned = await this.lists.listSpaces({
      customerId: actor.customerId ?? 0,
      spaceIds: actor.memberSpaceIds,
    });
    const spaces = new Map(
      owned.filter(({ id }) => spaceIds?.includes(id) ?? true).map((space) => [space.id, space]),
    );
    const found = await this.reservations.listOverlapping([...spaces.keys()], span);
    return {
      events: found.flatMap((reservation) => {
        const space = spaces.get(reservation.space.id);
        return space && !reservation.awaitsEmailConfirmation ? [{ reservation, space }] : [];
      }),
      seesPhone: mayHostSome(actor, 'phone'),
      seesStaffNote: mayHostSome(actor, 'staff_note'),
    };
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

export type Program = {
  events: { reservation: Reservation; space: OwnedSpace }[];
  /** Whether the actor may see telephones and notes of the staff. */
  seesPhone: boolean;
  seesStaffNote: boolean;
};
