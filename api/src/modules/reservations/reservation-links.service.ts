import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { Config } from '../../platform/config/index.ts';
import { SignedTokens } from '../../platform/crypto/signed-tokens.ts';
import { getSecrets } from '../../platform/crypto/secrets.ts';

/** Inputs of a reservation's link. */
export type LinkedReservation = { readonly id: number; readonly linkVersion: number };

/** Links of guests' pages: one token per reservation. A corrected e-mail address invalidates it. */
@Injectable()
export class ReservationLinksService {
  private readonly tokens: SignedTokens;

  constructor(config: Config) {
    this.tokens = new SignedTokens(getSecrets(config), 'reservation-link');
  }

  buildToken(reservation: LinkedReservation): string {
    return this.tokens.sign(toTokenSubject(reservation));
  }

  matches(reservation: LinkedReservation, token: string): boolean {
    return this.tokens.verify(toTokenSubject(reservation), token);
  }

  /** Local path of the guest's page. */
  buildPath(reservation: LinkedReservation): string {
    return urls.reservation(reservation.id, this.buildToken(reservation));
  }
}

/** Version 0 has no suffix, so links sent before versions existed stay valid. */
const toTokenSubject = ({ id, linkVersion }: LinkedReservation): string =>
  linkVersion === 0 ? String(id) : `${id}.${linkVersion}`;
