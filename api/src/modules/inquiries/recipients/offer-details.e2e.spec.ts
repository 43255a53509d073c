import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DemandSent, GuestInquiryAnswer, OwnerInquiryAnswer } from '@prostora/api-client';
import { addDays, toPragueDay } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, type Headers } from '../../../../test/bookings.ts';
import { SqlPool } from '../../../platform/database/index.ts';
import { CatalogIndexStore, CatalogProjector } from '../../catalog/index.ts';
import type { Space } from '../../spaces/index.ts';
import type { Purpose } from '../../taxonomy/index.ts';

const FIRST_DAY = addDays(toPragueDay(new Date()), 40);
const ROWS = [
  { label: 'Sál', amount: 20_000, vat_rate: 21 },
  { label: 'Sleva', amount: -1500.5, vat_rate: 21 },
  { label: 'Ozvučení', amount: 0, vat_rate: null },
];
const OFFER = {
  text: 'Máme volno.',
  valid_until: null,
  price: 18_499.5,
  rows: ROWS,
  deposit: 5000,
  layout: 'banket',
};

let test: TestApp;
let calls: BookingCalls;
let party: Purpose;
let space: Space;
let asOwner: Headers;
let demand: { id: number; token: string; recipientId: number };
let days = 0;

const call = async <T>(
  url: string,
  payload: object,
  headers: Headers = {},
): Promise<{ status: number; body: T }> => {
  const answer = await calls.send('POST', url, headers, payload);
  return { status: answer.statusCode, body: answer.json<T>() };
};
const query = async <Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> =>
  (await test.app.get(SqlPool).pool.query<Row>(sql, [...values])).rows;
const offer = (change: object = {}) =>
  call<OwnerInquiryAnswer & { errors?: Record<string, string> }>(
    `inquiries/received/${demand.recipientId}/offer`,
    { ...OFFER, ...change },
    asOwner,
  );
const readSent = async () => {
  const { body } = await call<GuestInquiryAnswer>(`inquiries/${demand.id}/guest`, { token: demand.token });
  const [recipient] = body.inquiry.recipients;
  if (!recipient) throw new Error('no recipient');
  return recipient;
};

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
  party = await test.make.purpose({ name: 'Oslava' });
  space = await test.make.space({ name: 'Sál', capacity: 120, purposes: [party] as never });
  await test.app.get(CatalogProjector).rebuildAll();
  await test.app.get(CatalogIndexStore).reloadSpaces([space.id]);
  asOwner = await calls.signInOwner(space);
  await query(`insert into space_layout (space_id, layout, capacity) values ($1, 'banket', 60)`, [space.id]);
});
afterAll(() => test.close());
beforeEach(async () => {
  days += 1;
  const { body } = await call<DemandSent>('inquiries', {
    purpose_id: party.id,
    location_id: null,
    date_from: addDays(FIRST_DAY, days),
    date_to: null,
    time_from: '17:00',
    time_to: '23:00',
    number_of_guests: 40,
    layout: 'skolni',
    tariff: 'soukroma',
    attributes: [],
    budget: null,
    text: 'Oslava.',
    fullname: 'Jana Hostová',
    email: `poptava-${days}@host.example`,
    phone: null,
    terms_accepted: true,
    space_ids: [space.id],
  });
  const [row] = await query<{ id: number }>('select id from inquiry_recipient where inquiry_id = $1', [
    body.id,
  ]);
  demand = { id: body.id, token: body.url.split('/').at(-1) ?? '', recipientId: row?.id ?? 0 };
});

describe('the details of an offer', () => {
  it('are kept and shown to both sides, with the capacity in the offered layout', async () => {
    const { status, body } = await offer();
    expect(status).toBe(200);
    expect([body.inquiry.layout_code, body.inquiry.tariff_kind]).toEqual(['skolni', 'soukroma']);
    const shown = { price: 18_499.5, rows: ROWS, deposit: 5000, layout: 'banket' };
    expect(body.inquiry.offer).toMatchObject(shown);
    const sent = await readSent();
    expect([sent.offer, sent.capacity]).toEqual([expect.objectContaining(shown), 60]);
  });

  it('are refused when the rows do not add up to the price', async () => {
    for (const price of [18_499, null]) {
      const { status, body } = await offer({ price });
      expect([status, body.errors]).toEqual([422, { price: 'Cena musí být součtem položek.' }]);
    }
  });

  it('are refused with invalid rows', async () => {
    for (const row of [
      { label: '', amount: 1 },
      { label: 'Sál', amount: 'x' },
      { label: 'Sál', amount: 1, vat_rate: 101 },
      1,
    ])
      expect((await offer({ price: 1, rows: [row] })).status).toBe(422);
    expect((await offer({ layout: 'lustr' })).status).toBe(422);
  });

  it('are not required: a total or an agreement is an offer as before', async () => {
    const { body } = await offer({ price: null, rows: undefined, deposit: undefined, layout: undefined });
    expect(body.inquiry.offer).toMatchObject({ price: null, rows: [], deposit: null, layout: null });
    expect((await readSent()).capacity).toBeNull();
  });

  it('send no second mail while they are the same, and one when a row changes', async () => {
    const countEvents = async () =>
      (
        await query<{ count: string }>(
          `select count(*) from outbox_event where name = 'inquiry.answered'`,
          [],
        )
      )[0]?.count;
    await offer();
    const once = await countEvents();
    await offer();
    expect(await countEvents()).toBe(once);
    await offer({ rows: [{ ...ROWS[0], label: 'Velký sál' }, ROWS[1], ROWS[2]] });
    expect(await countEvents()).not.toBe(once);
  });

  it('end with a refusal', async () => {
    await offer();
    await call(`inquiries/received/${demand.recipientId}/decline`, { reason: 'Obsazeno' }, asOwner);
    const [row] = await query<{ offer_details: unknown }>(
      'select offer_details from inquiry_recipient where id = $1',
      [demand.recipientId],
    );
    expect([row?.offer_details, (await readSent()).offer]).toEqual([null, null]);
  });

  it('stay with the chosen offer, whose reservation has the agreed price', async () => {
    await offer();
    const chosen = await call(`inquiries/${demand.id}/guest/choose`, {
      token: demand.token,
      recipient_id: demand.recipientId,
    });
    expect(chosen.status).toBe(200);
    const [row] = await query<{ price_haler: number; offer_details: { rows: unknown[] } }>(
      `select r.price_haler, p.offer_details from inquiry_recipient p join reservation r on r.id = p.reservation_id
       where p.id = $1`,
      [demand.recipientId],
    );
    expect([row?.price_haler, row?.offer_details.rows.length]).toEqual([1_849_950, 3]);
    await query(
      `update reservation set status = 'cancelled', cancelled_by = 'guest', cancelled_at = now()
      where id = (select reservation_id from inquiry_recipient where id = $1)`,
      [demand.recipientId],
    );
    expect(await readSent()).toMatchObject({ state: 'offered', offer: { rows: ROWS } });
  });

  it('are left out when a former release has changed the price', async () => {
    await offer();
    await query('update inquiry_recipient set price_haler = 100 where id = $1', [demand.recipientId]);
    expect((await readSent()).offer).toMatchObject({ price: 1, rows: [] });
  });
});
