import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import type { Customer } from '../src/modules/accounts/customers/index.ts';
import { AnonymizedMailsService } from '../src/modules/mail/anonymized-mails.service.ts';
import { ANONYMIZED_ADDRESS } from '../src/modules/mail/index.ts';
import { sendMail } from '../src/modules/mail/send-mail.job.ts';
import { UnitOfWork } from '../src/platform/database/index.ts';
import { FailedJobs, JobQueue, JobWorkers, QueueRegistry } from '../src/platform/queue/index.ts';
import { createTestApp, type TestApp } from './app.ts';
import { TEST_PASSWORD } from './factories/factories.ts';
import { Mailbox } from './mails.ts';
import { eventually } from './platform.ts';

type Answer = LightMyRequestResponse;
type Headers = { authorization: string };

/** Matches every planted personal value. */
const TRACE = /xantyp|602987654|67177|49\.1234/iu;
/** Tables retained by law. */
const RETAINED_TABLES = ['plan_order'];

const folder = mkdtempSync(path.join(tmpdir(), 'prostora-erasure-'));
let test: TestApp;
let mailbox: Mailbox;
let customer: Customer;
let asOwner: Headers;
let asAdmin: Headers;

beforeAll(async () => {
  test = await createTestApp({ STORAGE_DIR: folder });
  await test.app.get(QueueRegistry).driver.prepare();
  mailbox = new Mailbox(test);
  const email = 'xenie.xantypova@prostora.test';
  const user = await test.make.user({ email, name: 'Xenie Xantypová', emailConfirmedAt: new Date() });
  customer = await test.make.customer({
    user,
    name: 'Xantypová s. r. o.',
    phone: '+420602987654',
    street: 'Xantypova 7',
  });
  asOwner = await test.signIn(email);
  asAdmin = await test.signIn((await test.make.admin()).email);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

async function call(
  method: 'PUT' | 'POST' | 'GET' | 'DELETE',
  url: string,
  payload?: object,
  headers = asOwner,
): Promise<Answer> {
  const answer = await test.request({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
  return answer;
}
const buildingChange = {
  name: 'Dům Xantypová',
  street: 'Xantypova',
  house_number: '7',
  land_registry_number: '67177',
  postal_code: '67177',
  city: 'Xantypov',
  lat: 49.12345,
  lng: 16.5,
  description: '<p>Xantypová</p>',
};
const spaceChange = {
  perex: 'Zve Xantypová',
  phone: '+420602987654',
  email: 'sal@xantypova.cz',
  web: 'https://xantypova.cz',
};
/** All rows as JSON, by table. */
async function readTables(): Promise<Map<string, string>> {
  const connection = test.orm.em.fork().getConnection();
  const names = await connection.execute<{ schema: string; name: string }[]>(
    `select table_schema as schema, table_name as name from information_schema.tables
       where table_schema in ('public', 'bullmq') and table_type = 'BASE TABLE'`,
  );
  const texts = names.map(async ({ schema, name }) => {
    const rows = await connection.execute<object[]>(`select to_jsonb(t) as row from "${schema}"."${name}" t`);
    return [name, JSON.stringify(rows)] as const;
  });
  return new Map(await Promise.all(texts));
}
const findTraces = async (): Promise<string[]> =>
  [...(await readTables())]
    .filter(([name, text]) => !RETAINED_TABLES.includes(name) && TRACE.test(text))
    .map(([name]) => name);

async function plantPersonalData(): Promise<void> {
  type Added = { building: { id: number; version: number } };
  const { building } = (
    await call('PUT', 'customer/add-new-building', { name: 'Vila Xantypová' })
  ).json<Added>();
  const add = { name: 'Salonek Xantypové', id_building: building.id, no_name: false };
  const { space } = (await call('PUT', 'customer/add-new-space', add)).json<{
    space: { id: number; version: number };
  }>();
  await call('PUT', `customer/building/${building.id}`, { ...buildingChange, version: building.version });
  const version = async (): Promise<number> => {
    const [row] = await test.orm.em
      .fork()
      .execute<{ version: number }[]>('select version from space where id = ?', [space.id]);
    return row?.version ?? 0;
  };
  const save = async (changes: object): Promise<Answer> =>
    call('PUT', 'space/save', {
      space: { id: space.id, version: await version(), ...changes },
      publish: false,
    });
  await save(spaceChange);
  await save({ space_name: 'Sál paní Xantypové' });
  await insertBlock(space.id);
  await plantConversation(space.id);
  for (const publish of [false, true]) await addPriceList(space.id, publish);
  for (const publish of [false, true]) await addRentalTerms(publish);
  const reason = { status: 'DISABLED', reason: 'Stížnost na paní Xantypovou' };
  await call('POST', `space/${space.id}/status`, reason, asAdmin);
  await call('GET', 'admin/users/export?format=csv&search=xantyp', undefined, asAdmin);
  const view = { list: 'users', name: 'Stížnosti', query: 'search=Xantypov%C3%A1', shared: false };
  await call('POST', 'admin/views', view, asAdmin);
  const moved = { from_path: '/akce/xantypova', to_path: '/budova/dum-xantypova' };
  expect((await call('POST', 'admin/redirects', moved, asAdmin)).statusCode).toBe(201);
  // Deleted redirects to the building, and to its former URL.
  await addAndDeleteRedirect('/firmy/xantypova-dum', '/budova/dum-xantypova/sal');
  await addAndDeleteRedirect('/stare/xantypova', '/firmy/xantypova-dum');
  await call('POST', `admin/users/${customer.user.id}/block`, { reason: 'Podvod Xantypová' }, asAdmin);
  await call('POST', `admin/users/${customer.user.id}/unblock`, {}, asAdmin);
  await mailbox.deliver();
}

async function plantConversation(spaceId: number): Promise<void> {
  await call('POST', 'canned-replies', { title: 'Paní Xantypová', body: 'Zdraví Xantypová' });
  await test.orm.em.fork().execute(
    `with asked as (insert into inquiry (kind, state, fullname, email, text, attribute_ids, created_at)
       values ('contact', 'open', 'Jan Host', 'jan@host.example', '', '{}', now()) returning id)
     insert into inquiry_recipient (inquiry_id, space_id) select id, ? from asked`,
    [spaceId],
  );
  const [recipient] = await test.orm.em
    .fork()
    .execute<{ id: number }[]>('select max(id) as id from inquiry_recipient');
  const written = {
    subject: 'inquiry',
    subject_id: recipient?.id,
    kind: 'message',
    body: 'Zdraví Xantypová',
  };
  await call('POST', 'conversations', written);
}

async function addAndDeleteRedirect(from_path: string, to_path: string): Promise<void> {
  const added = await call('POST', 'admin/redirects', { from_path, to_path }, asAdmin);
  const { id } = added.json<{ id: number }>();
  expect((await call('DELETE', `admin/redirects/${id}`, undefined, asAdmin)).statusCode).toBe(200);
}

async function addPriceList(space_id: number, isPublished: boolean): Promise<void> {
  const list = {
    name: 'Ceník paní Xantypové',
    spaces: [{ space_id, valid_from: '2027-01-01' }],
    rules: [{ code: 'den', label: 'Sál paní Xantypové', kind: 'base', unit: 'day', amount: 100 }],
  };
  const { price_list: added } = (await call('POST', 'price-lists', list)).json<{
    price_list: { id: number };
  }>();
  if (isPublished) await call('POST', `price-lists/${added.id}/publish`, { version: 1 });
}

async function addRentalTerms(isPublished: boolean): Promise<void> {
  const answer = await call('POST', 'rental-terms', { name: 'Podmínky paní Xantypové' });
  const { rental_terms: added } = answer.json<{ rental_terms: { id: number } }>();
  if (isPublished) await call('POST', `rental-terms/${added.id}/publish`, { version: 1 });
}

const insertBlock = (spaceId: number): Promise<unknown> =>
  test.orm.em.fork().execute(
    `insert into blocked_slot (space_id, starts_at, ends_at, reason, private_reason)
       values (?, '2027-03-01T10:00Z', '2027-03-01T12:00Z', 'Svatba Xantypových', 'Xantypová')`,
    [spaceId],
  );

describe('erasure of an owner (QUALITY 57)', () => {
  beforeAll(async () => {
    await plantPersonalData();
    const expected = [
      'app_user',
      'audit_entry',
      'blocked_slot',
      'building',
      'canned_reply',
      'console_view',
      'customer',
      'message',
      'redirect',
      'space',
    ];
    expect(await findTraces()).toEqual(expect.arrayContaining(expected));
    asOwner = await test.signIn('xenie.xantypova@prostora.test');
    await call('POST', 'account/erase', { current_password: TEST_PASSWORD });
    await mailbox.deliver();
  });

  it('leaves no personal value in any table', async () => {
    expect(await findTraces()).toEqual([]);
  });

  it('removes failed mails to the person from the queue', async () => {
    const queue = test.app.get(JobQueue);
    const mails = await test.orm.em
      .fork()
      .execute<{ id: number }[]>('select id from mail_log where address = ? limit 1', [ANONYMIZED_ADDRESS]);
    expect(mails).toHaveLength(1);
    const ids = [mails[0]?.id ?? 0, 999_999];
    for (const id of ids)
      await queue.enqueue(sendMail, { mail_id: id, message: 'broken' } as never, { jobId: `mail-${id}` });
    const workers = test.app.get(JobWorkers);
    workers.start({ unreadableWaitMs: 0 });
    const failed = (): Promise<{ payload: { mail_id: number } }[]> => test.app.get(FailedJobs).list(sendMail);
    await eventually('both mails failed', async () => (await failed()).length === ids.length);
    await test.app
      .get(UnitOfWork)
      .runInOwnContext(() => test.app.get(AnonymizedMailsService, { strict: false }).removeFailed());
    expect((await failed()).map(({ payload }) => payload.mail_id)).toEqual([999_999]);
  });

  it('leaves no personal value in stored files', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const found = files.filter(({ parentPath, name }) =>
      TRACE.test(name + readFileSync(path.join(parentPath, name), 'latin1')),
    );
    expect(found.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    'users',
    'users/export?format=csv',
    'customers',
    'customers/export?format=csv',
    '../catalog/admin',
    '../catalog/admin/export?format=csv',
    'buildings',
    'audit',
    'audit/export?format=csv',
    'mails',
    'views?list=users',
  ])('leaves no personal value in GET admin/%s', async (url) => {
    const { statusCode, body } = await test.request({
      url: path.posix.join('/api/admin', url),
      headers: asAdmin,
    });
    expect([statusCode, TRACE.exec(body)?.[0] ?? null]).toEqual([200, null]);
  });
});
