import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DemandSent, GuestInquiryAnswer, OwnerInquiryAnswer } from '@prostora/api-client';
import { HOUR_MS } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, COLLISIONS_QUERY, type Headers } from '../../../../test/bookings.ts';
import { relayTwice } from '../../../../test/events.ts';
import { Mailbox } from '../../../../test/mails.ts';
import { SqlPool } from '../../../platform/database/index.ts';
import type { Mail } from '../../../platform/mailer/index.ts';
import { CatalogIndexStore, CatalogProjector } from '../../catalog/index.ts';
import type { Space } from '../../spaces/index.ts';
import type { Purpose } from '../../taxonomy/index.ts';
import { InquiryLinksService } from '../inquiry-links.service.ts';

let test: TestApp;
let calls: BookingCalls;
let mailbox: Mailbox;
let party: Purpose;
let hall: Space;
let owner: Headers;
let days = 0;

const YEAR = new Date().getUTCFullYear() + 1;
const SENDER = 'jana@host.example';

type Called<T> = { status: number; body: T & { error_code?: string; errors?: Record<string, string> } };
async function call<T = unknown>(url: string, payload?: object, headers: Headers = {}): Promise<Called<T>> {
  const answer = await calls.send(payload ? 'POST' : 'GET', url, headers, payload);
  return { status: answer.statusCode, body: answer.json() };
}

type Demand = { id: number; day: string; part: number; token: string; mailedToken: string };
/** Sends a demand for 17:00–23:00 (Prague) of a new day to the hall. */
async function sendDemand(changes: object = {}): Promise<Demand> {
  days += 1;
  const day = new Date(Date.UTC(YEAR, 6, days)).toISOString().slice(0, 10);
  const { body } = await call<DemandSent>('inquiries', {
    purpose_id: party.id,
    location_id: null,
    date_from: day,
    date_to: null,
    time_from: '17:00',
    time_to: '23:00',
    number_of_guests: 40,
    attributes: [],
    budget: null,
    text: 'Oslava s kapelou.',
    fullname: 'Jana Hostová',
    email: SENDER,
    phone: '601 123 456',
    terms_accepted: true,
    space_ids: [hall.id],
    ...changes,
  });
  const { rows } = await test.app
    .get(SqlPool)
    .pool.query<{ id: number }>('select id from inquiry_recipient where inquiry_id = $1', [body.id]);
  const mailedToken = test.app.get(InquiryLinksService).buildMailedPath(body.id).split('/').at(-1) ?? '';
  return { id: body.id, day, part: rows[0]?.id ?? 0, token: body.url.split('/').at(-1) ?? '', mailedToken };
}
const toSlot = ({ day }: Demand) => ({
  start_datetime: `${day}T15:00:00.000Z`,
  end_datetime: `${day}T21:00:00.000Z`,
});
const makeOffer = ({ part }: Demand, changes: object = {}) =>
  call<OwnerInquiryAnswer>(
    `inquiries/received/${part}/offer`,
    { price: 18_500, text: 'Máme volno.', valid_until: null, ...changes },
    owner,
  );
const choose = ({ id, part, mailedToken }: Demand, token = mailedToken) =>
  call<GuestInquiryAnswer>(`inquiries/${id}/guest/choose`, { token, recipient_id: part });
async function mails(): Promise<Mail[]> {
  await relayTwice(test, 'inquiry.');
  await relayTwice(test, 'reservation.');
  return mailbox.deliver();
}
const textTo = (list: readonly Mail[], address: string, subject: RegExp): string =>
  list.find((mail) => mail.to === address && subject.test(mail.subject))?.text ?? '';

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
  mailbox = new Mailbox(test);
  party = await test.make.purpose({ name: 'Oslava' });
  hall = await test.make.space({ name: 'Sál', capacity: 120, purposes: [party] as never });
  await test.app.get(CatalogProjector).rebuildAll();
  await test.app.get(CatalogIndexStore).reloadSpaces([hall.id]);
  owner = await calls.signInOwner(hall);
});
afterAll(() => test.close());
beforeEach(() => mails());

