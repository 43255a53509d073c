import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { MailService } from '../mail/index.ts';
import { ReservationMailRepository } from './reservation-mails.repository.ts';
import { guestCausePrefix } from './reservation-mails.service.ts';

/**
 * Guests' personal data (name, e-mail, telephone, messages, reasons, addresses in the mail log) are removed
 * one year after the end of the reservation: until then either side may have a claim (GDPR art. 5).
 */
const KEPT_YEARS = 1;

/** Anonymizes guests of reservations. */
@Injectable()
export class ReservationForgetting {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly reservations: ReservationMailRepository,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  /** Reservations that ended a year ago, one transaction per batch. */
  async forgetOld(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now);
    before.setUTCFullYear(now.getUTCFullYear() - KEPT_YEARS);
    while ((await this.forgotten(() => this.reservations.forgetEnded(before, now))) > 0);
  }

  /** All guests of the owner's spaces. */
  async forgetOfCustomer(customerId: number): Promise<void> {
    await this.forgotten(() => this.reservations.forgetOfCustomer(customerId, this.clock.now()));
  }

  /** Ended and cancelled reservations of the e-mail address. */
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
