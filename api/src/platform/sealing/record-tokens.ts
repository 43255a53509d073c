import { createHmac, timingSafeEqual } from 'node:crypto';
import { keysOf, type Secrets } from './secrets.ts';

/** One token for each record of a kind, derived from the server's key: every mail can carry it, no table keeps it. Each purpose has a key of its own. */
export class RecordTokens {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(secrets: Secrets, purpose: string) {
    this.keys = keysOf(secrets, purpose);
  }

  /** 256 bits as 43 characters. */
  tokenOf(record: string | number): string {
    return tokenBy(this.keys[0], record);
  }

  /** Whether the token is the record's, also by a former secret, told in a time that says nothing of it. */
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
