import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Config } from '../../../platform/config/index.ts';
import { deriveKeys, getSecrets } from '../../../platform/crypto/secrets.ts';
import type { PricedQuote } from '../quote-snapshot.ts';

/** Of the content; a series has at most 60 quotes. */
const MAX_CONTENT_BYTES = 4_000_000;
/** Validity of a quote. */
const VALIDITY_MS = 30 * 60_000;

export type SignedQuotes = { readonly quotes: readonly PricedQuote[]; readonly validUntil: Date };
type TokenContent = Partial<PricedQuote> & {
  /** Missing in tokens of one quote. */
  readonly quotes?: readonly PricedQuote[];
  readonly validUntil: number;
};

/** Signs quotes, so a price is guaranteed for 30 minutes without being stored. */
@Injectable()
export class QuoteTokenService {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(config: Config) {
    this.keys = deriveKeys(getSecrets(config), 'price-quote');
  }

  sign(quotes: readonly PricedQuote[], now: Date): { token: string; validUntil: Date } {
    const validUntil = new Date(now.getTime() + VALIDITY_MS);
    const [only, ...others] = quotes.map(({ snapshot, input }) => ({ snapshot, input }));
    const content = { ...(others.length > 0 ? { quotes } : only), validUntil: validUntil.getTime() };
    const payload = deflateRawSync(JSON.stringify(content)).toString('base64url');
    return { token: `${payload}.${this.signature(this.keys[0], payload).toString('base64url')}`, validUntil };
  }

  /** @returns the signed quotes, also after their expiry; `null` when the token is not authentic */
  verify(token: string): SignedQuotes | null {
    const [payload = '', encodedSignature = '', ...rest] = token.split('.');
    const signature = Buffer.from(encodedSignature, 'base64url');
    const isAuthentic = this.keys.some((key) => {
      const expected = this.signature(key, payload);
      return expected.length === signature.length && timingSafeEqual(expected, signature);
    });
    if (!isAuthentic || rest.length > 0) return null;
    const text = inflateRawSync(Buffer.from(payload, 'base64url'), {
      maxOutputLength: MAX_CONTENT_BYTES,
    }).toString();
    const { snapshot, input, quotes, validUntil } = JSON.parse(text) as TokenContent;
    const signed = quotes ?? (snapshot && input ? [{ snapshot, input }] : null);
    // Tokens of former releases have no input.
    return signed && { quotes: signed, validUntil: new Date(validUntil) };
  }

  private signature(key: Buffer, payload: string): Buffer {
    return createHmac('sha256', key).update(payload).digest();
  }
}
