import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DemandSent, GuestInquiryAnswer } from '@prostora/api-client';
import { addDays, HOUR_MS, toPragueDay } from '@prostora/contracts';
import { openSession } from '../../../../test/access-matrix.fixtures.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, slotOn, type Headers } from '../../../../test/bookings.ts';
import { relayTwice } from '../../../../test/events.ts';
import { Mailbox } from '../../../../test/mails.ts';
import { SqlPool, UnitOfWork } from '../../../platform/database/index.ts';
import type { Mail } from '../../../platform/mailer/index.ts';
import { PersonalDataRegistry } from '../../../platform/privacy/index.ts';
import { CatalogIndexStore, CatalogProjector } from '../../catalog/index.ts';
import { ReservationExpiryService } from '../../reservations/reservation-expiry.service.ts';
import type { Space } from '../../spaces/index.ts';
import type { Purpose } from '../../taxonomy/index.ts';
import { InquiryLinksService } from '../inquiry-links.service.ts';

const FIRST_DAY = addDays(toPragueDay(new Date()), 40);

let test: TestApp;
let calls: BookingCalls;
let mailbox: Mailbox;
let party: Purpose;
let spaces: [Space, Space];
let owners: Headers[];
let demands = 0;

beforeAll(async () => {
  test = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  calls = new BookingCalls(test);
  mailbox = new Mailbox(test);
  party = await test.make.purpose({ name: 'Oslava' });
  const make = (name: string) => test.make.space({ name, capacity: 120, purposes: [party] as never });
  spaces = [await make('Sál'), await make('Loft')];
  await test.app.get(CatalogProjector).rebuildAll();
  await test.app.get(CatalogIndexStore).reloadSpaces(spaces.map(({ id }) => id));
  owners = [await calls.signInOwner(spaces[0]), await calls.signInOwner(spaces[1])];
});
afterAll(() => test.close());
beforeEach(() => deliver());

type Called<T> = { status: number; body: T & { error_code?: string } };
async function call<T = unknown>(url: string, payload?: object, headers: Headers = {}): Promise<Called<T>> {
  const client = { 'x-forwarded-for': `10.7.0.${demands}` };
  const answer = await calls.send(payload ? 'POST' : 'GET', url, { ...client, ...headers }, payload);
  return { status: answer.statusCode, body: answer.json() };
}
async function query<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> {
  return (await test.app.get(SqlPool).pool.query<Row>(sql, [...values])).rows;
}
async function deliver(): Promise<Mail[]> {
  await relayTwice(test, 'reservation.');
  await relayTwice(test, 'inquiry.');
  return mailbox.deliver();
}

type Demand = { id: number; email: string; token: string; mailedToken: string; recipients: [number, number] };
/** A demand for 17:00–23:00 of a new day, with offers of both owners; its mails are delivered. */
async function sendDemandWithOffers(changes: object = {}): Promise<Demand> {
  demands += 1;
  const email = `poptava-${demands}@host.example`;
  const { body } = await call<DemandSent>('inquiries', {
    purpose_id: party.id,
    location_id: null,
    date_from: addDays(FIRST_DAY, demands),
    date_to: null,
    time_from: '17:00',
    time_to: '23:00',
    number_of_guests: 40,
    attributes: [],
    budget: null,
    text: 'Oslava s kapelou.',
    fullname: 'Jana Hostová',
    email,
    phone: null,
    terms_accepted: true,
    space_ids: spaces.map(({ id }) => id),
    ...changes,
  });
  const rows = await query<{ id: number }>(
    'select id from inquiry_recipient where inquiry_id = $1 order by space_id',
    [body.id],
  );
  const recipients = rows.map(({ id }) => id) as [number, number];
  for (const [index, id] of recipients.entries())
    await call(
      `inquiries/received/${id}/offer`,
      { price: 18_500 + index, text: 'Máme volno.', valid_until: null },
      owners[index],
    );
  await deliver();
  const mailedToken = test.app.get(InquiryLinksService).buildMailedPath(body.id).split('/').at(-1) ?? '';
  return { id: body.id, email, token: body.url.split('/').at(-1) ?? '', mailedToken, recipients };
}

const choose = (
  { id, mailedToken, recipients }: Demand,
  index = 0,
  token = mailedToken,
  headers: Headers = {},
) =>
  call<GuestInquiryAnswer>(
    `inquiries/${id}/guest/choose`,
    { token, recipient_id: recipients[index] },
    headers,
  );
