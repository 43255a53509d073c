import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { Config } from '../../../platform/config/index.ts';
import { SignedTokens } from '../../../platform/crypto/signed-tokens.ts';
import { getSecrets } from '../../../platform/crypto/secrets.ts';

/** Signed links that authorize a mailbox to manage one search. */
@Injectable()
export class SavedSearchLinksService extends SignedTokens {
  constructor(config: Config) {
    super(getSecrets(config), 'saved-search-link');
  }

  /** Path of the page of the search. */
  getPagePath(id: number): string {
    return urls.savedSearch(id, this.sign(id));
  }

  /** Page and one-click URL to unsubscribe. */
  getUnsubscribeLinks(id: number): { page: string; call: string } {
    return { page: this.getPagePath(id), call: `/api/saved-searches/${id}/unsubscribe/${this.sign(id)}` };
  }
}
