import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../platform/outbox/index.ts';
import { ReservationMailsService } from './reservation-mails.service.ts';
import { reservationChanged, type ReservationStepEvent } from '../reservation.events.ts';

/** One listener per side, so a failure of one does not repeat the mail to the other. */
@Injectable()
export class ReservationListeners {
  constructor(private readonly mails: ReservationMailsService) {}

  @OnEvent(reservationChanged, 'mail-guest')
  async mailGuest(event: ReservationStepEvent): Promise<void> {
    await this.mails.notifyGuest(event);
  }

  @OnEvent(reservationChanged, 'mail-owner')
  async mailOwner(event: ReservationStepEvent): Promise<void> {
    await this.mails.notifyOwner(event);
  }
}
