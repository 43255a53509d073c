import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DAY_MS } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { AresCompanyRegisterAdapter } from './ares-company-register.adapter.ts';
import { CompanyRegister, type Company } from './company-register.ts';
import { CachedCompanyRegister } from './cached-company-register.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Shortened response of ARES. */
const ALZA = {
  ico: '27082440',
  obchodniJmeno: 'Alza.cz a.s.',
  dic: 'CZ27082440',
  pravniForma: '121',
  datumVzniku: '2003-08-26',
  datumAktualizace: '2026-10-01',
  financniUrad: '004',
  czNace: ['471'],
  sidlo: {
    kodStatu: 'CZ',
    kodObce: 554782,
    nazevStatu: 'Česká republika',
    nazevObce: 'Praha',
    nazevMestskehoObvodu: 'Praha 7',
    nazevUlice: 'Jankovcova',
    cisloDomovni: 1522,
    typCisloDomovni: 1,
    cisloOrientacni: 53,
    nazevCastiObce: 'Holešovice',
    psc: 17000,
    textovaAdresa: 'Jankovcova 1522/53, Holešovice, 17000 Praha 7',
  },
  seznamRegistraci: {
    stavZdrojeRos: 'AKTIVNI',
    stavZdrojeVr: 'AKTIVNI',
    stavZdrojeDph: 'AKTIVNI',
    stavZdrojeIr: 'NEEXISTUJICI',
  },
};
const VILLAGE = {
  ico: '60194383',
  obchodniJmeno: 'Obec Lhota',
  datumZaniku: '2024-12-31',
  sidlo: { nazevObce: 'Lhota', nazevCastiObce: 'Lhota', cisloDomovni: 12, psc: 25714 },
  seznamRegistraci: { stavZdrojeDph: 'NEEXISTUJICI' },
};

let respond: Answer;
let requests: IncomingMessage[] = [];
const warnings: unknown[] = [];
const server = createServer((request, response) => {
  requests.push(request);
  respond(request, response);
});
let register: AresCompanyRegisterAdapter;

