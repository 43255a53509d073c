import { Injectable } from '@nestjs/common';
import { EntityManager, type Loaded, type RequiredEntityData } from '@mikro-orm/postgresql';
import { toArrayLiteral } from '../../platform/database/index.ts';
import { ChangeProposal } from './change-proposal.entity.ts';
import type { ProposalState } from './change-proposal.states.ts';

const WITH_SPACE = { populate: ['space.building'] } as const;
export type ProposalWithSpace = Loaded<ChangeProposal, 'space.building'>;
export type ProposalWithSpaces = Loaded<ChangeProposal, 'space.building' | 'reservation.space.building'>;
export type ProposalWithReservation = Loaded<ChangeProposal, 'reservation'>;
/** A proposal with the space of its reservation and the proposed one. */
export type ProposalMember = {
  readonly id: number;
  readonly reservationId: number;
  readonly spaceId: number;
  readonly proposedSpaceId: number;
};
/** Keyed by reservation id. */
export type LatestProposals = ReadonlyMap<number, ProposalWithSpace>;

@Injectable()
export class ChangeProposalRepository {
  constructor(private readonly em: EntityManager) {}

  async create(values: RequiredEntityData<ChangeProposal>): Promise<ProposalWithSpace> {
    const proposal = this.em.create(ChangeProposal, values);
    await this.em.flush();
    return this.em.populate(proposal, WITH_SPACE.populate) as Promise<unknown> as Promise<ProposalWithSpace>;
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }

  /** Refreshes the proposal; requires a lock on the reservation's row. */
  findForReservation(id: number, reservationId: number): Promise<ProposalWithSpace | null> {
    return this.em.findOne(
      ChangeProposal,
      { id, reservation: reservationId },
      { ...WITH_SPACE, refresh: true },
    );
  }

  /**
   * The proposal and the open ones that are answered with it, by reservation; empty when it does not belong to the
   * reservation.
   */
  listAnsweredTogether(id: number, reservationId: number): Promise<ProposalMember[]> {
    return this.em.execute(
      `select p.id, p.reservation_id as "reservationId", r.space_id as "spaceId", p.space_id as "proposedSpaceId"
       from change_proposal asked
       join change_proposal p on p.id = asked.id or (p.bundle = asked.bundle and p.state = 'open')
       join reservation r on r.id = p.reservation_id
       where asked.id = ? and asked.reservation_id = ? order by p.reservation_id`,
      [id, reservationId],
    );
  }

  /** Proposals of the bundle in the state, by proposed start. */
  listByBundle(bundle: string, state: ProposalState): Promise<ProposalWithSpaces[]> {
    return this.em.find(
      ChangeProposal,
      { bundle, state },
      { populate: ['space.building', 'reservation.space.building'], orderBy: { startsAt: 'asc', id: 'asc' } },
    );
  }

  /** The proposal in state `open`, even past its expiry. */
  findOpen(reservationId: number): Promise<ProposalWithSpace | null> {
    return this.em.findOne(
      ChangeProposal,
      { reservation: reservationId, state: 'open' },
      { ...WITH_SPACE, refresh: true },
    );
  }

  /** Refreshed, with its reservation. */
  findWithReservation(id: number): Promise<ProposalWithReservation | null> {
    return this.em.findOne(ChangeProposal, { id }, { populate: ['reservation'], refresh: true });
  }

  findWithSpace(id: number): Promise<ProposalWithSpace | null> {
    return this.em.findOne(ChangeProposal, { id }, WITH_SPACE);
  }

  /** The last proposal of the reservation, refreshed. */
  findLast(reservationId: number): Promise<ProposalWithSpace | null> {
    const options = { ...WITH_SPACE, orderBy: { id: 'desc' }, refresh: true } as const;
    return this.em.findOne(ChangeProposal, { reservation: reservationId }, options);
  }

  /** The last proposal of each reservation when it is open, declined or expired. */
  async findLatest(reservationIds: readonly number[]): Promise<LatestProposals> {
    if (reservationIds.length === 0) return new Map();
    const states: ProposalState[] = ['open', 'declined', 'expired'];
    const latest = await this.em.execute<{ id: number; state: ProposalState }[]>(
      `select distinct on (reservation_id) id, state from change_proposal where reservation_id = any(?::int[])
       order by reservation_id, id desc`,
      [toArrayLiteral(reservationIds)],
    );
    const ids = latest.filter(({ state }) => states.includes(state)).map(({ id }) => id);
    const found =
      ids.length === 0 ? [] : await this.em.find(ChangeProposal, { id: { $in: ids } }, WITH_SPACE);
    return new Map(found.map((proposal) => [proposal.reservation.id, proposal]));
  }

  /** All proposals of the reservations, earliest first. */
  listByReservations(reservationIds: readonly number[]): Promise<ProposalWithSpace[]> {
    return this.em.find(
      ChangeProposal,
      { reservation: { $in: [...reservationIds] } },
      { ...WITH_SPACE, orderBy: { id: 'asc' } },
    );
  }

  /** Open proposals that hold time of the spaces within the period, by start. */
  findHolding(
    spaceIds: readonly number[],
    from: Date,
    until: Date,
    now: Date,
  ): Promise<ProposalWithReservation[]> {
    return this.em.find(
      ChangeProposal,
      {
        space: { $in: [...spaceIds] },
        state: 'open',
        expiresAt: { $gt: now },
        startsAt: { $lt: until },
        endsAt: { $gt: from },
      },
      { populate: ['reservation'], orderBy: { startsAt: 'asc', id: 'asc' } },
    );
  }

  /** Expires proposals past their time: of the spaces, or at most `limit` of all. */
  expire(now: Date, where: { spaceIds: readonly number[] } | { limit: number }): Promise<{ id: number }[]> {
    const [condition, parameter] =
      'spaceIds' in where
        ? ['and space_id = any(?::int[]) order by id for update', toArrayLiteral(where.spaceIds)]
        : ['order by id limit ? for update skip locked', where.limit];
    return this.em.execute(
      `update change_proposal set state = 'expired', decided_at = ?
       where id in (select id from change_proposal where state = 'open' and expires_at <= ? ${condition})
       returning id`,
      [now, now, parameter],
    );
  }

  /** Removes messages and reasons from proposals of the reservations. */
  async anonymize(reservationIds: readonly number[]): Promise<void> {
    if (reservationIds.length === 0) return;
    await this.em.nativeUpdate(
      ChangeProposal,
      { reservation: { $in: [...reservationIds] } },
      { message: null, declineReason: null },
    );
  }
}
