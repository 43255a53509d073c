import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKeys, type Secrets } from './secrets.ts';

/**
 * Tokens of records, derived from the secret of the server: mails contain them, no table stores them. Each
 * purpose has its own key.
 */
export class SignedTokens {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(secrets: Secrets, purpose: string) {
    this.keys = deriveKeys(secrets, purpose);
  }

  /** Token of a record: 256 bits as 43 characters. */
  sign(record: string | number): string {
    return computeToken(this.keys[0], record);
  }

  /** Whether the token belongs to the record, also by a former secret; in constant time. */
  verify(record: string | number, token: string): boolean {
    const given = Buffer.from(token);
    return (
      this.keys
        .map((key) => Buffer.from(computeToken(key, record)))
        .filter((expected) => expected.length === given.length && timingSafeEqual(expected, given)).length > 0
    );
  }
}

const computeToken = (key: Buffer, record: string | number): string =>
  createHmac('sha256', key).update(String(record)).digest('base64url');
