import { Injectable } from '@nestjs/common';
import type { CancelCode } from '@prostora/contracts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createFieldError, DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AgreementService } from '../changes/agreement.service.ts';
import { ReservationChangesService, type ReservationChange } from '../changes/reservation-changes.service.ts';
import { ReservationWorkflowService } from '../decisions/reservation-workflow.service.ts';
import { ReservationLockService, type SeriesSpan } from '../reservation-lock.service.ts';
import { ReservationSlotService } from '../reservation-slot.service.ts';
import { SeriesRepository } from '../series.repository.ts';
import { planSeriesChange, type SeriesTimes } from './series-rules.ts';

/** Fields left out stay. */
export type SeriesChange = SeriesSpan & SeriesTimes & Omit<ReservationChange, 'startsAt' | 'endsAt'>;
export type SeriesChangeResult = {
  /** Names of the fields that changed at once. */
  readonly applied: readonly string[];
  /** Occurrences that changed at once. */
  readonly changed: number;
  /** Occurrences whose change waits for the guest. */
  readonly proposed: number;
};
/** Sums over the occurrences in haléře. */
export type SeriesChangePreview = {
  readonly former: number;
  readonly wanted: number;
  /** Of the price list; null when it has no other price. */
  readonly list: number | null;
};
export type SeriesCancellation = SeriesSpan & {
  readonly reason: string | null;
  /** Counted in the statistics. */
  readonly code: CancelCode | null;
};

/** „This and the following“ occurrences of a series change and end by the rules of a single one (PRODUCT §12). */
@Injectable()
export class SeriesChangesService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly locks: ReservationLockService,
    private readonly slots: ReservationSlotService,
    private readonly changes: ReservationChangesService,
    private readonly agreements: AgreementService,
    private readonly workflow: ReservationWorkflowService,
    private readonly repository: SeriesRepository,
  ) {}

  /**
   * @throws DomainError SERIES_CHANGED when it changed since it was read, SLOT_TAKEN with `conflicts`, 422 on the
   *   field at fault
   */
  change(actor: Actor, change: SeriesChange): Promise<SeriesChangeResult> {
    return this.unit.run(async () => {
      const { series, occurrences, by } = await this.locks.acquireSeriesAsHost(change, actor, change.spaceId);
      const planned = planSeriesChange(occurrences, change);
      await this.slots.assertFree(planned);
      const results = await withFieldsOfSeries(() => this.changes.changeTogether(actor, by, planned));
      const changed = results.filter((one) => one.applied.length > 0);
      const proposed = results.filter(({ proposal }) => proposal !== null);
      if (changed.length + proposed.length > 0) series.version += 1;
      await this.repository.flush();
      const moved = results.filter(({ applied }) =>
        applied.some((field) => field === 'start_datetime' || field === 'end_datetime'),
      );
      await this.agreements.followOccurrences(moved.map(({ reservation }) => reservation));
      return {
        applied: [...new Set(results.flatMap((one) => one.applied))],
        changed: changed.length,
        proposed: proposed.length,
      };
    });
  }

  /**
   * What a change would cost; nothing is written.
   * @throws DomainError as a change does
   */
  preview(actor: Actor, change: SeriesChange): Promise<SeriesChangePreview> {
    return this.unit.run(async () => {
      const { occurrences } = await this.locks.acquireSeriesAsHost(change, actor, change.spaceId);
      const planned = planSeriesChange(occurrences, change);
      const previews = await withFieldsOfSeries(() => this.changes.previewTogether(planned, 'host'));
      const sums = { former: 0, wanted: 0, list: 0 };
      for (const { reservation, agreement, listPrice } of previews) {
        const hasListPrice = listPrice !== null && listPrice.priceState !== 'none';
        sums.former += reservation.priceHaler;
        sums.wanted += agreement.priceHaler;
        sums.list += hasListPrice ? listPrice.priceHaler : reservation.priceHaler;
      }
      return { ...sums, list: sums.list === sums.former ? null : sums.list };
    });
  }

  /**
   * Each side gets one mail that names all days.
   * @returns number of cancelled occurrences
   * @throws DomainError SERIES_CHANGED when it changed since it was read, REASON_REQUIRED
   */
  cancel(actor: Actor, cancellation: SeriesCancellation): Promise<number> {
    return this.unit.run(async () => {
      const { series, occurrences, by } = await this.locks.acquireSeriesAsHost(cancellation, actor);
      series.version += 1;
      await this.workflow.cancelTogether(actor, occurrences, by, cancellation);
      return occurrences.length;
    });
  }
}

/** Errors of an occurrence's slot, on the fields of the series. */
async function withFieldsOfSeries<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const fields = error instanceof DomainError ? (error.options.fields ?? {}) : {};
    const { start_datetime: start, end_datetime: end } = fields;
    if (start) throw createFieldError('start_time', start);
    if (end) throw createFieldError('end_time', end);
    throw error;
  }
}
