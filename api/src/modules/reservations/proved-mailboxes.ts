import { createHash } from 'node:crypto';
import type { Secrets } from '../../platform/sealing/secrets.ts';
import { TextSeal } from '../../platform/sealing/text-seal.ts';

/** Name of the cookie; over HTTPS with the prefix `__Secure-`. */
export const PROVED_MAILBOXES_COOKIE = 'proved_mailboxes';

/** Hash of an e-mail address and the expiry of its confirmation in epoch milliseconds. */
export type ProvedMailbox = readonly [mailbox: string, until: number];

export const hashMailbox = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');

/** Encrypted and authenticated value of the cookie with confirmed e-mail addresses. */
export class ProvedMailboxes {
  private readonly seal: TextSeal;

  constructor(secrets: Secrets) {
    this.seal = new TextSeal(secrets, 'proved-mailbox');
  }

  toValue(mailboxes: readonly ProvedMailbox[]): string {
    return this.seal.seal(JSON.stringify(mailboxes));
  }

  /** Entries that have not expired; none when the value is missing or not authentic. */
  parse(value: string | undefined, now: Date): ProvedMailbox[] {
    if (value === undefined) return [];
    try {
      return (JSON.parse(this.seal.open(value)) as ProvedMailbox[]).filter(
        ([, until]) => until > now.getTime(),
      );
    } catch {
      return [];
    }
  }
}
