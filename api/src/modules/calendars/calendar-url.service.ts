import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Config } from '../../platform/config/index.ts';
import { SignedTokens } from '../../platform/crypto/signed-tokens.ts';
import { getSecrets } from '../../platform/crypto/secrets.ts';
import type { CalendarExport } from './calendar-export.entity.ts';

/**
 * Secret URLs of exported calendars. The secret is derived from the stored nonce with the server's key, so
 * that a leaked table opens no calendar.
 */
@Injectable()
export class CalendarUrlService {
  private readonly tokens: SignedTokens;

  constructor(private readonly config: Config) {
    this.tokens = new SignedTokens(getSecrets(config), 'calendar-export');
  }

  /** 256 random bits as 43 characters. */
  generateNonce(): string {
    return randomBytes(32).toString('base64url');
  }

  /** Absolute URL of an export. */
  buildUrl(exported: Pick<CalendarExport, 'id' | 'nonce'>): string {
    const { id, nonce } = exported;
    const secret = this.tokens.sign(`${id}.${nonce}`);
    return `${this.config.PUBLIC_URL}/api/calendars/${id}.${secret}.ics`;
  }

  /** Whether the secret belongs to the export; constant-time comparison. */
  matches({ id, nonce }: Pick<CalendarExport, 'id' | 'nonce'>, secret: string): boolean {
    return this.tokens.verify(`${id}.${nonce}`, secret);
  }
}
