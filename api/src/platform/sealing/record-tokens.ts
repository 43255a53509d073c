import { createHmac, timingSafeEqual } from 'node:crypto';
import { keysOf, type Secrets } from './secrets.ts';

/**
 * Tokens of records, derived from the secret of the server: mails contain them, no table stores them. Each
 * purpose has its own key.
 */
export class RecordTokens {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(secrets: Secrets, purpose: string) {
    this.keys = keysOf(secrets, purpose);
  }

  /** Token of a record: 256 bits as 43 characters. */
  tokenOf(record: string | number): string {
    return tokenBy(this.keys[0], record);
  }

  /** Whether the token belongs to the record, also by a former secret; in constant time. */
  matches(record: string | number, token: string): boolean {
    const given = Buffer.from(token);
    return (
      this.keys
        .map((key) => Buffer.from(tokenBy(key, record)))
        .filter((expected) => expected.length === given.length && timingSafeEqual(expected, given)).length > 0
    );
  }
}

const tokenBy = (key: Buffer, record: string | number): string =>
  createHmac('sha256', key).update(String(record)).digest('base64url');
