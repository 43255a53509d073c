import { Injectable } from '@nestjs/common';
import { buildWaitingListUrl } from '@prostora/contracts/reservation-urls.ts';
import { Config } from '../../../platform/config/index.ts';
import { getSecrets } from '../../../platform/crypto/secrets.ts';
import { SignedTokens } from '../../../platform/crypto/signed-tokens.ts';

/** Signed links that authorize a mailbox to answer for one entry of a waiting list. */
@Injectable()
export class WaitingListLinksService extends SignedTokens {
  constructor(config: Config) {
    super(getSecrets(config), 'waiting-list-link');
  }

  /** Path of the page of the entry. */
  getPagePath(id: number): string {
    return buildWaitingListUrl(id, this.sign(id));
  }

  /** Page and one-click URL to leave the list. */
  getUnsubscribeLinks(id: number): { page: string; call: string } {
    return { page: this.getPagePath(id), call: `/api/waitlist/${id}/leave/${this.sign(id)}` };
  }
}
