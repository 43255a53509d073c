import { createHash } from 'node:crypto';
import type { Secrets } from '../../../platform/crypto/secrets.ts';
import { FieldEncryption } from '../../../platform/crypto/field-encryption.ts';

/** Name of the cookie; over HTTPS with the prefix `__Secure-`. */
export const CONFIRMED_EMAILS_COOKIE = 'proved_mailboxes';

/** Hash of an e-mail address and the expiry of its confirmation in epoch milliseconds. */
export type ConfirmedEmail = readonly [mailbox: string, until: number];

export const hashEmail = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');

/** Encrypted and authenticated value of the cookie with confirmed e-mail addresses. */
export class ConfirmedEmailCookie {
  private readonly encryption: FieldEncryption;

  constructor(secrets: Secrets) {
    this.encryption = new FieldEncryption(secrets, 'proved-mailbox');
  }

  toValue(emails: readonly ConfirmedEmail[]): string {
    return this.encryption.encrypt(JSON.stringify(emails));
  }

  /** Entries that have not expired; none when the value is missing or not authentic. */
  parse(value: string | undefined, now: Date): ConfirmedEmail[] {
    if (value === undefined) return [];
    try {
      return (JSON.parse(this.encryption.decrypt(value)) as ConfirmedEmail[]).filter(
        ([, until]) => until > now.getTime(),
      );
    } catch {
      return [];
    }
  }
}
