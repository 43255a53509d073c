import { Injectable } from '@nestjs/common';
import { buildWaitingListUrl } from '@prostora/contracts/reservation-urls.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import { getSecrets } from '../../../platform/crypto/secrets.ts';
import { SignedTokens } from '../../../platform/crypto/signed-tokens.ts';
import { isLinkOver } from '../reservation.states.ts';

/** Inputs of the link of an entry. */
export type LinkedEntry = { readonly id: number; readonly linkVersion: number };

/**
 * Signed links that authorize a mailbox to answer for one entry of a waiting list. Those sent before are invalid after
 * a revocation and a month after the slot.
 */
@Injectable()
export class WaitingListLinksService {
  private readonly tokens: SignedTokens;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.tokens = new SignedTokens(getSecrets(config), 'waiting-list-link');
  }

  buildToken(entry: LinkedEntry): string {
    return this.tokens.sign(toTokenSubject(entry));
  }

  /** Whether the token opens the entry now. */
  matches(entry: LinkedEntry & { readonly endsAt: Date }, token: string): boolean {
    return this.tokens.verify(toTokenSubject(entry), token) && !isLinkOver(entry.endsAt, this.clock.now());
  }

  /** Path of the page of the entry. */
  getPagePath(entry: LinkedEntry): string {
    return buildWaitingListUrl(entry.id, this.buildToken(entry));
  }

  /** Page and one-click URL to leave the list. */
  getUnsubscribeLinks(entry: LinkedEntry): { page: string; call: string } {
    return {
      page: this.getPagePath(entry),
      call: `/api/waitlist/${entry.id}/leave/${this.buildToken(entry)}`,
    };
  }
}

/** Version 0 has no suffix, so links sent before versions existed stay valid. */
const toTokenSubject = ({ id, linkVersion }: LinkedEntry): string =>
  linkVersion === 0 ? String(id) : `${id}.${linkVersion}`;
