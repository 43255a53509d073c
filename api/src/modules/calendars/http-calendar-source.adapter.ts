import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { CalendarSource, type CalendarReading } from './calendar-source.ts';
import { feedAddress, isPublicAddress, WEB_PORTS } from './feed-address.ts';
import { FeedFailure } from './feed-failure.ts';

/** Network rules and limits; tests override them for a local server. */
export type SourceRules = {
  readonly mayReach: (address: string) => boolean;
  readonly resolve: (host: string) => Promise<LookupAddress[]>;
  readonly ports: readonly number[];
  /** Time limit of the whole download. */
  readonly limitMs: number;
  /** Size limit after decompression. */
  readonly mostBytes: number;
};

export const PUBLIC_NETWORK: SourceRules = {
  mayReach: isPublicAddress,
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  ports: WEB_PORTS,
  limitMs: 10_000,
  mostBytes: 2_000_000,
};

const HEADERS = {
  accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
  'accept-encoding': 'gzip',
  'user-agent': 'Prostora/1.0 (calendar)',
};

/**
 * Downloads calendars over HTTP from the public network only. The host is resolved once, all its addresses
 * are checked, and the connection uses the checked addresses, which prevents DNS rebinding. Redirects are not
 * followed.
 */
export class HttpCalendarSource extends CalendarSource {
  constructor(private readonly rules: SourceRules = PUBLIC_NETWORK) {
    super();
  }

  async read(address: string, etag: string | null, limitMs = this.rules.limitMs): Promise<CalendarReading> {
    const url = feedAddress(address, this.rules.ports);
    const signal = AbortSignal.timeout(Math.min(limitMs, this.rules.limitMs));
    try {
      const response = await ask(url, await this.checked(url, signal), etag, signal);
      return await this.take(response, etag);
    } catch (error) {
      if (error instanceof FeedFailure) throw error;
      throw new FeedFailure(signal.aborted ? 'FEED_TIMEOUT' : 'FEED_UNREACHABLE');
    }
  }

  /** Resolves the host; rejects it if any address is not allowed. */
  private async checked({ hostname }: URL, signal: AbortSignal): Promise<LookupAddress[]> {
    const host = hostname.replace(/^\[|\]$/gu, '');
    const family = isIP(host);
    const found =
      family === 0
        ? await Promise.race([this.rules.resolve(host), ended(signal)])
        : [{ address: host, family }];
    if (found.length === 0) throw new FeedFailure('FEED_UNREACHABLE');
    if (!found.every(({ address }) => this.rules.mayReach(address))) throw new FeedFailure('FEED_ADDRESS');
    return found;
  }

  private async take(response: IncomingMessage, etag: string | null): Promise<CalendarReading> {
    const failure = failureOf(response, etag !== null, this.rules.mostBytes);
    if (failure || response.statusCode === 304) {
      response.destroy();
      if (failure) throw failure;
      return { kind: 'unchanged' };
    }
    const text = new TextDecoder().decode(await bodyOf(response, this.rules.mostBytes));
    if (!/^\s*BEGIN:VCALENDAR\s/iu.test(text)) throw new FeedFailure('FEED_NOT_CALENDAR');
    const mark = response.headers.etag ?? '';
    return { kind: 'read', text, etag: /^[\x21-\x7e]{1,200}$/u.test(mark) ? mark : null };
  }
}

const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener(
      'abort',
      () => {
        reject(new FeedFailure('FEED_TIMEOUT'));
      },
      { once: true },
    );
  });

/**
 * Connects to the given addresses only; the host name is used for the Host header and the certificate, not
 * resolved again.
 */
function ask(
  url: URL,
  addresses: LookupAddress[],
  etag: string | null,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const [first] = addresses;
  const known: LookupFunction = (_host, options, done) => {
    if (options.all) done(null, addresses);
    else done(null, first?.address ?? '', first?.family);
  };
  const options: RequestOptions = {
    agent: false,
    lookup: known,
    signal,
    headers: { ...HEADERS, ...(etag !== null && { 'if-none-match': etag }) },
  };
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? overHttps(url, options) : overHttp(url, options);
    request.once('response', resolve).once('error', reject).end();
  });
}

function failureOf(
  { statusCode = 0, headers }: IncomingMessage,
  isConditional: boolean,
  mostBytes: number,
): FeedFailure | null {
  if (statusCode === 200)
    return Number(headers['content-length'] ?? 0) > mostBytes ? new FeedFailure('FEED_TOO_LARGE') : null;
  if (statusCode === 304 && isConditional) return null;
  if (statusCode >= 300 && statusCode < 400) return new FeedFailure('FEED_REDIRECT');
  return new FeedFailure(statusCode >= 400 && statusCode < 500 ? 'FEED_REFUSED' : 'FEED_UNREACHABLE');
}

/** Reads and decompresses the body as a stream; aborts once it exceeds the limit. */
async function bodyOf(response: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of source) {
      size += chunk.byteLength;
      if (size > mostBytes) throw new FeedFailure('FEED_TOO_LARGE');
      chunks.push(chunk);
    }
  };
  const coding = (response.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (coding === 'identity') await pipeline(response, collect);
  else if (coding === 'gzip') await pipeline(response, createGunzip(), collect).catch(unpacking);
  else throw new FeedFailure('FEED_NOT_CALENDAR');
  return Buffer.concat(chunks);
}

/** Maps zlib errors to FEED_NOT_CALENDAR; rethrows connection errors. */
function unpacking(error: unknown): never {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  throw code.startsWith('Z_') ? new FeedFailure('FEED_NOT_CALENDAR') : error;
}
