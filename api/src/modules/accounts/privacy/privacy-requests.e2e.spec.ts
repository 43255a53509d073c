import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addDays, DAY_MS } from '@prostora/contracts';
import { adminPrivacy } from '@prostora/strings/cs/privacy.ts';
import { strFromU8, unzipSync } from 'fflate';
import { openSession } from '../../../../test/access-matrix.fixtures.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, slotOn, type Headers } from '../../../../test/bookings.ts';
import { Mailbox } from '../../../../test/mails.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { PersonalDataRegistry } from '../../../platform/privacy/index.ts';
import { AuditEntry } from '../../audit/index.ts';
import type { Space } from '../../spaces/index.ts';
import { User } from '../users/index.ts';
import { PrivacyRequest } from './privacy-request.entity.ts';
import type {
  AdminErasurePreviewDto,
  AdminPrivacyRequestDto,
  AdminPrivacyRequestsAnswerDto,
} from './privacy-request.admin.dto.ts';
import { PrivacyRequestsService } from './privacy-requests.service.ts';

const IN_A_YEAR = addDays(new Date().toISOString().slice(0, 10), 360);

let test: TestApp;
let calls: BookingCalls;
let mailbox: Mailbox;
let space: Space;
let asAdmin: Headers;
let day = IN_A_YEAR;
let number = 0;
let email = '';

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
  mailbox = new Mailbox(test);
  space = await test.make.space({ withoutPhoto: true });
  asAdmin = await openSession(test, await test.make.admin());
});
beforeEach(async () => {
  number += 1;
  day = addDays(day, 1);
  email = `host-${number}@host.example`;
  await mailbox.deliver();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => test.close());

const advanceClock = (days: number): void => {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + days * DAY_MS));
};
const open = (kind: 'export' | 'erasure', more: object = {}) =>
  calls.send('POST', 'admin/privacy/requests', asAdmin, { email, kind, channel: 'phone', ...more });
const readToken = async (): Promise<{ token: string; to: string; subject: string }> => {
  const [mail] = (await mailbox.deliver()).filter(({ text }) => text.includes('/soukromi/'));
  return {
    token: /#token=([\w-]+)/u.exec(mail?.text ?? '')?.[1] ?? '',
    to: String(mail?.to),
    subject: mail?.subject ?? '',
  };
};
async function openWithToken(kind: 'export' | 'erasure'): Promise<{ id: number; token: string }> {
  const { id } = (await open(kind)).json<AdminPrivacyRequestDto>();
  return { id, token: (await readToken()).token };
}
const byLink = (step: 'link' | 'prove' | 'file', id: number, token: string) =>
  calls.send('POST', `privacy-requests/${id}/${step}`, {}, { token });
async function prove(kind: 'export' | 'erasure'): Promise<{ id: number; token: string }> {
  const opened = await openWithToken(kind);
  expect((await byLink('prove', opened.id, opened.token)).statusCode).toBe(200);
  return opened;
}
const preview = async (id: number): Promise<AdminErasurePreviewDto> =>
  (await calls.send('GET', `admin/privacy/requests/${id}/preview`, asAdmin)).json<AdminErasurePreviewDto>();
const erase = (id: number, headers = asAdmin) =>
  calls.send('POST', `admin/privacy/requests/${id}/erase`, headers);
const getCode = (answer: { statusCode: number; json<T>(): T }): [number, string] => [
  answer.statusCode,
  answer.json<{ error_code: string }>().error_code,
];
const list = async (query = ''): Promise<AdminPrivacyRequestsAnswerDto> =>
  (await calls.send('GET', `admin/privacy/requests${query}`, asAdmin)).json<AdminPrivacyRequestsAnswerDto>();
const bookAsGuest = (more: object = {}) =>
  calls.bookSuccessfully(space, slotOn(day), {
    customer_name: 'Hostka Tajná',
    customer_email: email,
    ...more,
  });

