import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Config } from '../../platform/config/index.ts';
import { RecordTokens } from '../../platform/sealing/record-tokens.ts';
import { secretsOf } from '../../platform/sealing/secrets.ts';
import type { CalendarExport } from './calendar-export.entity.ts';

/** Secret addresses of exported calendars: made with the server's key of what the table keeps, so that a copy of the table opens none. */
@Injectable()
export class CalendarAddresses {
  private readonly tokens: RecordTokens;

  constructor(private readonly config: Config) {
    this.tokens = new RecordTokens(secretsOf(config), 'calendar-export');
  }

  /** Random part of a new address, 256 bits as 43 characters. */
  newNonce(): string {
    return randomBytes(32).toString('base64url');
  }

  /** The whole address of an export. */
  addressOf(exported: Pick<CalendarExport, 'id' | 'nonce'>): string {
    return `${this.config.PUBLIC_URL}/api/calendars/${exported.id}.${this.tokens.tokenOf(`${exported.id}.${exported.nonce}`)}.ics`;
  }

  /** Whether the secret is the export's, in a time that tells nothing of it. */
  matches({ id, nonce }: Pick<CalendarExport, 'id' | 'nonce'>, secret: string): boolean {
    return this.tokens.matches(`${id}.${nonce}`, secret);
  }
}
