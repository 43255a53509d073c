import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { SpaceTime, type BlockedSlot, type OpeningWindow } from '../availability/index.ts';
import { ChangeProposalRepository, type ProposalWithSpace } from './changes/change-proposal.repository.ts';
import {
  ReservationDirectoryRepository,
  type DirectoryCounts,
  type DirectoryRow,
  type DirectoryScope,
  type ReservationDirectoryQuery,
} from './reservation-directory.repository.ts';
import { reservationNotFound } from './reservation.errors.ts';
import { ReservationRepository, type ReservationWithSpace } from './reservation.repository.ts';

/** Most reservations a calendar shows. */
const MOST_IN_CALENDAR = 1000;

/** `proposals` are sorted latest first. */
export type ReservationDetail = { reservation: ReservationWithSpace; proposals: ProposalWithSpace[] };
export type DirectoryCalendar = {
  rows: DirectoryRow[];
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
    private readonly directory: ReservationDirectoryRepository,
    private readonly reservations: ReservationRepository,
    private readonly time: SpaceTime,
    private readonly clock: Clock,
    private readonly proposals: ChangeProposalRepository,
  ) {}

  async list(
    query: ReservationDirectoryQuery,
  ): Promise<{ rows: DirectoryRow[]; counts: DirectoryCounts; total: number }> {
    const now = this.clock.now();
    const [rows, counts] = await Promise.all([
      this.directory.page(query, now),
      this.directory.counts(query, now),
    ]);
    return {
      rows,
      counts,
      total:
        query.status === null ? counts.pending + counts.confirmed + counts.cancelled : counts[query.status],
    };
  }

  all(query: ReservationDirectoryQuery): AsyncIterable<DirectoryRow> {
    return this.directory.all(query, this.clock.now());
  }

  async detail(id: number): Promise<ReservationDetail> {
    const reservation = await this.reservations.byId(id);
    if (!reservation) throw reservationNotFound();
    return { reservation, proposals: (await this.proposals.listOfReservations([id])).reverse() };
  }

  /** Reservations in the period; with a space or customer also their windows and blocks. */
  async calendar(
    scope: DirectoryScope,
    { from, until }: { from: Date; until: Date },
  ): Promise<DirectoryCalendar> {
    const { rows, total } = await this.directory.within(
      scope,
      from,
      until,
      this.clock.now(),
      MOST_IN_CALENDAR,
    );
    const ids = await this.directory.spaceIds(scope);
    if (ids.length === 0) return { rows, total, blocks: [], windows: [] };
    return {
      rows,
      total,
      blocks: await this.time.blocksOf(ids, from, until),
      windows: await this.time.windowsOf(ids, from, until),
    };
  }
}
