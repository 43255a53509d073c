import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DAY_MS, fromPragueWallTime, HOUR_MS } from '@prostora/contracts';
import { formatDateTime } from '@prostora/strings/format.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { Mailbox } from '../../../../test/mails.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Mail } from '../../../platform/mailer/index.ts';
import type { Customer } from '../../accounts/customers/index.ts';
import type { Space } from '../../spaces/index.ts';
import { MailsPersonalDataProvider } from '../../mail/mail.personal-data.ts';
import { ReservationRemindersService } from '../../reservations/mails/reservation-reminders.service.ts';
import { TaskDigestJobs } from './task-digest.jobs.ts';

/** A Wednesday without a change of the clock around. */
const MORNING = fromPragueWallTime('2027-06-09', 8 * 60);

let test: TestApp;
let mailbox: Mailbox;
let adminEmail: string;
let now: Date;
let owner: Customer;
let hall: Space;
let club: Space;

const execute = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  test.orm.em.getConnection().execute<T[]>(sql, values);
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const ahead = (ms: number): Date => ago(-ms);
const setTime = (time: Date): void => {
  now = time;
};

const plain = (text = ''): string => text.replaceAll('\u00a0', ' ');
const runInContext = (work: () => Promise<void>): Promise<void> =>
  test.app.get(UnitOfWork).runInOwnContext(work);

/** Runs the job; returns the mails. */
async function sendDigests(): Promise<Mail[]> {
  await runInContext(() => test.app.get(TaskDigestJobs).sendDigests());
  return mailbox.deliver();
}

async function sendLastCalls(): Promise<Mail[]> {
  await runInContext(async () => {
    await test.app.get(ReservationRemindersService).remindOwners();
    await test.app.get(ReservationRemindersService).remindOfOptions();
  });
  return mailbox.deliver();
}

type Row = Readonly<{
  name: string;
  space?: Space;
  age?: number;
  day?: number;
  price?: number;
  source?: 'guest' | 'owner';
  expires?: Date;
  seriesId?: number;
}>;

async function addRequest(row: Row): Promise<number> {
  const { name, space = hall, age = 2 * DAY_MS, day = 40, price = 1000, source = 'guest', seriesId } = row;
  const slot = [ahead(day * DAY_MS), ahead(day * DAY_MS + HOUR_MS)];
  const [added] = await execute<{ id: number }>(
    `insert into reservation (space_id, status, source, starts_at, ends_at, held_from, held_until, customer_name,
       customer_email, price_haler, price_state, created_at, expires_at, series_id, series_day)
     values (?, 'pending', ?, ?, ?, ?, ?, ?, 'host@host.example', ?, 'complete', ?, ?, ?, ?) returning id`,
    [
      space.id,
      source,
      ...slot,
      ...slot,
      name,
      price * 100,
      ago(age),
      row.expires ?? ahead(30 * DAY_MS),
      seriesId ?? null,
      seriesId === undefined ? null : slot[0]?.toISOString().slice(0, 10),
    ],
  );
  return added?.id ?? 0;
}

async function addSeries(name: string, days: readonly number[]): Promise<void> {
  const [series] = await execute<{ id: number }>(
    `insert into series (customer_id, weekdays, from_day, until_day, start_minute, length_minutes)
     values (?, '{1}', '2027-07-01', '2027-09-01', 600, 60) returning id`,
    [owner.id],
  );
  for (const day of days) await addRequest({ name, day, seriesId: series?.id ?? 0 });
}

async function addDemand(name: string, spaces: readonly Space[]): Promise<number> {
  const [inquiry] = await execute<{ id: number }>(
    `insert into inquiry (kind, state, fullname, email, attribute_ids, budget_haler, purpose_text, date_from, created_at)
     values ('demand', 'open', 'Petr Malý', 'petr@host.example', '{}', 500000, ?, '2027-08-01', ?) returning id`,
    [name, ago(2 * DAY_MS)],
  );
  for (const space of spaces)
    await execute(
      `insert into inquiry_recipient (inquiry_id, space_id, state, text, sent_at) values (?, ?, 'sent', '', ?)`,
      [inquiry?.id, space.id, ago(2 * DAY_MS)],
    );
  return inquiry?.id ?? 0;
}

const remind = async (id: number, kind = 'unanswered_reservations') => {
  const answer = await test.request({
    method: 'POST',
    url: '/api/admin/waiting/remind',
    headers: await test.signIn(adminEmail),
    payload: { kind, id },
  });
  return answer.json<{ reminded?: number; error_code?: string; message?: string }>();
};

