import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { CatalogAnswer } from '@prostora/api-client';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, slotOn } from '../../../../test/bookings.ts';
import { eventually } from '../../../../test/platform.ts';
import { refreshCatalog } from '../../../../test/projections.ts';
import type { Space } from '../../spaces/index.ts';
import { AnswerCache } from './answer-cache.ts';
import { CatalogProjector } from '../projection/catalog-projector.ts';

const DAY = '2027-05-03';
let test: TestApp;
let calls: BookingCalls;
let hall: Space;
let office: Space;
/** Records computed answers since the last reset. */
const computed = jest.spyOn(AnswerCache.prototype, 'set');

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
  const praha = await test.make.town('praha-1', 'Praha 1', 'praha', 'Hlavní město Praha');
  const brno = await test.make.town();
  hall = await test.make.space({
    building: await test.make.building({ location: praha }),
    name: 'Zrcadlový sál',
  });
  office = await test.make.space({
    building: await test.make.building({ location: brno }),
    name: 'Zasedačka',
  });
  await test.app.get(CatalogProjector).rebuildAll();
  await eventually('the catalogue follows', async () => (await names('')).length === 2);
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const query of ['', 'location=praha', 'location=brno']) await names(query);
});

async function names(query: string): Promise<string[]> {
  const answer = await test.request({ url: `/api/catalog/new/?${query}` });
  return answer.json<CatalogAnswer>().catalog.spaces.map(({ space_name: name }) => name ?? '');
}

/** Whether the answer comes from the cache. */
async function isCached(query: string): Promise<boolean> {
  computed.mockClear();
  await names(query);
  return computed.mock.calls.length === 0;
}

it('invalidates only the answers of the location of a changed space', async () => {
  expect([await isCached('location=praha'), await isCached('location=brno')]).toEqual([true, true]);
  const saved = await calls.send('PUT', 'space/save', await calls.signInOwner(office), {
    space: { id: office.id, version: office.version, space_name: 'Velká zasedačka' },
    publish: false,
  });
  expect(saved.statusCode).toBe(200);
  await refreshCatalog(test);
  await eventually('the change is visible', async () =>
    (await names('location=brno')).includes('Velká zasedačka'),
  );
  expect(await isCached('location=praha')).toBe(true);
  expect(await names('location=praha')).toEqual(['Zrcadlový sál']);
});

it('keeps answers without dates when a space is booked and updates those with dates', async () => {
  expect(await names(`location=praha&date_from=${DAY}`)).toEqual(['Zrcadlový sál']);
  await calls.bookSuccessfully(hall, slotOn(DAY, 0, 22));
  await eventually(
    'the day is busy',
    async () => (await names(`location=praha&date_from=${DAY}`)).length === 0,
  );
  expect([await isCached('location=praha'), await isCached('location=brno'), await isCached('')]).toEqual([
    true,
    true,
    true,
  ]);
});
