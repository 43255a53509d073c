import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type {
  AdminInquiriesPage,
  AdminInquiryAnswer,
  DemandMatches,
  DemandSent,
  GuestInquiryAnswer,
  OwnerInquiriesPage,
  OwnerInquiryAnswer,
} from '@prostora/api-client';
import { DAY_MS, HOUR_MS } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { relayTwice } from '../../../test/events.ts';
import { Mailbox } from '../../../test/mails.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { SqlPool, UnitOfWork } from '../../platform/database/index.ts';
import type { Mail } from '../../platform/mailer/index.ts';
import { AuditEntry } from '../audit/index.ts';
import { CatalogIndexStore, CatalogProjector } from '../catalog/index.ts';
import type { Customer } from '../accounts/customers/index.ts';
import { PersonalDataRegistry } from '../../platform/privacy/index.ts';
import type { Space } from '../spaces/index.ts';
import type { Attribute, Purpose } from '../taxonomy/index.ts';
import type { User } from '../accounts/users/index.ts';
import { InquiryMaintenanceService } from './maintenance/inquiry-maintenance.service.ts';
import { InquiryLinksService } from './inquiry-links.service.ts';
import { Inquiry, InquiryRecipient } from './inquiry.entity.ts';

let test: TestApp;
let mailbox: Mailbox;
let owner: Customer;
let rival: Customer;
let admin: User;
let party: Purpose;
let projector: Attribute;
let hall: Space;
let loft: Space;
let cellar: Space;
let other: Space;
let auth: Record<'owner' | 'rival' | 'admin' | 'person', { authorization: string }>;

let now = new Date();
/** Dates of the next year are in the future and within the allowed range. */
const YEAR = now.getUTCFullYear() + 1;

