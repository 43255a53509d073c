import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { CalendarExcerpt } from './calendar-excerpt.ts';
import { CalendarSourcePort, type CalendarDownload } from './calendar-source.ts';
import { parseFeedUrl, isPublicAddress, ALLOWED_PORTS } from './feed-url.ts';
import { FeedFailure } from './feed-failure.ts';

/** Network rules and limits; tests override them for a local server. */
export type NetworkRules = {
  readonly isAllowed: (address: string) => boolean;
  readonly resolve: (host: string) => Promise<LookupAddress[]>;
  readonly ports: readonly number[];
  /** Time limit of the whole download. */
  readonly timeoutMs: number;
  /** Size limit after decompression. */
  readonly maxBytes: number;
};

export const PUBLIC_NETWORK_RULES: NetworkRules = {
  isAllowed: isPublicAddress,
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  ports: ALLOWED_PORTS,
  timeoutMs: 10_000,
  maxBytes: 20_000_000,
};

const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308];
const MAX_REDIRECTS = 5;

const HEADERS = {
  accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
  'accept-encoding': 'gzip',
  'user-agent': 'Prostora/1.0 (calendar)',
};

/**
 * Downloads calendars over HTTP from the public network only. The host is resolved once, all its addresses
 * are checked, and the connection uses the checked addresses, which prevents DNS rebinding. Each redirect is
 * checked in the same way.
 */
export class HttpCalendarSourceAdapter extends CalendarSourcePort {
  constructor(private readonly rules: NetworkRules = PUBLIC_NETWORK_RULES) {
    super();
  }

  async download(
    address: string,
    etag: string | null,
    timeoutMs = this.rules.timeoutMs,
    from = Number.NEGATIVE_INFINITY,
  ): Promise<CalendarDownload> {
    const signal = AbortSignal.timeout(Math.min(timeoutMs, this.rules.timeoutMs));
    try {
      const response = await this.follow(parseFeedUrl(address, this.rules.ports), etag, signal);
      return await this.readResponse(response, etag, from);
    } catch (error) {
      if (error instanceof FeedFailure) throw error;
      throw new FeedFailure(signal.aborted ? 'FEED_TIMEOUT' : 'FEED_UNREACHABLE');
    }
  }

  /** The response after at most five redirects. */
  private async follow(url: URL, etag: string | null, signal: AbortSignal): Promise<IncomingMessage> {
    let target = url;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const response = await sendRequest(target, await this.resolveAllowed(target, signal), etag, signal);
      if (!REDIRECTS.includes(response.statusCode)) return response;
      response.destroy();
      target = this.parseLocation(response.headers.location, target);
    }
    throw new FeedFailure('FEED_REDIRECT');
  }

  private parseLocation(location: string | undefined, base: URL): URL {
    if (location === undefined || !URL.canParse(location, base)) throw new FeedFailure('FEED_REDIRECT');
    return parseFeedUrl(new URL(location, base).href, this.rules.ports);
  }

  /** Resolves the host; rejects it if any address is not allowed. */
  private async resolveAllowed({ hostname }: URL, signal: AbortSignal): Promise<LookupAddress[]> {
    const host = hostname.replace(/^\[|\]$/gu, '');
    const family = isIP(host);
    const found =
      family === 0
        ? await Promise.race([this.rules.resolve(host), rejectOnAbort(signal)])
        : [{ address: host, family }];
    if (found.length === 0) throw new FeedFailure('FEED_UNREACHABLE');
    if (!found.every(({ address }) => this.rules.isAllowed(address))) throw new FeedFailure('FEED_ADDRESS');
    return found;
  }

  private async readResponse(
    response: IncomingMessage,
    etag: string | null,
    from: number,
  ): Promise<CalendarDownload> {
    const failure = findFailure(response, etag !== null, this.rules.maxBytes);
    if (failure || response.statusCode === 304) {
      response.destroy();
      if (failure) throw failure;
      return { kind: 'unchanged' };
    }
    const text = await readBody(response, this.rules.maxBytes, from);
    const etagHeader = response.headers.etag ?? '';
    return { kind: 'read', text, etag: /^[\x21-\x7e]{1,200}$/u.test(etagHeader) ? etagHeader : null };
  }
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
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
function sendRequest(
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

function findFailure(
  { statusCode = 0, headers }: IncomingMessage,
  isConditional: boolean,
  maxBytes: number,
): FeedFailure | null {
  if (statusCode === 200)
    return Number(headers['content-length'] ?? 0) > maxBytes ? new FeedFailure('FEED_TOO_LARGE') : null;
  if (statusCode === 304 && isConditional) return null;
  if (statusCode >= 300 && statusCode < 400) return new FeedFailure('FEED_REDIRECT');
  return new FeedFailure(statusCode >= 400 && statusCode < 500 ? 'FEED_REFUSED' : 'FEED_UNREACHABLE');
}

/**
 * Reads, decompresses and decodes the body as a stream and keeps what matters; aborts once it exceeds the limit or
 * is no calendar.
 */
async function readBody(response: IncomingMessage, maxBytes: number, from: number): Promise<string> {
  const decoder = createDecoder(response.headers['content-type'] ?? '');
  const excerpt = new CalendarExcerpt(from);
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of source) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new FeedFailure('FEED_TOO_LARGE');
      excerpt.add(decoder.decode(chunk, { stream: true }));
    }
    excerpt.add(decoder.decode());
  };
  const coding = (response.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (coding === 'identity') await pipeline(response, collect);
  else if (coding === 'gzip') await pipeline(response, createGunzip(), collect).catch(rethrowAsFailure);
  else throw new FeedFailure('FEED_NOT_CALENDAR');
  return excerpt.end();
}

/** Decoder of the charset of the Content-Type; UTF-8 without one, or with an unknown one. */
function createDecoder(contentType: string): TextDecoder {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*["']?([^"';\s]+)/iu.exec(contentType) ?? [];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** Maps zlib errors to FEED_NOT_CALENDAR; rethrows connection errors. */
function rethrowAsFailure(error: unknown): never {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  throw code.startsWith('Z_') ? new FeedFailure('FEED_NOT_CALENDAR') : error;
}
