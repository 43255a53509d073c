import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ChangeProposalRepository } from '../change-proposal.repository.ts';
import { proposalStateAt } from '../change-proposal.states.ts';
import { reservationNotFound } from '../reservation.errors.ts';
import { mayHost, toOwnedSpaceRef } from '../reservation.policy.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import type { Series } from '../reservation.entity.ts';
import { SeriesRepository } from '../series.repository.ts';
import { countSeriesVersion } from './series-rules.ts';

export type SeriesDetails = {
  readonly series: Series;
  readonly version: number;
  /** By day and space, without those in spaces that the member of the owner's team does not see. */
  readonly occurrences: readonly ReservationWithSpace[];
  /** Reservations with an open proposal. */
  readonly proposedIds: ReadonlySet<number>;
  readonly now: Date;
};

/** Series as their hosts read them. */
@Injectable()
export class SeriesService {
  constructor(
    private readonly repository: SeriesRepository,
    private readonly proposals: ChangeProposalRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOTFOUND unless the actor is a host of an occurrence */
  async getForHost(actor: Actor, id: number): Promise<SeriesDetails> {
    const series = await this.repository.find(id);
    const all = series ? await this.repository.listOccurrences(id) : [];
    const occurrences = all.filter(({ space }) => mayHost(actor, toOwnedSpaceRef(space), 'view'));
    if (!series || occurrences.length === 0) throw reservationNotFound();
    const now = this.clock.now();
    const latest = await this.proposals.findLatest(occurrences.map((one) => one.id));
    const open = [...latest].filter(([, proposal]) => proposalStateAt(proposal, now) === 'open');
    return {
      series,
      version: countSeriesVersion(series, all),
      occurrences,
      proposedIds: new Set(open.map(([reservationId]) => reservationId)),
      now,
    };
  }
}
