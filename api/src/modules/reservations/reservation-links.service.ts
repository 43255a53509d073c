import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { Config } from '../../platform/config/index.ts';
import { RecordTokens } from '../../platform/sealing/record-tokens.ts';
import { secretsOf } from '../../platform/sealing/secrets.ts';

/** Links of guests' pages: each reservation has one token. */
@Injectable()
export class ReservationLinks extends RecordTokens {
  constructor(config: Config) {
    super(secretsOf(config), 'reservation-link');
  }

  /** Local path of the guest's page. */
  pathOf(id: number): string {
    return urls.reservation(id, this.tokenOf(id));
  }
}
