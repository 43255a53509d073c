import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CatalogAnswer } from '@prostora/api-client';
import { seedReference } from '../../../../seeds/data/seed-reference.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, slotOn } from '../../../../test/bookings.ts';
import { eventually } from '../../../../test/platform.ts';
import { Location } from '../../geo/index.ts';
import { Attribute, Purpose } from '../../taxonomy/index.ts';
import { CatalogProjector } from '../projection/catalog-projector.ts';

/** A Saturday. */
const DAY = '2027-05-15';
const LOCATIONS = ['brno', 'praha-8', 'ricany', 'plzen'];
const PURPOSES = ['svatebni-hostina', 'porada', 'konference'];
const ATTRIBUTES = ['terasa', 'catering', 'dataprojektor'];
let test: TestApp;
let attributeIds: number[];

const list = async (query: string): Promise<CatalogAnswer['catalog']> => {
  const answer = await test.request({ url: `/api/catalog/new/?${query}` });
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json<CatalogAnswer>().catalog;
};
const say = (q: string, more: Record<string, string> = {}) =>
  list(new URLSearchParams({ ...more, q }).toString());
const relax = async (query: string) =>
  (await list(query)).relaxations.map(({ slot, label, total }) => [
    slot,
    label.replaceAll('\u00a0', ' '),
    total,
  ]);

beforeAll(async () => {
  test = await createTestApp();
  await seedReference(test.orm.em.fork());
  const em = test.orm.em.fork();
  const findAll = <T extends object>(entity: new () => T, slugs: readonly string[]): Promise<T[]> =>
    Promise.all(slugs.map((slug) => em.findOneOrFail(entity, { slug } as never)));
  const places = await findAll(Location, LOCATIONS);
  const purposes = await findAll(Purpose, PURPOSES);
  const attributes = await findAll(Attribute, ATTRIBUTES);
  attributeIds = attributes.map(({ id }) => id);
  const calls = new BookingCalls(test);
  for (let at = 0; at < 12; at += 1) {
    const location = places[at % 3] as Location;
    const building = await test.make.building({ location, lat: location.lat, lng: location.lng });
    const space = await test.make.space({
      building,
      name: `Sál ${at}`,
      capacity: 20 + 10 * at,
      purposes: [purposes[at % 2]] as never,
      attributes: attributes.filter((_one, index) => ((at >> index) & 1) === 1) as never,
    });
    if (at % 4 > 0) await calls.bookSuccessfully(space, slotOn(DAY, 6, 20));
  }
  await test.app.get(CatalogProjector).rebuildAll();
  await eventually('the catalogue follows', async () => (await list('')).total === 12);
  await eventually('the bookings are known', async () => (await list(`date_from=${DAY}`)).total === 3);
  await eventually('the words are known', async () => (await say('wedding')).total === 6);
});
afterAll(() => test.close());

