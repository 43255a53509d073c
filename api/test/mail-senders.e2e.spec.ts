import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prostora/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { ReservationMailsService } from '../src/modules/reservations/mails/reservation-mails.service.ts';
import type { Space } from '../src/modules/spaces/index.ts';
import type { Mail } from '../src/platform/mailer/index.ts';
import { UnitOfWork } from '../src/platform/database/index.ts';
import { createTestApp, type TestApp } from './app.ts';
import { Mailbox } from './mails.ts';
import { relayTwice } from './events.ts';

const LIMIT = 5;
let test: TestApp;
let mailbox: Mailbox;
let space: Space;
let owner: { authorization: string };
let days = 0;
let people = 0;

beforeAll(async () => {
  test = await createTestApp({ NEW_RECIPIENTS_PER_DAY: String(LIMIT) });
  mailbox = new Mailbox(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  space = await test.make.space();
  owner = await test.signIn(space.building.customer.user.email);
});

const createEmail = (): string => `cizi${(people += 1)}@jinde.example`;
const send = (url: string, payload: object, headers: object = owner): Promise<LightMyRequestResponse> =>
  test.request({ method: 'POST', url: `/api/${url}`, payload, headers: { ...headers } });
function book(email: string, more: object = {}): Promise<LightMyRequestResponse> {
  const start = new Date(Date.now() + (30 + (days += 1)) * DAY_MS);
  start.setUTCHours(10, 0, 0, 0);
  return send('reservations/own', {
    rooms: [{ space_id: space.id, price: 100 }],
    start_datetime: start.toISOString(),
    end_datetime: new Date(start.getTime() + 7_200_000).toISOString(),
    customer_name: 'Jana Nová',
    customer_email: email,
    tell_guest: true,
    status: 'confirmed',
    ...more,
  });
}
const getError = (answer: LightMyRequestResponse, field: string): [number, string | undefined] => [
  answer.statusCode,
  answer.json<{ errors?: Record<string, string> }>().errors?.[field],
];
async function deliver(): Promise<Mail[]> {
  await relayTwice(test, 'reservation');
  return (await mailbox.deliver()).filter(({ to }) => to.endsWith('@jinde.example'));
}

describe('mails that an owner causes to people who have not asked', () => {
  it('need a confirmed mailbox of the owner and a published space', async () => {
    const user = await test.make.user({ emailConfirmedAt: null });
    const building = await test.make.building({ customer: await test.make.customer({ user }) });
    space = await test.make.space({ building });
    owner = await test.signIn(user.email);
    const message = expect.stringContaining('Psát ostatním můžete');
    expect(getError(await book(createEmail()), 'customer_email')).toEqual([422, message]);
    expect((await book(createEmail(), { tell_guest: false })).statusCode).toBe(201);
    expect(
      (await send('team/invitations', { email: createEmail(), role: 'spravce', space_ids: null })).statusCode,
    ).toBe(403);
    const draft = await test.make.space({ status: 'DRAFT', publishedAt: null });
    space = draft;
    owner = await test.signIn(draft.building.customer.user.email);
    expect(getError(await book(createEmail()), 'customer_email')).toEqual([422, message]);
    expect(await deliver()).toEqual([]);
  });

  it('are not sent for steps after a booking that has mailed nobody', async () => {
    const draft = await test.make.space({ status: 'DRAFT', publishedAt: null });
    space = draft;
    owner = await test.signIn(draft.building.customer.user.email);
    const answer = await book(createEmail(), { tell_guest: false });
    const [{ id } = { id: 0 }] = answer.json<{ reservations: { id: number }[] }>().reservations;
    const cancelled = await test.request({
      method: 'DELETE',
      url: `/api/reservations/${id}`,
      headers: owner,
      payload: { reason: 'Nehodí se to' },
    });
    expect(cancelled.statusCode).toBe(200);
    expect(await deliver()).toEqual([]);
  });

  it('reach a limited number of new people a day, also at once and by invitations', async () => {
    const invited = await send('team/invitations', {
      email: createEmail(),
      role: 'spravce',
      space_ids: null,
    });
    expect(invited.statusCode).toBe(201);
    const known = createEmail();
    expect((await book(known)).statusCode).toBe(201);
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(createEmail())));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(LIMIT - 2);
    expect(getError(await book(createEmail()), 'customer_email')).toEqual([
      422,
      expect.stringContaining(`nejvýš ${LIMIT} lidem`),
    ]);
    expect(
      getError(
        await send('team/invitations', { email: createEmail(), role: 'spravce', space_ids: null }),
        'email',
      )[0],
    ).toBe(422);
    expect((await book(known)).statusCode).toBe(201);
    expect(new Set((await deliver()).map(({ to }) => to)).size).toBe(LIMIT);
  });

  it('say why they came and are refused by their link, until it is taken back', async () => {
    const email = createEmail();
    expect((await book(email)).statusCode).toBe(201);
    const [mail] = await deliver();
    const { name } = space.building.customer;
    expect(mail?.text).toContain(`požádal majitel prostorů ${name}`);
    const [, id = '', token = ''] = /\/odmitnuti\/(\d+)#token=([\w-]{43})/u.exec(mail?.text ?? '') ?? [];
    expect(mail?.unsubscribe).toContain(`/api/mail-refusals/${id}/refuse/${token}`);
    expect((await send(`mail-refusals/${id}/refuse/${'x'.repeat(43)}`, {}, {})).statusCode).toBe(404);
    expect((await send(`mail-refusals/${id}/refuse/${token}`, {}, {})).json()).toEqual({ is_refused: true });
    expect((await send(`mail-refusals/${id}/link`, { token }, {})).json()).toEqual({ is_refused: true });
    expect(getError(await book(email), 'customer_email')).toEqual([
      422,
      'Tento člověk si od vás e-maily nepřeje',
    ]);
    const stranger = await test.make.space();
    [space, owner] = [stranger, await test.signIn(stranger.building.customer.user.email)];
    expect((await book(email)).statusCode).toBe(201);
    expect(await deliver()).toHaveLength(1);
    expect((await send(`mail-refusals/${id}/allow/${token}`, {}, {})).json()).toEqual({ is_refused: false });
  });

  it('are mails of the guest once the guest has asked: a refusal does not stop them', async () => {
    const email = createEmail();
    await book(email);
    const [mail] = await deliver();
    const [, id = '', token = ''] = /\/odmitnuti\/(\d+)#token=([\w-]{43})/u.exec(mail?.text ?? '') ?? [];
    await send(`mail-refusals/${id}/refuse/${token}`, {}, {});
    const [row] = await test.orm.em.getConnection().execute<{ id: number }[]>(
      `insert into reservation (space_id, status, source, starts_at, ends_at, held_from, held_until, customer_name,
         customer_email, number_of_guests)
       select ?, 'confirmed', 'guest', at, at + interval '1 hour', at, at + interval '1 hour', 'Jana', ?, 5
       from (select now() + interval '300 days' as at) as slot returning id`,
      [space.id, email],
    );
    await test.app
      .get(UnitOfWork)
      .runInOwnContext(() => test.app.get(ReservationMailsService).sendNewLink(row?.id ?? 0));
    const [own] = await deliver();
    expect(own?.to).toBe(email);
    expect(own?.text).not.toContain('/odmitnuti/');
  });
});

describe('names', () => {
  const SPAM = 'Rezervace je potvrzená: kliknete http://podvod.example';
  it.each<[string, string, 'PUT' | 'POST', (name: string) => object, string]>([
    ['of a person', 'account/profile', 'PUT', (name) => ({ name, phone: null }), 'name'],
    ['of a company', 'account/billing', 'PUT', (name) => ({ company_name: name }), 'company_name'],
    ['of a building', 'customer/add-new-building', 'PUT', (name) => ({ name }), 'name'],
    [
      'of a space',
      'customer/add-new-space',
      'PUT',
      (name) => ({ name, id_building: space.building.id, no_name: false }),
      'name',
    ],
    ['of a guest', 'reservations/own', 'POST', (name) => ({ customer_name: name }), 'customer_name'],
  ])('%s contain no link, e-mail address or telephone number', async (_title, url, method, body, field) => {
    for (const name of [SPAM, 'jana@podvod.example', 'Volejte 777 123 456']) {
      const answer = await test.request({ method, url: `/api/${url}`, headers: owner, payload: body(name) });
      expect(getError(answer, field)).toEqual([
        422,
        'Název ani jméno nesmí obsahovat odkaz, e-mail ani telefon',
      ]);
    }
  });
});
