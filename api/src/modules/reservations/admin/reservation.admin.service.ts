import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { SpaceAvailabilityService, type BlockedSlot, type OpeningWindow } from '../../availability/index.ts';
import { ChangeProposalRepository, type ProposalWithSpace } from '../change-proposal.repository.ts';
import {
  ReservationAdminRepository,
  type ReservationAdminCounts,
  type ReservationAdminRow,
  type ReservationAdminScope,
  type ReservationAdminQuery,
} from './reservation.admin.repository.ts';
import { reservationNotFound } from '../reservation.errors.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { toReservationGroups, type ReservationGroup } from '../reservation.mapper.ts';
import { ReservationRepository, type ReservationWithSpace } from '../reservation.repository.ts';

/** Most reservations a calendar shows. */
const MAX_CALENDAR_ROWS = 1000;

/** `proposals` are sorted latest first. */
export type ReservationDetail = {
  reservation: ReservationWithSpace;
  group: ReservationGroup | null;
  proposals: ProposalWithSpace[];
};
export type ReservationAdminPage = {
  rows: ReservationAdminRow[];
  /** The events of the rows that are not alone, by id. */
  groups: ReadonlyMap<number, ReservationGroup>;
  counts: ReservationAdminCounts;
  total: number;
};
export type ReservationAdminCalendar = {
  rows: ReservationAdminRow[];
  total: number;
  blocks: BlockedSlot[];
  windows: OpeningWindow[];
};

/**
 * Reservations of all spaces for the operator. Transitions go through the workflow service, as for every
 * host.
 */
@Injectable()
export class ReservationAdminService {
  constructor(
    private readonly adminReservations: ReservationAdminRepository,
    private readonly reservations: ReservationRepository,
    private readonly availability: SpaceAvailabilityService,
    private readonly clock: Clock,
    private readonly proposals: ChangeProposalRepository,
  ) {}

  async list(actor: Actor, query: ReservationAdminQuery): Promise<ReservationAdminPage> {
    const now = this.clock.now();
    const [rows, counts] = await Promise.all([
      this.adminReservations.listPage(query, now),
      this.adminReservations.countByStatus(query, now),
    ]);
    return {
      rows,
      groups: await this.findGroups(actor, rows, now),
      counts,
      total:
        query.status === null ? counts.pending + counts.confirmed + counts.cancelled : counts[query.status],
    };
  }

  streamAll(query: ReservationAdminQuery): AsyncIterable<ReservationAdminRow> {
    return this.adminReservations.streamAll(query, this.clock.now());
  }

  async getDetail(actor: Actor, id: number): Promise<ReservationDetail> {
    const reservation = await this.reservations.findById(id);
    if (!reservation) throw reservationNotFound();
    const groups = await this.findGroups(actor, [reservation], this.clock.now());
    return {
      reservation,
      group: groups.get(id) ?? null,
      proposals: (await this.proposals.listByReservations([id])).reverse(),
    };
  }

  private async findGroups(
    actor: Actor,
    reservations: readonly Pick<ReservationAdminRow, 'id' | 'status' | 'startsAt' | 'expiresAt'>[],
    now: Date,
  ): Promise<ReadonlyMap<number, ReservationGroup>> {
    const members = await this.reservations.listEventMembers(reservations.map(({ id }) => id));
    return toReservationGroups(actor, reservations, members, now);
  }

  /** Reservations in the period; with a space or customer also their windows and blocks. */
  async getCalendar(
    scope: ReservationAdminScope,
    { from, until }: { from: Date; until: Date },
  ): Promise<ReservationAdminCalendar> {
    const { rows, total } = await this.adminReservations.listOverlapping(
      scope,
      from,
      until,
      this.clock.now(),
      MAX_CALENDAR_ROWS,
    );
    const ids = await this.adminReservations.listSpaceIds(scope);
    if (ids.length === 0) return { rows, total, blocks: [], windows: [] };
    return {
      rows,
      total,
      blocks: await this.availability.listBlocks(ids, from, until),
      windows: await this.availability.listWindows(ids, from, until),
    };
  }
}