async function chooseReserved(demand: Demand, index = 0, token = demand.mailedToken, headers: Headers = {}) {
  const { status, body } = await choose(demand, index, token, headers);
  expect([status, body.error_code]).toEqual([200, undefined]);
  const reservation = body.inquiry.recipients.find(({ id }) => id === demand.recipients[index])?.reservation;
  if (!reservation) throw new Error('no reservation');
  return { ...reservation, token: reservation.url?.split('#token=').at(-1) ?? '' };
}
async function readDemand({ id, token }: Demand) {
  const { inquiry } = (await call<GuestInquiryAnswer>(`inquiries/${id}/guest`, { token })).body;
  return {
    state: inquiry.state,
    label: inquiry.state_label,
    recipients: inquiry.recipients.map(({ state }) => state),
  };
}
const OPEN = { state: 'open', label: 'Přišly nabídky', recipients: ['offered', 'offered'] };
const HELD = { state: 'open', label: 'Vybráno, čeká na potvrzení', recipients: ['chosen', 'offered'] };
const CLOSED = { state: 'closed', label: 'Vybráno', recipients: ['chosen', 'passed'] };
const confirm = (id: number) => call(`reservations/${id}/confirm`, {}, owners[0]);
const refuse = (id: number) =>
  calls.send('DELETE', `reservations/${id}`, owners[0], { reason: 'Havárie vody' });
const ownerMail = (index: number): string => spaces[index]?.building.customer.user.email ?? '';
const subjectsTo = (mails: readonly Mail[], address: string): string[] =>
  mails.filter(({ to }) => to === address).map(({ subject }) => subject);
async function expire(id: number): Promise<void> {
  await query('update reservation set expires_at = now() where id = $1', [id]);
  await test.app.get(UnitOfWork).runInOwnContext(() => test.app.get(ReservationExpiryService).expireAll());
}

