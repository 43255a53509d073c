import { Injectable, Optional } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { AuditTrailService } from '../audit/index.ts';
import { ExpiredSlots } from '../availability/index.ts';
import { ChangeProposalService } from './change-proposal.service.ts';
import { ReservationDealsPort } from './reservation-deals-port.ts';
import { reservationChanged, toBundleFields } from './reservation.events.ts';
import { ReservationRepository, type ExpiredRequest } from './reservation.repository.ts';

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
    @Optional() private readonly deals?: ReservationDealsPort,
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

  private async announce(reservations: readonly ExpiredRequest[]): Promise<void> {
    await this.deals?.rebalance([...new Set(reservations.flatMap(({ dealId }) => dealId ?? []))]);
    await this.audit.recordAll(
      SYSTEM_ACTOR,
      reservations.map(({ id }) => ({
        action: 'reservation.expired',
        subject: { type: 'reservation', id },
        before: { status: 'pending' },
        after: { status: 'cancelled' },
      })),
    );
    // Only the demand of a chosen offer needs to know of a request that its owner never saw.
    const announced = reservations.filter(
      ({ awaitsEmailConfirmation, source }) => !awaitsEmailConfirmation || source === 'offer',
    );
    const events = Map.groupBy(announced, ({ eventKey }) => eventKey);
    for (const members of events.values())
      for (const member of members)
        await this.outbox.publish(reservationChanged, {
          reservation_id: member.id,
          step: 'expired',
          by: 'system',
          sequence: member.sequence,
          former: null,
          ...toBundleFields(members, member),
        });
  }
}
