import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { SignedTokens } from '../../platform/crypto/signed-tokens.ts';
import { getSecrets } from '../../platform/crypto/secrets.ts';
import { isLinkOver } from './reservation.states.ts';

/** Inputs of a reservation's link. */
export type LinkedReservation = { readonly id: number; readonly linkVersion: number };

/** Builds the path of a guest's page; null when it is not shown. */
export type GuestLinks = { buildPath(reservation: LinkedReservation): string | null };

/**
 * Links of guests' pages: one token per reservation. A corrected e-mail address and a new link invalidate it, and it
 * ends a month after the event.
 */
@Injectable()
export class ReservationLinksService {
  private readonly tokens: SignedTokens;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.tokens = new SignedTokens(getSecrets(config), 'reservation-link');
  }

  buildToken(reservation: LinkedReservation): string {
    return this.tokens.sign(toTokenSubject(reservation));
  }

  /** Whether the token opens the reservation now. */
  matches(reservation: LinkedReservation & { readonly endsAt: Date }, token: string): boolean {
    return (
      this.tokens.verify(toTokenSubject(reservation), token) &&
      !isLinkOver(reservation.endsAt, this.clock.now())
    );
  }

  /** The same, without the token for an impersonating operator, who would keep it. */
  buildShownPath(actor: Actor, reservation: LinkedReservation): string {
    return actor.impersonatorId === null
      ? this.buildPath(reservation)
      : urls.reservation(reservation.id, null);
  }

  /** For hosts, who pass the link to guests without an e-mail address; none for an impersonating operator. */
  shownTo({ impersonatorId }: Actor): GuestLinks {
    return { buildPath: (reservation) => (impersonatorId === null ? this.buildPath(reservation) : null) };
  }

  /** Local path of the guest's page. */
  buildPath(reservation: LinkedReservation): string {
    return urls.reservation(reservation.id, this.buildToken(reservation));
  }
}

/** Version 0 has no suffix, so links sent before versions existed stay valid. */
const toTokenSubject = ({ id, linkVersion }: LinkedReservation): string =>
  linkVersion === 0 ? String(id) : `${id}.${linkVersion}`;