beforeAll(async () => {
  test = await createTestApp();
  mailbox = new Mailbox(test);
  adminEmail = (await test.make.admin()).email;
});
afterAll(() => test.close());

beforeEach(async () => {
  setTime(MORNING);
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => now);
  owner = await test.make.customer();
  const building = await test.make.building({ customer: owner });
  hall = await test.make.space({ building, name: 'Sál' });
  club = await test.make.space({ building, name: 'Klub' });
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const table of ['reservation', 'series', 'inquiry_recipient', 'inquiry', 'owner_reminder', 'mail_log'])
    await execute(`delete from ${table}`);
});

describe('the morning digest', () => {
  it('lists what waits for more than a day, an event and a demand in one line, without options', async () => {
    const id = await addRequest({ name: 'Svatba', price: 48_000, expires: ahead(30 * HOUR_MS) });
    await addSeries('Jarní kurz', [50, 57, 64]);
    await addDemand('Konference', [hall, club]);
    await addRequest({ name: 'Čerstvá', age: 23 * HOUR_MS, day: 41 });
    await addRequest({ name: 'Opce', source: 'owner', day: 42 });
    await addRequest({ name: 'Stará', age: 15 * DAY_MS, day: 43 });

    const [mail, ...others] = await sendDigests();
    expect(others).toEqual([]);
    expect([mail?.to, plain(mail?.subject)]).toEqual([owner.user.email, 'Čekají na vás 3 věci']);
    const text = plain(mail?.text);
    expect(text).toContain('Žádost: Svatba');
    expect(text).toContain('48 000 Kč · odpovězte do zítra 14:00');
    expect(text).toContain(`/klient/rezervace?rezervace=${id}`);
    expect(text.match(/Jarní kurz/gu)).toHaveLength(1);
    expect(text).toMatch(/první ze 3 termínů · 3 000 Kč/u);
    expect(text.match(/Poptávka: Konference/gu)).toHaveLength(1);
    expect(text).not.toMatch(/Čerstvá|Opce|Stará/u);
  });

  it('is sent once a day, also when the job is repeated and something more comes to wait', async () => {
    await addRequest({ name: 'Svatba' });
    expect(await sendDigests()).toHaveLength(1);
    expect(await sendDigests()).toEqual([]);
    setTime(ahead(HOUR_MS));
    await addRequest({ name: 'Ples', day: 41 });
    expect(await sendDigests()).toEqual([]);
  });

  it('is not sent before eight, and not when nothing waits', async () => {
    expect(await sendDigests()).toEqual([]);
    await addRequest({ name: 'Svatba' });
    setTime(ago(60_000));
    expect(await sendDigests()).toEqual([]);
  });

  it('repeats a thing on the next mornings, three times in all', async () => {
    await addRequest({ name: 'Svatba' });
    // The job of a day may start some seconds earlier than that of the day before.
    const counts: number[] = [];
    for (const [day, second] of [40, 2, 30, 1].entries()) {
      setTime(new Date(MORNING.getTime() + day * DAY_MS + second * 1000));
      counts.push((await sendDigests()).length);
    }
    expect(counts).toEqual([1, 1, 1, 0]);
  });

  it('leaves out what was reminded of 23 hours ago, on the day when the clock changes', async () => {
    setTime(fromPragueWallTime('2027-03-27', 8 * 60));
    await addRequest({ name: 'Svatba' });
    expect(await sendDigests()).toHaveLength(1);
    await addRequest({ name: 'Ples', day: 41 });
    setTime(fromPragueWallTime('2027-03-28', 8 * 60));
    const [mail] = await sendDigests();
    expect(mail?.text).toContain('Ples');
    expect(mail?.text).not.toContain('Svatba');
    setTime(fromPragueWallTime('2027-03-29', 8 * 60));
    expect((await sendDigests())[0]?.text).toContain('Svatba');
  });
});

