import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** One token for each record of a kind, derived from the server's key: every mail can carry it, no table keeps it. Each purpose has a key of its own. */
export class RecordTokens {
  private readonly key: Buffer;

  constructor(secret: string, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  }

  /** 256 bits as 43 characters. */
  tokenOf(record: string | number): string {
    return createHmac('sha256', this.key).update(String(record)).digest('base64url');
  }

  /** Whether the token is the record's, told in a time that says nothing of it. */
  matches(record: string | number, token: string): boolean {
    const [expected, given] = [Buffer.from(this.tokenOf(record)), Buffer.from(token)];
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
