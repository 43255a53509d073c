import { Injectable } from '@nestjs/common';
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Config } from '../../platform/config/index.ts';
import type { CalendarExport } from './calendar-export.entity.ts';

/** Secret addresses of exported calendars: made with the server's key of what the table keeps, so that a copy of the table opens none. */
@Injectable()
export class CalendarAddresses {
  private readonly key: Buffer;

  constructor(private readonly config: Config) {
    this.key = Buffer.from(hkdfSync('sha256', config.JWT_SECRET, '', 'calendar-export', 32));
  }

  /** Random part of a new address, 256 bits as 43 characters. */
  newNonce(): string {
    return randomBytes(32).toString('base64url');
  }

  /** The whole address of an export. */
  addressOf(exported: Pick<CalendarExport, 'id' | 'nonce'>): string {
    return `${this.config.PUBLIC_URL}/api/calendars/${exported.id}.${this.secretOf(exported)}.ics`;
  }

  /** Whether the secret is the export's, in a time that tells nothing of it. */
  matches(exported: Pick<CalendarExport, 'id' | 'nonce'>, secret: string): boolean {
    const expected = Buffer.from(this.secretOf(exported));
    const given = Buffer.from(secret);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private secretOf({ id, nonce }: Pick<CalendarExport, 'id' | 'nonce'>): string {
    return createHmac('sha256', this.key).update(`${id}.${nonce}`).digest('base64url');
  }
}