describe('a chosen offer', () => {
  it('closes the demand and notifies the other owner when its reservation is confirmed', async () => {
    const demand = await sendDemandWithOffers();
    const { id } = await chooseReserved(demand);
    expect(await readDemand(demand)).toEqual(HELD);
    const chosen = await deliver();
    expect(subjectsTo(chosen, ownerMail(0))).toContainEqual(
      expect.stringMatching(/^Vaši nabídku si vybrali/u),
    );
    expect(subjectsTo(chosen, ownerMail(1))).toEqual([]);
    expect((await confirm(id)).status).toBe(200);
    const confirmed = await deliver();
    expect(await readDemand(demand)).toEqual(CLOSED);
    expect(subjectsTo(confirmed, ownerMail(1))).toEqual(['Vybrán jiný prostor']);
    expect(subjectsTo(confirmed, demand.email)).toHaveLength(1);
  });

  it('gets its code through the link shown after sending, also after two offers within the hour', async () => {
    const demand = await sendDemandWithOffers();
    const { id, token, awaits_proof, expires_at } = await chooseReserved(demand, 0, demand.token);
    expect(awaits_proof).toBe(true);
    const hours = (Date.parse(expires_at ?? '') - Date.now()) / HOUR_MS;
    expect([hours > 23.9, hours <= 24]).toEqual([true, true]);
    const mails = await deliver();
    expect(mails.filter(({ to }) => to !== demand.email)).toEqual([]);
    const [, code] = /&kod=(\d{6})/u.exec(mails[0]?.text ?? '') ?? [];
    const proved = await call<{ reservation: object }>(`reservations/${id}/guest/proof`, { token, code });
    expect(proved.body.reservation).toMatchObject({ status: 'pending', awaits_proof: false });
    const notified = await deliver();
    expect(subjectsTo(notified, ownerMail(0))).toContainEqual(
      expect.stringMatching(/^Vaši nabídku si vybrali/u),
    );
    expect(subjectsTo(notified, ownerMail(1))).toEqual([]);
    expect(await readDemand(demand)).toEqual(HELD);
  });

  it('is released with the code never entered: the demand opens again and its sender is told alone', async () => {
    const demand = await sendDemandWithOffers();
    const { id } = await chooseReserved(demand, 0, demand.token);
    await deliver();
    await expire(id);
    const mails = await deliver();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [demand.email, 'Můžete si znovu vybrat nabídku'],
    ]);
    expect(mails[0]?.text).toContain(demand.mailedToken);
    expect(await readDemand(demand)).toEqual(OPEN);
    expect((await chooseReserved(demand, 1)).awaits_proof).toBe(false);
  });

  it('can be chosen again by the next read or choice without a worker', async () => {
    const demand = await sendDemandWithOffers();
    const first = await chooseReserved(demand);
    await query('update reservation set expires_at = now() where id = $1', [first.id]);
    expect(await readDemand(demand)).toEqual(OPEN);
    const second = await chooseReserved(demand);
    await query('update reservation set expires_at = now() where id = $1', [second.id]);
    await chooseReserved(demand, 1);
    expect((await readDemand(demand)).recipients).toEqual(['offered', 'chosen']);
  });

  it('is declined with the reason when its owner refuses the reservation, and the other one can be chosen', async () => {
    const demand = await sendDemandWithOffers();
    const { id } = await chooseReserved(demand);
    await deliver();
    expect((await refuse(id)).statusCode).toBe(200);
    const mails = await deliver();
    expect(subjectsTo(mails, ownerMail(1))).toEqual([]);
    expect(subjectsTo(mails, demand.email)).toContain('Můžete si znovu vybrat nabídku');
    const { inquiry } = (
      await call<GuestInquiryAnswer>(`inquiries/${demand.id}/guest`, { token: demand.token })
    ).body;
    expect(inquiry).toMatchObject({
      state: 'open',
      recipients: [
        { state: 'declined', decline_reason: 'Havárie vody', reservation: null },
        { state: 'offered' },
      ],
    });
    await chooseReserved(demand, 1);
  });

  it('leaves the sender without an offer when the other one has ended, who is told so', async () => {
    const demand = await sendDemandWithOffers();
    const { id } = await chooseReserved(demand);
    await deliver();
    await query('update inquiry_recipient set valid_until = current_date - 2 where inquiry_id = $1', [
      demand.id,
    ]);
    expect((await refuse(id)).statusCode).toBe(200);
    const notified = (await deliver()).find(({ subject }) => subject === 'Poptávka je znovu otevřená');
    expect(notified?.to).toBe(demand.email);
    expect(notified?.text).not.toContain('nabídky platí dál');
  });

  it('can be given up by cancelling its reservation, without a mail to the other owner', async () => {
    const demand = await sendDemandWithOffers();
    const { id, token } = await chooseReserved(demand);
    await deliver();
    expect((await calls.send('DELETE', `reservations/${id}`, {}, { token })).statusCode).toBe(200);
    const mails = await deliver();
    expect(subjectsTo(mails, ownerMail(1))).toEqual([]);
    expect(subjectsTo(mails, demand.email)).not.toContain('Můžete si znovu vybrat nabídku');
    expect(await readDemand(demand)).toEqual(OPEN);
  });

  it('cannot be joined by another one, nor the demand withdrawn, while its reservation is pending', async () => {
    const demand = await sendDemandWithOffers();
    await chooseReserved(demand);
    expect((await choose(demand, 1)).body.error_code).toBe('OFFER_CHOSEN');
    expect((await choose(demand, 0)).body.error_code).toBe('OFFER_CHOSEN');
    const withdrawn = await call(`inquiries/${demand.id}/guest/close`, { token: demand.token, reason: '' });
    expect([withdrawn.status, withdrawn.body]).toMatchObject([409, { error_code: 'OFFER_CHOSEN' }]);
    const declined = await call(
      `inquiries/received/${demand.recipients[0]}/decline`,
      { reason: 'Nejde to', decline_code: 'other' },
      owners[0],
    );
    expect(declined.status).toBe(409);
    expect(await readDemand(demand)).toEqual(HELD);
  });

  it('is one of two chosen concurrently', async () => {
    for (let round = 0; round < 3; round += 1) {
      const demand = await sendDemandWithOffers();
      const answers = await Promise.all([0, 1, 0, 1].map((index) => choose(demand, index)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const rows = await query(`select 1 from reservation where customer_email = $1 and status = 'pending'`, [
        demand.email,
      ]);
      expect(rows).toHaveLength(1);
    }
  });

  it('needs no code in a browser that confirmed the address, nor of its signed-in owner', async () => {
    const demand = await sendDemandWithOffers();
    const browser = calls.confirmedBrowser(demand.email);
    expect((await chooseReserved(demand, 0, demand.token, browser)).awaits_proof).toBe(false);
    const other = await sendDemandWithOffers();
    const user = await test.make.user({ email: other.email });
    const { authorization } = await openSession(test, user);
    expect((await chooseReserved(other, 0, other.token, { authorization })).awaits_proof).toBe(false);
  });

  it('counts as one of the five open requests of an unconfirmed address; as the sixth it leaves its demand open', async () => {
    const demand = await sendDemandWithOffers();
    for (let round = 0; round < 5; round += 1) {
      const space = await test.make.space({ withoutPhoto: true });
      const booked = await calls.bookUnconfirmed(space, slotOn(FIRST_DAY), { customer_email: demand.email });
      expect(booked.statusCode).toBe(201);
    }
    expect((await choose(demand, 0, demand.token)).body.error_code).toBe('UNCONFIRMED_LIMIT');
    expect(await readDemand(demand)).toEqual(OPEN);
  });

  it('keeps its reservation when an operator closes the demand, and its confirmation closes it no second time', async () => {
    const demand = await sendDemandWithOffers();
    const { id } = await chooseReserved(demand);
    const operator = await test.signIn((await test.make.admin()).email);
    const closed = await call(`admin/inquiries/${demand.id}/close`, { note: 'Test' }, operator);
    expect(closed.status).toBe(200);
    await deliver();
    expect((await confirm(id)).status).toBe(200);
    expect(subjectsTo(await deliver(), ownerMail(1))).toEqual([]);
    expect(await readDemand(demand)).toMatchObject({ state: 'closed', label: 'Uzavřeno správcem' });
  });

  it('ends with the erasure of its sender, and the demand is withdrawn', async () => {
    const demand = await sendDemandWithOffers();
    await chooseReserved(demand);
    const user = await test.make.user({ email: demand.email });
    await deliver();
    const person = { userId: user.id, customerId: null, email: user.email, ownsEmail: true };
    await test.app.get(UnitOfWork).run(() => test.app.get(PersonalDataRegistry).erase(person));
    await deliver();
    const rows = await query('select state, closed_reason, email from inquiry where id = $1', [demand.id]);
    expect(rows).toEqual([{ state: 'closed', closed_reason: 'withdrawn', email: '' }]);
  });
});
