import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../platform/outbox/index.ts';
import { OfferChoiceService } from '../inquiries/index.ts';
import { ReservationMailsService } from './mails/reservation-mails.service.ts';
import { reservationChanged, type ReservationStepEvent } from './reservation.events.ts';

/** One listener per side and one for demands, so a failure of one does not repeat the work of the others. */
@Injectable()
export class ReservationListeners {
  constructor(
    private readonly mails: ReservationMailsService,
    private readonly choices: OfferChoiceService,
  ) {}

  @OnEvent(reservationChanged, 'mail-guest')
  async mailGuest(event: ReservationStepEvent): Promise<void> {
    await this.mails.notifyGuest(event);
  }

  @OnEvent(reservationChanged, 'mail-owner')
  async mailOwner(event: ReservationStepEvent): Promise<void> {
    await this.mails.notifyOwner(event);
  }

  @OnEvent(reservationChanged, 'settle-demand')
  async settleDemand({ reservation_id, step }: ReservationStepEvent): Promise<void> {
    await (step === 'requested'
      ? this.choices.announce(reservation_id)
      : this.choices.settle(reservation_id));
  }
}
