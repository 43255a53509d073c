import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import type { CatalogAnswer } from '@prostora/api-client';
import { CAPACITY_BUCKETS } from '@prostora/contracts';
import { LOCATIONS } from '../seeds/data/locations.ts';
import { PURPOSES } from '../seeds/data/purposes.ts';
import { seed } from '../seeds/seed.ts';
import { AppModule } from '../src/app.module.ts';
import { NO_TIMEOUT, SqlPool } from '../src/platform/database/index.ts';
import { createLogger } from '../src/platform/logging/log.ts';
import { createTestApp, type TestApp } from './app.ts';
import { createTestDatabase } from './database.ts';

const PAGE_SIZE = 20;
/** Cards without a photograph among the first ones of a filter. */
const MAX_PHOTOLESS = 3;
/** Cards that repeat a photograph among the first ones of an event, whose order is not that of the photographs. */
const MAX_REPEATS_OF_EVENT = 6;

type FirstPage = { query: string; total: number; repeats: number; photoless: number };

let test: TestApp;
let dropDatabase: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  dropDatabase = database.drop;
  const seeding = await NestFactory.createApplicationContext(
    AppModule.forRoot(database.config, createLogger(database.config), undefined, NO_TIMEOUT),
    { logger: false, abortOnError: false },
  );
  await seed(seeding, { demo: true, now: new Date() });
  await seeding.close();
  test = await createTestApp({}, database);
}, 180_000);
afterAll(async () => {
  await test.close();
  await dropDatabase();
});

async function getFirstPage(query: string): Promise<FirstPage> {
  const answer = await test.request({ url: `/api/catalog/new/?${query}` });
  expect([query, answer.statusCode]).toEqual([query, 200]);
  const { spaces, total } = answer.json<CatalogAnswer>().catalog;
  const cards = spaces.slice(0, PAGE_SIZE);
  const covers = cards.flatMap(({ image }) => image?.url ?? []);
  return {
    query,
    total,
    repeats: covers.length - new Set(covers).size,
    photoless: cards.length - covers.length,
  };
}

/** First pages of the filters that fill one. */
async function getFullPages(queries: readonly string[]): Promise<FirstPage[]> {
  const pages = [];
  for (const query of queries) pages.push(await getFirstPage(query));
  return pages.filter(({ total }) => total >= PAGE_SIZE);
}

async function listAttributeQueries(): Promise<string[]> {
  const { rows } = await test.app.get(SqlPool).pool.query<{ id: number }>('select id from attribute');
  return rows.map(({ id }) => `attributes=${id}`);
}

const purposes = PURPOSES.map(({ slug }) => `purpose=${slug}`);
const places = LOCATIONS.filter(({ kind }) => kind !== 'country').map(({ slug }) => `location=${slug}`);

describe('the first cards of the demo catalogue', () => {
  it.each([
    ['the whole in the default order', () => [''], 1],
    ['every purpose', () => purposes, 20],
    ['every place', () => places, 5],
    ['every size', () => CAPACITY_BUCKETS.map(({ id }) => `capacity=${id}`), 3],
    ['every attribute', listAttributeQueries, 30],
  ])('repeat no photograph and rarely have none: %s', async (_name, list, atLeast) => {
    const pages = await getFullPages(await list());
    expect(pages.length).toBeGreaterThanOrEqual(atLeast);
    expect(pages.filter(({ repeats, photoless }) => repeats > 0 || photoless > MAX_PHOTOLESS)).toEqual([]);
  });

  it('repeat no photograph: every purpose in every place that has a full page', async () => {
    const full = await getFullPages(places);
    const pages = await getFullPages(
      full.flatMap(({ query }) => purposes.map((purpose) => `${query}&${purpose}`)),
    );
    expect(pages.filter(({ repeats, photoless }) => repeats > 0 || photoless > MAX_PHOTOLESS)).toEqual([]);
  }, 60_000);

  it('repeat few photographs: events, whose order is their own', async () => {
    const pages = await getFullPages([
      'purpose=oslava&guests=40',
      'purpose=firemni-vecirek&guests=80',
      'purpose=svatebni-hostina&guests=90&layout=banket',
      'purpose=skoleni&guests=20&layout=skolni',
      'purpose=prednaska&guests=60',
      'guests=200',
    ]);
    expect(pages).toHaveLength(6);
    expect(pages.filter(({ repeats }) => repeats > MAX_REPEATS_OF_EVENT)).toEqual([]);
  });
});
