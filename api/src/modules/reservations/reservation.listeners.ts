import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../platform/outbox/index.ts';
import { ReservationMails } from './reservation-mails.service.ts';
import { reservationChanged, type StepTaken } from './reservation.events.ts';

/** One listener per side, so a failure of one does not repeat the mail to the other. */
@Injectable()
export class ReservationListeners {
  constructor(private readonly mails: ReservationMails) {}

  @OnEvent(reservationChanged, 'mail-guest')
  async mailGuest(taken: StepTaken): Promise<void> {
    await this.mails.tellGuest(taken);
  }

  @OnEvent(reservationChanged, 'mail-owner')
  async mailOwner(taken: StepTaken): Promise<void> {
    await this.mails.tellOwner(taken);
  }
}
