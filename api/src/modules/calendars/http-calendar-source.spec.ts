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
    ['a redirect without a target', 'FEED_REDIRECT', respondWith('', {}, 302)],
    ['a redirect to nowhere', 'FEED_REDIRECT', respondWith('', { location: 'http://[' }, 301)],
    [
      'a redirect to another port',
      'FEED_ADDRESS',
      respondWith('', { location: 'http://kalendar.prostora.test:6379/' }, 301),
    ],
    ['a redirect to a file', 'FEED_ADDRESS', respondWith('', { location: 'file:///etc/passwd' }, 308)],
    ['a redirect with credentials', 'FEED_ADDRESS', respondWith('', { location: 'http://a:b@c.cz/' }, 307)],
    ['a multiple choice', 'FEED_REDIRECT', respondWith('', { location: '/a.ics' }, 300)],
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
    await expect(createSource({ maxBytes: 2_000_000 }).download(url(), null)).rejects.toThrow(code);
    expect(requests).toHaveLength(1);
  });

  describe('redirects', () => {
    /** Redirects as many times as the path says, then answers. */
    const redirectTimes =
      (status: number, host = NAME) =>
      ({ url: path }: IncomingMessage, response: ServerResponse): void => {
        const left = Number(path?.slice(1));
        if (left > 0)
          response.writeHead(status, { location: `http://${host}:${port}/${left - 1}` }).end('moved');
        else response.writeHead(200, { 'content-type': 'text/calendar' }).end(CALENDAR);
      };

    it.each([301, 302, 303, 307, 308])(
      'follows a %i to another host, resolved and checked like the first',
      async (status) => {
        respond = redirectTimes(status, 'jinde.prostora.test');
        const checked: string[] = [];
        const source = createSource({
          isAllowed: (address) => {
            checked.push(address);
            return true;
          },
        });
        expect(await source.download(url('/2'), null)).toMatchObject({ kind: 'read', text: CALENDAR });
        expect([resolvedHosts, checked]).toEqual([
          [NAME, 'jinde.prostora.test', 'jinde.prostora.test'],
          ['127.0.0.1', '127.0.0.1', '127.0.0.1'],
        ]);
      },
    );

    it('follows a relative target and five redirects, not six', async () => {
      respond = redirectTimes(302);
      expect(await createSource().download(url('/5'), null)).toMatchObject({ kind: 'read' });
      await expect(createSource().download(url('/6'), null)).rejects.toThrow('FEED_REDIRECT');
      respond = ({ url: path }, response) => {
        if (path === '/a/b') response.writeHead(302, { location: '../sal.ics' }).end();
        else respondWith(CALENDAR)({} as IncomingMessage, response);
      };
      await createSource().download(url('/a/b'), null);
      expect(requests.at(-1)?.url).toBe('/sal.ics');
    });

    it.each([
      ['an internal address', 'http://169.254.169.254/latest/meta-data/'],
      ['a name of an internal address', 'http://metadata.prostora.test/'],
      ['this machine', 'http://[::1]/'],
    ])('sends no request to %s', async (_name, location) => {
      respond = respondWith('', { location }, 302);
      const source = createSource({
        ports: [port, 80],
        isAllowed: (address) => address === '127.0.0.1',
        resolve: (host) =>
          Promise.resolve([{ address: host === NAME ? '127.0.0.1' : '10.0.0.5', family: 4 }]),
      });
      await expect(source.download(url(), null)).rejects.toThrow('FEED_ADDRESS');
      expect(requests).toHaveLength(1);
    });

    it('limits the time of all of them together', async () => {
      respond = ({ url: path }, response) => {
        setTimeout(() => {
          redirectTimes(302)({ url: path } as IncomingMessage, response);
        }, 120);
      };
      await expect(createSource().download(url('/5'), null, 300)).rejects.toThrow('FEED_TIMEOUT');
    });
  });

  it.each([
    ['windows-1250', Buffer.from([0x8e, 0x6c, 0x75, 0x9d])],
    ['"ISO-8859-2"', Buffer.from([0xae, 0x6c, 0x75, 0xbb])],
    ['utf-8', Buffer.from('Žluť')],
    ['neznámé', Buffer.from('Žluť')],
  ])('decodes the charset %s of the answer', async (charset, summary) => {
    const entry = ['BEGIN:VEVENT', 'DTSTART:20270101', 'SUMMARY:'].join('\r\n');
    respond = respondWith(
      Buffer.concat([
        Buffer.from(`BEGIN:VCALENDAR\r\n${entry}`),
        summary,
        Buffer.from('\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'),
      ]),
      {
        'content-type': encodeURI(`text/calendar; charset=${charset}`)
          .replaceAll('%22', '"')
          .replace('%20', ' '),
      },
    );
    expect(await createSource().download(url(), null)).toMatchObject({
      text: expect.stringContaining('SUMMARY:Žluť'),
    });
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
