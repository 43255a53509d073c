import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { Config } from '../../platform/config/index.ts';
import { RecordTokens } from '../../platform/sealing/record-tokens.ts';
import { secretsOf } from '../../platform/sealing/secrets.ts';

/** Inputs of a reservation's link. */
export type LinkedReservation = { readonly id: number; readonly linkVersion: number };

/** Links of guests' pages: one token per reservation. A corrected e-mail address invalidates it. */
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

/** Version 0 has no suffix, so links sent before versions existed stay valid. */
const toRecord = ({ id, linkVersion }: LinkedReservation): string =>
  linkVersion === 0 ? String(id) : `${id}.${linkVersion}`;
