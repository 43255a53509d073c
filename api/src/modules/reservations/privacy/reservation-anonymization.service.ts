import { Injectable, Optional } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { ConversationAnonymizationService } from '../../conversations/index.ts';
import { MailService } from '../../mail/index.ts';
import { ReservationDealsPort } from '../reservation-deals-port.ts';
import {
  ReservationMailsRepository,
  type AnonymizedReservation,
} from '../mails/reservation-mails.repository.ts';
import { guestIdempotencyKeyPrefix } from '../mails/reservation-mails.service.ts';

/**
 * Guests' personal data (name, e-mail, telephone, messages, reasons, addresses in the mail log) are removed
 * one year after the end of the reservation: until then either side may have a claim (GDPR art. 5).
 */
const RETENTION_YEARS = 1;

/** Anonymizes guests of reservations. */
@Injectable()
export class ReservationAnonymizationService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly reservations: ReservationMailsRepository,
    private readonly mails: MailService,
    private readonly conversations: ConversationAnonymizationService,
    private readonly clock: Clock,
    @Optional() private readonly deals?: ReservationDealsPort,
  ) {}

  /** Reservations that ended a year ago, one transaction per batch. */
  async anonymizeEnded(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now);
    before.setUTCFullYear(now.getUTCFullYear() - RETENTION_YEARS);
    while ((await this.anonymizeBatch(() => this.reservations.anonymizeEnded(before, now))) > 0);
  }

  /** Slots offered to a waiting list that ended untaken before the time, one transaction per batch. */
  async anonymizeUntakenOffers(before: Date): Promise<void> {
    const anonymize = () => this.reservations.anonymizeUntakenOffers(before, this.clock.now());
    while ((await this.anonymizeBatch(anonymize)) > 0);
  }

  /** All guests of the owner's spaces. */
  async anonymizeByCustomer(customerId: number): Promise<void> {
    await this.anonymizeBatch(() => this.reservations.anonymizeByCustomer(customerId, this.clock.now()));
  }

  /** Ended and cancelled reservations of the e-mail address. */
  async anonymizeByGuest(email: string): Promise<void> {
    await this.anonymizeBatch(() => this.reservations.anonymizeByGuest(email, this.clock.now()));
  }

  private anonymizeBatch(anonymize: () => Promise<AnonymizedReservation[]>): Promise<number> {
    return this.unit.run(async () => {
      const anonymized = await anonymize();
      await this.mails.anonymizeByKeyPrefix(anonymized.map(({ id }) => guestIdempotencyKeyPrefix(id)));
      await this.conversations.release(anonymized.map(({ conversationId }) => conversationId));
      await this.deals?.release(anonymized.flatMap(({ dealId }) => dealId ?? []));
      return anonymized.length;
    });
  }
}
