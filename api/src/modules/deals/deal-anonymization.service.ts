import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { AuditTrailService } from '../audit/index.ts';
import { MailService } from '../mail/index.ts';
import { DealPrivacyRepository } from './deal-privacy.repository.ts';
import { InstalmentPaymentsPort } from './instalment-payments-port.ts';

/** Offers without an answer are kept as long as reservations after their end. */
const RETENTION_YEARS = 1;

/** Mails to the guest of a deal. */
export const dealMailKeyPrefix = (id: number): string => `deal-${id}-guest-`;

/** Anonymizes guests of deals. */
@Injectable()
export class DealAnonymizationService {
  constructor(
    private readonly deals: DealPrivacyRepository,
    private readonly payments: InstalmentPaymentsPort,
    private readonly mails: MailService,
    private readonly audit: AuditTrailService,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Those of the deals whose reservations all are anonymized. */
  async release(dealIds: readonly number[]): Promise<void> {
    if (dealIds.length === 0) return;
    await this.unit.run(async () => {
      const ids = await this.deals.anonymize(dealIds, this.clock.now());
      await this.payments.anonymize(ids);
      await this.audit.anonymize('deal', ids);
      await this.mails.anonymizeByKeyPrefix(ids.map(dealMailKeyPrefix));
    });
  }

  async anonymizeLost(): Promise<void> {
    const before = new Date(this.clock.now());
    before.setUTCFullYear(before.getUTCFullYear() - RETENTION_YEARS);
    await this.release(await this.deals.listLostBefore(before));
  }
}
