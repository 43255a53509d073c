import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
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
  maxBytes: 2_000_000,
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
export class HttpCalendarSourceAdapter extends CalendarSourcePort {
  constructor(private readonly rules: NetworkRules = PUBLIC_NETWORK_RULES) {
    super();
  }

  async download(
    address: string,
    etag: string | null,
    timeoutMs = this.rules.timeoutMs,
  ): Promise<CalendarDownload> {
    const url = parseFeedUrl(address, this.rules.ports);
    const signal = AbortSignal.timeout(Math.min(timeoutMs, this.rules.timeoutMs));
    try {
      const response = await sendRequest(url, await this.resolveAllowed(url, signal), etag, signal);
      return await this.readResponse(response, etag);
    } catch (error) {
      if (error instanceof FeedFailure) throw error;
      throw new FeedFailure(signal.aborted ? 'FEED_TIMEOUT' : 'FEED_UNREACHABLE');
    }
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

  private async readResponse(response: IncomingMessage, etag: string | null): Promise<CalendarDownload> {
    const failure = findFailure(response, etag !== null, this.rules.maxBytes);
    if (failure || response.statusCode === 304) {
      response.destroy();
      if (failure) throw failure;
      return { kind: 'unchanged' };
    }
    const text = new TextDecoder().decode(await readBody(response, this.rules.maxBytes));
    if (!/^\s*BEGIN:VCALENDAR\s/iu.test(text)) throw new FeedFailure('FEED_NOT_CALENDAR');
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

/** Reads and decompresses the body as a stream; aborts once it exceeds the limit. */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of source) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new FeedFailure('FEED_TOO_LARGE');
      chunks.push(chunk);
    }
  };
  const coding = (response.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (coding === 'identity') await pipeline(response, collect);
  else if (coding === 'gzip') await pipeline(response, createGunzip(), collect).catch(rethrowAsFailure);
  else throw new FeedFailure('FEED_NOT_CALENDAR');
  return Buffer.concat(chunks);
}

/** Maps zlib errors to FEED_NOT_CALENDAR; rethrows connection errors. */
function rethrowAsFailure(error: unknown): never {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  throw code.startsWith('Z_') ? new FeedFailure('FEED_NOT_CALENDAR') : error;
}
