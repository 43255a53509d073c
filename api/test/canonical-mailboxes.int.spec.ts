import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Migration20261201050300_canonical_mailboxes as CanonicalMailboxes } from '../migrations/Migration20261201050300_canonical_mailboxes.ts';
import { createTestApp, type TestApp } from './app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function migrate(): Promise<void> {
  const migration = new CanonicalMailboxes(test.orm.em.getDriver(), test.orm.config);
  await test.orm.em.fork().transactional(async (em) => {
    migration.setTransactionContext(em.getTransactionContext());
    await migration.up();
    for (const query of migration.getQueries()) await em.execute(query as string);
  });
}
const update = (table: string, column: string, id: number, value: string): Promise<unknown> =>
  test.orm.em.fork().execute(`update "${table}" set "${column}" = ? where id = ?`, [value, id]);
const read = async (table: string, column: string, id: number): Promise<string | undefined> => {
  const rows = await test.orm.em
    .fork()
    .execute<{ value: string }[]>(`select "${column}"::text as value from "${table}" where id = ?`, [id]);
  return rows[0]?.value;
};

it('stores mailboxes and names of earlier releases in their canonical form', async () => {
  const space = await test.make.space({ withoutPhoto: true });
  const { user } = space.building.customer;
  await update('app_user', 'email', user.id, 'majitel@háčky.example.cz'.normalize('NFD'));
  await update('space', 'email', space.id, 'sál@háčky.example.cz'.normalize('NFD'));
  await update('space', 'name', space.id, 'Žluťoučký sál'.normalize('NFD'));
  await migrate();
  expect(await read('app_user', 'email', user.id)).toBe('majitel@xn--hky-ela4t.example.cz');
  expect(await read('space', 'email', space.id)).toBe('sál@xn--hky-ela4t.example.cz');
  expect(await read('space', 'name', space.id)).toBe('Žluťoučký sál');
});

it('leaves the later of two accounts of one mailbox as it is, and says so', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const [first, second] = [
    await test.make.space({ withoutPhoto: true }),
    await test.make.space({ withoutPhoto: true }),
  ].map(({ building }) => building.customer.user.id) as [number, number];
  const spelling = 'dva@háčky.example.cz';
  await update('app_user', 'email', first, 'dva@xn--hky-ela4t.example.cz');
  await update('app_user', 'email', second, spelling);
  await migrate();
  expect(await read('app_user', 'email', first)).toBe('dva@xn--hky-ela4t.example.cz');
  expect(await read('app_user', 'email', second)).toBe(spelling);
  const [entry] = await test.orm.em
    .fork()
    .execute<{ after: object }[]>(
      `select after from audit_entry where subject_type = 'user' and subject_id = ? and actor_id is null`,
      [second],
    );
  expect(entry?.after).toEqual({ same_mailbox_as: first });
  expect(report).toHaveBeenCalledTimes(1);
  report.mockRestore();
});
