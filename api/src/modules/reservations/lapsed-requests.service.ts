import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { LapsedTerms } from '../availability/index.ts';
import { ChangeProposalService } from './changes/change-proposal.service.ts';
import { reservationChanged } from './reservation.events.ts';
import { ReservationRepository } from './reservation.repository.ts';

const BATCH = 100;
const NOBODY = { userId: null } as const;

/** Ends requests nobody answered in time. Whoever books first does it too, so that no stopped worker keeps a term closed (ADR 12). */
@Injectable()
export class LapsedRequests extends LapsedTerms {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly reservations: ReservationRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly proposals: ChangeProposalService,
  ) {
    super();
  }

  /** Those of the spaces, which the caller holds. */
  endOf(spaceIds: readonly number[]): Promise<void> {
    return this.unit.run(async () => {
      await this.announce(await this.reservations.endLapsed(this.clock.now(), { spaceIds }));
      await this.proposals.expireOf(spaceIds);
    });
  }

  /** All of them, a batch in a transaction. */
  async endAll(): Promise<void> {
    for (let ended = BATCH; ended === BATCH;) {
      ended = await this.unit.run(async () => {
        const lapsed = await this.reservations.endLapsed(this.clock.now(), { limit: BATCH });
        await this.announce(lapsed);
        return lapsed.length;
      });
    }
  }

  /** All proposals of changes past their time, a batch in a transaction. */
  async expireProposals(): Promise<void> {
    while (await this.unit.run(() => this.proposals.expireBatch()));
  }

  private async announce(
    ended: readonly { id: number; sequence: number; awaitsProof: boolean }[],
  ): Promise<void> {
    for (const { id, sequence, awaitsProof } of ended) {
      await this.audit.record(
        NOBODY,
        'reservation.expired',
        { type: 'reservation', id },
        { status: 'pending' },
        { status: 'cancelled' },
      );
      // Nobody was told of a request whose mailbox was never proved.
      if (!awaitsProof)
        await this.outbox.publish(reservationChanged, {
          reservation_id: id,
          step: 'expired',
          by: 'system',
          sequence,
          former: null,
        });
    }
  }
}
