import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { LegalTermsService } from '../../settings/index.ts';
import { AccountMailsService } from '../account/account-mails.service.ts';
import { notifyOfTerms } from './terms-notice.job.ts';
import { TermsNoticeRepository } from './terms-notice.repository.ts';

/** Owners notified by one run of the job. */
const BATCH_SIZE = 200;

/** Notifies all owners of new terms by mail (article 14.1 of the terms). */
@Injectable()
export class TermsNoticeService {
  constructor(
    private readonly owners: TermsNoticeRepository,
    private readonly terms: LegalTermsService,
    private readonly mails: AccountMailsService,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
  ) {}

  /**
   * Enqueues the job that notifies the owners.
   * @param validFrom first day of the terms, YYYY-MM-DD
   * @param afterUser id after which to continue
   */
  enqueue(validFrom: string, afterUser = 0): Promise<void> {
    return this.unit.run(() =>
      this.outbox.enqueue(notifyOfTerms, { valid_from: validFrom, after_user: afterUser }),
    );
  }

  /** Notifies the next batch, each owner once. Stops when the terms have been withdrawn. */
  async notifyOwners(validFrom: string, afterUser: number): Promise<void> {
    const terms = await this.terms.findStartingOn(validFrom);
    if (!terms) return;
    await this.unit.run(async () => {
      const owners = await this.owners.listOwnersToNotify(validFrom, afterUser, BATCH_SIZE);
      for (const owner of owners) await this.mails.sendTermsChanging(owner, terms);
      const last = owners.at(-1);
      if (last && owners.length === BATCH_SIZE) await this.enqueue(validFrom, last.id);
    });
  }
}
