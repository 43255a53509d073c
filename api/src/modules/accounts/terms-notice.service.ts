import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { SiteTerms } from '../settings/index.ts';
import { AccountMails } from './account-mails.service.ts';
import { tellOfTerms } from './terms-notice.job.ts';
import { TermsNoticeRepository } from './terms-notice.repository.ts';

/** Owners told by one run of the job. */
const BATCH = 200;

/** New terms are told by mail to every owner (article 14.1 of the terms). */
@Injectable()
export class TermsNotice {
  constructor(
    private readonly owners: TermsNoticeRepository,
    private readonly terms: SiteTerms,
    private readonly mails: AccountMails,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
  ) {}

  /** Has the owners told of the terms that hold from the day on: all, or those after one of them. */
  begin(validFrom: string, afterUser = 0): Promise<void> {
    return this.unit.run(() =>
      this.outbox.enqueue(tellOfTerms, { valid_from: validFrom, after_user: afterUser }),
    );
  }

  /** Tells the next owners, each once; terms that were withdrawn meanwhile are not told any further. */
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
