import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { MailService } from '../mail/index.ts';
import { ReservationMailRepository } from './reservation-mails.repository.ts';
import { guestCausePrefix } from './reservation-mails.service.ts';

/**
 * Guests' personal data (name, e-mail, telephone, messages, reasons, the addresses in the log of mails) are removed one year after
 * the term: until then either side may have a claim or a question, afterwards only that somebody was there is kept (GDPR art. 5).
 */
const KEPT_YEARS = 1;

/** Makes reservations forget their guests. */
@Injectable()
export class ReservationForgetting {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly reservations: ReservationMailRepository,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  /** Whose term ended a year ago, a batch in a transaction. */
  async forgetOld(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now);
    before.setUTCFullYear(now.getUTCFullYear() - KEPT_YEARS);
    while ((await this.forgotten(() => this.reservations.forgetEnded(before, now))) > 0);
  }

  /** Everybody who booked with an owner that is no more. */
  async forgetOfCustomer(customerId: number): Promise<void> {
    await this.forgotten(() => this.reservations.forgetOfCustomer(customerId, this.clock.now()));
  }

  /** What somebody booked under an address and what is over. */
  async forgetOfGuest(email: string): Promise<void> {
    await this.forgotten(() => this.reservations.forgetOfGuest(email, this.clock.now()));
  }

  private forgotten(forget: () => Promise<number[]>): Promise<number> {
    return this.unit.run(async () => {
      const ids = await forget();
      await this.mails.forgetAbout(ids.map(guestCausePrefix));
      return ids.length;
    });
  }
}
