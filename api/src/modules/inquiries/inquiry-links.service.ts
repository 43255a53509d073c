import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Config } from '../../platform/config/index.ts';

/** Links of senders' pages: each demand has one token, derived from the server's key, so that every mail can carry it and no table keeps it. */
@Injectable()
export class InquiryLinks {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = Buffer.from(hkdfSync('sha256', config.JWT_SECRET, '', 'inquiry-link', 32));
  }

  /** The token of a demand: 256 bits as 43 characters. */
  tokenOf(id: number): string {
    return createHmac('sha256', this.key).update(String(id)).digest('base64url');
  }

  /** Local path of the sender's page. */
  pathOf(id: number): string {
    return urls.sentDemand(id, this.tokenOf(id));
  }

  /** Whether the token is the demand's. */
  matches(id: number, token: string): boolean {
    const expected = Buffer.from(this.tokenOf(id));
    const given = Buffer.from(token);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
