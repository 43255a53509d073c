import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  OwnerInquiriesPage,
  OwnerInquiry,
  OwnerToday,
  Reservation,
  ReservationsPage,
  TeamAssignees,
} from '@prostora/api-client';
import type { MemberRole } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { PersonalDataRegistry } from '../../../platform/privacy/index.ts';
import type { Customer } from '../../accounts/customers/index.ts';
import type { User } from '../../accounts/users/index.ts';
import { AuditEntry } from '../../audit/index.ts';
import type { Space } from '../../spaces/index.ts';

type Headers = { authorization: string };
type Colleague = { user: User; id: number; headers: Headers };
type Refusal = { error_code: string; errors: Record<string, string> };

const OUTSIDE = { user_id: 'Vyberte člena týmu, který tento prostor vidí.' };

let test: TestApp;
let customer: Customer;
let hall: Space;
let cellar: Space;
let asOwner: Headers;
let reservationId: number;
let messageId: number;

const execute = <T>(sql: string, values: unknown[]): Promise<T[]> =>
  test.orm.em.getConnection().execute<T[]>(sql, values);
const send = (method: 'GET' | 'PUT' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  test.request({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
const get = async <T>(url: string, headers: Headers): Promise<T> =>
  (await send('GET', url, headers)).json<T>();

async function addMember(
  role: MemberRole,
  name: string,
  spaceIds: number[] | null = null,
): Promise<Colleague> {
  const user = await test.make.user({ roles: ['ROLE_USER'], name });
  const member = await test.make.member({ customer, user, role, spaceIds });
  return { user, id: member.id, headers: await test.signIn(user.email) };
}

async function addReservation(space: Space): Promise<number> {
  const [row] = await execute<{ id: number }>(
    `insert into reservation (space_id, status, starts_at, ends_at, held_from, held_until, customer_name, customer_email)
     values (?, 'pending', '2031-05-05T10:00Z', '2031-05-05T12:00Z', '2031-05-05T10:00Z', '2031-05-05T12:00Z',
       'Jana Nová', 'jana@host.example') returning id`,
    [space.id],
  );
  return row?.id ?? 0;
}

async function addMessage(space: Space): Promise<number> {
  const [inquiry] = await execute<{ id: number }>(
    `insert into inquiry (kind, state, fullname, email, attribute_ids) values ('contact', 'open', 'Petr Malý', 'petr@host.example', '{}')
     returning id`,
    [],
  );
  const [recipient] = await execute<{ id: number }>(
    `insert into inquiry_recipient (inquiry_id, space_id, state, text) values (?, ?, 'sent', '') returning id`,
    [inquiry?.id, space.id],
  );
  return recipient?.id ?? 0;
}

const assign = (userId: number | null, headers = asOwner, id = reservationId) =>
  send('PUT', `reservations/${id}/assignee`, headers, { user_id: userId });
const assignMessage = (userId: number | null, headers = asOwner) =>
  send('PUT', `inquiries/received/${messageId}/assignee`, headers, { user_id: userId });
const getAssignees = async () => [
  (await get<{ reservation: Reservation }>(`reservations/${reservationId}`, asOwner)).reservation.assignee,
  (await get<{ inquiry: OwnerInquiry }>(`inquiries/received/${messageId}`, asOwner)).inquiry.assignee,
];

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  customer = await test.make.customer();
  const building = await test.make.building({ customer });
  hall = await test.make.space({ building });
  cellar = await test.make.space({ building });
  asOwner = await test.signIn(customer.user.email);
  reservationId = await addReservation(hall);
  messageId = await addMessage(hall);
});

describe('assignment in a team', () => {
  it('names the member in details, lists and the day, and lists what is theirs', async () => {
    const { user, headers } = await addMember('spravce', 'Jana Dvořáková');
    const jana = { id: user.id, name: 'Jana Dvořáková' };
    await addReservation(cellar);
    const { reservation } = (await assign(user.id)).json<{ reservation: Reservation }>();
    expect([reservation.assignee, reservation.sequence]).toEqual([jana, 0]);
    expect((await assignMessage(user.id)).json<{ inquiry: OwnerInquiry }>().inquiry.assignee).toEqual(jana);
    for (const [assignee, who] of [
      ['me', headers],
      [user.id, asOwner],
    ] as const) {
      const listed = await get<ReservationsPage>(`reservations?assignee=${assignee}`, who);
      expect(listed.items.map(({ id, assignee: one }) => [id, one])).toEqual([[reservationId, jana]]);
      expect([listed.total, listed.counts.pending]).toEqual([1, 1]);
      const received = await get<OwnerInquiriesPage>(`inquiries/received?assignee=${assignee}`, who);
      expect([received.items.map(({ id }) => id), received.counts.waiting]).toEqual([[messageId], 1]);
    }
    expect((await get<ReservationsPage>('reservations?assignee=me', asOwner)).total).toBe(0);
    expect((await get<OwnerInquiriesPage>('inquiries/received?assignee=me', asOwner)).counts.waiting).toBe(0);
    const { waiting } = await get<OwnerToday>('owner/today', headers);
    expect(
      waiting.filter((item) => item.assignee !== null).map(({ kind, assignee }) => [kind, assignee]),
    ).toEqual([
      ['request', jana],
      ['message', jana],
    ]);
    expect((await send('GET', 'reservations?assignee=jana', asOwner)).statusCode).toBe(422);
    const file = await send('GET', 'reservations/export?format=csv&assignee=me', headers);
    expect(file.body.split('\n').filter((line) => line.includes('Jana Nová'))).toHaveLength(1);
  });

  it('records each change once, also the end of an assignment', async () => {
    const { user } = await addMember('spravce', 'Jana Dvořáková');
    for (const userId of [user.id, user.id, null]) {
      expect((await assign(userId)).statusCode).toBe(200);
      expect((await assignMessage(userId)).statusCode).toBe(200);
    }
    expect(await getAssignees()).toEqual([null, null]);
    const audited = await test.orm.em
      .fork()
      .find(AuditEntry, { subjectType: 'reservation', subjectId: reservationId }, { orderBy: { id: 'asc' } });
    expect(audited.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['reservation.assign', { user: null }, { user: user.id }],
      ['reservation.assign', { user: user.id }, { user: null }],
    ]);
    expect(JSON.stringify(audited)).not.toContain('Dvořáková');
  });

  it('refuses people outside of the team or of the space', async () => {
    const stranger = await test.make.user();
    const elsewhere = await addMember('domovnik', 'Karel Malý', [cellar.id]);
    for (const userId of [stranger.id, elsewhere.user.id, 999_999_999])
      for (const answer of [await assign(userId), await assignMessage(userId)]) {
        expect(answer.statusCode).toBe(422);
        expect(answer.json<Refusal>().errors).toEqual(OUTSIDE);
      }
    const caretaker = await addMember('domovnik', 'Eva Nová', [hall.id]);
    expect((await assign(caretaker.user.id)).statusCode).toBe(200);
    // A caretaker does not read inquiries.
    expect((await assignMessage(caretaker.user.id)).json<Refusal>().errors).toEqual(OUTSIDE);
    expect((await assign(caretaker.user.id, caretaker.headers)).statusCode).toBe(403);
    expect((await assign(caretaker.user.id, elsewhere.headers)).statusCode).toBe(404);
    expect((await send('PUT', `reservations/${reservationId}/assignee`, asOwner, {})).statusCode).toBe(422);
  });

  it('offers the members that see a space of the caller', async () => {
    const caretaker = await addMember('domovnik', 'Eva Nová', [hall.id]);
    const other = await addMember('domovnik', 'Karel Malý', [cellar.id]);
    const list = async (headers: Headers) =>
      (await get<TeamAssignees>('owner/assignees', headers)).items.map(({ id, role, is_me }) => [
        id,
        role,
        is_me,
      ]);
    expect(await list(asOwner)).toEqual([
      [customer.user.id, 'majitel', true],
      [caretaker.user.id, 'domovnik', false],
      [other.user.id, 'domovnik', false],
    ]);
    expect(await list(caretaker.headers)).toEqual([
      [customer.user.id, 'majitel', false],
      [caretaker.user.id, 'domovnik', true],
    ]);
  });

  it('ends with the membership and with the access to the space', async () => {
    const jana = await addMember('spravce', 'Jana Dvořáková');
    const assignBoth = async () => {
      expect((await assign(jana.user.id)).statusCode).toBe(200);
      expect((await assignMessage(jana.user.id)).statusCode).toBe(200);
    };
    await assignBoth();
    const change = (role: MemberRole, space_ids: number[] | null) =>
      send('PUT', `team/members/${jana.id}`, asOwner, { role, space_ids });
    await change('domovnik', [hall.id]);
    expect(await getAssignees()).toEqual([expect.objectContaining({ id: jana.user.id }), null]);
    await change('spravce', [cellar.id]);
    expect(await getAssignees()).toEqual([null, null]);
    await change('spravce', null);
    await assignBoth();
    expect((await send('DELETE', `team/members/${jana.id}`, asOwner)).statusCode).toBe(200);
    expect(await getAssignees()).toEqual([null, null]);
  });

  it('is not written after a concurrent removal of the member', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, user } = await addMember('spravce', 'Jana Dvořáková');
      const [assigned, assignedMessage, removed] = await Promise.all([
        assign(user.id),
        assignMessage(user.id),
        send('DELETE', `team/members/${id}`, asOwner),
      ]);
      expect(removed.statusCode).toBe(200);
      for (const { statusCode } of [assigned, assignedMessage]) expect([200, 422]).toContain(statusCode);
      expect(await getAssignees()).toEqual([null, null]);
    }
  });

  it('ends when the person is erased, also as the last majitel', async () => {
    const { app } = test;
    const { user } = customer;
    const about = { userId: user.id, customerId: null, email: user.email };
    await assign(user.id);
    await assignMessage(user.id);
    const data = await app
      .get(UnitOfWork)
      .runInOwnContext(() => app.get(PersonalDataRegistry).export({ ...about, customerId: customer.id }));
    expect(JSON.stringify(data['inquiries'])).not.toContain('assignee');
    await app
      .get(UnitOfWork)
      .runInOwnContext(() => app.get(UnitOfWork).run(() => app.get(PersonalDataRegistry).erase(about)));
    expect(
      await execute(
        `select assignee_id from reservation where id = ? union all select assignee_id from inquiry_recipient where id = ?`,
        [reservationId, messageId],
      ),
    ).toEqual([{ assignee_id: null }, { assignee_id: null }]);
  });
});
