import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Config } from '../../platform/config/index.ts';
import { SignedTokens } from '../../platform/crypto/signed-tokens.ts';
import { getSecrets } from '../../platform/crypto/secrets.ts';

/** A calendar of spaces that a customer exports, or the own one of a member. */
export type CalendarKind = 'export' | 'member';
type CalendarRecord = { readonly id: number; readonly nonce: string };
/** A file as in its URL; the secret is not verified. */
export type CalendarFileName = {
  readonly kind: CalendarKind;
  readonly id: number;
  readonly secret: string;
};

/** What precedes the id of a calendar in its URL. */
const PREFIXES: Readonly<Record<CalendarKind, string>> = { export: '', member: 'm' };

/**
 * Secret URLs of calendars. The secret is derived from the stored nonce with the server's key, so that a leaked
 * table opens no calendar.
 */
@Injectable()
export class CalendarUrlService {
  private readonly tokens: Readonly<Record<CalendarKind, SignedTokens>>;

  constructor(private readonly config: Config) {
    const secrets = getSecrets(config);
    this.tokens = {
      export: new SignedTokens(secrets, 'calendar-export'),
      member: new SignedTokens(secrets, 'member-calendar'),
    };
  }

  /** 256 random bits as 43 characters. */
  generateNonce(): string {
    return randomBytes(32).toString('base64url');
  }

  /** Absolute URL of a calendar. */
  buildUrl({ id, nonce }: CalendarRecord, kind: CalendarKind = 'export'): string {
    const secret = this.tokens[kind].sign(`${id}.${nonce}`);
    return `${this.config.PUBLIC_URL}/api/calendars/${PREFIXES[kind]}${id}.${secret}.ics`;
  }

  /** Parses `<id>.<secret>.ics`, or `m<id>.<secret>.ics` of a member; null for another name. */
  parseFile(file: string): CalendarFileName | null {
    const [, prefix, id = '', secret = ''] = /^(m?)([1-9]\d{0,8})\.([\w-]{43})\.ics$/u.exec(file) ?? [];
    if (id === '') return null;
    return { kind: prefix === PREFIXES.member ? 'member' : 'export', id: Number(id), secret };
  }

  /** Whether the secret belongs to the calendar; constant-time comparison. */
  matches({ id, nonce }: CalendarRecord, secret: string, kind: CalendarKind = 'export'): boolean {
    return this.tokens[kind].verify(`${id}.${nonce}`, secret);
  }
}