describe('the recipients of the digest', () => {
  it('are those of the team who may answer, each for their spaces', async () => {
    const join = async (role: 'spravce' | 'ucetni' | 'domovnik', spaceIds: number[] | null) => {
      const user = await test.make.user();
      await test.make.member({ customer: owner, user, role, spaceIds });
      return user.email;
    };
    const ofClub = await join('spravce', [club.id]);
    await join('ucetni', null);
    await join('domovnik', null);
    await addRequest({ name: 'Svatba' });
    await addRequest({ name: 'Přednáška', space: club });
    const mails = await sendDigests();
    expect(mails.map(({ to }) => to).sort()).toEqual([owner.user.email, ofClub].sort());
    const text = mails.find(({ to }) => to === ofClub)?.text;
    expect(text).toContain('Přednáška');
    expect(text).not.toContain('Svatba');
  });

  it('have one mail for all their teams', async () => {
    const other = await test.make.customer();
    const space = await test.make.space({ building: await test.make.building({ customer: other }) });
    await test.make.member({ customer: other, user: owner.user, role: 'spravce' });
    await addRequest({ name: 'Svatba' });
    await addRequest({ name: 'Ples', space });
    const mails = (await sendDigests()).filter(({ to }) => to === owner.user.email);
    expect(mails).toHaveLength(1);
    expect(plain(mails[0]?.subject)).toBe('Čekají na vás 2 věci');
    expect(mails[0]?.text).toContain(other.name);
  });

  it('are neither blocked nor erased', async () => {
    const user = await test.make.user();
    await test.make.member({ customer: owner, user, role: 'spravce' });
    await addRequest({ name: 'Svatba' });
    for (const column of ['blocked_at', 'erased_at']) {
      await execute(`update app_user set ${column} = now() where id = ?`, [owner.user.id]);
      expect((await sendDigests()).map(({ to }) => to)).toEqual([user.email]);
      await execute(`update app_user set ${column} = null where id = ?`, [owner.user.id]);
      await execute('delete from owner_reminder');
      await execute('delete from mail_log');
    }
  });
});

describe('a thing that the digest has listed', () => {
  it('is not reminded of by the operator for 24 hours, who is told when it was', async () => {
    const id = await addRequest({ name: 'Svatba' });
    await sendDigests();
    const remindedAt = now;
    setTime(ahead(5 * HOUR_MS));
    expect(await remind(id)).toMatchObject({
      error_code: 'REMINDED_TODAY',
      message: expect.stringContaining(`Majitel už připomínku dostal: ${formatDateTime(remindedAt)}`),
    });
    const list = await test.request({
      url: '/api/admin/waiting',
      headers: await test.signIn(adminEmail),
    });
    expect(list.json<{ items: object[] }>().items).toMatchObject([
      { id, can_remind: false, reminded_at: remindedAt.toISOString() },
    ]);
    expect(await mailbox.deliver()).toEqual([]);
    setTime(ahead(19 * HOUR_MS));
    expect(await remind(id)).toMatchObject({ reminded: 1 });
  });

  it('is not in the digest within 24 hours of the operator’s reminder', async () => {
    const id = await addRequest({ name: 'Svatba' });
    setTime(ago(HOUR_MS));
    expect(await remind(id)).toMatchObject({ reminded: 1 });
    expect(await mailbox.deliver()).toHaveLength(1);
    setTime(MORNING);
    expect(await sendDigests()).toEqual([]);
  });

  it('is reminded of to those of several owners who have not been reminded', async () => {
    const other = await test.make.customer();
    const space = await test.make.space({ building: await test.make.building({ customer: other }) });
    const id = await addDemand('Konference', [hall, space]);
    const reminder = [`inquiry-${id}`, owner.user.id, ago(HOUR_MS)];
    await execute('insert into owner_reminder (subject, user_id, reminded_at) values (?, ?, ?)', reminder);
    expect((await sendDigests()).map(({ to }) => to)).toEqual([other.user.email]);
    await execute('delete from owner_reminder where user_id = ?', [owner.user.id]);
    expect(await remind(id, 'unanswered_demands')).toMatchObject({ reminded: 1 });
    expect((await mailbox.deliver()).map(({ to }) => to)).toEqual([owner.user.email]);
  });

  it('has no last call on the same day', async () => {
    await addRequest({ name: 'Svatba', expires: ahead(10 * HOUR_MS) });
    await addRequest({ name: 'Čerstvá', age: 20 * HOUR_MS, day: 41, expires: ahead(10 * HOUR_MS) });
    await sendDigests();
    setTime(ahead(5 * HOUR_MS));
    const mails = await sendLastCalls();
    expect(mails.map(({ subject, text }) => [subject.split(':')[0], text.includes('Čerstvá')])).toEqual([
      ['Žádost brzy skončí', true],
    ]);
    expect(await sendLastCalls()).toEqual([]);
  });
});

it('erases the reminders of a person with the account', async () => {
  const listReminders = () => execute('select 1 from owner_reminder where user_id = ?', [owner.user.id]);
  await addRequest({ name: 'Svatba' });
  await sendDigests();
  expect(await listReminders()).toHaveLength(2);
  const { id: userId, email } = owner.user;
  await runInContext(() =>
    test.app
      .get(UnitOfWork)
      .run(() => test.app.get(MailsPersonalDataProvider).erase({ userId, email, customerId: owner.id })),
  );
  expect(await listReminders()).toEqual([]);
});
