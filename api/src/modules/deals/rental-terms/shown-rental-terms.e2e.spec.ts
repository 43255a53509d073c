import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, fromPragueWallTime, toPragueDay } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { Availability } from '../../availability/index.ts';
import type { Space } from '../../spaces/index.ts';

const DEFINITION = {
  contract: 'required',
  instalments: [
    { kind: 'advance', percent: 30, due: { after_acceptance_days: 7 }, gate: true },
    { kind: 'balance', due: { before_start_days: 14 } },
  ],
  cancellation: {
    steps: [
      { days: 15, percent: 0 },
      { days: 0, percent: 50, amount: 100 },
    ],
  },
};
const NBSP = '\u00a0';

type Summary = {
  hash: string;
  sentences: string[];
  fees: number[];
  payments: string[];
  instalments: object[];
  contract: boolean;
};

let test: TestApp;
let asOwner: { authorization: string };
let space: Space;
let slot: { start_datetime: string; end_datetime: string };

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  const user = await test.make.user({ roles: ['ROLE_USER', 'ROLE_CUSTOMER'] });
  const building = await test.make.building({ customer: await test.make.customer({ user }) });
  space = await test.make.space({ building, status: 'PUBLISHED' });
  asOwner = await test.signIn(user.email);
  const day = addDays(toPragueDay(new Date()), 40);
  const [startsAt, endsAt] = [fromPragueWallTime(day, 600), fromPragueWallTime(day, 720)];
  const em = test.orm.em.fork();
  em.create(
    Availability,
    { space: space.id, startsAt, endsAt, pricePerHourHaler: 100_000 },
    { partial: true },
  );
  await em.flush();
  slot = { start_datetime: startsAt.toISOString(), end_datetime: endsAt.toISOString() };
});

async function publish(body: object): Promise<void> {
  const headers = asOwner;
  const url = '/api/rental-terms';
  const created = await test.app.inject({ method: 'POST', url, headers, payload: { name: 'Sál', ...body } });
  const { id } = created.json<{ rental_terms: { id: number } }>().rental_terms;
  const payload = { version: 1, replace: true };
  await test.app.inject({ method: 'POST', url: `${url}/${id}/publish`, headers, payload });
}
const findOnPage = async (): Promise<Summary | null> => {
  const url = `/api/space?url=${space.building.slug}/${space.slug}`;
  return (await test.app.inject({ method: 'GET', url })).json<{ rental_terms: Summary | null }>()
    .rental_terms;
};
const check = async (change: object = {}): Promise<Summary | null> => {
  const payload = { space_id: space.id, ...slot, ...change };
  const url = '/api/reservations/check-availability';
  const answer = await test.app.inject({ method: 'POST', url, payload });
  return answer.json<{ rental_terms: Summary | null }>().rental_terms;
};
const book = (rental_terms_hash: string | null) =>
  test.app.inject({
    method: 'POST',
    url: '/api/reservations',
    payload: {
      space_id: space.id,
      ...slot,
      customer_name: 'Jan Host',
      customer_email: 'jan@host.example',
      terms_accepted: true,
      rental_terms_hash,
    },
  });

describe('rental terms that guests see', () => {
  it('are null where the owner has none', async () => {
    await publish({ space_ids: [(await test.make.space({ building: space.building })).id] });
    expect([await findOnPage(), await check()]).toEqual([null, null]);
  });

  it('are sentences on the page of the space', async () => {
    await publish({ definition: DEFINITION });
    expect(await findOnPage()).toEqual({
      hash: expect.stringMatching(/^[0-9a-f]{32}$/u),
      sentences: [
        `15 a${NBSP}více dní předem: bez poplatku`,
        `méně než 15${NBSP}dní předem: 50${NBSP}% z${NBSP}ceny a${NBSP}100${NBSP}Kč`,
      ],
      fees: [],
      payments: [
        `Záloha 30${NBSP}% z${NBSP}ceny do 7${NBSP}dní po přijetí`,
        `Doplatek do 14${NBSP}dní před začátkem`,
      ],
      instalments: [],
      contract: true,
    });
  });

  it('say exact crowns of a checked slot', async () => {
    await publish({ definition: DEFINITION });
    const day = toPragueDay(new Date(slot.start_datetime));
    expect(await check()).toMatchObject({
      hash: (await findOnPage())?.hash,
      fees: [0, 1100],
      instalments: [
        { kind: 'advance', amount: 600, gate: true },
        { kind: 'balance', amount: 1400, due_on: addDays(day, -14), gate: false },
      ],
    });
    expect(await check({ end_datetime: null })).toBeNull();
  });

  it('prefer those of the space to the default', async () => {
    await publish({ definition: DEFINITION });
    await publish({ space_ids: [space.id], definition: {} });
    expect((await findOnPage())?.sentences).toEqual(['kdykoli: bez poplatku']);
  });

  it('are the ones that a guest books by, if the guest says which', async () => {
    await publish({ definition: DEFINITION });
    const shown = await findOnPage();
    await publish({ definition: {} });
    const refused = await book(shown?.hash ?? '');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      error_code: 'RENTAL_TERMS_CHANGED',
      rental_terms: { sentences: ['kdykoli: bez poplatku'] },
    });
    expect((await book((await findOnPage())?.hash ?? '')).statusCode).toBe(201);
  });
});
