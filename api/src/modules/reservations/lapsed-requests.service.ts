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

/**
 * Ends requests without an answer in time. A booking does the same for its slot, so a stopped worker blocks
 * no slot (ADR 12).
 */
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

  /** Requires the schedule locks of the spaces. */
  endOf(spaceIds: readonly number[]): Promise<void> {
    return this.unit.run(async () => {
      await this.announce(await this.reservations.endLapsed(this.clock.now(), { spaceIds }));
      await this.proposals.expireOf(spaceIds);
    });
  }

  /** One transaction per batch. */
  async endAll(): Promise<void> {
    for (let ended = BATCH; ended === BATCH;) {
      ended = await this.unit.run(async () => {
        const lapsed = await this.reservations.endLapsed(this.clock.now(), { limit: BATCH });
        await this.announce(lapsed);
        return lapsed.length;
      });
    }
  }

  /** Expires change proposals past their time, one transaction per batch. */
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
      // The owner was never notified of a request with an unconfirmed e-mail address.
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