describe('choosing an offer of a demand with exact hours', () => {
  it('creates a pending reservation at the price of the offer, which the owner can confirm unchanged', async () => {
    const demand = await sendDemand();
    await makeOffer(demand);
    const { status, body } = await choose(demand);
    expect(status).toBe(200);
    const { reservation, reservation_message } = body.inquiry.recipients[0] ?? {};
    expect([reservation, reservation_message]).toEqual([
      {
        id: expect.any(Number),
        status: 'pending',
        awaits_proof: false,
        expires_at: expect.any(String),
        url: expect.stringMatching(/^\/rezervace\/\d+#token=[\w-]{43}$/u),
      },
      null,
    ]);
    const id = reservation?.id ?? 0;
    const seen = (await call<{ reservation: object }>(`reservations/${id}`, undefined, owner)).body
      .reservation;
    expect(seen).toMatchObject({
      ...toSlot(demand),
      status: 'pending',
      price: 18_500,
      price_state: 'agreed',
      number_of_guests: 40,
      customer_name: 'Jana Hostová',
      customer_email: SENDER,
      customer_phone: '+420601123456',
      notes: 'Účel: Oslava\n\nOslava s kapelou.',
    });
    const token = reservation?.url?.split('#token=').at(-1) ?? '';
    const guest = await call<{ reservation: object }>(`reservations/${id}/guest`, { token });
    expect(guest.body.reservation).toMatchObject({
      price: 18_500,
      price_state: 'agreed',
      awaits_proof: false,
    });
    const confirmed = await call<{ reservation: object }>(`reservations/${id}/confirm`, {}, owner);
    expect(confirmed.body.reservation).toMatchObject({
      status: 'confirmed',
      price: 18_500,
      price_state: 'agreed',
    });
    const part = await call<OwnerInquiryAnswer>(`inquiries/received/${demand.part}`, undefined, owner);
    expect(part.body.inquiry).toMatchObject({
      state: 'chosen',
      reservation: { id, status: 'confirmed' },
      reservation_message: null,
    });
    const { rows } = await test.app
      .get(SqlPool)
      .pool.query('select source from reservation where id = $1', [id]);
    expect(rows).toEqual([{ source: 'offer' }]);
  });

  it('turns a price raised after the choice into a change proposal', async () => {
    const demand = await sendDemand();
    await makeOffer(demand);
    const id = (await choose(demand)).body.inquiry.recipients[0]?.reservation?.id ?? 0;
    const raised = await call(`reservations/${id}/changes`, { sequence: 0, price: 20_000 }, owner);
    expect(raised.status).toBe(200);
    expect((await call(`reservations/${id}/confirm`, {}, owner)).body).toMatchObject({
      reservation: { status: 'pending' },
      proposal: { before: { price: 18_500 }, after: { price: 20_000 } },
    });
  });

  it('mails the reservation and its page to both sides', async () => {
    const demand = await sendDemand();
    await makeOffer(demand);
    await mails();
    const { url, id } = (await choose(demand)).body.inquiry.recipients[0]?.reservation ?? {};
    const list = await mails();
    const ownerMail = hall.building.customer.user.email;
    expect(textTo(list, SENDER, /^Vybrali jste: Sál/u)).toContain(url);
    expect(textTo(list, SENDER, /^Vybrali jste: Sál/u)).toContain('vznikla rezervace za nabídnutou cenu');
    expect(textTo(list, ownerMail, /^Vaši nabídku si vybrali/u)).toContain(
      `/klient/rezervace?rezervace=${id ?? 0}`,
    );
    expect(list.filter(({ to }) => to === SENDER)).toHaveLength(2);
    expect(list.filter(({ to }) => to === ownerMail)).toHaveLength(2);
  });

  it('awaits e-mail confirmation if the token was never mailed', async () => {
    const demand = await sendDemand();
    await makeOffer(demand);
    await mails();
    const { reservation } = (await choose(demand, demand.token)).body.inquiry.recipients[0] ?? {};
    expect(reservation).toMatchObject({ status: 'pending', awaits_proof: true });
    expect(Date.parse(reservation?.expires_at ?? '')).toBeGreaterThan(Date.now() + 23 * HOUR_MS);
    const list = await mails();
    const confirmationMail = list.find(({ to, text }) => to === SENDER && /&kod=\d{6}/u.test(text));
    expect(confirmationMail).toBeDefined();
    expect(list.filter(({ to }) => to === hall.building.customer.user.email)).toEqual([]);
    const code = /&kod=(\d{6})/u.exec(confirmationMail?.text ?? '')?.[1];
    const token = reservation?.url?.split('#token=').at(-1);
    const proved = await call<{ reservation: object }>(`reservations/${reservation?.id ?? 0}/guest/proof`, {
      token,
      code,
    });
    expect(proved.body.reservation).toMatchObject({ status: 'pending', awaits_proof: false });
    expect(textTo(await mails(), hall.building.customer.user.email, /^Vaši nabídku/u)).toContain(
      'čeká už jen na vaše potvrzení',
    );
  });

  it('returns 409 SLOT_TAKEN with alternatives and keeps the demand open', async () => {
    const demand = await sendDemand();
    await makeOffer(demand);
    await calls.bookSuccessfully(hall, toSlot(demand));
    const { status, body } = await choose(demand);
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({
        error_code: 'SLOT_TAKEN',
        alternatives: expect.any(Array),
        similar_spaces: expect.any(Array),
      }),
    ]);
    expect((body as unknown as { alternatives: object[] }).alternatives.length).toBeGreaterThan(0);
    const {
      body: { inquiry },
    } = await call<GuestInquiryAnswer>(`inquiries/${demand.id}/guest`, { token: demand.token });
    expect(inquiry).toMatchObject({ state: 'open', recipients: [{ state: 'offered', reservation: null }] });
  });

  it('gives the slot to one of a concurrent choice and booking, and returns 409 to the other', async () => {
    const outcomes: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const demand = await sendDemand();
      await makeOffer(demand);
      const [chosen, booked] = await Promise.all([choose(demand), calls.book(hall, toSlot(demand))]);
      outcomes.push([chosen.status, booked.statusCode].sort().join());
      const { rows } = await test.app
        .get(SqlPool)
        .pool.query(
          `select 1 from reservation where space_id = $1 and status <> 'cancelled' and starts_at = $2`,
          [hall.id, toSlot(demand).start_datetime],
        );
      expect(rows).toHaveLength(1);
      if (chosen.status === 409) expect(chosen.body.error_code).toBe('SLOT_TAKEN');
    }
    for (const outcome of outcomes) expect(['200,409', '201,409']).toContain(outcome);
    expect((await test.app.get(SqlPool).pool.query(COLLISIONS_QUERY)).rows).toEqual([]);
  });
});

