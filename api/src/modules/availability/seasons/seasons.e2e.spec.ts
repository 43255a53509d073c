import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { openSession } from '../../../../test/access-matrix.fixtures.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Space } from '../../spaces/index.ts';
import type { AvailabilitiesAnswerDto } from '../availability.dto.ts';
import type { SeasonAnswerDto, SeasonsAnswerDto } from './season.dto.ts';
import type { SpaceScheduleAnswerDto } from '../space-schedule.dto.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const USUAL = {
  weekdays: EVERY_DAY,
  from: '09:00',
  to: '17:00',
  price_per_hour: 400,
  valid_from: null,
  valid_until: null,
  on_holidays: true,
};
const SUMMER = {
  name: 'Léto',
  from: '2027-07-01',
  until: '2027-07-03',
  hours: [{ weekdays: EVERY_DAY, from: '18:00', to: '23:00', price_per_hour: 900 }],
};

let test: TestApp;
let owner: { authorization: string };
let hall: Space;
let cellar: Space;
let foreign: Space;

beforeAll(async () => {
  test = await createTestApp();
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date('2026-12-01T09:00:00Z'));
  const { make } = test;
  const user = await make.user();
  const building = await make.building({ customer: await make.customer({ user }) });
  [hall, cellar] = [await make.space({ building }), await make.space({ building })];
  foreign = await make.space();
  owner = await openSession(test, user);
  for (const { id } of [hall, cellar]) await send('POST', 'availability/rules', { space_id: id, ...USUAL });
});
afterAll(() => test.close());

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
): Promise<LightMyRequestResponse> =>
  test.request({ method, url: `/api/${url}`, headers: owner, ...(payload && { payload }) });
const addSeason = (more: object = {}): Promise<LightMyRequestResponse> =>
  send('POST', 'availability/seasons', { space_ids: [hall.id, cellar.id], ...SUMMER, ...more });
/** Start and end of the offered hours, in UTC. */
const listHours = async (space: Space, from = '2027-06-30', until = '2027-07-04'): Promise<string[]> =>
  (await send('GET', `availability/space/${space.id}?start_date=${from}&end_date=${until}`))
    .json<AvailabilitiesAnswerDto>()
    .availabilities.map(
      ({ start_datetime, price_per_hour }) => `${start_datetime.slice(8, 13)} ${price_per_hour}`,
    );
const quote = async (space: Space, from: string, until: string) =>
  (
    await send('POST', 'pricing/quote', { space_id: space.id, start_datetime: from, end_datetime: until })
  ).json<{ quote: { total: number } }>();
const USUAL_AND_SUMMER = ['30T07 400', '01T16 900', '02T16 900', '03T16 900', '04T07 400'];
const ONLY_USUAL = ['30T07 400', '01T07 400', '02T07 400', '03T07 400', '04T07 400'];

