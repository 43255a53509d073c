import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays } from '@prostora/contracts';
import type { Space } from '../src/modules/spaces/index.ts';
import { UnitOfWork } from '../src/platform/database/index.ts';
import { PersonalDataRegistry } from '../src/platform/privacy/index.ts';
import { createTestApp, type TestApp } from './app.ts';
import { BookingCalls, slotOn, type Headers } from './bookings.ts';
import { Mailbox } from './mails.ts';

/** Matches every planted personal value. */
const TRACE = /xantyp|602987654/iu;
const EMAIL = 'xaver@xantyp.example';
const GUEST = { customer_name: 'Xaver Xantyp', customer_email: EMAIL, customer_phone: '602 987 654' };
const IN_A_YEAR = addDays(new Date().toISOString().slice(0, 10), 360);

let test: TestApp;
let calls: BookingCalls;
let space: Space;
let asOwner: Headers;
let asAdmin: Headers;

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
  space = await test.make.space({ withoutPhoto: true });
  asOwner = await calls.signInOwner(space);
  asAdmin = await test.signIn((await test.make.admin()).email);
});
afterAll(() => test.close());

async function call<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: Headers = {},
): Promise<T> {
  const answer = await calls.send(method, url, headers, payload);
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
  return answer.json<T>();
}
const book = (day: string, more: object = {}) =>
  calls.bookSuccessfully(space, slotOn(day), { ...GUEST, ...more });

async function findTraces(): Promise<string[]> {
  const connection = test.orm.em.fork().getConnection();
  const names = await connection.execute<{ schema: string; name: string }[]>(
    `select table_schema as schema, table_name as name from information_schema.tables
       where table_schema in ('public', 'bullmq') and table_type = 'BASE TABLE'`,
  );
  const found = await Promise.all(
    names.map(async ({ schema, name }) => {
      const rows = await connection.execute<object[]>(
        `select to_jsonb(t) as row from "${schema}"."${name}" t`,
      );
      return TRACE.test(JSON.stringify(rows)) ? [name] : [];
    }),
  );
  return found.flat().toSorted();
}

/** A guest in every function: bookings of every kind, a message, a demand, a waiting list, a saved search, a vote. */
async function plantGuest(): Promise<void> {
  const { id } = await book(IN_A_YEAR, { notes: 'Svatba Xantypových' });
  const { reservation } = await call<{ reservation: { sequence: number } }>(
    'GET',
    `reservations/${id}`,
    undefined,
    asOwner,
  );
  const { sequence } = reservation;
  await call('PUT', `reservations/${id}/note`, { owner_note: 'Volal Xantyp' }, asOwner);
  const changed = { sequence, price: 4321, message: 'Pane Xantype' };
  await call('POST', `reservations/${id}/changes`, changed, asOwner);
  const written = {
    subject: 'reservation',
    subject_id: id,
    kind: 'message',
    body: 'Pane Xantype, platí to?',
  };
  await call('POST', 'conversations', written, asOwner);
  await call('DELETE', `reservations/${id}`, { reason: 'Xantyp se neozval' }, asOwner);
  const option = await call<{ reservations: { id: number }[] }>(
    'POST',
    'reservations/own',
    {
      rooms: [{ space_id: space.id }],
      ...slotOn(addDays(IN_A_YEAR, 1)),
      ...GUEST,
      status: 'option',
      title: 'Oslava Xantyp',
      staff_note: 'Xantyp přiveze dort',
    },
    asOwner,
  );
  await call('DELETE', `reservations/${option.reservations[0]?.id ?? 0}`, { reason: 'Xantyp' }, asOwner);
  const message = { fullname: 'Xaver Xantyp', email: EMAIL, message: 'Xantyp se ptá' };
  await call('POST', 'space/contact', { space_id: space.id, ...message });
  const demand = await call<{ id: number }>('POST', 'inquiries', {
    purpose_id: null,
    purpose_text: 'Oslava Xantyp',
    location_id: null,
    date_from: null,
    date_to: null,
    number_of_guests: 20,
    attributes: [],
    budget: null,
    text: 'Zve Xantyp',
    fullname: 'Xaver Xantyp',
    email: EMAIL,
    phone: '602987654',
    space_ids: [],
    terms_accepted: true,
  });
  await call('POST', `admin/inquiries/${demand.id}/forward`, { space_ids: [space.id] }, asAdmin);
  const taken = slotOn(addDays(IN_A_YEAR, 2));
  await calls.bookSuccessfully(space, taken, { customer_email: 'jina@host.example' });
  const wish = { space_id: space.id, ...taken, guests: 3, name: 'Xaver Xantyp', email: EMAIL };
  await call('POST', 'waitlist', wish, calls.confirmedBrowser(EMAIL));
  const search = {
    name: 'Sály pro Xantypa',
    email: EMAIL,
    frequency: 'daily',
    filter: { capacity: 'do-50' },
  };
  await call('POST', 'saved-searches', search);
  const selection = await call<{ id: number; token: string }>('POST', 'selections', {
    space_ids: [space.id],
  });
  await call('PUT', `selections/${selection.id}/vote`, {
    token: selection.token,
    voter_key: 'a'.repeat(32),
    name: 'Xaver Xantyp',
    answers: [{ space_id: space.id, answer: 'yes' }],
  });
  await calls.send('GET', 'admin/reservations/export?format=csv&search=xantyp', asAdmin);
  const view = { list: 'reservations', name: 'Potíže', query: 'search=xantyp', shared: false };
  await call('POST', 'admin/views', view, asAdmin);
  await new Mailbox(test).deliver();
}

describe('erasure of a guest without an account', () => {
  it('leaves no personal value in any table', async () => {
    await plantGuest();
    expect(await findTraces()).toEqual(
      expect.arrayContaining([
        'console_view',
        'inquiry',
        'mail_log',
        'message',
        'participant',
        'reservation',
        'saved_search',
        'selection_vote',
        'waitlist',
      ]),
    );
    await test.app
      .get(UnitOfWork)
      .run(() =>
        test.app
          .get(PersonalDataRegistry)
          .erase({ userId: null, customerId: null, email: EMAIL, ownsEmail: true }),
      );
    await new Mailbox(test).deliver();
    expect(await findTraces()).toEqual([]);
  });
});
