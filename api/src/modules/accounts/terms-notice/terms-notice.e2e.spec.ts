import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AdminLegalTermsText } from '@prostora/api-client';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { relayTwice } from '../../../../test/events.ts';
import { MailLog } from '../../mail/index.ts';

const DAY = '2099-01-01';
const MANY = 201;

let test: TestApp;
let asAdmin: { authorization: string };

beforeAll(async () => {
  test = await createTestApp();
  asAdmin = await test.signIn((await test.make.admin()).email);
});
afterAll(() => test.close());

const publish = async (): Promise<AdminLegalTermsText> =>
  (
    await test.request({
      method: 'POST',
      url: '/api/admin/terms',
      headers: asAdmin,
      payload: { valid_from: DAY, html: '<p>Nové znění</p>', summary: 'Delší lhůta.' },
    })
  ).json<AdminLegalTermsText>();
/** Relays the event and the consecutive batches of the job. */
const runJobs = async (): Promise<void> => {
  for (const kind of ['terms.published', 'job:tell-of-terms', 'job:tell-of-terms'])
    await relayTwice(test, kind);
};
const listNotifiedAddresses = async (): Promise<string[]> =>
  (await test.orm.em.fork().find(MailLog, { template: 'terms-changing' }, { orderBy: { id: 'asc' } })).map(
    ({ address }) => address,
  );

it('notifies each owner of new terms once, except erased users and those that accepted them', async () => {
  const sql = test.orm.em.fork().getConnection();
  await sql.execute(
    `insert into app_user (email, password_hash, roles, terms_version, erased_at)
    select 'majitel-' || n || '@prostora.test', '', '{ROLE_USER}',
      case when n = 1 then ? end, case when n = 2 then now() end from generate_series(1, ?) n`,
    [DAY, MANY + 3],
  );
  await sql.execute(
    `insert into customer (user_id, name)
    select id, 'Sál' from app_user where email like 'majitel-%' and email <> 'majitel-3@prostora.test'`,
  );

  const { id } = await publish();
  await test.request({ method: 'DELETE', url: `/api/admin/terms/${id}`, headers: asAdmin });
  await runJobs();
  expect(await listNotifiedAddresses()).toEqual([]);

  for (let time = 0; time < 2; time += 1) {
    const { id: again } = await publish();
    await runJobs();
    expect(await listNotifiedAddresses()).toEqual(
      Array.from({ length: MANY }, (_, index) => `majitel-${index + 4}@prostora.test`),
    );
    await test.request({ method: 'DELETE', url: `/api/admin/terms/${again}`, headers: asAdmin });
  }
});
