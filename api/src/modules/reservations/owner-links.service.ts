import { Injectable } from '@nestjs/common';
import { buildDayPlanUrl, buildOptionUrl, type OptionStep } from '@prostora/contracts/reservation-urls.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { SignedTokens } from '../../platform/crypto/signed-tokens.ts';
import { getSecrets } from '../../platform/crypto/secrets.ts';
import { isLinkOver } from './reservation.states.ts';

/** An option and the user who owns its space; another owner's links do not open it. */
export type OptionLinkSubject = { readonly id: number; readonly userId: number };
/** What ends the links of an option: the event, and the owner who revokes the links mailed before. */
export type OptionLinkEnds = { readonly endsAt: Date; readonly revokedAt: Date | null };

const OPTION_TOKEN = /^(?:(\d{10})\.)?([\w-]{43})$/u;

/** Signed links in mails to owners. That of an option shows it, that of the day plan ends or starts the mail. */
@Injectable()
export class OwnerLinksService {
  private readonly options: SignedTokens;
  private readonly dayPlans: SignedTokens;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.options = new SignedTokens(getSecrets(config), 'option-link');
    this.dayPlans = new SignedTokens(getSecrets(config), 'day-plan-link');
  }

  /** Path of the page of an option. */
  buildOptionPath(subject: OptionLinkSubject, step: OptionStep | null = null): string {
    return buildOptionUrl(subject.id, this.buildOptionToken(subject), step);
  }

  /** With the time of issue in seconds. */
  buildOptionToken({ id, userId }: OptionLinkSubject): string {
    const issued = String(Math.floor(this.clock.now().getTime() / 1000));
    return `${issued}.${this.options.sign(`${id}.${userId}.${issued}`)}`;
  }

  /** Tokens of former releases have no time of issue; the first revocation ends them. */
  matchesOption({ id, userId }: OptionLinkSubject, token: string, ends: OptionLinkEnds): boolean {
    const [, issued, signature = ''] = OPTION_TOKEN.exec(token) ?? [];
    const record = issued === undefined ? `${id}.${userId}` : `${id}.${userId}.${issued}`;
    if (!this.options.verify(record, signature) || isLinkOver(ends.endsAt, this.clock.now())) return false;
    return ends.revokedAt === null || new Date(Number(issued ?? 0) * 1000) > ends.revokedAt;
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
