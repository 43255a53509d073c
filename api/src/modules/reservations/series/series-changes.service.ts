import { Injectable } from '@nestjs/common';
import { toWallSlot } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createFieldError, DomainError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ChangeBatch } from '../change-batch.ts';
import { ChangeProposalService } from '../change-proposal.service.ts';
import { defaultProposalExpiry } from '../change-proposal.states.ts';
import {
  ReservationChangesService,
  type ChangeResult,
  type HostChangeRequest,
} from '../changes/reservation-changes.service.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import { SeriesConflictsService, type WantedOccurrence } from './series-conflicts.service.ts';
import { SeriesLockService, type LockedSeries, type SeriesSpan } from './series-lock.service.ts';
import { toChangedSlot, type SeriesTimes } from './series-rules.ts';
import { SeriesRepository } from '../series.repository.ts';

/** Fields left out stay. */
export type SeriesChange = SeriesSpan &
  SeriesTimes &
  Pick<
    HostChangeRequest,
    'spaceId' | 'guests' | 'priceHaler' | 'usesListPrice' | 'texts' | 'message' | 'isAgreedByPhone'
  >;
export type SeriesChangeResult = {
  /** Names of the fields that changed at once. */
  readonly applied: readonly string[];
  /** Occurrences that changed at once. */
  readonly changed: number;
  /** Occurrences whose change waits for the guest. */
  readonly proposed: number;
};

/** Changes „this and the following“ occurrences by the rules of a single one (PRODUCT §12): all, or none. */
@Injectable()
export class SeriesChangesService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly locks: SeriesLockService,
    private readonly conflicts: SeriesConflictsService,
    private readonly changes: ReservationChangesService,
    private readonly proposals: ChangeProposalService,
    private readonly repository: SeriesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError SERIES_CHANGED when it changed since it was read, SLOT_TAKEN with `conflicts`, 422 on the
   *   field at fault
   */
  change(actor: Actor, change: SeriesChange): Promise<SeriesChangeResult> {
    return this.unit.run(async () => {
      const locked = await this.locks.acquire(actor, change, change.spaceId);
      assertOneSpaceADay(locked.occurrences, change);
      const wanted = locked.occurrences.map((one) => toWanted(one, change));
      await this.conflicts.assertFree(wanted.filter(isMoved));
      const batch = new ChangeBatch();
      const results = await this.changeAll(actor, locked, change, { wanted, batch });
      await this.proposals.publish(batch);
      return this.finish(locked, results);
    });
  }

  /** In an order in which no occurrence moves to time that another one still holds. */
  private async changeAll(
    actor: Actor,
    { by }: LockedSeries,
    { guests, priceHaler, usesListPrice, texts, message, isAgreedByPhone, spaceId }: SeriesChange,
    { wanted, batch }: { wanted: readonly WantedOccurrence[]; batch: ChangeBatch },
  ): Promise<ChangeResult[]> {
    const starts = wanted.flatMap((one) => [one.startsAt, one.reservation.startsAt]);
    const common = {
      spaceId,
      guests,
      priceHaler,
      usesListPrice,
      texts,
      message,
      isAgreedByPhone,
      sequence: null,
      contact: {},
      // One answer to all: before the first of them begins.
      expiresAt: defaultProposalExpiry(this.clock.now(), ...starts),
    };
    const results: ChangeResult[] = [];
    for (const { reservation, startsAt, endsAt } of isLater(wanted) ? wanted.toReversed() : wanted)
      results.push(
        await renameTimes(() =>
          this.changes.changeOne(actor, { reservation, by }, { ...common, startsAt, endsAt }, batch),
        ),
      );
    return results;
  }

  private async finish(
    { series, occurrences: [first] }: LockedSeries,
    results: readonly ChangeResult[],
  ): Promise<SeriesChangeResult> {
    const applied = [...new Set(results.flatMap((one) => one.applied))];
    const changed = results.filter((one) => one.applied.length > 0).length;
    const proposed = results.filter(({ proposal }) => proposal !== null).length;
    if (changed + proposed > 0) series.version += 1;
    const hasOtherTime = results.find((one) =>
      one.applied.some((field) => field === 'start_datetime' || field === 'end_datetime'),
    );
    if (hasOtherTime && first.seriesDay !== null)
      await this.repository.saveTime(series.id, first.seriesDay, toWallSlot(hasOtherTime.reservation));
    await this.repository.flush();
    return { applied, changed, proposed };
  }
}

/** The reservation may be confirmed: it then waits for the guest unless it has no e-mail. */
const toWanted = (reservation: ReservationWithSpace, change: SeriesChange): WantedOccurrence => ({
  reservation,
  ...toChangedSlot(reservation, change),
  spaceId: change.spaceId ?? reservation.space.id,
  isProposed: reservation.status === 'confirmed' && reservation.customerEmail !== '',
});

const isMoved = ({ reservation, startsAt, endsAt, spaceId }: WantedOccurrence): boolean =>
  spaceId !== reservation.space.id ||
  startsAt.getTime() !== reservation.startsAt.getTime() ||
  endsAt.getTime() !== reservation.endsAt.getTime();

const isLater = (wanted: readonly WantedOccurrence[]): boolean =>
  wanted.some(({ reservation, endsAt }) => endsAt > reservation.endsAt);

/**
 * Space and price are those of one reservation.
 * @throws DomainError VALIDATION on `space_id` or `price` when days of the series take several spaces
 */
function assertOneSpaceADay(
  occurrences: readonly ReservationWithSpace[],
  { spaceId, priceHaler }: SeriesChange,
): void {
  if (spaceId === undefined && priceHaler === undefined) return;
  if (new Set(occurrences.map(({ seriesDay }) => seriesDay)).size < occurrences.length)
    throw createFieldError(spaceId === undefined ? 'price' : 'space_id', fieldError('seriesSpaces'));
}

/** Errors of an occurrence's slot, on the fields of the series. */
async function renameTimes(work: () => Promise<ChangeResult>): Promise<ChangeResult> {
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