type Called<T> = { status: number; body: T; errors: Record<string, string>; code: string };
async function call<T = unknown>(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
): Promise<Called<T>> {
  const answer = await test.request({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
  const body = answer.json<T & { errors?: Record<string, string>; error_code?: string }>();
  return { status: answer.statusCode, body, errors: body.errors ?? {}, code: body.error_code ?? '' };
}

const DEMAND = {
  purpose_id: null as number | null,
  location_id: null,
  date_from: `${YEAR}-05-14`,
  date_to: null,
  number_of_guests: 40,
  attributes: [],
  budget: 25_000,
  text: 'Oslava s kapelou.',
  fullname: 'Jana Hostová',
  email: 'jana@host.example',
  phone: '601 123 456',
  terms_accepted: true,
  space_ids: [] as number[],
};
const buildDemand = (changes: object = {}) => ({ ...DEMAND, purpose_id: party.id, ...changes });
const buildOffer = (changes: object = {}) => ({
  price: 18_500,
  text: 'Termín máme volný.',
  valid_until: null,
  ...changes,
});

/** Mails since the last call. */
async function relayMails(): Promise<Mail[]> {
  await relayTwice(test, 'inquiry.');
  return mailbox.deliver();
}
const subjects = (list: readonly Mail[]): string[] =>
  list.map(({ to, subject }) => `${to}: ${subject}`).sort();

type Sent = { id: number; token: string; parts: Map<number, number> };
/** Sends a demand; `parts` are the recipients' ids by space id. */
async function sendDemand(changes: object = {}): Promise<Sent> {
  const { status, body } = await call<DemandSent>('POST', 'inquiries', buildDemand(changes));
  expect(status).toBe(201);
  const { rows } = await test.app
    .get(SqlPool)
    .pool.query<{ id: number; space_id: number }>(
      'select id, space_id from inquiry_recipient where inquiry_id = $1',
      [body.id],
    );
  return {
    id: body.id,
    token: body.url.split('/').at(-1) ?? '',
    parts: new Map(rows.map(({ id, space_id }) => [space_id, id])),
  };
}
const getGuestInquiry = async ({ id, token }: Sent): Promise<GuestInquiryAnswer['inquiry']> =>
  (await call<GuestInquiryAnswer>('POST', `inquiries/${id}/guest`, { token })).body.inquiry;
const countInquiries = (): Promise<number> => test.orm.em.fork().count(Inquiry);
const runMaintenance = (work: (job: InquiryMaintenanceService) => Promise<void>): Promise<void> =>
  test.app.get(UnitOfWork).runInOwnContext(() => work(test.app.get(InquiryMaintenanceService)));

beforeAll(async () => {
  test = await createTestApp();
  mailbox = new Mailbox(test);
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => now);
  const { make } = test;
  [owner, rival, admin] = [await make.customer(), await make.customer(), await make.admin()];
  [party, projector] = [await make.purpose({ name: 'Oslava' }), await make.attribute({ name: 'Projektor' })];
  const house = await make.building({ customer: owner });
  const purposes = [party] as never;
  hall = await make.space({
    building: house,
    name: 'Sál',
    capacity: 120,
    recommended: true,
    purposes,
    attributes: [projector] as never,
    phone: '+420777000111',
  });
  loft = await make.space({
    building: house,
    name: 'Loft',
    capacity: 60,
    purposes,
    email: 'spravce@loft.example',
  });
  cellar = await make.space({ building: house, name: 'Sklep', capacity: 30, purposes });
  other = await make.space({
    building: await make.building({ customer: rival }),
    name: 'Ponorka',
    capacity: 80,
    purposes,
  });
  await make.space({ building: house, name: 'Koncept', status: 'DRAFT', capacity: 500, purposes });
  await test.app.get(CatalogProjector).rebuildAll();
  await test.app.get(CatalogIndexStore).reloadSpaces([hall, loft, cellar, other].map(({ id }) => id));
  const person = await make.user({ roles: ['ROLE_USER'] });
  const headers = async (user: User): Promise<{ authorization: string }> => test.signIn(user.email);
  now = new Date();
  auth = {
    owner: await headers(owner.user),
    rival: await headers(rival.user),
    admin: await headers(admin),
    person: await headers(person),
  };
});
afterAll(() => test.close());
beforeEach(async () => {
  now = new Date();
  await relayMails();
});

describe('GET /api/inquiries/matches', () => {
  const found = async (query: object): Promise<string[]> => {
    const { status, body } = await call<DemandMatches>(
      'GET',
      `inquiries/matches?${new URLSearchParams(query as Record<string, string>).toString()}`,
    );
    expect([status, body.total]).toEqual([200, body.spaces.length]);
    return body.spaces.map(({ space_name }) => space_name);
  };
  const names = (query: object = {}): Promise<string[]> => found({ purpose_id: party.id, ...query });

  it('returns published spaces that match every requirement, best first', async () => {
    expect((await names())[0]).toBe('Sál');
    expect((await names()).sort()).toEqual(['Loft', 'Ponorka', 'Sklep', 'Sál']);
    expect((await names({ number_of_guests: 61 })).sort()).toEqual(['Ponorka', 'Sál']);
    expect(await names({ attributes: projector.id })).toEqual(['Sál']);
    expect(await found({ location_id: (await test.make.town()).id, number_of_guests: 100 })).toEqual(['Sál']);
  });

  it('returns only spaces free on any day of the range or in the exact hours', async () => {
    const { rows } = await test.app.get(SqlPool).pool.query<{ id: number }>(
      `insert into blocked_slot (space_id, starts_at, ends_at, reason)
         values ($1, '${YEAR}-06-05T10:00Z', '${YEAR}-06-06T10:00Z', 'Oprava') returning id`,
      [hall.id],
    );
    await test.app.get(CatalogIndexStore).reloadSpaces([hall.id]);
    const isShown = async (query: object): Promise<boolean> => (await names(query)).includes('Sál');
    expect([
      await isShown({ date_from: `${YEAR}-06-05` }),
      await isShown({ date_from: `${YEAR}-06-05`, date_to: `${YEAR}-06-06` }),
      await isShown({ date_from: `${YEAR}-06-05`, date_to: `${YEAR}-06-07` }),
    ]).toEqual([false, false, true]);
    expect(await isShown({ date_from: `${YEAR}-06-05`, time_from: '08:00', time_to: '12:00' })).toBe(true);
    expect(await isShown({ date_from: `${YEAR}-06-05`, time_from: '08:00', time_to: '12:01' })).toBe(false);
    expect(await isShown({ date_from: `${YEAR}-06-04`, time_from: '18:00', time_to: '02:00' })).toBe(true);
    expect(await isShown({ date_from: `${YEAR}-06-05`, time_from: '22:00', time_to: '02:00' })).toBe(false);
    await test.app.get(SqlPool).pool.query('delete from blocked_slot where id = $1', [rows[0]?.id]);
    await test.app.get(CatalogIndexStore).reloadSpaces([hall.id]);
  });

  it.each([
    ['purpose_id=999999', 'purpose_id'],
    ['purpose_id=x', 'purpose_id'],
    ['location_id=999999', 'location_id'],
    ['attributes=999999', 'attributes'],
    ['attributes=1,x', 'attributes'],
    [`date_from=${YEAR}-02-30`, 'date_from'],
    ['date_from=9999-01-01', 'date_from'],
    ['date_from=2020-01-01', 'date_from'],
    [`date_from=${YEAR}-05-02&date_to=${YEAR}-05-01`, 'date_to'],
    ['date_from=2130-05-02', 'date_to'],
    ['number_of_guests=NaN', 'number_of_guests'],
    ['number_of_guests=0', 'number_of_guests'],
    ['number_of_guests=1e9', 'number_of_guests'],
    [`date_from=${YEAR}-05-01&time_from=25:00&time_to=26:00`, 'time_from'],
    [`date_from=${YEAR}-05-01&date_from=${YEAR}-05-02`, 'date_from'],
    ['page=1', 'page'],
  ])('returns 422 for %s on %s', async (query, field) => {
    const { status, errors } = await call('GET', `inquiries/matches?${query}`);
    expect([status, Object.keys(errors)]).toEqual([422, expect.arrayContaining([field])]);
  });
});

describe('a demand with a budget', () => {
  const DAY = `${YEAR}-09-10`;
  const spaces: Space[] = [];
  let ball: Purpose;
  const PRICES: [string, number | null, number][] = [
    ['Levný', 1000, 100],
    ['Střední', 2000, 100],
    ['Drahý', 3000, 100],
    ['Dohodou', null, 100],
    ['Malý', 500, 20],
    ['Obsazený', 500, 100],
  ];
  const getId = (name: string): number => spaces.find((space) => space.name === name)?.id ?? 0;
  const match = async (query: object): Promise<DemandMatches> => {
    const { status, body } = await call<DemandMatches>(
      'GET',
      `inquiries/matches?${new URLSearchParams({ purpose_id: ball.id, ...query } as never).toString()}`,
    );
    expect(status).toBe(200);
    return body;
  };
  const toNames = ({ spaces: list }: DemandMatches): string[] =>
    list.map(({ space_name }) => space_name).sort();
  const EVENT = { date_from: DAY, time_from: '16:00', time_to: '00:00', number_of_guests: 40 };

  beforeAll(async () => {
    ball = await test.make.purpose({ name: 'Ples' });
    for (const [name, pricePerHour, capacity] of PRICES)
      spaces.push(
        await test.make.space({
          building: await test.make.building({ customer: owner }),
          name,
          capacity,
          priceFromHaler: pricePerHour === null ? null : pricePerHour * 100,
          purposes: [ball] as never,
          attributes: (name === 'Střední' ? [] : [projector]) as never,
        }),
      );
    await test.app.get(SqlPool).pool.query(
      `insert into blocked_slot (space_id, starts_at, ends_at, reason)
         values ($1, '${DAY}T04:00Z', '${DAY}T23:00Z', 'Ples')`,
      [getId('Obsazený')],
    );
    await test.app.get(CatalogProjector).rebuildAll();
    await test.app.get(CatalogIndexStore).reloadSpaces(spaces.map(({ id }) => id));
  });

  it('matches totals up to the budget and spaces by agreement, and counts why others do not match', async () => {
    const found = await match({ ...EVENT, budget: 8000 });
    expect(toNames(found)).toEqual(['Dohodou', 'Levný']);
    expect(found).toMatchObject({
      total: 2,
      by_agreement: 1,
      mismatches: [
        { reason: 'over_budget', count: 2, lowest_total: 16_000 },
        { reason: 'taken', count: 1, lowest_total: null },
        { reason: 'too_small', count: 1, lowest_total: null },
      ],
    });
    const totals = found.spaces.map(({ space_name, offer_for_me }) => [space_name, offer_for_me?.total]);
    expect(Object.fromEntries(totals)).toEqual({ Levný: 8000, Dohodou: null });
    expect((await match({ ...EVENT, budget: 7999 })).mismatches[0]).toMatchObject({
      count: 3,
      lowest_total: 8000,
    });
  });

  it('counts a space once, under the first requirement it misses', async () => {
    const { mismatches } = await match({ ...EVENT, budget: 8000, attributes: projector.id });
    expect(mismatches.map(({ reason, count }) => [reason, count])).toEqual([
      ['over_budget', 1],
      ['taken', 1],
      ['too_small', 1],
      ['attributes', 1],
    ]);
  });

  it.each<[string, object, string[], number]>([
    ['no date', { number_of_guests: 40, budget: 1 }, ['Dohodou', 'Drahý', 'Levný', 'Obsazený', 'Střední'], 0],
    [
      'no hours, 9–17 assumed',
      { ...EVENT, time_from: '', time_to: '', budget: 8000 },
      ['Dohodou', 'Levný'],
      1,
    ],
    ['no guests', { ...EVENT, number_of_guests: '', budget: 8000 }, ['Dohodou', 'Levný', 'Malý'], 1],
    ['no budget', EVENT, ['Dohodou', 'Drahý', 'Levný', 'Střední'], 0],
    [
      'one free day of a range',
      { ...EVENT, date_to: `${YEAR}-09-12`, budget: 8000 },
      ['Dohodou', 'Levný', 'Obsazený'],
      1,
    ],
  ])('matches with %s', async (_name, query, names, byAgreement) => {
    const found = await match(query);
    expect([toNames(found), found.by_agreement]).toEqual([names, byAgreement]);
  });

  it.each([
    ['budget=-1', 'budget'],
    ['budget=levně', 'budget'],
    ['budget=20000001', 'budget'],
    ['layout=kruh', 'layout'],
  ])('returns 422 for %s on %s', async (query, field) => {
    const { status, errors } = await call('GET', `inquiries/matches?${query}`);
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });

  it('is sent to spaces within the budget, and the sender is told how many match', async () => {
    const demand = { ...EVENT, purpose_id: ball.id, budget: 8000, layout: 'banket' };
    const sent = await sendDemand(demand);
    expect([...sent.parts.keys()].sort()).toEqual([getId('Levný'), getId('Dohodou')].sort());
    expect(await getGuestInquiry(sent)).toMatchObject({
      layout: 'Kulaté stoly',
      match_summary: {
        total: 2,
        by_agreement: 1,
        mismatches: [{ reason: 'over_budget', lowest_total: 16_000 }, {}, {}],
      },
    });
    const mails = await relayMails();
    expect(mails.find(({ to }) => to === DEMAND.email)?.text).toMatch(
      /2\sprostory odpovídají; 2 jsou nad rozpočet \(nejlevnější 16\s000\sKč\), 1 je v\stu dobu obsazený/u,
    );
    expect(mails.find(({ to }) => to === owner.user.email)?.text).toContain('Uspořádání: Kulaté stoly');
    expect(
      await call('POST', 'inquiries', buildDemand({ ...demand, space_ids: [getId('Střední')] })),
    ).toMatchObject({ status: 422, errors: { space_ids: expect.any(String) } });
  });
});

describe('POST /api/space/contact', () => {
  const message = (changes: object = {}) => ({
    space_id: hall.id,
    fullname: 'Jan Pán',
    email: 'jan@host.example',
    message: 'Je u vás výtah?',
    ...changes,
  });

  it('mails the message to the owner and a receipt without its text to the sender', async () => {
    expect(await call('POST', 'space/contact', message())).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
    const [receipt, letter, ...more] = (await relayMails())
      .sort((one, two) => one.to.localeCompare(two.to, 'cs') || 0)
      .sort((one) => (one.to === 'jan@host.example' ? -1 : 1));
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      to: owner.user.email,
      replyTo: 'jan@host.example',
      subject: `Zpráva k prostoru Sál, ${hall.building.name}`,
    });
    expect(letter?.text).toContain('> Je u vás výtah?');
    expect(receipt).toMatchObject({ to: 'jan@host.example', subject: 'Vaši zprávu jsme předali' });
    expect(`${receipt?.text ?? ''}${receipt?.html ?? ''}`).not.toMatch(/výtah|Jan Pán/u);
  });

  it('mails the contact address of the space if it has one', async () => {
    await call('POST', 'space/contact', message({ space_id: loft.id }));
    expect((await relayMails()).map(({ to }) => to).sort()).toEqual([
      'jan@host.example',
      'spravce@loft.example',
    ]);
  });

  it('lists the message for the owner with the sender’s contact and marks it as seen once opened', async () => {
    await call('POST', 'space/contact', message({ message: 'Zpráva k přečtení' }));
    const page = await call<OwnerInquiriesPage>(
      'GET',
      'inquiries/received?state=waiting',
      undefined,
      auth.owner,
    );
    // Demands for a day precede messages without one.
    const item = page.body.items.find(({ text }) => text === 'Zpráva k přečtení');
    const kinds = page.body.items.map(({ kind }) => kind);
    expect(kinds).toEqual(kinds.toSorted((one, other) => other.localeCompare(one)));
    expect(item).toMatchObject({
      kind: 'contact',
      state: 'sent',
      state_label: 'Odesláno',
      text: 'Zpráva k přečtení',
      contact: { email: 'jan@host.example', phone: null },
      allowed_actions: ['handle'],
    });
    const read = await call<OwnerInquiryAnswer>(
      'GET',
      `inquiries/received/${item?.id}`,
      undefined,
      auth.owner,
    );
    expect(read.body.inquiry.state).toBe('seen');
    const after = await call<OwnerInquiriesPage>(
      'GET',
      'inquiries/received?state=waiting',
      undefined,
      auth.owner,
    );
    expect(after.body.counts.waiting).toBe(page.body.counts.waiting);
    expect(
      await call('POST', `inquiries/received/${item?.id}/offer`, buildOffer(), auth.owner),
    ).toMatchObject({ status: 409, code: 'INQUIRY_CLOSED' });
  });

  it('waits until the owner marks it as answered, and again after unmarking', async () => {
    await call('POST', 'space/contact', message({ message: 'Zpráva k vyřízení' }));
    const before = (
      await call<OwnerInquiriesPage>('GET', 'inquiries/received?state=waiting', undefined, auth.owner)
    ).body;
    const id = before.items.find(({ text }) => text === 'Zpráva k vyřízení')?.id;
    const mark = (body: object, token = auth.owner) =>
      call<OwnerInquiryAnswer>('POST', `inquiries/received/${id}/handled`, body, token);
    expect((await mark({ handled: true, how: 'phone' }, auth.rival)).status).toBe(404);
    for (const wrong of [{ handled: true }, { handled: true, how: 'fax' }])
      expect(await mark(wrong)).toMatchObject({ status: 422, errors: { how: expect.any(String) } });
    expect(await mark({})).toMatchObject({ status: 422, errors: { handled: expect.any(String) } });
    for (let time = 0; time < 2; time += 1) {
      expect((await mark({ handled: true, how: 'phone' })).body.inquiry).toMatchObject({
        state_label: 'Vyřízeno',
        handled_how: 'phone',
        handled_at: expect.any(String),
        handled_by: expect.any(String),
      });
    }
    const handled = (
      await call<OwnerInquiriesPage>('GET', 'inquiries/received?state=answered', undefined, auth.owner)
    ).body;
    expect([handled.counts.waiting, handled.counts.answered]).toEqual([
      before.counts.waiting - 1,
      before.counts.answered + 1,
    ]);
    expect((await mark({ handled: false })).body.inquiry).toMatchObject({
      state_label: 'Majitel si ji přečetl',
      handled_how: null,
      handled_at: null,
      handled_by: null,
    });
    expect(
      (await call<OwnerInquiriesPage>('GET', 'inquiries/received', undefined, auth.owner)).body.counts
        .waiting,
    ).toBe(before.counts.waiting);
    const audited = await test.orm.em.fork().find(AuditEntry, { action: 'inquiry.handle' });
    expect(audited).toHaveLength(2);
  });

  it('does not let a demand be marked as answered', async () => {
    const one = await sendDemand({ space_ids: [hall.id] });
    expect(
      await call(
        'POST',
        `inquiries/received/${one.parts.get(hall.id)}/handled`,
        { handled: true, how: 'phone' },
        auth.owner,
      ),
    ).toMatchObject({ status: 409, code: 'INQUIRY_CLOSED' });
  });

  it.each<[object, string, string]>([
    [{ fullname: ' ' }, 'fullname', 'Vyplňte jméno a příjmení'],
    [{ fullname: undefined }, 'fullname', 'Vyplňte jméno a příjmení'],
    [{ fullname: 'Jan\nBcc: x' }, 'fullname', 'Zadejte text'],
    [{ email: '' }, 'email', 'Vyplňte e-mail'],
    [{ email: 'jan' }, 'email', 'Toto nevypadá jako platný e-mail'],
    [
      { email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.cz` },
      'email',
      'E-mail může mít maximálně 200 znaků',
    ],
    [{ message: '' }, 'message', 'Povinná hodnota'],
    [{ message: 'x'.repeat(3001) }, 'message', 'Maximálně 3000 znaků'],
    [{ message: ['x'] }, 'message', 'Povinná hodnota'],
    [{ space_id: 'x' }, 'space_id', 'Zadejte celé číslo'],
    [{ admin: true }, 'admin', 'Neznámé pole'],
  ])('returns 422 on the invalid field (%#: %2$s, %3$s)', async (changes, field, text) => {
    const before = await countInquiries();
    expect(await call('POST', 'space/contact', message(changes))).toMatchObject({
      status: 422,
      errors: { [field]: text },
    });
    expect(await countInquiries()).toBe(before);
  });

  it('returns 404 for an unpublished or unknown space', async () => {
    const draft = await test.make.space({ status: 'DRAFT' });
    for (const space_id of [draft.id, 2_000_000_000])
      expect(await call('POST', 'space/contact', message({ space_id }), auth.owner)).toMatchObject({
        status: 404,
        code: 'NOTFOUND',
      });
  });
});

describe('POST /api/inquiries', () => {
  it('sends the demand to the selected spaces with one mail per owner and a link to the sender', async () => {
    const one = await sendDemand({ space_ids: [hall.id, loft.id, other.id] });
    const list = await relayMails();
    expect(subjects(list)).toEqual(
      [
        `${DEMAND.email}: Vaše poptávka je odeslaná`,
        `${owner.user.email}: Nová poptávka pro váš prostor`,
        `${rival.user.email}: Nová poptávka pro váš prostor`,
      ].sort(),
    );
    const toOwner = list.find(({ to }) => to === owner.user.email);
    expect(toOwner?.text).toMatch(
      /„Sál, .*“, „Loft, .*“[\s\S]*Kolik hostů: 40\u00a0hostů[\s\S]*> Oslava s kapelou\./u,
    );
    expect(toOwner?.text).toContain(`/klient/poptavky?poptavka=${one.parts.get(hall.id) ?? 0}`);
    expect(toOwner?.text).not.toMatch(/jana@host|601/u);
    const toSender = list.find(({ to }) => to === DEMAND.email);
    const mailed = /\/poptavka\/\d+\/([\w-]+)/u.exec(toSender?.text ?? '')?.[1] ?? '';
    expect(mailed).not.toBe(one.token);
    expect((await call('POST', `inquiries/${one.id}/guest`, { token: mailed })).status).toBe(200);
    expect(toSender?.text).not.toMatch(/kapelou|Jana/u);
    expect(await getGuestInquiry(one)).toMatchObject({
      state: 'open',
      state_label: 'Čeká na nabídky',
      purpose: 'Oslava',
      date_from: `${YEAR}-05-14`,
      date_to: `${YEAR}-05-14`,
      number_of_guests: 40,
      budget: 25_000,
      fullname: 'Jana Hostová',
    });
    expect(await test.orm.em.fork().findOneOrFail(Inquiry, { id: one.id })).toMatchObject({
      phone: '+420601123456',
      delivery: 'picked',
      termsVersion: '2026-11-01',
      budgetHaler: 2_500_000,
    });
  });

  it('selects the best matches by itself and notifies operators when there is none', async () => {
    expect([...(await sendDemand()).parts.keys()].sort()).toEqual([hall.id, loft.id, other.id].sort());
    await relayMails();
    const unmatched = await sendDemand({ number_of_guests: 5000 });
    expect([unmatched.parts.size, (await getGuestInquiry(unmatched)).state_label]).toEqual([
      0,
      'Hledáme prostory',
    ]);
    expect(subjects(await relayMails())).toEqual(
      [`${DEMAND.email}: Vaše poptávka je odeslaná`, `${admin.email}: Poptávka, které nic nevyhovuje`].sort(),
    );
  });

  it('is idempotent for a repeated key', async () => {
    const key = { 'idempotency-key': 'poptavka-1' };
    const [first, again] = [
      await call<DemandSent>('POST', 'inquiries', buildDemand(), key),
      await call<DemandSent>('POST', 'inquiries', buildDemand(), key),
    ];
    expect(again.body).toEqual(first.body);
    expect((await call('POST', 'inquiries', buildDemand({ text: 'Jiná.' }), key)).status).toBe(409);
  });

  it.each<[object, string]>([
    [{ purpose_id: null }, 'purpose_id'],
    [{ purpose_id: null, purpose_text: ' ' }, 'purpose_id'],
    [{ purpose_id: 999_999 }, 'purpose_id'],
    [{ date_from: '2020-01-01' }, 'date_from'],
    [{ date_to: `${YEAR}-05-01` }, 'date_to'],
    [{ date_to: `${YEAR + 1}-06-01` }, 'date_to'],
    [{ number_of_guests: 0 }, 'number_of_guests'],
    [{ number_of_guests: 1.5 }, 'number_of_guests'],
    [{ email: 'x' }, 'email'],
    [{ fullname: '' }, 'fullname'],
    [{ phone: '12' }, 'phone'],
    [{ budget: -1 }, 'budget'],
    [{ budget: 1e12 }, 'budget'],
    [{ budget: 0.001 }, 'budget'],
    [{ text: 'x'.repeat(3001) }, 'text'],
    [{ terms_accepted: false }, 'terms_accepted'],
    [{ terms_accepted: undefined }, 'terms_accepted'],
    [{ space_ids: [1, 2, 3, 4, 5, 6] }, 'space_ids'],
    [{ space_ids: ['x'] }, 'space_ids'],
    [{ space_ids: 'x' }, 'space_ids'],
    [{ attributes: [999_999] }, 'attributes'],
    [{ time_from: '18:00' }, 'time_to'],
    [{ state: 'closed' }, 'state'],
  ])('returns 422 for %j on %s', async (changes, field) => {
    const before = await countInquiries();
    const { status, errors } = await call('POST', 'inquiries', buildDemand(changes));
    expect([status, Object.keys(errors), await countInquiries()]).toEqual([422, [field], before]);
  });

  it('returns 422 on space_ids for a space that does not match or is not published', async () => {
    const draft = await test.make.space({ status: 'DRAFT', purposes: [party] as never });
    for (const id of [cellar.id, draft.id, 999_999])
      expect(await call('POST', 'inquiries', buildDemand({ space_ids: [hall.id, id] }))).toMatchObject({
        status: 422,
        errors: { space_ids: expect.stringContaining('nevyhovuje') },
      });
  });
});

describe('api/inquiries/received', () => {
  it('exchanges contacts with an offer and mails every change of it', async () => {
    const one = await sendDemand({ space_ids: [hall.id] });
    await relayMails();
    const id = one.parts.get(hall.id) ?? 0;
    const read = await call<OwnerInquiryAnswer>('GET', `inquiries/received/${id}`, undefined, auth.owner);
    expect(read.body.inquiry).toMatchObject({
      state: 'seen',
      state_label: 'Majitel si ji přečetl',
      contact: null,
      is_free: true,
      allowed_actions: ['offer', 'decline'],
      offer: null,
    });
    expect((await getGuestInquiry(one)).recipients[0]).toMatchObject({
      state: 'seen',
      contact: null,
      offer: null,
    });
    const offered = await call<OwnerInquiryAnswer>(
      'POST',
      `inquiries/received/${id}/offer`,
      buildOffer(),
      auth.owner,
    );
    expect(offered.body.inquiry).toMatchObject({
      state: 'offered',
      contact: { email: DEMAND.email, phone: '+420601123456' },
      offer: { price: 18_500, text: 'Termín máme volný.', space: { id: hall.id } },
    });
    expect(await relayMails()).toEqual([
      expect.objectContaining({
        to: DEMAND.email,
        subject: `Nabídka: Sál, ${hall.building.name}`,
        replyTo: owner.user.email,
      }),
    ]);
    expect(await getGuestInquiry(one)).toMatchObject({
      state_label: 'Přišly nabídky',
      recipients: [
        {
          state: 'offered',
          state_label: 'Nabídka',
          contact: { phone: '+420777000111', email: owner.user.email },
        },
      ],
    });
    await call(
      'POST',
      `inquiries/received/${id}/offer`,
      buildOffer({ price: null, space_id: loft.id }),
      auth.owner,
    );
    expect(await relayMails()).toEqual([
      expect.objectContaining({ subject: `Nabídka: Loft, ${hall.building.name}` }),
    ]);
    expect((await getGuestInquiry(one)).recipients[0]?.offer).toMatchObject({
      price: null,
      space: { id: loft.id },
    });
    const declined = await call<OwnerInquiryAnswer>(
      'POST',
      `inquiries/received/${id}/decline`,
      { reason: 'Sál je v opravě.' },
      auth.owner,
    );
    expect(declined.body.inquiry).toMatchObject({
      state: 'declined',
      state_label: 'Odmítnuto',
      offer: null,
      contact: null,
      decline_reason: 'Sál je v opravě.',
      allowed_actions: ['offer'],
    });
    expect(subjects(await relayMails())).toEqual([
      `${DEMAND.email}: Nikdo vám zatím nemohl nabídnout prostor`,
    ]);
    expect(await getGuestInquiry(one)).toMatchObject({
      state_label: 'Všichni odmítli',
      recipients: [{ decline_reason: 'Sál je v opravě.' }],
    });
  });

  it('sends no mail to a blocked owner', async () => {
    const setBlockedAt = async (at: Date | null): Promise<unknown> =>
      test.app
        .get(SqlPool)
        .pool.query('update app_user set blocked_at = $1 where id = $2', [at, rival.user.id]);
    await setBlockedAt(now);
    await sendDemand({ space_ids: [hall.id, other.id] });
    expect((await relayMails()).map(({ to }) => to).sort()).toEqual([DEMAND.email, owner.user.email].sort());
    await setBlockedAt(null);
  });

  it('mails an identical repeated offer once', async () => {
    const one = await sendDemand({ space_ids: [hall.id] });
    await relayMails();
    const [first, again] = [
      await call<OwnerInquiryAnswer>(
        'POST',
        `inquiries/received/${one.parts.get(hall.id)}/offer`,
        buildOffer(),
        auth.owner,
      ),
      await call<OwnerInquiryAnswer>(
        'POST',
        `inquiries/received/${one.parts.get(hall.id)}/offer`,
        buildOffer(),
        auth.owner,
      ),
    ];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect(await relayMails()).toHaveLength(1);
  });

  it('mails a repeated refusal once and keeps its reason', async () => {
    const one = await sendDemand({ space_ids: [hall.id] });
    await relayMails();
    const decline = (reason: string): Promise<Called<OwnerInquiryAnswer>> =>
      call('POST', `inquiries/received/${one.parts.get(hall.id)}/decline`, { reason }, auth.owner);
    const [first, again] = [await decline('Máme obsazeno.'), await decline('Máme obsazeno.')];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect(await relayMails()).toHaveLength(1);
  });

  it('mails the sender once when all owners decline at the same time', async () => {
    const one = await sendDemand({ space_ids: [hall.id, other.id] });
    await relayMails();
    for (const [space, headers] of [
      [hall, auth.owner],
      [other, auth.rival],
    ] as const)
      await call(
        'POST',
        `inquiries/received/${one.parts.get(space.id)}/decline`,
        { reason: 'Máme obsazeno.' },
        headers,
      );
    expect(subjects(await relayMails())).toEqual([
      `${DEMAND.email}: Nikdo vám zatím nemohl nabídnout prostor`,
    ]);
  });

  it('checks only the remaining days of a date range that has started', async () => {
    const day = (offset: number): string => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
    const one = await sendDemand({ space_ids: [hall.id], date_from: day(10), date_to: day(13) });
    await test.app
      .get(SqlPool)
      .pool.query(
        `insert into blocked_slot (space_id, starts_at, ends_at, reason) values ($1, $2, $3, 'Oprava')`,
        [hall.id, `${day(11)}T12:00Z`, `${day(14)}T12:00Z`],
      );
    await test.app.get(CatalogIndexStore).reloadSpaces([hall.id]);
    const isFree = async (): Promise<unknown> =>
      (
        await call<OwnerInquiryAnswer>(
          'GET',
          `inquiries/received/${one.parts.get(hall.id)}`,
          undefined,
          auth.owner,
        )
      ).body.inquiry.is_free;
    expect(await isFree()).toBe(true);
    now = new Date(`${day(12)}T12:00Z`);
    auth.owner = await test.signIn(owner.user.email);
    expect(await isFree()).toBe(false);
    await test.app.get(SqlPool).pool.query('delete from blocked_slot where space_id = $1', [hall.id]);
    await test.app.get(CatalogIndexStore).reloadSpaces([hall.id]);
  });

  it.each<[object, string]>([
    [{ text: '' }, 'text'],
    [{ text: 'x'.repeat(3001) }, 'text'],
    [{ price: -1 }, 'price'],
    [{ price: 'x' }, 'price'],
    [{ price: 1e10 }, 'price'],
    [{ valid_until: '2020-01-01' }, 'valid_until'],
    [{ valid_until: 'zítra' }, 'valid_until'],
    [{ space_id: 999_999 }, 'space_id'],
  ])('returns 422 for an offer with %j on %s', async (changes, field) => {
    const id = (await sendDemand({ space_ids: [hall.id] })).parts.get(hall.id) ?? 0;
    expect(
      await call('POST', `inquiries/received/${id}/offer`, buildOffer(changes), auth.owner),
    ).toMatchObject({
      status: 422,
      errors: { [field]: expect.any(String) },
    });
  });

  it('accepts only an own published space, and requires a reason to decline', async () => {
    const id = (await sendDemand({ space_ids: [hall.id] })).parts.get(hall.id) ?? 0;
    const draft = await test.make.space({ building: hall.building, status: 'DRAFT' });
    for (const space_id of [other.id, draft.id])
      expect(
        await call('POST', `inquiries/received/${id}/offer`, buildOffer({ space_id }), auth.owner),
      ).toMatchObject({ status: 422, errors: { space_id: 'Vyberte svůj zveřejněný prostor' } });
    expect(await call('POST', `inquiries/received/${id}/decline`, { reason: ' ' }, auth.owner)).toMatchObject(
      {
        status: 422,
        errors: { reason: 'Povinná hodnota' },
      },
    );
  });

  it('returns 404 for an inquiry of another owner', async () => {
    const id = (await sendDemand({ space_ids: [hall.id] })).parts.get(hall.id) ?? 0;
    for (const headers of [auth.rival, auth.admin]) {
      expect((await call('GET', `inquiries/received/${id}`, undefined, headers)).status).toBe(404);
      expect((await call('POST', `inquiries/received/${id}/offer`, buildOffer(), headers)).status).toBe(404);
      expect((await call('POST', `inquiries/received/${id}/decline`, { reason: 'Ne' }, headers)).status).toBe(
        404,
      );
    }
    expect([
      (await call('GET', `inquiries/received/${id}`)).status,
      (await call('GET', `inquiries/received/${id}`, undefined, auth.person)).status,
    ]).toEqual([401, 403]);
  });

  it('lists what waits by the day of the event, soonest first, and without a day last', async () => {
    const send = async (dateFrom: string | null): Promise<number> =>
      (await sendDemand({ date_from: dateFrom, space_ids: [other.id] })).id;
    const [dateless, july, june] = [
      await send(null),
      await send(`${YEAR}-07-01`),
      await send(`${YEAR}-06-01`),
    ];
    const [urgent, sameDay] = [await send(`${YEAR}-07-02`), await send(`${YEAR}-07-02`)];
    const em = test.orm.em.fork();
    await em.nativeUpdate(Inquiry, { id: urgent }, { expiresAt: new Date(now.getTime() + HOUR_MS) });
    await em.nativeUpdate(Inquiry, { id: sameDay }, { expiresAt: new Date(now.getTime() + 7_200_000) });
    const sent = [dateless, july, june, urgent, sameDay];
    const listIds = async (
      path: string,
      token: { authorization: string },
      key: string,
    ): Promise<unknown[]> => {
      const { body } = await call<{ items: Record<string, unknown>[] }>('GET', path, undefined, token);
      return body.items.map((item) => item[key]).filter((id) => sent.includes(Number(id)));
    };
    const soonest = [june, july, urgent, sameDay, dateless];
    expect(await listIds('inquiries/received?state=waiting&page_size=100', auth.rival, 'inquiry_id')).toEqual(
      soonest,
    );
    await em.nativeUpdate(
      Inquiry,
      { id: { $in: sent } },
      { createdAt: new Date(now.getTime() - 90_000_000) },
    );
    const unanswered = 'admin/inquiries?state=unanswered&kind=demand&page_size=100';
    expect(await listIds(unanswered, auth.admin, 'id')).toEqual(soonest);
    expect(await listIds(`${unanswered}&sort=date&order=desc`, auth.admin, 'id')).toEqual([
      sameDay,
      urgent,
      july,
      june,
      dateless,
    ]);
  });

  it('counts and filters by waiting, answered and closed', async () => {
    const [waiting, answered, over] = [
      await sendDemand({ space_ids: [other.id] }),
      await sendDemand({ space_ids: [other.id] }),
      await sendDemand({ space_ids: [other.id] }),
    ];
    await call('POST', `inquiries/received/${answered.parts.get(other.id)}/offer`, buildOffer(), auth.rival);
    await call('POST', `inquiries/${over.id}/guest/close`, { token: over.token, reason: '' });
    for (const [state, one] of Object.entries({ waiting, answered, closed: over })) {
      const { body } = await call<OwnerInquiriesPage>(
        'GET',
        `inquiries/received?state=${state}&page_size=100`,
        undefined,
        auth.rival,
      );
      expect([body.items.map(({ inquiry_id }) => inquiry_id).includes(one.id), body.total]).toEqual([
        true,
        body.counts[state as 'waiting'],
      ]);
    }
    expect((await call('GET', 'inquiries/received?state=jiny', undefined, auth.rival)).status).toBe(422);
  });
});

describe('POST /api/inquiries/:id/guest', () => {
  it('opens with its own token only, and returns 404 for wrong tokens and unknown demands alike', async () => {
    const [one, two] = [await sendDemand(), await sendDemand()];
    for (const [id, token] of [
      [one.id, two.token],
      [one.id, 'x'],
      [one.id, ''],
      [999_999, one.token],
      [one.id, one.token.slice(0, -1)],
    ] as const) {
      for (const step of ['guest', 'guest/choose', 'guest/close'])
        expect(
          (
            await call('POST', `inquiries/${id}/${step}`, {
              token,
              ...(step === 'guest/choose' && { recipient_id: 1 }),
              ...(step === 'guest/close' && { reason: '' }),
            })
          ).status,
        ).toBe(404);
    }
    expect((await call('POST', `inquiries/${one.id}/guest`, { token: ['x'] })).status).toBe(422);
    expect((await getGuestInquiry(one)).state).toBe('open');
  });

  it('shows a message to its sender, who has nothing to choose or to close', async () => {
    await call('POST', 'space/contact', {
      space_id: hall.id,
      fullname: 'Jan',
      email: 'jan@host.example',
      message: 'Dotaz',
    });
    const { id } = await test.orm.em
      .fork()
      .findOneOrFail(Inquiry, { kind: 'contact' }, { orderBy: { id: 'desc' } });
    const token = test.app.get(InquiryLinksService).sign(id);
    const read = await call<GuestInquiryAnswer>('POST', `inquiries/${id}/guest`, { token });
    expect([read.status, read.body.inquiry.kind]).toEqual([200, 'contact']);
    const steps = [
      await call('POST', `inquiries/${id}/guest/close`, { token, reason: '' }),
      await call('POST', `inquiries/${id}/guest/choose`, { token, recipient_id: 1 }),
    ];
    expect(steps.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('closes the demand with the chosen offer, exchanges contacts and notifies the others', async () => {
    const one = await sendDemand({ space_ids: [hall.id, other.id] });
    const [mine, theirs] = [one.parts.get(hall.id) ?? 0, one.parts.get(other.id) ?? 0];
    const choose = (recipient_id: number) =>
      call<GuestInquiryAnswer>('POST', `inquiries/${one.id}/guest/choose`, {
        token: one.token,
        recipient_id,
      });
    expect(await choose(mine)).toMatchObject({ status: 409, code: 'OFFER_OVER' });
    expect((await choose(999_999)).status).toBe(404);
    await call('POST', `inquiries/received/${mine}/offer`, buildOffer(), auth.owner);
    await relayMails();
    expect((await choose(mine)).body.inquiry).toMatchObject({
      state: 'closed',
      closed_reason: 'chosen',
      state_label: 'Vybráno',
      recipients: [
        { id: mine, state: 'chosen' },
        { id: theirs, state: 'passed', state_label: 'Vybrán jiný prostor' },
      ],
    });
    const list = await relayMails();
    expect(subjects(list)).toEqual(
      [
        `${DEMAND.email}: Vybrali jste: Sál, ${hall.building.name}`,
        `${owner.user.email}: Vaši nabídku si vybrali: Sál, ${hall.building.name}`,
        `${rival.user.email}: Vybrán jiný prostor`,
      ].sort(),
    );
    expect(list.find(({ to }) => to === owner.user.email)).toMatchObject({
      replyTo: DEMAND.email,
      text: expect.stringContaining('Jana Hostová'),
    });
    expect(list.find(({ to }) => to === rival.user.email)?.text).not.toMatch(/Jana|host\.example/u);
    expect(await choose(mine)).toMatchObject({ status: 409, code: 'INQUIRY_CLOSED' });
    expect(await call('POST', `inquiries/received/${theirs}/offer`, buildOffer(), auth.rival)).toMatchObject({
      status: 409,
      code: 'INQUIRY_CLOSED',
    });
    const passed = await call<OwnerInquiryAnswer>(
      'GET',
      `inquiries/received/${theirs}`,
      undefined,
      auth.rival,
    );
    expect(passed.body.inquiry).toMatchObject({ state: 'passed', contact: null, allowed_actions: [] });
  });

  it('returns 409 for an expired offer', async () => {
    const one = await sendDemand({ space_ids: [hall.id] });
    const id = one.parts.get(hall.id) ?? 0;
    await call(
      'POST',
      `inquiries/received/${id}/offer`,
      buildOffer({ valid_until: test.app.get(Clock).today() }),
      auth.owner,
    );
    await test.app
      .get(SqlPool)
      .pool.query(`update inquiry_recipient set valid_until = '2026-01-01' where id = $1`, [id]);
    expect(
      await call('POST', `inquiries/${one.id}/guest/choose`, { token: one.token, recipient_id: id }),
    ).toMatchObject({ status: 409, code: 'OFFER_OVER' });
  });

  it('accepts one offer when several are chosen concurrently', async () => {
    const one = await sendDemand({ space_ids: [hall.id, other.id] });
    const [mine, theirs] = [one.parts.get(hall.id) ?? 0, one.parts.get(other.id) ?? 0];
    await call('POST', `inquiries/received/${mine}/offer`, buildOffer(), auth.owner);
    await call('POST', `inquiries/received/${theirs}/offer`, buildOffer(), auth.rival);
    const answers = await Promise.all(
      [mine, theirs, mine, theirs].map((recipient_id) =>
        call('POST', `inquiries/${one.id}/guest/choose`, { token: one.token, recipient_id }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await getGuestInquiry(one)).recipients.map(({ state }) => state).sort()).toEqual([
      'chosen',
      'passed',
    ]);
  });

  it('notifies active owners of a withdrawn demand, but not those who declined', async () => {
    const one = await sendDemand({ space_ids: [hall.id, other.id] });
    await call(
      'POST',
      `inquiries/received/${one.parts.get(other.id)}/decline`,
      { reason: 'Máme obsazeno.' },
      auth.rival,
    );
    await relayMails();
    const { body } = await call<GuestInquiryAnswer>('POST', `inquiries/${one.id}/guest/close`, {
      token: one.token,
      reason: 'Akce se ruší.',
    });
    expect(body.inquiry).toMatchObject({
      state: 'closed',
      closed_reason: 'withdrawn',
      state_label: 'Uzavřeno odesílatelem',
    });
    const list = await relayMails();
    expect(subjects(list)).toEqual([`${owner.user.email}: Poptávka je uzavřená`]);
    expect(list[0]?.text).toContain('> Akce se ruší.');
    expect(
      (await call('POST', `inquiries/${one.id}/guest/close`, { token: one.token, reason: '' })).status,
    ).toBe(409);
  });
});

describe('InquiryMaintenanceService', () => {
  it('reminds a sender after three days, once, and leaves owners to the digest', async () => {
    const one = await sendDemand({ space_ids: [hall.id, other.id] });
    await relayMails();
    now = new Date(now.getTime() + 25 * HOUR_MS);
    const reminded = async (): Promise<string[]> => {
      for (let time = 0; time < 2; time += 1) await runMaintenance((job) => job.sendReminders());
      return subjects(
        (await relayMails()).filter(
          ({ text }) =>
            text.includes(`poptavka=${one.parts.get(hall.id)}`) ||
            text.includes(`poptavka=${one.parts.get(other.id)}`) ||
            text.includes(`/poptavka/${one.id}/`),
        ),
      );
    };
    expect(await reminded()).toEqual([]);
    const offered = await test.app
      .get(SqlPool)
      .pool.query(
        `update inquiry_recipient set state = 'offered', text = 'Ano', answered_at = $2 where id = $1`,
        [one.parts.get(hall.id), now],
      );
    expect(offered.rowCount).toBe(1);
    expect(await reminded()).toEqual([]);
    now = new Date(now.getTime() + 73 * HOUR_MS);
    expect(await reminded()).toEqual([`${DEMAND.email}: Nabídky čekají na vaše rozhodnutí`]);
    expect(await reminded()).toEqual([]);
  });

  it('treats an expired demand as closed at once, and the job notifies both sides', async () => {
    const one = await sendDemand({ space_ids: [hall.id] });
    await relayMails();
    now = new Date(now.getTime() + 31 * DAY_MS);
    expect(await getGuestInquiry(one)).toMatchObject({
      state: 'closed',
      closed_reason: 'expired',
      recipients: [{ state_label: 'Platnost skončila' }],
    });
    await test.app
      .get(SqlPool)
      .pool.query(`update inquiry set expires_at = '2099-01-01' where id <> $1 and state = 'open'`, [one.id]);
    for (let time = 0; time < 2; time += 1) await runMaintenance((job) => job.closeExpired());
    expect(subjects(await relayMails())).toEqual(
      [`${DEMAND.email}: Vaše poptávka je uzavřená`, `${owner.user.email}: Poptávka je uzavřená`].sort(),
    );
  });

  it('anonymizes senders and their mail log a year after closing', async () => {
    const one = await sendDemand({ space_ids: [hall.id], email: 'zapomenuta@host.example' });
    await call('POST', `inquiries/${one.id}/guest/close`, { token: one.token, reason: 'Důvod' });
    await relayMails();
    now = new Date(now.getTime() + 366 * DAY_MS);
    await runMaintenance((job) => job.anonymizeSenders());
    expect(await test.orm.em.fork().findOneOrFail(Inquiry, { id: one.id })).toMatchObject({
      fullname: '',
      email: '',
      phone: null,
      text: '',
      closedNote: null,
      anonymizedAt: expect.any(Date),
      numberOfGuests: 40,
    });
    const { rows } = await test.app
      .get(SqlPool)
      .pool.query(`select 1 from mail_log where address = 'zapomenuta@host.example'`);
    expect(rows).toEqual([]);
    now = new Date();
    expect((await call('POST', `inquiries/${one.id}/guest`, { token: one.token })).status).toBe(404);
    const { body } = await call<OwnerInquiryAnswer>(
      'GET',
      `inquiries/received/${one.parts.get(hall.id)}`,
      undefined,
      auth.owner,
    );
    expect(body.inquiry).toMatchObject({ fullname: 'Smazané údaje', contact: null, text: '' });
  });
});

describe('api/admin/inquiries', () => {
  it('filters and counts open demands without an offer for a day', async () => {
    const one = await sendDemand({ fullname: 'Nikdo Neodpověděl', space_ids: [hall.id] });
    const waiting = async (): Promise<AdminInquiriesPage> =>
      (
        await call<AdminInquiriesPage>(
          'GET',
          'admin/inquiries?state=unanswered&search=Neodpov',
          undefined,
          auth.admin,
        )
      ).body;
    expect(await waiting()).toMatchObject({ items: [], total: 0, counts: { open: 1, unanswered: 0 } });
    const later = new Date(Date.now() - 25 * HOUR_MS);
    await test.orm.em.fork().nativeUpdate(Inquiry, { id: one.id }, { createdAt: later });
    expect(await waiting()).toMatchObject({
      items: [{ id: one.id }],
      total: 1,
      counts: { open: 1, unanswered: 1 },
    });
    expect(
      (await call<AdminInquiriesPage>('GET', 'admin/inquiries', undefined, auth.admin)).body.counts
        .unanswered,
    ).toBeGreaterThan(0);
    await test.orm.em.fork().nativeUpdate(InquiryRecipient, { inquiry: one.id }, { text: 'Nabízíme sál.' });
    expect((await waiting()).total).toBe(0);
  });

  it('filters by state, kind and text, with sorting and paging', async () => {
    const one = await sendDemand({
      fullname: 'Žofie Zvláštní',
      email: 'zofie@host.example',
      space_ids: [hall.id],
    });
    const list = async (query: string): Promise<AdminInquiriesPage> =>
      (await call<AdminInquiriesPage>('GET', `admin/inquiries?${query}`, undefined, auth.admin)).body;
    for (const search of ['Zvláštní', 'zofie@host'])
      expect((await list(`search=${encodeURIComponent(search)}`)).items.map(({ id }) => id)).toEqual([
        one.id,
      ]);
    expect((await list('search=Zvl%C3%A1%C5%A1tn%C3%AD')).items[0]).toMatchObject({
      kind: 'demand',
      state: 'open',
      state_label: 'Čeká na nabídky',
      purpose: 'Oslava',
      date_from: `${YEAR}-05-14`,
      recipients: 1,
      offers: 0,
    });
    const all = await list('page_size=100');
    expect([
      all.counts.open + all.counts.closed,
      (await list('state=open')).total,
      (await list('state=closed')).total,
    ]).toEqual([all.total, all.counts.open, all.counts.closed]);
    expect((await list('kind=contact&page_size=100')).items.every(({ kind }) => kind === 'contact')).toBe(
      true,
    );
    const names = (await list('sort=name&order=asc&page_size=100')).items
      .map(({ fullname }) => fullname)
      .filter((name) => name !== 'Smazané údaje');
    expect(names).toEqual([...names].sort(new Intl.Collator('cs').compare));
    expect((await list('sort=date&order=desc&page_size=1&page=2')).items).toHaveLength(1);
    for (const query of ['state=x', 'kind=x', 'sort=x', 'order=x', 'page=0', `search=${'x'.repeat(101)}`])
      expect((await call('GET', `admin/inquiries?${query}`, undefined, auth.admin)).status).toBe(422);
  });

  it('updates a demand with optimistic locking and audits field names without values', async () => {
    const one = await sendDemand({
      space_ids: [hall.id],
      fullname: 'Petr Starý',
      email: 'petr@host.example',
    });
    const { inquiry } = (
      await call<AdminInquiryAnswer>('GET', `admin/inquiries/${one.id}`, undefined, auth.admin)
    ).body;
    expect(inquiry).toMatchObject({
      purpose_id: party.id,
      recipients: [{ owner: { id: owner.id, name: owner.name } }],
    });
    const input = {
      version: inquiry.version,
      purpose_id: party.id,
      purpose_text: null,
      location_id: null,
      date_from: `${YEAR}-05-20`,
      date_to: null,
      number_of_guests: 45,
      attributes: [projector.id],
      budget: 100.5,
      text: 'Opraveno',
      fullname: 'Petr Nový',
      email: 'petr.novy@host.example',
      phone: null,
    };
    const saved = await call<AdminInquiryAnswer>('PUT', `admin/inquiries/${one.id}`, input, auth.admin);
    expect(saved.body.inquiry).toMatchObject({
      fullname: 'Petr Nový',
      date_from: `${YEAR}-05-20`,
      attributes: ['Projektor'],
      budget: 100.5,
      version: inquiry.version + 1,
    });
    const refused = await call<{ current: object }>('PUT', `admin/inquiries/${one.id}`, input, auth.admin);
    expect(refused).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      body: { current: { fullname: 'Petr Nový', version: inquiry.version + 1 } },
    });
    expect(refused.body.current).toEqual(
      (await call<AdminInquiryAnswer>('GET', `admin/inquiries/${one.id}`, undefined, auth.admin)).body
        .inquiry,
    );
    const entry = await test.orm.em
      .fork()
      .findOneOrFail(AuditEntry, { action: 'inquiry.edit', subjectId: one.id });
    expect(entry.after).toEqual({
      changed: expect.arrayContaining(['fullname', 'email', 'date_from', 'attributes']),
    });
    expect(JSON.stringify(entry)).not.toMatch(/Petr|host\.example/u);
    expect(
      await call(
        'PUT',
        `admin/inquiries/${one.id}`,
        { ...input, version: inquiry.version + 1, purpose_id: 999_999, email: 'petr@host.example' },
        auth.admin,
      ),
    ).toMatchObject({ status: 422, errors: { purpose_id: expect.any(String) } });
  });

  it('forwards a demand to further published spaces once and closes it with a note', async () => {
    const one = await sendDemand({ number_of_guests: 5000 });
    await relayMails();
    const forward = (space_ids: number[]) =>
      call<AdminInquiryAnswer>('POST', `admin/inquiries/${one.id}/forward`, { space_ids }, auth.admin);
    const draft = await test.make.space({ status: 'DRAFT' });
    for (const ids of [[draft.id], [999_999], []]) expect((await forward(ids)).status).toBe(422);
    expect(
      (await forward([hall.id, hall.id, cellar.id])).body.inquiry.recipients.map(({ space }) => space.id),
    ).toEqual([hall.id, cellar.id]);
    expect((await forward([hall.id])).body.inquiry.recipients).toHaveLength(2);
    expect(subjects(await relayMails())).toEqual([`${owner.user.email}: Nová poptávka pro váš prostor`]);
    const closed = await call<AdminInquiryAnswer>(
      'POST',
      `admin/inquiries/${one.id}/close`,
      { note: 'Domluveno telefonem.' },
      auth.admin,
    );
    expect(closed.body.inquiry).toMatchObject({
      state: 'closed',
      closed_reason: 'operator',
      closed_note: 'Domluveno telefonem.',
      state_label: 'Uzavřeno správcem',
    });
    const list = await relayMails();
    expect(subjects(list)).toEqual(
      [`${DEMAND.email}: Vaše poptávka je uzavřená`, `${owner.user.email}: Poptávka je uzavřená`].sort(),
    );
    expect(list.every(({ text }) => text.includes('> Domluveno telefonem.'))).toBe(true);
    for (const [step, body] of [
      ['forward', { space_ids: [other.id] }],
      ['close', { note: '' }],
    ] as const)
      expect(await call('POST', `admin/inquiries/${one.id}/${step}`, body, auth.admin)).toMatchObject({
        status: 409,
        code: 'INQUIRY_CLOSED',
      });
    expect(
      await test.orm.em
        .fork()
        .count(AuditEntry, { action: { $in: ['inquiry.forward', 'inquiry.close'] }, subjectId: one.id }),
    ).toBe(2);
  });

  it('is for operators only, and returns 404 for an unknown inquiry', async () => {
    for (const [method, url, body] of [
      ['GET', 'admin/inquiries'],
      ['GET', 'admin/inquiries/1'],
      ['PUT', 'admin/inquiries/1', {}],
      ['POST', 'admin/inquiries/1/forward', {}],
      ['POST', 'admin/inquiries/1/close', {}],
    ] as const) {
      expect([
        (await call(method, url, body)).status,
        (await call(method, url, body, auth.owner)).status,
      ]).toEqual([401, 403]);
    }
    expect([
      (await call('GET', 'admin/inquiries/999999', undefined, auth.admin)).status,
      (await call('POST', 'admin/inquiries/999999/close', { note: '' }, auth.admin)).status,
    ]).toEqual([404, 404]);
  });
});

describe('InquiriesPersonalDataProvider', () => {
  it('exports received inquiries as shown to the owner, and declines open ones on erasure', async () => {
    const gone = await test.make.customer();
    const space = await test.make.space({
      building: await test.make.building({ customer: gone }),
      name: 'Končící',
      capacity: 60,
      purposes: [party] as never,
    });
    await test.app.get(CatalogProjector).rebuildAll();
    await test.app.get(CatalogIndexStore).reloadSpaces([space.id]);
    const one = await sendDemand({ space_ids: [space.id] });
    const own = await sendDemand({ space_ids: [hall.id], email: gone.user.email });
    const person = { userId: gone.user.id, customerId: gone.id, email: gone.user.email, ownsEmail: true };
    const data = await test.app
      .get(UnitOfWork)
      .runInOwnContext(() => test.app.get(PersonalDataRegistry).export(person));
    expect(data['inquiries']).toMatchObject({
      received: [{ inquiry_id: one.id, contact: null, text: DEMAND.text }],
      sent: [{ id: own.id, email: gone.user.email }],
    });
    await relayMails();
    await test.app.get(UnitOfWork).run(() => test.app.get(PersonalDataRegistry).erase(person));
    expect((await getGuestInquiry(one)).recipients[0]).toMatchObject({
      state: 'declined',
      decline_reason: null,
    });
    expect(subjects(await relayMails())).toEqual(
      [
        `${DEMAND.email}: Nikdo vám zatím nemohl nabídnout prostor`,
        `${owner.user.email}: Poptávka je uzavřená`,
      ].sort(),
    );
    expect(await test.orm.em.fork().findOneOrFail(Inquiry, { id: own.id })).toMatchObject({
      email: '',
      state: 'closed',
      closedReason: 'withdrawn',
    });
  });
});

describe('erasure of an owner', () => {
  it('does not decline an offer that is being chosen concurrently', async () => {
    const gone = await test.make.customer();
    const space = await test.make.space({
      building: await test.make.building({ customer: gone }),
      capacity: 60,
      purposes: [party] as never,
    });
    await test.app.get(CatalogProjector).rebuildAll();
    await test.app.get(CatalogIndexStore).reloadSpaces([space.id]);
    const one = await sendDemand({ space_ids: [space.id] });
    const { pool } = test.app.get(SqlPool);
    const choosing = await pool.connect();
    await choosing.query('begin');
    await choosing.query(
      `update inquiry set state = 'closed', closed_reason = 'chosen', closed_at = now(), version = version + 1
       where id = $1`,
      [one.id],
    );
    await choosing.query(`update inquiry_recipient set state = 'chosen' where inquiry_id = $1`, [one.id]);
    const erased = test.app
      .get(UnitOfWork)
      .runInOwnContext(() =>
        test.app
          .get(UnitOfWork)
          .run(() =>
            test.app
              .get(PersonalDataRegistry)
              .erase({ userId: gone.user.id, customerId: gone.id, email: gone.user.email, ownsEmail: true }),
          ),
      );
    const isWaiting = async (): Promise<boolean> =>
      (
        await pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount !== 0;
    while (!(await isWaiting()))
      await new Promise((resolve) => {
        setTimeout(resolve, 10);
      });
    await choosing.query('commit');
    choosing.release();
    await erased;
    expect((await getGuestInquiry(one)).recipients[0]).toMatchObject({ state: 'chosen', offer: null });
  });
});

describe('automatic selection of recipients', () => {
  it('takes one space of each building before a second one of the same building', async () => {
    const { make } = test;
    const purposes = [party] as never;
    const house = await make.building({ customer: rival });
    const rooms: Space[] = [];
    for (let room = 0; room < 6; room += 1)
      rooms.push(await make.space({ building: house, recommended: true, capacity: 400, purposes }));
    const elsewhere = [
      await make.space({ capacity: 400, purposes }),
      await make.space({ capacity: 400, purposes }),
    ];
    await test.app.get(CatalogProjector).rebuildAll();
    await test.app.get(CatalogIndexStore).reloadSpaces([...rooms, ...elsewhere].map(({ id }) => id));
    const chosen = [...(await sendDemand({ number_of_guests: 300 })).parts.keys()];
    expect([
      chosen.length,
      elsewhere.every(({ id }) => chosen.includes(id)),
      chosen.filter((id) => rooms.some((room) => room.id === id)).length,
    ]).toEqual([5, true, 3]);
  });
});
