import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { AuditEntry, AuditTrail } from './index.ts';

let test: TestApp;
let trail: AuditTrail;
let unitOfWork: UnitOfWork;

beforeAll(async () => {
  test = await createTestApp();
  trail = test.app.get(AuditTrail);
  unitOfWork = test.app.get(UnitOfWork);
});
afterAll(() => test.close());

const entriesAbout = (subjectId: number): Promise<AuditEntry[]> => test.orm.em.fork().find(AuditEntry, { subjectType: 'space', subjectId });

it('writes down who did what, without secrets and on single lines', async () => {
  await unitOfWork.run(() => trail.record({ userId: 7 }, 'space.approve', { type: 'space', id: 1 }, { status: 'DRAFT', token: 'x' }, { name: 'Sál\r\nA' }));
  expect(await entriesAbout(1)).toMatchObject([{ actorId: 7, action: 'space.approve', before: { status: 'DRAFT' }, after: { name: 'Sál A' }, createdAt: expect.any(Date) }]);
});

it('is undone together with the deed', async () => {
  const deed = unitOfWork.run(async () => {
    await trail.record({ userId: 7 }, 'space.approve', { type: 'space', id: 2 });
    throw new Error('the deed failed');
  });
  await expect(deed).rejects.toThrow('the deed failed');
  expect(await entriesAbout(2)).toEqual([]);
});

it('is never changed afterwards', async () => {
  await unitOfWork.run(() => trail.record({ userId: null }, 'space.view', { type: 'space', id: 3 }));
  const em = test.orm.em.fork();
  await expect(em.nativeDelete(AuditEntry, { subjectId: 3 })).rejects.toThrow('append-only');
  await expect(em.nativeUpdate(AuditEntry, { subjectId: 3 }, { actorId: 1 })).rejects.toThrow('append-only');
  await expect(em.getConnection().execute('truncate audit_entry')).rejects.toThrow('append-only');
  expect(await entriesAbout(3)).toHaveLength(1);
});