describe('relaxations', () => {
  it('are there where at most three spaces are found, and bring more', async () => {
    expect((await list('')).relaxations).toEqual([]);
    expect((await list('guests=50')).relaxations).toEqual([]);
    const { total, relaxations } = await list('location=brno&purpose=svatebni-hostina&guests=60');
    expect([total > 0, total <= 3, relaxations.length > 0]).toEqual([true, true, true]);
    for (const relaxation of relaxations) {
      expect(relaxation.total).toBeGreaterThan(total);
      expect((await list(relaxation.query)).total).toBe(relaxation.total);
    }
  });

  it('let go or move one value, most results first', async () => {
    const [terrace = 0] = attributeIds;
    const query = `location=brno&purpose=svatebni-hostina&attributes=${terrace}&guests=80`;
    expect(await relax(query)).toEqual([
      ['attributes', 'bez požadavku: Terasa nebo zahrada', 1],
      ['purpose', 'jakákoli příležitost', 1],
    ]);
    expect(await relax('location=ricany&guests=150')).toEqual([]);
    expect(await relax('location=plzen&purpose=porada')).toEqual([['location', 'celé Česko', 6]]);
    expect(await relax('guests=140')).toEqual([['guests', '126 hostů', 1]]);
    expect(await relax('purpose=porada&search=xyzzy')).toEqual([['search', 'bez textu „xyzzy“', 6]]);
  });

  it('move dates to the nearest days with results and widen flexible ones', async () => {
    const taken = `location=praha-8&purpose=porada&date_from=${DAY}`;
    expect((await relax(taken)).filter(([slot]) => slot === 'date')).toEqual([['date', '16. 5. 2027', 2]]);
    const { relaxations } = await list(`${taken}&flexible=1`);
    const date = relaxations.find(({ slot }) => slot === 'date');
    expect(date?.query).toContain('date_from=2027-05-12&date_to=2027-05-18&flexible=1');
  });

  it('raise the budget to the next total', async () => {
    const { spaces } = await list(`date_from=${DAY}&sort=celkem`);
    const total = spaces[0]?.offer_for_me?.total ?? 0;
    const { relaxations } = await list(`date_from=${DAY}&price_max=1`);
    expect(relaxations.map(({ slot, query }) => [slot, new URLSearchParams(query).get('price_max')])).toEqual(
      total > 0 ? [['price_max', String(Math.ceil(total))]] : [],
    );
    expect(total).toBeGreaterThan(1);
  });

  it('of a sentence are parameters where they can say it, otherwise the sentence without its words', async () => {
    const explicit = await say('konference v Brně s terasou pro 30 do 20 tisíc');
    expect(explicit.relaxations[0]).toMatchObject({
      slot: 'purpose',
      query: expect.stringMatching(/^location=brno&attributes=\d+&guests=30$/u),
    });
    const avoiding = await say('konference mimo Brno s terasou');
    expect(avoiding.relaxations.map(({ slot, query }) => [slot, query])).toContainEqual([
      'purpose',
      'q=mimo+Brno+s+terasou',
    ]);
  });

  it('give exactly their total when they are followed', async () => {
    const pick = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });
    const parameters = fc.record({
      location: pick(...LOCATIONS),
      purpose: pick(...PURPOSES),
      attributes: pick(...attributeIds.map(String), attributeIds.join(',')),
      capacity: pick('do-50', '50-150', '150-500'),
      guests: pick('40', '90', '131'),
      date_from: pick(DAY, '2027-05-14'),
      flexible: pick('1'),
      weekdays: pick('6', '1,2'),
      with_taken: pick('1'),
      search: pick('xyzzy', 'sal'),
      sort: pick('kapacita'),
      q: pick(
        'konference mimo Brno s terasou',
        'svatba na Moravě bez cateringu pro 131',
        'porada u Plzně v sobotu 15. května od 16',
        'konference v květnu v sobotu s projektorem do 20 tisíc',
        'konference v květnu v sobotu do 50 Kč na hodinu',
        'porada mimo Brno 15. května od 16 do 18 do 90 Kč na hodinu s terasou',
        'xyzzy',
      ),
    });
    let followed = 0;
    await fc.assert(
      fc.asyncProperty(parameters, async (given) => {
        const query = new URLSearchParams(
          Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
        );
        const { total, relaxations } = await list(query.toString());
        expect(total <= 3 || relaxations.length === 0).toBe(true);
        expect(relaxations.every((relaxation) => relaxation.total > total)).toBe(true);
        expect(relaxations.length).toBeLessThanOrEqual(6);
        for (const relaxation of relaxations) {
          expect([relaxation.query, (await list(relaxation.query)).total]).toEqual([
            relaxation.query,
            relaxation.total,
          ]);
          expect(relaxation.total).toBeGreaterThan(0);
          followed += 1;
        }
        const totals = relaxations.map((one) => one.total);
        expect(totals).toEqual([...totals].sort((one, other) => other - one));
      }),
      { seed: 20_261_126, numRuns: 180 },
    );
    expect(followed).toBeGreaterThan(50);
  });
});
