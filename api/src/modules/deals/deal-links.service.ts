import { Injectable } from '@nestjs/common';
import { buildDealOfferUrl } from '@prostora/contracts/reservation-urls.ts';
import { getSecrets } from '../../platform/crypto/secrets.ts';
import { SignedTokens } from '../../platform/crypto/signed-tokens.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { ReservationLinksService } from '../reservations/index.ts';
import { isLinkOver } from '../reservations/guest-access/index.ts';
import type { DealRecord } from './deal.repository.ts';

/** Links of guests to deals: to a reservation of it, else to the offer. */
@Injectable()
export class DealLinksService {
  private readonly tokens: SignedTokens;

  constructor(
    private readonly reservations: ReservationLinksService,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.tokens = new SignedTokens(getSecrets(config), 'deal-link');
  }

  /** Whether the token is of a reservation of the deal, or of its offer. */
  matches(record: DealRecord, token: string): boolean {
    const { deal, reservations } = record;
    if (deal.anonymizedAt !== null || isLinkOver(findEnd(record), this.clock.now())) return false;
    return (
      reservations.some((one) => one.anonymizedAt === null && this.reservations.matches(one, token)) ||
      this.tokens.verify(toSubject(deal), token)
    );
  }

  /** Local path of the guest's page. */
  buildPath({ deal, reservations }: DealRecord): string {
    const [first] = reservations;
    return first
      ? this.reservations.buildPath(first)
      : buildDealOfferUrl(deal.id, this.tokens.sign(toSubject(deal)));
  }
}

/** Of the last slot that was offered or reserved. */
const findEnd = ({ offers, reservations }: DealRecord): Date => {
  const ends = [
    ...offers.flatMap(({ rooms }) => rooms.map(({ ends_at }) => new Date(ends_at).getTime())),
    ...reservations.map(({ endsAt }) => endsAt.getTime()),
  ];
  return new Date(Math.max(...ends));
};

const toSubject = ({ id, linkVersion }: { id: number; linkVersion: number }): string =>
  `${id}.${linkVersion}`;
