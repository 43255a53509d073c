import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { Config } from '../../platform/config/index.ts';
import { RecordTokens } from '../../platform/sealing/record-tokens.ts';
import { secretsOf } from '../../platform/sealing/secrets.ts';

/** Signed links that authorize a mailbox to manage one search. */
@Injectable()
export class SavedSearchLinks extends RecordTokens {
  constructor(config: Config) {
    super(secretsOf(config), 'saved-search-link');
  }

  /** Path of the page of the search. */
  pageOf(id: number): string {
    return urls.savedSearch(id, this.tokenOf(id));
  }

  /** Page and one-click URL to unsubscribe. */
  unsubscribeOf(id: number): { page: string; call: string } {
    return { page: this.pageOf(id), call: `/api/saved-searches/${id}/unsubscribe/${this.tokenOf(id)}` };
  }
}
