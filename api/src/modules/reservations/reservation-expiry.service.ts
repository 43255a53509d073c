import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { AuditTrailService } from '../audit/index.ts';
import { ExpiredSlots } from '../availability/index.ts';
import { ChangeProposalService } from './changes/change-proposal.service.ts';
import { reservationChanged } from './reservation.events.ts';
import { ReservationRepository } from './reservation.repository.ts';

const MAX_BATCH = 100;
const SYSTEM_ACTOR = { userId: null } as const;

/**
 * Ends requests without an answer in time. A booking does the same for its slot, so a stopped worker blocks
 * no slot (ADR 12).
 */
@Injectable()
export class ReservationExpiryService extends ExpiredSlots {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly reservations: ReservationRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
    private readonly proposals: ChangeProposalService,
  ) {
    super();
  }

  /** Requires the schedule locks of the spaces. */
  expireRequests(spaceIds: readonly number[]): Promise<void> {
    return this.unit.run(async () => {
      await this.announce(await this.reservations.expireRequests(this.clock.now(), { spaceIds }));
      await this.proposals.expireForSpaces(spaceIds);
    });
  }

  /** One transaction per batch. */
  async expireAll(): Promise<void> {
    for (let batchSize = MAX_BATCH; batchSize === MAX_BATCH;) {
      batchSize = await this.unit.run(async () => {
        const expired = await this.reservations.expireRequests(this.clock.now(), { limit: MAX_BATCH });
        await this.announce(expired);
        return expired.length;
      });
    }
  }

  /** Expires change proposals past their time, one transaction per batch. */
  async expireProposals(): Promise<void> {
    while (await this.unit.run(() => this.proposals.expireBatch()));
  }

  private async announce(
    reservations: readonly { id: number; sequence: number; awaitsEmailConfirmation: boolean }[],
  ): Promise<void> {
    for (const { id, sequence, awaitsEmailConfirmation } of reservations) {
      await this.audit.record(
        SYSTEM_ACTOR,
        'reservation.expired',
        { type: 'reservation', id },
        { status: 'pending' },
        { status: 'cancelled' },
      );
      // The owner was never notified of a request with an unconfirmed e-mail address.
      if (!awaitsEmailConfirmation)
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
