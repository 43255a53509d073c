import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { SiteTerms } from '../settings/index.ts';
import { AccountMails } from './account-mails.service.ts';
import { tellOfTerms } from './terms-notice.job.ts';
import { TermsNoticeRepository } from './terms-notice.repository.ts';

/** Owners notified by one run of the job. */
const BATCH = 200;

/** Notifies all owners of new terms by mail (article 14.1 of the terms). */
@Injectable()
export class TermsNotice {
  constructor(
    private readonly owners: TermsNoticeRepository,
    private readonly terms: SiteTerms,
    private readonly mails: AccountMails,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
  ) {}

  /**
   * Enqueues the job that notifies the owners.
   * @param validFrom first day of the terms, YYYY-MM-DD
   * @param afterUser id after which to continue
   */
  begin(validFrom: string, afterUser = 0): Promise<void> {
    return this.unit.run(() =>
      this.outbox.enqueue(tellOfTerms, { valid_from: validFrom, after_user: afterUser }),
    );
  }

  /** Notifies the next batch, each owner once. Stops when the terms have been withdrawn. */
  async tell(validFrom: string, afterUser: number): Promise<void> {
    const terms = await this.terms.startingOn(validFrom);
    if (!terms) return;
    await this.unit.run(async () => {
      const owners = await this.owners.bound(validFrom, afterUser, BATCH);
      for (const owner of owners) await this.mails.termsChanging(owner, terms);
      const last = owners.at(-1);
      if (last && owners.length === BATCH) await this.begin(validFrom, last.id);
    });
  }
}