const json =
  (status: number, body: unknown): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const log = {
  warn: (entry: unknown) => {
    warnings.push(entry);
  },
} as unknown as Log;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  register = new AresCompanyRegisterAdapter(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest`,
    log,
    400,
  );
});
beforeEach(() => {
  requests = [];
  warnings.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('AresCompanyRegisterAdapter', () => {
  it('sends a GET request with the IČO', async () => {
    respond = json(200, ALZA);
    await register.find('27082440');
    expect([requests[0]?.method, requests[0]?.url, requests[0]?.headers.accept]).toEqual([
      'GET',
      '/rest/ekonomicke-subjekty/27082440',
      'application/json',
    ]);
  });

  it('returns a company with its address from numeric fields', async () => {
    respond = json(200, ALZA);
    expect(await register.find('27082440')).toEqual({
      ico: '27082440',
      name: 'Alza.cz a.s.',
      dic: 'CZ27082440',
      street: 'Jankovcova 1522/53',
      city: 'Praha',
      postalCode: '17000',
      isVatPayer: true,
      isDefunct: false,
      legalForm: '121',
      municipalityCode: '554782',
    });
  });

  it('returns a defunct company in a place without streets', async () => {
    respond = json(200, VILLAGE);
    expect(await register.find('60194383')).toEqual({
      ico: '60194383',
      name: 'Obec Lhota',
      dic: null,
      street: 'Lhota 12',
      city: 'Lhota',
      postalCode: '25714',
      isVatPayer: false,
      isDefunct: true,
      legalForm: null,
      municipalityCode: null,
    });
  });

  it('appends the letter of the orientation number', async () => {
    respond = json(200, { ...ALZA, sidlo: { ...ALZA.sidlo, cisloOrientacniPismeno: 'a' } });
    expect((await register.find('27082440'))?.street).toBe('Jankovcova 1522/53a');
  });

  it.each<[string, Partial<Record<string, unknown>>]>([
    ['without a seat', { sidlo: null }],
    ['with a seat of another kind', { sidlo: 'Praha' }],
    ['with invalid fields of the seat', { sidlo: { psc: -1, nazevObce: 7, cisloDomovni: {} } }],
  ])('returns a company %s without an address', async (_name, other) => {
    respond = json(200, { ...ALZA, ...other });
    expect(await register.find('27082440')).toMatchObject({
      name: 'Alza.cz a.s.',
      street: null,
      city: null,
      postalCode: null,
    });
  });

  it('returns null for status 404', async () => {
    respond = json(404, { kod: 'NENALEZENO', popis: 'x' });
    expect(await register.find('25123891')).toBeNull();
    expect(warnings).toEqual([]);
  });

  it.each<[string, Answer]>([
    ['fails with status 500', json(500, { kod: 'OBECNA_CHYBA' })],
    ['fails with status 429', json(429, {})],
    ['rejects the request', json(400, { kod: 'CHYBA_VSTUPU' })],
    [
      'returns no JSON',
      (_request, response) => {
        response.end('<html>údržba</html>');
      },
    ],
    ['returns an unexpected structure', json(200, ['x'])],
    ['returns another company', json(200, { ...ALZA, ico: '25123891' })],
    ['returns a company without a name', json(200, { ...ALZA, obchodniJmeno: ' ' })],
    [
      'closes the connection',
      (request) => {
        request.socket.destroy();
      },
    ],
    [
      'closes the connection within the body',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('{');
        setTimeout(() => {
          response.destroy();
        }, 20);
      },
    ],
    ['does not respond', () => undefined],
    [
      'does not finish the body',
      (_request, response) => {
        response.writeHead(200).write('{');
      },
    ],
    [
      'sends the body slowly',
      (_request, response) => {
        response.writeHead(200);
        const drip = setInterval(() => {
          response.write(' ');
        }, 30);
        response.on('close', () => {
          clearInterval(drip);
        });
      },
    ],
    [
      'sends an endless body',
      (_request, response) => {
        const flood = (): void => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
        };
        response.on('drain', flood);
        flood();
      },
    ],
    [
      'redirects to another server',
      (_request, response) => {
        response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      },
    ],
  ])('throws ARES_UNAVAILABLE within the timeout when the server %s', async (_name, answer) => {
    respond = answer;
    const start = performance.now();
    await expect(register.find('27082440')).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'ARES_UNAVAILABLE',
    });
    expect(performance.now() - start).toBeLessThan(2000);
    expect(warnings).toHaveLength(1);
  });
});

describe('CachedCompanyRegister', () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const clock: Clock = Object.assign(new Clock(), { now: () => now });
  const lookups: string[] = [];
  let isDown = false;

  class CountingRegister extends CompanyRegister {
    async find(ico: string): Promise<Company | null> {
      lookups.push(ico);
      await Promise.resolve();
      if (isDown) throw new Error('down');
      return ico === 'none'
        ? null
        : {
            ico,
            name: `Firma ${ico}`,
            dic: null,
            street: null,
            city: null,
            postalCode: null,
            isVatPayer: false,
            isDefunct: false,
            legalForm: null,
            municipalityCode: null,
          };
    }
  }

  let cached: CachedCompanyRegister;
  beforeEach(() => {
    lookups.length = 0;
    isDown = false;
    cached = new CachedCompanyRegister(new CountingRegister(), clock);
  });

  it('caches found and unknown companies for a day', async () => {
    for (const ico of ['1', '1', 'none', 'none']) await cached.find(ico);
    expect(lookups).toEqual(['1', 'none']);
    now = new Date(now.getTime() + DAY_MS);
    expect(await cached.find('1')).toMatchObject({ name: 'Firma 1' });
    expect(lookups).toEqual(['1', 'none', '1']);
  });

  it('shares one request among concurrent lookups', async () => {
    await Promise.all([cached.find('1'), cached.find('1'), cached.find('1')]);
    expect(lookups).toEqual(['1']);
  });

  it('does not cache a failed lookup', async () => {
    isDown = true;
    await expect(Promise.all([cached.find('1'), cached.find('1')])).rejects.toThrow('down');
    isDown = false;
    expect(await cached.find('1')).toMatchObject({ name: 'Firma 1' });
  });

  it('evicts the least recently used of more than 1000 companies', async () => {
    for (let ico = 1; ico <= 1000; ico += 1) await cached.find(String(ico));
    await cached.find('1');
    await cached.find('1001');
    lookups.length = 0;
    for (const ico of ['1', '2']) await cached.find(ico);
    expect(lookups).toEqual(['2']);
  });
});
