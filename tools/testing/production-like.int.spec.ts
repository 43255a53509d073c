import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminSpacesAnswer, CatalogAnswer, LoginAnswer } from '@prostora/api-client';
import { flushRedis, toRedisDatabaseUrl } from '../../api/test/platform.ts';
import { waitUntil } from '../processes/process-info.ts';
import { startProduct, type Product } from './product.ts';

/** What docker-compose.yml describes, without containers: two APIs and two workers on PostgreSQL and a real Redis. */
const redisUrl = process.env['TEST_REDIS_URL'] && toRedisDatabaseUrl(process.env['TEST_REDIS_URL'], 12);
const suite = redisUrl ? describe : describe.skip;

let product: Product | undefined;
let token: string;

async function call<T>(
  base: string,
  path: string,
  init: { method?: string; body?: object } = {},
): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const response = await fetch(`${base}/api/${path}`, {
    method: init.method ?? 'GET',
    headers,
    ...(init.body ? { body: JSON.stringify(init.body) } : {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const published = async (base: string): Promise<number> =>
  (await call<CatalogAnswer>(base, 'catalog/new/')).catalog.total;

/** Approves one waiting space through the given API process. */
async function approveOne(base: string): Promise<void> {
  const { items } = await call<AdminSpacesAnswer>(
    base,
    'catalog/admin?status=WAITING_FOR_APPROVAL&page_size=10',
  );
  const waiting = items.find(({ allowed_actions }) => allowed_actions.includes('approve'));
  if (!waiting) throw new Error('the demo has no space that waits for approval');
  await call(base, 'space/save', {
    method: 'PUT',
    body: { space: { id: waiting.id, version: waiting.version }, publish: true },
  });
}

suite('two APIs and two workers on Redis', () => {
  const at = (index: number): string => product?.urls[index] ?? '';

  beforeAll(async () => {
    token = '';
    await flushRedis(redisUrl ?? '');
    product = await startProduct({ apis: 2, workers: 2, redisUrl });
    token = (
      await call<LoginAnswer>(at(0), 'auth/login', {
        method: 'POST',
        body: { username: 'admin@prostora.test', password: 'Admin1234' },
      })
    ).token;
  }, 180_000);

  afterAll(async () => {
    await product?.stop();
  }, 60_000);

  it('answer alike from both APIs', async () => {
    expect(await published(at(0))).toBeGreaterThan(300);
    expect(await published(at(1))).toBe(await published(at(0)));
  });

  it('accept a session of one API in the other', async () => {
    expect((await call<AdminSpacesAnswer>(at(1), 'catalog/admin')).total).toBeGreaterThan(300);
  });

  it('show an approval made through one API in the catalogue of both within two seconds', async () => {
    const before = await published(at(1));
    await approveOne(at(0));
    expect(
      await waitUntil(
        async () => (await published(at(0))) === before + 1 && (await published(at(1))) === before + 1,
        2_000,
      ),
    ).toBe(true);
  });

  it('keep working when one worker is killed with -9', async () => {
    const before = await published(at(1));
    const pid = product?.workers[0]?.pid;
    if (pid === undefined) throw new Error('no worker');
    process.kill(pid, 'SIGKILL');
    await approveOne(at(1));
    expect(await waitUntil(async () => (await published(at(0))) === before + 1, 5_000)).toBe(true);
  });

  it('keep answering while one API is stopped', async () => {
    const stopping = product?.apis[1]?.stop();
    for (let round = 0; round < 20; round += 1) expect(await published(at(0))).toBeGreaterThan(300);
    await stopping;
    await expect(fetch(`${at(1)}/api/health/live`)).rejects.toThrow();
  });
});
