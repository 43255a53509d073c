import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import type { Actor, Span } from '../../platform/http/index.ts';
import {
  ChangeProposalRepository,
  type LatestProposals,
  type ProposalWithReservation,
  type ProposalWithSpace,
} from './change-proposal.repository.ts';
import type { Reservation } from './reservation.entity.ts';
import { reservationNotFound } from './reservation.errors.ts';
import { toReservationGroups, type ReservationGroup } from './reservation.mapper.ts';
import { assertMayHost, toOwnedSpaceRef } from './reservation.policy.ts';
import { ReservationRepository, type ReservationWithSpace } from './reservation.repository.ts';

/** Reads of reservations and of their open proposals, for hosts. */
@Injectable()
export class ReservationQueryService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly proposals: ChangeProposalRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError NOTFOUND when the actor is not a host of the reservation
   */
  async getForHost(actor: Actor, id: number): Promise<ReservationWithSpace> {
    const reservation = await this.reservations.findById(id);
    if (!reservation) throw reservationNotFound();
    assertMayHost(actor, toOwnedSpaceRef(reservation.space), 'view');
    return reservation;
  }

  /** In the order of the ids. */
  async listByIds(ids: readonly number[]): Promise<ReservationWithSpace[]> {
    const found = new Map(
      (await this.reservations.findByIds(ids)).map((reservation) => [reservation.id, reservation]),
    );
    return ids.map((id) => found.get(id)).filter((reservation) => reservation !== undefined);
  }

  /** Reservations of the spaces that overlap the span and are not cancelled, by start. */
  listOverlapping(spaceIds: readonly number[], { from, until }: Span): Promise<Reservation[]> {
    return this.reservations.listOverlapping(spaceIds, from, until, this.clock.now());
  }

  /** Open proposals that hold time of the spaces in the span. */
  listHoldingProposals(
    spaceIds: readonly number[],
    { from, until }: Span,
  ): Promise<ProposalWithReservation[]> {
    return this.proposals.findHolding(spaceIds, from, until, this.clock.now());
  }

  /** The event of each of the reservations that is not alone, by id. */
  async findGroups(
    actor: Actor,
    reservations: readonly Reservation[],
  ): Promise<ReadonlyMap<number, ReservationGroup>> {
    const members = await this.reservations.listEventMembers(reservations.map(({ id }) => id));
    return toReservationGroups(actor, reservations, members, this.clock.now());
  }

  /** The proposals shown to the host, by reservation. */
  findLatestProposals(reservationIds: readonly number[]): Promise<LatestProposals> {
    return this.proposals.findLatest(reservationIds);
  }

  async findLatestProposal(reservationId: number): Promise<ProposalWithSpace | null> {
    return (await this.findLatestProposals([reservationId])).get(reservationId) ?? null;
  }
}
