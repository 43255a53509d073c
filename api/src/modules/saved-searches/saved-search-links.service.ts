import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { Config } from '../../platform/config/index.ts';
import { RecordTokens } from '../../platform/sealing/record-tokens.ts';
import { secretsOf } from '../../platform/sealing/secrets.ts';

/** Links by which a mailbox rules its searches: each search has one token. */
@Injectable()
export class SavedSearchLinks extends RecordTokens {
  constructor(config: Config) {
    super(secretsOf(config), 'saved-search-link');
  }

  /** Local path of the search's page. */
  pageOf(id: number): string {
    return urls.savedSearch(id, this.tokenOf(id));
  }

  /** How a mail's reader ends the mails. */
  unsubscribeOf(id: number): { page: string; call: string } {
    return { page: this.pageOf(id), call: `/api/saved-searches/${id}/unsubscribe/${this.tokenOf(id)}` };
  }
}