describe('a request for personal data', () => {
  it('is opened by an operator for any mailbox, due in thirty days, and listed by its state', async () => {
    const answer = await open('export');
    expect(answer.statusCode).toBe(201);
    const today = test.app.get(Clock).today();
    expect(answer.json()).toMatchObject({
      kind: 'export',
      state: 'waiting',
      email,
      due_on: addDays(today, 30),
    });
    const { items, counts } = await list(`?search=${email}&state=waiting`);
    expect([items.map((item) => item.email), counts.waiting, counts.all]).toEqual([[email], 1, 1]);
    expect((await calls.send('POST', 'admin/privacy/requests', {}, {})).statusCode).toBe(401);
  });

  it('is one of its kind for a mailbox, in any spelling', async () => {
    email = `žofie-${number}@host.example`;
    expect((await open('export')).statusCode).toBe(201);
    expect(getCode(await open('export', { email: email.normalize('NFD').toUpperCase() }))).toEqual([
      409,
      'PRIVACY_REQUEST_OPEN',
    ]);
    expect((await open('erasure')).statusCode).toBe(201);
  });

  it('is opened once by concurrent calls', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => open('export')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });

  it.each([
    [{ email: 'nesmysl' }, 'email'],
    [{ kind: 'all' }, 'kind'],
    [{ channel: 'fax' }, 'channel'],
  ])('rejects %j at its field', async (more, field) => {
    const answer = await open('export', more);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
  });

  it('shows itself by its link without a change, as often as a mail scanner opens it', async () => {
    const { id, token } = await openWithToken('erasure');
    for (let time = 0; time < 3; time += 1)
      expect((await byLink('link', id, token)).json()).toMatchObject({ state: 'waiting', kind: 'erasure' });
    expect((await test.request({ url: `/api/privacy-requests/${id}/link` })).statusCode).toBe(404);
    expect((await test.request({ url: `/api/privacy-requests/${id}/prove` })).statusCode).toBe(404);
    expect((await list(`?search=${email}`)).items[0]?.state).toBe('waiting');
    expect((await byLink('link', id, 'a'.repeat(43))).statusCode).toBe(404);
  });

  it('lapses after seven days, and a new link revives it and ends the former one', async () => {
    const { id, token } = await openWithToken('export');
    advanceClock(8);
    expect((await byLink('prove', id, token)).statusCode).toBe(404);
    const later = await openSession(test, await test.make.admin());
    const found = await calls.send('GET', `admin/privacy/requests?search=${email}&state=expired`, later);
    expect(found.json<AdminPrivacyRequestsAnswerDto>().counts.expired).toBe(1);
    const sent = await calls.send('POST', `admin/privacy/requests/${id}/send`, later);
    expect(sent.json()).toMatchObject({ state: 'waiting' });
    const renewed = await readToken();
    expect((await byLink('link', id, token)).statusCode).toBe(404);
    expect((await byLink('prove', id, renewed.token)).statusCode).toBe(200);
    expect(getCode(await calls.send('POST', `admin/privacy/requests/${id}/send`, later))).toEqual([
      409,
      'PRIVACY_REQUEST_STATE',
    ]);
  });

  it('loses its address a year after it was closed', async () => {
    await prove('export');
    advanceClock(400);
    await test.app
      .get(UnitOfWork)
      .runInOwnContext(() => test.app.get(PrivacyRequestsService).anonymizeClosed());
    expect(await test.orm.em.fork().count(PrivacyRequest, { email })).toBe(0);
  });
});

describe('an export', () => {
  it('gives a guest a ZIP file behind a link mailed to the proved mailbox', async () => {
    await bookAsGuest();
    await mailbox.deliver();
    const { id, token } = await prove('export');
    const file = await readToken();
    expect([file.to, file.subject]).toEqual([email, 'Výpis vašich osobních údajů']);
    expect((await byLink('file', id, token)).statusCode).toBe(404);
    const answer = await byLink('file', id, file.token);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as {
      reservations: { made: object[]; received: object[] };
      account: unknown;
    };
    expect([data.account, data.reservations.received]).toEqual([null, []]);
    expect(data.reservations.made).toMatchObject([{ customer_name: 'Hostka Tajná', customer_email: email }]);
    expect((await list(`?search=${email}`)).items[0]?.state).toBe('done');
  });

  it('has a link to the file that ends after seven days', async () => {
    const { id } = await prove('export');
    const { token } = await readToken();
    advanceClock(6);
    expect((await byLink('file', id, token)).statusCode).toBe(200);
    advanceClock(8);
    expect((await byLink('file', id, token)).statusCode).toBe(404);
  });

  it('is mailed once for a repeated proof', async () => {
    const { id, token } = await prove('export');
    expect((await byLink('prove', id, token)).json()).toMatchObject({ state: 'done', has_file: false });
    expect(await mailbox.deliver()).toHaveLength(1);
  });
});