describe('choosing an offer of a demand without exact hours', () => {
  it('creates no reservation and explains why to both sides', async () => {
    for (const changes of [{ time_from: null, time_to: null }, { date_to: `${YEAR}-12-24` }]) {
      const demand = await sendDemand(changes);
      await makeOffer(demand);
      await mails();
      const { status, body } = await choose(demand);
      expect([status, body.inquiry.recipients[0]]).toEqual([
        200,
        expect.objectContaining({
          state: 'chosen',
          reservation: null,
          reservation_message: expect.stringContaining('Hodiny prosím domluvte s majitelem'),
        }),
      ]);
      expect(textTo(await mails(), SENDER, /^Vybrali jste/u)).toMatch(/rezervace proto nevznikla/u);
      const part = await call<OwnerInquiryAnswer>(`inquiries/received/${demand.part}`, undefined, owner);
      expect(part.body.inquiry).toMatchObject({
        reservation: null,
        reservation_message: expect.stringContaining('s odesílatelem'),
      });
    }
  });
});

describe('making an offer for exact hours', () => {
  it('returns 422 on the space while the slot is taken', async () => {
    const demand = await sendDemand();
    await calls.bookSuccessfully(hall, toSlot(demand));
    const part = await call<OwnerInquiryAnswer>(`inquiries/received/${demand.part}`, undefined, owner);
    expect(part.body.inquiry.slot_hint).toContain('prostor obsazený');
    const { status, body } = await makeOffer(demand);
    expect([status, body.errors]).toEqual([422, { space_id: expect.stringContaining('prostor obsazený') }]);
  });

  it('accepts an offer outside the offered hours with a hint', async () => {
    const demand = await sendDemand();
    const { rows } = await test.app.get(SqlPool).pool.query<{ id: number }>(
      `insert into availability (space_id, starts_at, ends_at, price_per_hour_haler) values ($1, $2, $3, 0)
         returning id`,
      [hall.id, `${demand.day}T06:00Z`, `${demand.day}T10:00Z`],
    );
    const part = await call<OwnerInquiryAnswer>(`inquiries/received/${demand.part}`, undefined, owner);
    expect(part.body.inquiry.slot_hint).toContain('mimo hodiny, které nabízíte');
    expect((await makeOffer(demand)).status).toBe(200);
    expect((await choose(demand)).body.inquiry.recipients[0]?.reservation?.status).toBe('pending');
    await test.app.get(SqlPool).pool.query('delete from availability where id = $1', [rows[0]?.id]);
  });
});
