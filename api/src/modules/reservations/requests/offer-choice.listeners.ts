import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../platform/outbox/index.ts';
import { OfferChoiceService } from '../../inquiries/index.ts';
import { reservationChanged, type ReservationStepEvent } from '../reservation.events.ts';

/** Applies the steps of the reservation of a chosen offer to its demand. */
@Injectable()
export class OfferChoiceListeners {
  constructor(private readonly choices: OfferChoiceService) {}

  @OnEvent(reservationChanged, 'settle-demand')
  async settleDemand({ reservation_id, step }: ReservationStepEvent): Promise<void> {
    await (step === 'requested'
      ? this.choices.announce(reservation_id)
      : this.choices.settle(reservation_id));
  }
}