describe('an erasure', () => {
  it('is previewed and needs a proof by the mailbox', async () => {
    const { id } = await openWithToken('erasure');
    expect(getCode(await erase(id))).toEqual([409, 'PRIVACY_REQUEST_STATE']);
    expect(await preview(id)).toMatchObject({ user_id: null, block: null });
  });

  it('waits until the bookings of a guest are cancelled', async () => {
    const { id: booking } = await bookAsGuest();
    await mailbox.deliver();
    const { id } = await prove('erasure');
    const blocked = await preview(id);
    expect(blocked.block?.error_code).toBe('GUEST_RESERVATIONS_AHEAD');
    expect(blocked.retained).toEqual([{ name: 'reservations', reason: 'guest-reservations', count: 1 }]);
    expect(getCode(await erase(id))).toEqual([409, 'GUEST_RESERVATIONS_AHEAD']);
    const asOwner = await calls.signInOwner(space);
    await calls.send('DELETE', `reservations/${booking}`, asOwner, { reason: 'Na přání hosta' });
    const free = await preview(id);
    expect(free.block).toBeNull();
    expect(free.erased).toContainEqual({ name: 'reservations', count: 1 });
    expect(await preview(id)).toEqual(free);
    await mailbox.deliver();
    expect((await erase(id)).json()).toMatchObject({ state: 'done', email: null });
    const [row] = await test.orm.em
      .fork()
      .execute<object[]>('select customer_name, customer_email from reservation where id = ?', [booking]);
    expect(JSON.stringify(row)).not.toMatch(/Tajná|host\.example/u);
    expect((await mailbox.deliver()).map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Vaše osobní údaje jsou smazané'],
    ]);
    expect(getCode(await erase(id))).toEqual([409, 'PRIVACY_REQUEST_STATE']);
  });

  it('can be asked for again after it is done', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { id } = await prove('erasure');
      expect((await erase(id)).statusCode).toBe(200);
      await mailbox.deliver();
    }
  });

  it('ends the account of an owner, who has no bookings ahead', async () => {
    const user = await test.make.user({ email });
    const customer = await test.make.customer({ user, name: 'Tajná s. r. o.' });
    const own = await test.make.space({
      building: await test.make.building({ customer }),
      withoutPhoto: true,
    });
    await calls.bookSuccessfully(own, slotOn(day), { customer_email: `jiny-${number}@host.example` });
    await mailbox.deliver();
    const { id } = await prove('erasure');
    expect((await preview(id)).block?.error_code).toBe('FUTURE_RESERVATIONS');
    await test.orm.em
      .fork()
      .execute(`update reservation set status = 'cancelled' where space_id = ?`, [own.id]);
    const { user_id, erased, block } = await preview(id);
    expect([user_id, block]).toEqual([user.id, null]);
    expect(erased.map(({ name }) => name)).toEqual(expect.arrayContaining(['account', 'customer', 'spaces']));
    expect((await erase(id)).statusCode).toBe(200);
    const em = test.orm.em.fork();
    expect((await em.findOneOrFail(User, { id: user.id })).erasedAt).not.toBeNull();
    expect(await em.count(AuditEntry, { action: 'user.erase', subjectId: user.id })).toBe(1);
  });

  it('hands the company of a founder over to another majitel and says so before', async () => {
    const user = await test.make.user({ email });
    const customer = await test.make.customer({ user });
    await test.make.member({ customer, user: await test.make.user(), role: 'majitel' });
    const { id } = await prove('erasure');
    const shown = await preview(id);
    expect([shown.keeps_customer, shown.erased.map(({ name }) => name)]).toEqual([
      true,
      expect.not.arrayContaining(['customer', 'spaces']),
    ]);
    expect((await erase(id)).statusCode).toBe(200);
  });

  it('is refused for the own account of the operator', async () => {
    const admin = await test.make.admin({ email });
    const { id } = await prove('erasure');
    expect(getCode(await erase(id, await openSession(test, admin)))).toEqual([409, 'OWN_ACCOUNT']);
    expect((await erase(id)).statusCode).toBe(200);
  });

  it('happens once for concurrent calls', async () => {
    const { id } = await prove('erasure');
    const answers = await Promise.all([1, 2, 3].map(() => erase(id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('leaves other people alone', async () => {
    const other = await calls.bookSuccessfully(space, slotOn(day, 14, 16), {
      customer_name: 'Jiná Hostka',
      customer_email: `x${email}`,
    });
    const { id } = await prove('erasure');
    expect((await erase(id)).statusCode).toBe(200);
    const [row] = await test.orm.em
      .fork()
      .execute<{ name: string }[]>('select customer_name as name from reservation where id = ?', [other.id]);
    expect(row?.name).toBe('Jiná Hostka');
  });

  it('writes no address into the audit trail', async () => {
    const { id } = await prove('erasure');
    await erase(id);
    const entries = await test.orm.em
      .fork()
      .find(AuditEntry, { subjectType: 'privacy-request', subjectId: id }, { orderBy: { id: 'asc' } });
    expect(entries.map(({ action }) => action)).toEqual([
      'privacy-request.open',
      'privacy-request.prove',
      'privacy-request.erase',
    ]);
    expect(JSON.stringify(entries)).not.toContain(email);
  });
});

it('names every part of an export in the preview', async () => {
  const data = await test.app
    .get(UnitOfWork)
    .runInOwnContext(() =>
      test.app
        .get(PersonalDataRegistry)
        .export({ userId: null, customerId: null, email: 'nikdo@host.example', ownsEmail: true }),
    );
  expect(Object.keys(data).filter((name) => !(name in adminPrivacy.erasure.parts))).toEqual([]);
});
