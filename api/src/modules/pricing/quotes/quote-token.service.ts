import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Config } from '../../../platform/config/index.ts';
import { deriveKeys, getSecrets } from '../../../platform/crypto/secrets.ts';
import type { PricedQuote } from '../quote-snapshot.ts';

const MAX_TOKEN_BYTES = 1_000_000;
/** Validity of a quote. */
const VALIDITY_MS = 30 * 60_000;

export type SignedQuote = PricedQuote & { readonly validUntil: Date };

/** Signs quotes, so a price is guaranteed for 30 minutes without being stored. */
@Injectable()
export class QuoteTokenService {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(config: Config) {
    this.keys = deriveKeys(getSecrets(config), 'price-quote');
  }

  sign({ snapshot, input }: PricedQuote, now: Date): { token: string; validUntil: Date } {
    const validUntil = new Date(now.getTime() + VALIDITY_MS);
    const content = JSON.stringify({ snapshot, input, validUntil: validUntil.getTime() });
    const payload = deflateRawSync(content).toString('base64url');
    return { token: `${payload}.${this.signature(this.keys[0], payload).toString('base64url')}`, validUntil };
  }

  /** @returns the signed quote, also after its expiry; `null` when the token is not authentic */
  verify(token: string): SignedQuote | null {
    const [payload = '', encodedSignature = '', ...rest] = token.split('.');
    const signature = Buffer.from(encodedSignature, 'base64url');
    const isAuthentic = this.keys.some((key) => {
      const expected = this.signature(key, payload);
      return expected.length === signature.length && timingSafeEqual(expected, signature);
    });
    if (!isAuthentic || rest.length > 0) return null;
    const text = inflateRawSync(Buffer.from(payload, 'base64url'), {
      maxOutputLength: MAX_TOKEN_BYTES,
    }).toString();
    const { snapshot, input, validUntil } = JSON.parse(text) as Partial<PricedQuote> & { validUntil: number };
    // Tokens of former releases have no input.
    return snapshot && input ? { snapshot, input, validUntil: new Date(validUntil) } : null;
  }

  private signature(key: Buffer, payload: string): Buffer {
    return createHmac('sha256', key).update(payload).digest();
  }
}
