import { Injectable } from '@nestjs/common';
import { buildDayPlanUrl, buildOptionUrl } from '@prostora/contracts/reservation-urls.ts';
import { Config } from '../../../platform/config/index.ts';
import { SignedTokens } from '../../../platform/crypto/signed-tokens.ts';
import { getSecrets } from '../../../platform/crypto/secrets.ts';

/** A reservation and the user who owns its space; another owner's links do not open it. */
export type OptionLinkSubject = { readonly id: number; readonly userId: number };

/** Signed links in mails to owners; they act without a login. */
@Injectable()
export class OwnerLinksService {
  private readonly options: SignedTokens;
  private readonly dayPlans: SignedTokens;

  constructor(config: Config) {
    this.options = new SignedTokens(getSecrets(config), 'option-link');
    this.dayPlans = new SignedTokens(getSecrets(config), 'day-plan-link');
  }

  /** Path of the page of an option. */
  buildOptionPath({ id, userId }: OptionLinkSubject): string {
    return buildOptionUrl(id, this.options.sign(`${id}.${userId}`));
  }

  matchesOption({ id, userId }: OptionLinkSubject, token: string): boolean {
    return this.options.verify(`${id}.${userId}`, token);
  }

  /** Page and one-click URL that end the mails about tomorrow. */
  buildDayPlanLinks(customerId: number): { page: string; call: string } {
    const token = this.dayPlans.sign(customerId);
    return {
      page: buildDayPlanUrl(customerId, token),
      call: `/api/day-plans/${customerId}/unsubscribe/${token}`,
    };
  }

  matchesDayPlan(customerId: number, token: string): boolean {
    return this.dayPlans.verify(customerId, token);
  }
}
