import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { isPublicAddress } from './feed-url.ts';
import {
  HttpCalendarSourceAdapter,
  PUBLIC_NETWORK_RULES,
  type NetworkRules,
} from './http-calendar-source.adapter.ts';

const CALENDAR = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n';
const NAME = 'kalendar.prostora.test';

describe('HttpCalendarSourceAdapter', () => {
  let respond: (request: IncomingMessage, response: ServerResponse) => void;
  let requests: IncomingMessage[] = [];
  let resolvedHosts: string[] = [];
  let localAddresses: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    localAddresses.push(request.socket.localAddress);
    respond(request, response);
  });
  let port = 0;

  const respondWith =
    (content: string | Buffer, headers: Record<string, string> = {}, status = 200) =>
    (_request: IncomingMessage, response: ServerResponse): void => {
      response.writeHead(status, { 'content-type': 'text/calendar', ...headers }).end(content);
    };
  const createSource = (rules: Partial<NetworkRules> = {}): HttpCalendarSourceAdapter =>
    new HttpCalendarSourceAdapter({
      ...PUBLIC_NETWORK_RULES,
      isAllowed: () => true,
      ports: [port],
      timeoutMs: 2000,
      resolve: (host) => {
        resolvedHosts.push(host);
        return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
      },
      ...rules,
    });
  const url = (path = '/sal.ics?key=secret', host = NAME): string => `http://${host}:${port}${path}`;

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    port = (server.address() as AddressInfo).port;
  });
  beforeEach(() => {
    [requests, resolvedHosts, localAddresses] = [[], [], []];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('resolves the host once and connects to the checked address with the Host header', async () => {
    respond = respondWith(CALENDAR, { etag: '"v1"' });
    expect(await createSource().download(url(), null)).toEqual({
      kind: 'read',
      text: CALENDAR,
      etag: '"v1"',
    });
    expect([
      resolvedHosts,
      requests.map((request) => [request.url, request.headers.host, request.headers['if-none-match']]),
    ]).toEqual([[NAME], [['/sal.ics?key=secret', `${NAME}:${port}`, undefined]]]);
  });

  it('sends If-None-Match and returns unchanged on 304', async () => {
    respond = respondWith('', {}, 304);
    expect(await createSource().download(url(), '"v1"')).toEqual({ kind: 'unchanged' });
    expect(requests[0]?.headers['if-none-match']).toBe('"v1"');
  });

  it('decompresses gzip and drops a byte order mark', async () => {
    respond = respondWith(gzipSync(`\uFEFF${CALENDAR}`), { 'content-encoding': 'gzip' });
    expect(await createSource().download(url(), null)).toEqual({ kind: 'read', text: CALENDAR, etag: null });
  });

  it.each<[string, string, (request: IncomingMessage, response: ServerResponse) => void]>([
    [
      'a redirect to an internal address',
      'FEED_REDIRECT',
      respondWith('', { location: 'http://169.254.169.254/latest/meta-data/' }, 302),
    ],
    ['any other redirect', 'FEED_REDIRECT', respondWith('', { location: 'https://example.com/a.ics' }, 301)],
    ['an unrequested 304', 'FEED_REDIRECT', respondWith('', {}, 304)],
    ['a 403', 'FEED_REFUSED', respondWith('', {}, 403)],
    ['a 404', 'FEED_REFUSED', respondWith('', {}, 404)],
    ['a 500', 'FEED_UNREACHABLE', respondWith('', {}, 500)],
    ['an HTML page', 'FEED_NOT_CALENDAR', respondWith('<html>BEGIN:VCALENDAR</html>')],
    ['an unknown content encoding', 'FEED_NOT_CALENDAR', respondWith(CALENDAR, { 'content-encoding': 'br' })],
    ['invalid gzip data', 'FEED_NOT_CALENDAR', respondWith(CALENDAR, { 'content-encoding': 'gzip' })],
    [
      'a too large Content-Length',
      'FEED_TOO_LARGE',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '2000001' }).flushHeaders();
      },
    ],
    [
      'an endless body',
      'FEED_TOO_LARGE',
      (_request, response) => {
        const more = (): void => {
          while (!response.destroyed && response.write(`BEGIN:VCALENDAR\r\n${'X'.repeat(60_000)}`));
        };
        response.on('drain', more).on('error', () => undefined);
        more();
      },
    ],
    [
      'a decompression bomb',
      'FEED_TOO_LARGE',
      respondWith(gzipSync(Buffer.alloc(50_000_000, 'A')), { 'content-encoding': 'gzip' }),
    ],
    [
      'a broken connection',
      'FEED_UNREACHABLE',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write(CALENDAR);
        setTimeout(() => response.destroy(), 20);
      },
    ],
    [
      'a closed socket',
      'FEED_UNREACHABLE',
      (request) => {
        request.socket.destroy();
      },
    ],
  ])('maps %s to %s', async (_name, code, answer) => {
    respond = answer;
    await expect(createSource().download(url(), null)).rejects.toThrow(code);
    expect(requests).toHaveLength(1);
  });

  it.each<[string, (request: IncomingMessage, response: ServerResponse) => void]>([
    ['never responds', () => undefined],
    [
      'sends single bytes slowly',
      (_request, response) => {
        const timer = setInterval(() => {
          response.write('B');
        }, 30);
        response.on('close', () => {
          clearInterval(timer);
        });
      },
    ],
  ])('times out on a server that %s', async (_name, answer) => {
    respond = answer;
    await expect(createSource().download(url(), null, 200)).rejects.toThrow('FEED_TIMEOUT');
  });

  it('times out on a name server that never responds', async () => {
    await expect(
      createSource({ resolve: () => new Promise(() => undefined) }).download(url(), null, 100),
    ).rejects.toThrow('FEED_TIMEOUT');
  });

  it.each([
    ['127.0.0.1'],
    ['localhost'],
    ['localhost.'],
    ['[::1]'],
    ['2130706433'],
    ['0177.1'],
    ['[::ffff:127.0.0.1]'],
    ['0.0.0.0'],
  ])('sends no request to %s under the public network rules', async (host) => {
    await expect(
      createSource({ isAllowed: isPublicAddress, resolve: PUBLIC_NETWORK_RULES.resolve }).download(
        url('/', host),
        null,
      ),
    ).rejects.toThrow(/FEED_ADDRESS|FEED_UNREACHABLE/u);
    expect(requests).toEqual([]);
  });

  it('rejects a host with any internal address', async () => {
    const resolve = (): Promise<{ address: string; family: number }[]> =>
      Promise.resolve([
        { address: '1.1.1.1', family: 4 },
        { address: '10.0.0.5', family: 4 },
      ]);
    await expect(
      createSource({ isAllowed: isPublicAddress, resolve }).download(
        url('/', 'metadata.google.internal'),
        null,
      ),
    ).rejects.toThrow('FEED_ADDRESS');
  });

  it('connects to the checked address despite DNS rebinding', async () => {
    respond = respondWith(CALENDAR);
    const answers = ['127.0.0.1', '127.0.0.2'];
    const checked: string[] = [];
    const rebinding = createSource({
      isAllowed: (address) => {
        checked.push(address);
        return true;
      },
      resolve: () => Promise.resolve([{ address: answers.shift() ?? '127.0.0.3', family: 4 }]),
    });
    await rebinding.download(url(), null);
    expect([checked, answers, localAddresses]).toEqual([['127.0.0.1'], ['127.0.0.2'], ['127.0.0.1']]);
  });

  it('rejects an unknown host as unreachable', async () => {
    await expect(
      createSource({ resolve: () => Promise.reject(new Error('ENOTFOUND')) }).download(url(), null),
    ).rejects.toThrow('FEED_UNREACHABLE');
  });
});
