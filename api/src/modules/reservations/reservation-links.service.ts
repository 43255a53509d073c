import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { Config } from '../../platform/config/index.ts';
import { RecordTokens } from '../../platform/sealing/record-tokens.ts';
import { secretsOf } from '../../platform/sealing/secrets.ts';

/** What the link of a reservation is made of. */
export type LinkedReservation = { readonly id: number; readonly linkVersion: number };

/** Links of guests' pages: each reservation has one token. A correction of the guest's e-mail makes a new one. */
@Injectable()
export class ReservationLinks {
  private readonly tokens: RecordTokens;

  constructor(config: Config) {
    this.tokens = new RecordTokens(secretsOf(config), 'reservation-link');
  }

  tokenOf(reservation: LinkedReservation): string {
    return this.tokens.tokenOf(toRecord(reservation));
  }

  matches(reservation: LinkedReservation, token: string): boolean {
    return this.tokens.matches(toRecord(reservation), token);
  }

  /** Local path of the guest's page. */
  pathOf(reservation: LinkedReservation): string {
    return urls.reservation(reservation.id, this.tokenOf(reservation));
  }
}

/** Links sent before the first correction stay as they are. */
const toRecord = ({ id, linkVersion }: LinkedReservation): string =>
  linkVersion === 0 ? String(id) : `${id}.${linkVersion}`;
