import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { SpaceTime, type BlockedSlot, type OpeningWindow } from '../availability/index.ts';
import { SpaceAccess } from '../spaces/index.ts';
import {
  ChangeProposalRepository,
  type LatestProposals,
  type ProposalWithReservation,
  type ProposalWithSpace,
} from './changes/change-proposal.repository.ts';
import {
  ReservationListRepository,
  type OwnSpace,
  type ReservationListFilter,
  type ReservationListQuery,
} from './reservation-list.repository.ts';
import type { Reservation, ReservationStatus } from './reservation.entity.ts';
import { reservationNotFound } from './reservation.errors.ts';
import { isHost } from './reservation.policy.ts';
import { ReservationRepository, type ReservationWithSpace } from './reservation.repository.ts';

type Span = { readonly from: Date; readonly until: Date };
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
  spaces: OwnSpace[];
  reservations: Reservation[];
  proposals: ProposalWithReservation[];
  blocks: BlockedSlot[];
  windows: OpeningWindow[];
};
export type ReservationPage = {
  reservations: ReservationWithSpace[];
  proposals: LatestProposals;
  counts: Record<ReservationStatus, number>;
};
/** All spaces of the host when `spaceId` is null, else one they may manage. */
export type ListRequest = ReservationListFilter & { spaceId: number | null };

/** Reservations for calendars and lists. */
@Injectable()
export class ReservationLists {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly lists: ReservationListRepository,
    private readonly access: SpaceAccess,
    private readonly time: SpaceTime,
    private readonly proposals: ChangeProposalRepository,
    private readonly clock: Clock,
  ) {}

  /** Occupied time of a space the actor may view. */
  async ofSpace(actor: Actor, spaceId: number, { from, until }: Span): Promise<SpaceReservations> {
    const space = await this.access.viewable(actor, spaceId);
    const [sharing, now] = [await this.time.sharing(spaceId), this.clock.now()];
    const reservations = await this.reservations.within(sharing, from, until, now);
    const proposals = await this.proposals.findHolding(sharing, from, until, now);
    return {
      spaceId,
      isHost: isHost(actor, { customerId: space.building.customer.id }),
      reservations,
      proposals,
    };
  }

  /** Reservations, proposals, blocks and windows of the actor's spaces, or of one they may manage. */
  async calendar(actor: Actor, spaceId: number | null, { from, until }: Span): Promise<OwnerCalendar> {
    const spaces = await this.lists.spaces(await this.scopeOf(actor, spaceId));
    const ids = spaces.map(({ id }) => id);
    const reservations = await this.reservations.within(ids, from, until, this.clock.now());
    const proposals = await this.proposals.findHolding(ids, from, until, this.clock.now());
    const blocks = await this.time.blocksOf(ids, from, until);
    return { spaces, reservations, proposals, blocks, windows: await this.time.windowsOf(ids, from, until) };
  }

  async page(actor: Actor, { spaceId, ...asked }: ListRequest): Promise<ReservationPage> {
    const { ids, counts } = await this.lists.page(
      { ...asked, of: await this.scopeOf(actor, spaceId) },
      this.clock.now(),
    );
    const found = new Map(
      (await this.reservations.byIds(ids)).map((reservation) => [reservation.id, reservation]),
    );
    const reservations = ids.map((id) => found.get(id)).filter((reservation) => reservation !== undefined);
    return { reservations, proposals: await this.proposals.findLatest(ids), counts };
  }

  /**
   * @throws DomainError NOTFOUND when the actor is not a host of the reservation
   */
  async read(actor: Actor, id: number): Promise<ReservationWithSpace> {
    const reservation = await this.reservations.byId(id);
    if (!reservation || !isHost(actor, { customerId: reservation.space.building.customer.id }))
      throw reservationNotFound();
    return reservation;
  }

  /** The proposal shown to the host. */
  async latestProposal(reservationId: number): Promise<ProposalWithSpace | null> {
    return (await this.proposals.findLatest([reservationId])).get(reservationId) ?? null;
  }

  private async scopeOf(actor: Actor, spaceId: number | null): Promise<ReservationListQuery['of']> {
    if (spaceId === null) return { customerId: actor.customerId ?? 0 };
    await this.access.manageable(actor, spaceId);
    return { spaceId };
  }
}
