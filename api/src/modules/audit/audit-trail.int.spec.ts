import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { ExportAuditPort } from '../../platform/export/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { AuditJobs } from './audit.jobs.ts';
import { AuditEntry, AuditTrailService } from './index.ts';

let test: TestApp;
let trail: AuditTrailService;
let unitOfWork: UnitOfWork;

beforeAll(async () => {
  test = await createTestApp();
  trail = test.app.get(AuditTrailService);
  unitOfWork = test.app.get(UnitOfWork);
});
afterAll(() => test.close());

const listEntries = (subjectId: number): Promise<AuditEntry[]> =>
  test.orm.em.fork().find(AuditEntry, { subjectType: 'space', subjectId });

it('records an action without secrets and line breaks', async () => {
  await unitOfWork.run(() =>
    trail.record(
      { userId: 7 },
      'space.approve',
      { type: 'space', id: 1 },
      { status: 'DRAFT', token: 'x' },
      { name: 'Sál\r\nA' },
    ),
  );
  expect(await listEntries(1)).toMatchObject([
    {
      actorId: 7,
      action: 'space.approve',
      before: { status: 'DRAFT' },
      after: { name: 'Sál A' },
      createdAt: expect.any(Date),
    },
  ]);
});

it('rolls back with the transaction of the action', async () => {
  const transaction = unitOfWork.run(async () => {
    await trail.record({ userId: 7 }, 'space.approve', { type: 'space', id: 2 });
    throw new Error('the action failed');
  });
  await expect(transaction).rejects.toThrow('the action failed');
  expect(await listEntries(2)).toEqual([]);
});

it('anonymizes entries by hashing texts, and the trigger allows no other update', async () => {
  const subject = { type: 'space', id: 4 };
  const before = {
    name: 'Sál',
    status: 'DRAFT',
    lat: 49.2,
    capacity: 10,
    tags: ['Jana'],
    starts_at: '2026-11-24T10:00:00.000Z',
  };
  const after = {
    name: 'Sál',
    status: 'Jana Nová',
    reason: 'Jana',
    nested: { note: 'Jana', by: 'owner' },
    changed: ['name'],
  };
  await unitOfWork.run(() => trail.record({ userId: 7 }, 'space.save', subject, before, after));
  await test.orm.em
    .fork()
    .getConnection()
    .execute(`update audit_entry set before = '{"name":"lež"}', after = '{}' where subject_id = 4`);

  const [entry] = await listEntries(4);
  const hash = expect.stringMatching(/^#[0-9a-f]{12}$/u);
  expect(entry?.before).toEqual({ ...before, name: hash, lat: hash, tags: [hash] });
  expect(entry?.after).toEqual({
    ...after,
    name: hash,
    status: hash,
    reason: hash,
    nested: { note: hash, by: 'owner' },
  });
  expect(entry?.before['name']).toBe(entry?.after['name']);
  await unitOfWork.run(() => trail.record({ userId: 7 }, 'space.save', { ...subject, id: 5 }, before, after));
  await unitOfWork.run(() => trail.anonymize('space', [5]));
  expect((await listEntries(5))[0]?.before['name']).not.toBe(entry?.before['name']);
});

it('deletes entries after 24 months and rejects earlier deletion', async () => {
  const connection = test.orm.em.fork().getConnection();
  for (const [id, age] of [
    [6, '23 months'],
    [8, '25 months'],
  ] as const) {
    await connection.execute(
      `insert into audit_entry (action, subject_type, subject_id, before, after, created_at)
         values ('space.view', 'space', ?, '{}', '{}', now() - ?::interval)`,
      [id, age],
    );
  }
  await expect(connection.execute('delete from audit_entry where subject_id = 6')).rejects.toThrow(
    'append-only',
  );
  await test.app.get(AuditJobs).removeExpiredEntries();
  expect([(await listEntries(6)).length, (await listEntries(8)).length]).toEqual([1, 0]);
});

it('records an export with a hash of the search text', async () => {
  await test.app
    .get(ExportAuditPort)
    .recordExport({ userId: 7 } as Actor, 'users', { search: 'Jana Nová', format: 'csv' });
  const [entry] = await test.orm.em.fork().find(AuditEntry, { action: 'list.export' });
  expect(entry?.after).toEqual({
    list: 'users',
    format: 'csv',
    search: expect.stringMatching(/^#[0-9a-f]{12}$/u),
  });
});

it('rejects updates and deletions of entries', async () => {
  await unitOfWork.run(() => trail.record({ userId: null }, 'space.view', { type: 'space', id: 3 }));
  const em = test.orm.em.fork();
  await expect(em.nativeDelete(AuditEntry, { subjectId: 3 })).rejects.toThrow('append-only');
  await expect(em.nativeUpdate(AuditEntry, { subjectId: 3 }, { actorId: 1 })).rejects.toThrow('append-only');
  await expect(em.getConnection().execute('truncate audit_entry')).rejects.toThrow('append-only');
  expect(await listEntries(3)).toHaveLength(1);
});
