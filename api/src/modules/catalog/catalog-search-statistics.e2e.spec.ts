import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { eventually } from '../../../test/platform.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { SqlPool } from '../../platform/database/index.ts';
import { CatalogIndexStore } from './index/catalog-index-store.ts';
import { CatalogProjector } from './projection/catalog-projector.ts';
import { CatalogJobs } from './results/catalog.jobs.ts';
import { CatalogSearchStatisticsService } from './results/catalog-search-statistics.service.ts';

type CountedPhrase = { phrase: string; searches: number; misses: number };

let test: TestApp;

const sql = <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  test.app
    .get(SqlPool)
    .pool.query<T>(text, values)
    .then(({ rows }) => rows);
const request = async (query: string, status = 200): Promise<void> => {
  expect((await test.request({ url: `/api/catalog/${query}` })).statusCode).toBe(status);
};
const search = (text: string, more = '&typed=1'): Promise<void> =>
  request(`new/?search=${encodeURIComponent(text)}${more}`);
const listCounts = async (): Promise<CountedPhrase[]> => {
  await test.app.get(CatalogSearchStatisticsService).flush();
  return sql<CountedPhrase>('select phrase, searches, misses from catalog_search order by phrase');
};

beforeAll(async () => {
  test = await createTestApp();
  const space = await test.make.space({
    name: 'Zrcadlový sál',
    building: await test.make.building({ location: await test.make.town() }),
  });
  await test.app.get(CatalogProjector).rebuildAll();
  await test.app.get(CatalogIndexStore).reloadSpaces([space.id]);
});
afterEach(() => {
  jest.restoreAllMocks();
});
beforeEach(async () => {
  await test.app.get(CatalogSearchStatisticsService).flush();
  await sql('delete from catalog_search');
});
afterAll(() => test.close());

describe('CatalogSearchStatisticsService', () => {
  it('counts searches by phrase and misses without any result', async () => {
    await search('Zrcadlový SÁL');
    await search('zrcadlovy  sal');
    await search('helikoptéra');
    expect(await listCounts()).toEqual([
      { phrase: 'helikoptera', searches: 1, misses: 1 },
      { phrase: 'zrcadlovy sal', searches: 2, misses: 0 },
    ]);
    await search('helikoptéra');
    expect(await listCounts()).toEqual([
      { phrase: 'helikoptera', searches: 2, misses: 2 },
      { phrase: 'zrcadlovy sal', searches: 2, misses: 0 },
    ]);
  });

  it('counts no miss when another filter applies', async () => {
    await search('helikoptéra', '&typed=1&location=brno');
    await search('zrcadlový', '&typed=1&capacity=do-50');
    await search('zrcadlový', '&typed=1&date_from=2027-01-05');
    expect((await listCounts()).map(({ misses }) => misses)).toEqual([0, 0]);
  });

  it('counts only typed searches: no document, filter panel, later page, suggestion or empty text', async () => {
    await search('helikoptéra', '');
    await search('helikoptéra', '&first_fetch=1&typed=0');
    await request('new/?search=zrcadlov%C3%BD&page=2&typed=1', 404);
    await request('suggest?q=helikopt%C3%A9ra');
    await request('new/?typed=1');
    await search('  ');
    expect(await listCounts()).toEqual([]);
  });

  it('does not store text that may be personal', async () => {
    await search('jana.nova@example.cz');
    await search('777 123 456');
    expect(await listCounts()).toEqual([]);
  });

  it('writes counts in a batch, not per search', async () => {
    await search('helikoptéra');
    expect(await sql('select 1 from catalog_search')).toEqual([]);
    await eventually(
      'the batch is written by itself',
      async () => (await sql('select 1 from catalog_search')).length === 1,
    );
  });

  it('keeps counts while the database rejects them', async () => {
    await sql('alter table catalog_search rename to catalog_search_away');
    await search('helikoptéra');
    await test.app.get(CatalogSearchStatisticsService).flush();
    await search('helikoptéra');
    await sql('alter table catalog_search_away rename to catalog_search');
    expect(await listCounts()).toEqual([{ phrase: 'helikoptera', searches: 2, misses: 2 }]);
  });

  // Daylight saving changed within the second and third period: not all of their days have 24 hours.
  it.each(['2026-08-15T10:00:00Z', '2026-11-22T22:30:00Z', '2027-04-10T22:30:00Z'])(
    'deletes counts after four hundred days (at %s)',
    async (now) => {
      jest.spyOn(test.app.get(Clock), 'now').mockReturnValue(new Date(now));
      await sql(
        `insert into catalog_search (day, phrase, searches) select $1::date - age, 'stari ' || age, 1 from unnest(array[0, 399, 400, 401, 800]) as age`,
        [test.app.get(Clock).today()],
      );
      await test.app.get(CatalogJobs).removeSearches();
      expect((await listCounts()).map(({ phrase }) => phrase)).toEqual(['stari 0', 'stari 399', 'stari 400']);
    },
  );
});

it('writes pending search counts on shutdown', async () => {
  const ending = await createTestApp();
  const client = new pg.Client({ connectionString: ending.database.url });
  await client.connect();
  try {
    await ending.request({ url: '/api/catalog/new/?search=helikopt%C3%A9ra&typed=1' });
    await ending.app.close();
    expect(
      (await client.query<CountedPhrase>('select phrase, searches, misses from catalog_search')).rows,
    ).toEqual([{ phrase: 'helikoptera', searches: 1, misses: 1 }]);
  } finally {
    await client.end();
    await ending.database.drop();
  }
});