describe('seasons', () => {
  it('replace the usual hours of their days in all their spaces, until they are removed', async () => {
    const answer = await addSeason();
    expect(answer.statusCode).toBe(201);
    const { season } = answer.json<SeasonAnswerDto>();
    expect(season).toEqual({
      id: season.id,
      space_ids: [hall.id, cellar.id],
      ...SUMMER,
      hours: [{ ...SUMMER.hours[0], on_holidays: true }],
    });
    for (const space of [hall, cellar]) expect(await listHours(space)).toEqual(USUAL_AND_SUMMER);
    expect(await quote(hall, '2027-07-02T18:00', '2027-07-02T20:00')).toMatchObject({
      quote: { total: 1800 },
    });
    const { rules } = (
      await send('GET', `availability/space/${hall.id}/schedule`)
    ).json<SpaceScheduleAnswerDto>();
    expect(rules).toHaveLength(1);
    expect(
      (await send('GET', `availability/seasons?space_id=${hall.id}`)).json<SeasonsAnswerDto>().seasons,
    ).toEqual([season]);
    expect((await send('DELETE', `availability/seasons/${season.id}`)).statusCode).toBe(200);
    expect(await listHours(hall)).toEqual(ONLY_USUAL);
    expect((await send('GET', 'availability/seasons')).json<SeasonsAnswerDto>().seasons).toEqual([]);
  });

  it('change their spaces, days and hours', async () => {
    const { season } = (await addSeason()).json<SeasonAnswerDto>();
    const changed = await send('PUT', `availability/seasons/${season.id}`, {
      ...SUMMER,
      space_ids: [cellar.id],
      from: '2027-07-02',
      hours: [{ ...SUMMER.hours[0], from: '20:00', weekdays: [5] }],
    });
    expect(changed.statusCode).toBe(200);
    expect(await listHours(hall)).toEqual(ONLY_USUAL);
    expect(await listHours(cellar)).toEqual(['30T07 400', '01T07 400', '02T18 900', '04T07 400']);
    await send('DELETE', `availability/seasons/${season.id}`);
  });

  it('keep single windows', async () => {
    const space = await test.make.space({ building: hall.building });
    await send('POST', 'availability/rules', { space_id: space.id, ...USUAL });
    await send('POST', 'availability', {
      space_id: space.id,
      start_datetime: '2027-07-02T06:00',
      end_datetime: '2027-07-02T08:00',
      price_per_hour: 100,
    });
    const { season } = (await addSeason({ space_ids: [space.id] })).json<SeasonAnswerDto>();
    expect(await listHours(space, '2027-07-02', '2027-07-02')).toEqual(['02T04 100', '02T16 900']);
    await send('DELETE', `availability/seasons/${season.id}`);
  });

  it('without hours block their spaces, and no reserved one', async () => {
    const { season } = (await addSeason({ hours: [] })).json<SeasonAnswerDto>();
    const listBlocks = async () =>
      (await send('GET', `blocked-slots/space/${hall.id}?start_date=2027-07-01&end_date=2027-07-03`)).json<{
        blocked_slots: {
          reason: string;
          reason_public: boolean;
          start_datetime: string;
          end_datetime: string;
        }[];
      }>().blocked_slots;
    expect(await listBlocks()).toMatchObject([
      {
        reason: 'Léto',
        reason_public: false,
        start_datetime: '2027-06-30T22:00:00.000Z',
        end_datetime: '2027-07-03T22:00:00.000Z',
      },
    ]);
    expect(await listHours(hall)).toEqual(['30T07 400', '04T07 400']);
    await send('DELETE', `availability/seasons/${season.id}`);
    expect(await listBlocks()).toEqual([]);
    const hours = ['2027-07-02T10:00:00Z', '2027-07-02T12:00:00Z'];
    await test.orm.em
      .getConnection()
      .execute(
        `insert into reservation (space_id, status, starts_at, ends_at, held_from, held_until, customer_name, customer_email) values (?, 'confirmed', ?, ?, ?, ?, 'Jana', 'jana@example.cz')`,
        [cellar.id, ...hours, ...hours],
      );
    expect((await addSeason({ hours: [] })).json()).toMatchObject({
      error_code: 'SLOT_RESERVED',
      conflicts: [{ space_id: cellar.id }],
    });
    expect(await listHours(hall)).toEqual(ONLY_USUAL);
  });

  it('of one space do not overlap', async () => {
    const { season } = (await addSeason({ space_ids: [hall.id] })).json<SeasonAnswerDto>();
    const overlapping = await addSeason({ name: 'Prázdniny', from: '2027-07-03', until: '2027-08-31' });
    expect([overlapping.statusCode, overlapping.json()]).toMatchObject([
      409,
      {
        error_code: 'SEASON_OVERLAP',
        conflicts: [{ season_id: season.id, name: 'Léto', space_id: hall.id }],
      },
    ]);
    const next = await addSeason({ from: '2027-07-04', until: '2027-08-31' });
    expect(next.statusCode).toBe(201);
    const { season: other } = next.json<SeasonAnswerDto>();
    expect(
      (await send('PUT', `availability/seasons/${other.id}`, { ...SUMMER, space_ids: [hall.id] })).statusCode,
    ).toBe(409);
    for (const { id } of [season, other]) await send('DELETE', `availability/seasons/${id}`);
  });

  it.each<[string, object, number, string | null]>([
    ['an end before the start', { until: '2027-06-30' }, 422, 'until'],
    ['more than 400 days', { until: '2028-08-05' }, 422, 'until'],
    ['no name', { name: ' ' }, 422, 'name'],
    ['no space', { space_ids: [] }, 422, 'space_ids'],
    ['hours given twice', { hours: [SUMMER.hours[0], SUMMER.hours[0]] }, 422, 'hours.1.from'],
    [
      'two prices of the same time',
      { hours: [SUMMER.hours[0], { ...SUMMER.hours[0], from: '19:00', price_per_hour: 1 }] },
      422,
      'hours.1.price_per_hour',
    ],
  ])('are rejected with %s', async (_name, more, status, field) => {
    const answer = await addSeason(more);
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
      status,
      [field],
    ]);
  });

  it('are rejected for a space of another owner', async () => {
    expect((await addSeason({ space_ids: [hall.id, foreign.id] })).statusCode).toBe(403);
  });
});
