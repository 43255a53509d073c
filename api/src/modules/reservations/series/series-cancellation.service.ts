import { Injectable } from '@nestjs/common';
import type { CancelCode } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { ChangeBatch } from '../change-batch.ts';
import { assertTransition, reasonRequired } from '../reservation.errors.ts';
import { reservationChanged, toStepResult, type ReservationStep } from '../reservation.events.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import { SeriesLockService, type SeriesSpan } from './series-lock.service.ts';
import { SeriesRepository } from '../series.repository.ts';

export type SeriesCancellation = SeriesSpan & {
  readonly reason: string | null;
  /** Counted in the statistics. */
  readonly code: CancelCode | null;
};

/** Cancels „this and the following“ occurrences. Each side gets one mail that names all days. */
@Injectable()
export class SeriesCancellationService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly locks: SeriesLockService,
    private readonly repository: SeriesRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns number of cancelled occurrences
   * @throws DomainError SERIES_CHANGED when it changed since it was read, REASON_REQUIRED
   */
  cancel(actor: Actor, cancellation: SeriesCancellation): Promise<number> {
    return this.unit.run(async () => {
      const { series, occurrences, by } = await this.locks.acquire(actor, cancellation);
      const { reason, code } = cancellation;
      // The reason is mailed; a guest without an e-mail address is told by the host.
      if (reason === null && occurrences.some(({ customerEmail }) => customerEmail !== ''))
        throw reasonRequired();
      const now = this.clock.now();
      const formerStatuses = occurrences.map(({ status }) => status);
      const steps = occurrences.map((one): ReservationStep => {
        const isRefused = assertTransition(one, ['refuse', 'cancel'], 'host', now) === 'refuse';
        return isRefused ? 'refused' : 'cancelled';
      });
      for (const one of occurrences) {
        Object.assign(one, { status: 'cancelled', cancelledAt: now, cancelledBy: by });
        Object.assign(one, { cancelReason: reason, cancelCode: code, sequence: one.sequence + 1 });
      }
      series.version += 1;
      await this.repository.flush();
      await this.audit.recordAll(
        actor,
        occurrences.map(({ id }, index) => ({
          action: `reservation.${steps[index] ?? 'cancelled'}`,
          subject: { type: 'reservation', id },
          before: { status: formerStatuses[index] },
          after: { status: 'cancelled', by },
        })),
      );
      await this.announce(occurrences, steps, by);
      return occurrences.length;
    });
  }

  private async announce(
    occurrences: readonly ReservationWithSpace[],
    steps: readonly ReservationStep[],
    by: 'owner' | 'operator',
  ): Promise<void> {
    const batch = new ChangeBatch();
    occurrences.forEach((one, index) => {
      const step = steps[index] ?? 'cancelled';
      const { id, sequence, customerEmail } = one;
      const result = toStepResult(one);
      batch.addStep({ reservation_id: id, step, by, sequence, former: null, result }, customerEmail);
    });
    for (const event of batch.listSteps()) await this.outbox.publish(reservationChanged, event);
  }
}
