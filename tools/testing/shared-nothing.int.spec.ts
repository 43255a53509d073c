import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminSpacesAnswer, CatalogAnswer, LoginAnswer, SiteInfo } from '@prostora/api-client';
import { createJpeg } from '../../api/src/modules/media/fixtures/images.ts';
import { flushRedis, toRedisDatabaseUrl } from '../../api/test/platform.ts';
import { waitUntil } from '../processes/process-info.ts';
import { MailServer } from './mail-server.ts';
import { startProduct, type LogLine, type Product } from './product.ts';

/** Two APIs and two workers share PostgreSQL, Redis and the storage, and nothing else: what is done at one is true at the other. */
const redisUrl = process.env['TEST_REDIS_URL'] && toRedisDatabaseUrl(process.env['TEST_REDIS_URL'], 11);
const suite = redisUrl ? describe : describe.skip;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Call = { method?: string; body?: object; token?: string | undefined; headers?: Record<string, string> };
type Answer<T> = { status: number; body: T; headers: Headers };

const mail = new MailServer(() => 'accepted', 0);
let product: Product;
let operator: string;

async function call<T = Record<string, unknown>>(
  index: number,
  path: string,
  { method = 'GET', body, token, headers = {} }: Call = {},
): Promise<Answer<T>> {
  const response = await fetch(`${product.urls[index] ?? ''}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: (text.startsWith('{') ? JSON.parse(text) : text) as T,
    headers: response.headers,
  };
}

const logIn = (index: number, username: string, password: string): Promise<Answer<LoginAnswer>> =>
  call<LoginAnswer>(index, '/api/auth/login', { method: 'POST', body: { username, password } });
const wrongly = (index: number): Promise<Answer<unknown>> =>
  logIn(index, 'nikdo@prostora.test', 'Nespravne1');

/** How long after the change both APIs know of it, in milliseconds. */
async function known(isKnown: (index: number) => Promise<boolean>): Promise<number> {
  const from = performance.now();
  if (!(await waitUntil(async () => (await Promise.all([isKnown(0), isKnown(1)])).every(Boolean), 2000, 10)))
    throw new Error('not known to both within two seconds');
  return Math.round(performance.now() - from);
}

/** Two hours in a week from the hundredth day on that one of the spaces offers, whatever the time of the day is. */
async function findFreeSlot(
  spaceIds: readonly number[],
): Promise<{ space_id: number; start_datetime: string; end_datetime: string }> {
  const noon = Math.floor(Date.now() / DAY) * DAY + DAY / 2;
  for (const space_id of spaceIds)
    for (let days = 100; days < 107; days += 1) {
      const start = noon + days * DAY;
      const slot = {
        space_id,
        start_datetime: new Date(start).toISOString(),
        end_datetime: new Date(start + 2 * HOUR).toISOString(),
      };
      const check = await call<{ available: boolean }>(0, '/api/reservations/check-availability', {
        method: 'POST',
        body: slot,
      });
      if (check.body.available) return slot;
    }
  throw new Error('No space of the demo is free.');
}

suite('what is done at one process', () => {
  beforeAll(async () => {
    await flushRedis(redisUrl ?? '');
    product = await startProduct({
      apis: 2,
      workers: 2,
      redisUrl,
      env: { RATE_LIMITS: 'on', LOG_LEVEL: 'debug', SMTP_URL: await mail.start() },
    });
    operator = (await logIn(0, 'admin@prostora.test', 'Admin1234')).body.token;
  }, 180_000);
  afterAll(async () => {
    await product.stop();
    await mail.stop();
  }, 60_000);

  it('a session begun at one is good at the other and ends at both', async () => {
    const { token } = (await logIn(0, 'majitel@prostora.test', 'Majitel1234')).body;
    const seen = async (): Promise<number[]> =>
      Promise.all([0, 1].map(async (index) => (await call(index, '/api/auth/user', { token })).status));
    expect(await seen()).toEqual([200, 200]);
    await call(1, '/api/auth/logout', {
      method: 'POST',
      token,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(await seen()).toEqual([401, 401]);
  });

  it('wrong passwords are counted together', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) statuses.push((await wrongly(guess % 2)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('calls of a shared limit are counted together', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1)
      statuses.push(
        (
          await call(n % 2, '/api/customer/register', {
            method: 'PUT',
            body: {},
            headers: { 'sec-fetch-site': 'same-origin' },
          })
        ).status,
      );
    expect([statuses.slice(0, 60).filter((status) => status !== 422), statuses[60]]).toEqual([[], 429]);
  });

  it('a repeated booking is answered by the other as the first time, and everything it caused has the id of the request that made it', async () => {
    const {
      body: { items },
    } = await call<AdminSpacesAnswer>(0, '/api/catalog/admin?status=PUBLISHED&page_size=10', {
      token: operator,
    });
    const body = {
      ...(await findFreeSlot(items.map(({ id }) => id))),
      customer_name: 'Jana Nová',
      customer_email: 'stopa@prostora.test',
      customer_phone: '+420777123456',
      number_of_guests: 1,
      terms_accepted: true,
    };
    const ask = (index: number, id: string): Promise<Answer<{ reservation: { id: number } }>> =>
      call(index, '/api/reservations', {
        method: 'POST',
        body,
        headers: { 'idempotency-key': 'stopa', 'x-request-id': id },
      });
    const first = await ask(0, 'stopa-first-0001');
    const again = await ask(1, 'stopa-again-0001');
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);

    const words = (process: string, id: string): string[] =>
      product
        .logged(process)
        .filter(({ request_id }) => request_id === id)
        .map(({ msg }) => msg);
    const background = (): LogLine[] =>
      ['worker-1', 'worker-2']
        .flatMap((worker) => product.logged(worker))
        .filter(({ request_id }) => request_id === 'stopa-first-0001');
    expect(
      await waitUntil(
        () =>
          mail.listTo('stopa@prostora.test').length === 1 &&
          ['relayed', 'a mail was sent', 'a job is done'].every((step) =>
            background().some(({ msg }) => msg === step),
          ),
        10_000,
      ),
    ).toBe(true);
    expect(words('main-1', 'stopa-first-0001')).toEqual(
      expect.arrayContaining(['written to the outbox', 'request']),
    );
    expect(
      background()
        .filter(({ msg }) => msg === 'a mail was sent')
        .every(({ template, mail_id }) => typeof template === 'string' && typeof mail_id === 'number'),
    ).toBe(true);
    expect(words('main-2', 'stopa-again-0001')).toEqual(['request']);
    expect(JSON.stringify([...product.logged('main-1'), ...background()])).not.toMatch(
      /stopa@prostora|777123456|Jana Nov/u,
    );
  });

  it('a space taken off and put back shows at both at once', async () => {
    const total = async (index: number): Promise<number> =>
      (await call<CatalogAnswer>(index, '/api/catalog/new/')).body.catalog.total;
    const before = await total(0);
    const took: number[] = [];
    for (let round = 1; round <= 3; round += 1) {
      const {
        body: { items },
      } = await call<AdminSpacesAnswer>(0, '/api/catalog/admin?status=WAITING_FOR_APPROVAL&page_size=10', {
        token: operator,
      });
      const space = items.find(({ allowed_actions }) => allowed_actions.includes('approve'));
      expect(
        (
          await call(round % 2, '/api/space/save', {
            method: 'PUT',
            token: operator,
            body: { space: { id: space?.id, version: space?.version }, publish: true },
          })
        ).status,
      ).toBe(200);
      took.push(await known(async (index) => (await total(index)) === before + round));
    }
    process.stderr.write(`A change of a space is known to both processes after ${took.join(', ')} ms.\n`);
  });

  it('the name of the site, a redirect and an address of the catalogue are known at both', async () => {
    const {
      body: { updated_at: _at, terms_version: _terms, ...settings },
    } = await call(0, '/api/admin/settings', { token: operator });
    expect(
      (
        await call(0, '/api/admin/settings', {
          method: 'PUT',
          token: operator,
          body: { ...settings, name: 'Prostory jinak' },
        })
      ).status,
    ).toBe(200);
    await known(async (index) => (await call<SiteInfo>(index, '/api/site')).body.name === 'Prostory jinak');

    expect(
      (
        await call(0, '/api/admin/redirects', {
          method: 'POST',
          token: operator,
          body: { from_path: '/stara-adresa', to_path: '/katalog/praha' },
        })
      ).status,
    ).toBeLessThan(300);
    await known(
      async (index) => (await call(index, '/stara-adresa')).headers.get('location') === '/katalog/praha',
    );

    const address = {
      path: 'velke-prostory',
      title: 'Velké prostory',
      h1: 'Velké prostory',
      meta_description: '',
      description: '',
      footer_links: [],
      location_id: null,
      purpose_id: null,
      capacity: 'nad-500',
      attribute_ids: [],
      in_footer: false,
    };
    expect(
      (await call(0, '/api/admin/seo-urls', { method: 'POST', token: operator, body: address })).status,
    ).toBeLessThan(300);
    await known(async (index) =>
      JSON.stringify((await call(index, '/katalog/velke-prostory')).body).includes('Velké prostory'),
    );
  });

  it('a picture uploaded at one is served by the other', async () => {
    const form = new FormData();
    form.set(
      'file',
      new Blob([new Uint8Array(await createJpeg(1200, 800))], { type: 'image/jpeg' }),
      'foto.jpg',
    );
    const response = await fetch(`${product.urls[0] ?? ''}/api/admin/images`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${operator}` },
      body: form,
    });
    const { id } = (await response.json()) as { id: number };
    const shown = async (): Promise<string | null> =>
      (await call<{ url: string | null }>(1, `/api/admin/images/${id}`, { token: operator })).body.url;
    expect(await waitUntil(async () => (await shown()) !== null, 20_000)).toBe(true);
    const picture = await fetch(`${product.urls[1] ?? ''}${(await shown()) ?? ''}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//u),
    ]);
  });

  it('schedules run once with two workers', async () => {
    const runs = (): string[] =>
      ['worker-1', 'worker-2']
        .flatMap((worker) => product.logged(worker))
        .filter(
          ({ msg, job }) =>
            msg === 'a job is done' &&
            typeof job === 'string' &&
            /^(?:publish-due-posts|tell-of-new-spaces)$/u.test(job),
        )
        .map(({ job, job_id }) => `${String(job)} ${String(job_id)}`);
    expect(await waitUntil(() => runs().length >= 2, 70_000, 500)).toBe(true);
    expect(new Set(runs()).size).toBe(runs().length);
  }, 90_000);
});
