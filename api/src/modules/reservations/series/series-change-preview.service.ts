import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ReservationChangePreviewService } from '../changes/reservation-change-preview.service.ts';
import type { SeriesChange } from './series-changes.service.ts';
import { SeriesLockService } from './series-lock.service.ts';
import { toChangedSlot } from './series-rules.ts';

/** Sums over the occurrences in haléře. */
export type SeriesChangePreview = {
  readonly former: number;
  readonly wanted: number;
  /** Of the price list; null when it has no other price. */
  readonly list: number | null;
};

@Injectable()
export class SeriesChangePreviewService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly locks: SeriesLockService,
    private readonly previews: ReservationChangePreviewService,
  ) {}

  /**
   * What a change would cost; nothing is written.
   * @throws DomainError as a change does
   */
  preview(actor: Actor, change: SeriesChange): Promise<SeriesChangePreview> {
    return this.unit.run(async () => {
      const { occurrences } = await this.locks.acquire(actor, change, change.spaceId);
      const { spaceId, guests, priceHaler, usesListPrice } = change;
      const sums = { former: 0, wanted: 0, list: 0 };
      for (const reservation of occurrences) {
        const slot = toChangedSlot(reservation, change);
        const request = { ...slot, spaceId, guests, priceHaler, usesListPrice };
        const { agreement, listPrice } = await this.previews.preview(reservation, request, 'host');
        const hasListPrice = listPrice !== null && listPrice.priceState !== 'none';
        sums.former += reservation.priceHaler;
        sums.wanted += agreement.priceHaler;
        sums.list += hasListPrice ? listPrice.priceHaler : reservation.priceHaler;
      }
      return { ...sums, list: sums.list === sums.former ? null : sums.list };
    });
  }
}
