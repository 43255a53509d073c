import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { Mailbox } from '../../../test/mails.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { SqlPool, UnitOfWork } from '../../platform/database/index.ts';
import { JobRegistry } from '../../platform/queue/index.ts';
import { ForeignCalendars } from '../reservations/calendar/index.ts';
import type { Space } from '../spaces/index.ts';
import { CalendarJobs } from './calendar.jobs.ts';
import { CalendarSourcePort, type CalendarDownload } from './calendar-source.ts';
import { CalendarSyncService } from './calendar-sync.service.ts';
import { FeedFailure } from './feed-failure.ts';

const START = new Date('2027-03-01T08:00:00Z');

type DownloadCall = { address: string; etag: string | null; limitMs: number | undefined };

let test: TestApp;
let mailbox: Mailbox;
let space: Space;
let now: Date;
let calls: DownloadCall[];
let respond: (calls: DownloadCall) => Promise<CalendarDownload>;

const event = (uid: string, ...lines: string[]): string =>
  ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'].join('\r\n');
const at = (uid: string, day: string, hour = 10, summary = 'Oslava'): string =>
  event(
    uid,
    `DTSTART:${day.replaceAll('-', '')}T${String(hour).padStart(2, '0')}0000Z`,
    'DURATION:PT2H',
    `SUMMARY:${summary}`,
  );
const file = (events: string[], etag: string | null = null): CalendarDownload => ({
  kind: 'read',
  etag,
  text: ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n'),
});
const respondWith = (...events: string[]): void => {
  respond = () => Promise.resolve(file(events));
};
const failWith = (code: FeedFailure['code'] = 'FEED_UNREACHABLE'): void => {
  respond = () => Promise.reject(new FeedFailure(code));
};

const sql = <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  test.app
    .get(SqlPool)
    .pool.query<T>(text, values)
    .then(({ rows }) => rows);
const inJob = <T>(work: () => Promise<T>): Promise<T> => test.app.get(UnitOfWork).runInOwnContext(work);
const createFeed = async (where: Space = space, name = 'Google'): Promise<number> => {
  const [row] = await sql<{ id: number }>(
    'insert into calendar_feed (space_id, name, url) values ($1, $2, $3) returning id',
    [where.id, name, `https://calendar.example.com/${name}`],
  );
  return row?.id ?? 0;
};
const refreshFeed = (feedId: number): Promise<void> => test.app.get(CalendarSyncService).refresh(feedId);
type BlockRow = {
  id: number;
  starts_at: Date;
  ends_at: Date;
  reason: string;
  feed_key: string;
  xmin: string;
};
const blocks = (feedId: number): Promise<BlockRow[]> =>
  sql(
    'select id, starts_at, ends_at, private_reason as reason, feed_key, xmin::text from blocked_slot where feed_id = $1 order by starts_at, id',
    [feedId],
  );
const starts = async (feedId: number): Promise<string[]> =>
  (await blocks(feedId)).map(({ starts_at }) => starts_at.toISOString().slice(0, 13));
type FeedRow = {
  checked_at: Date | null;
  succeeded_at: Date | null;
  failure: string | null;
  failing_since: Date | null;
  failure_told_at: Date | null;
  etag: string | null;
};
const state = async (feedId: number): Promise<FeedRow | undefined> =>
  (
    await sql<FeedRow>(
      'select checked_at, succeeded_at, failure, failing_since, failure_told_at, etag from calendar_feed where id = $1',
      [feedId],
    )
  )[0];
const createReservation = async (
  where: Space,
  from: string,
  until: string,
  more: { status?: string; expires?: string } = {},
): Promise<number> => {
  const [row] = await sql<{ id: number }>(
    `insert into reservation (space_id, status, starts_at, ends_at, held_from, held_until, customer_name,
     customer_email, number_of_guests, notes, price_haler, expires_at) values ($1, $2, $3, $4, $3, $4, 'Jana',
     'j@x.cz', 1, '', 0, $5) returning id`,
    [where.id, more.status ?? 'confirmed', from, until, more.expires ?? null],
  );
  return row?.id ?? 0;
};

beforeAll(async () => {
  test = await createTestApp();
  mailbox = new Mailbox(test);
});
beforeEach(async () => {
  now = START;
  calls = [];
  respondWith();
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => now);
  jest.spyOn(test.app.get(CalendarSourcePort), 'download').mockImplementation((address, etag, limitMs) => {
    calls.push({ address, etag, limitMs });
    return respond({ address, etag, limitMs });
  });
  await sql('delete from calendar_feed');
  await mailbox.deliver();
  space = await test.make.space({ withoutPhoto: true });
});
afterAll(() => test.close());

describe('CalendarSyncService.refresh', () => {
  it('adds, updates and removes blocked slots with the calendar, and is idempotent', async () => {
    const feed = await createFeed();
    respondWith(
      at('a', '2027-04-01'),
      at('b', '2027-04-02'),
      event(
        'daily',
        'DTSTART;TZID=Europe/Prague:20270327T100000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=2',
      ),
    );
    await refreshFeed(feed);
    const first = await blocks(feed);
    expect(
      first.map(({ starts_at, ends_at, reason }) => [starts_at.toISOString(), ends_at.toISOString(), reason]),
    ).toEqual([
      ['2027-03-27T09:00:00.000Z', '2027-03-27T10:00:00.000Z', ''],
      ['2027-03-28T08:00:00.000Z', '2027-03-28T09:00:00.000Z', ''],
      ['2027-04-01T10:00:00.000Z', '2027-04-01T12:00:00.000Z', 'Oslava'],
      ['2027-04-02T10:00:00.000Z', '2027-04-02T12:00:00.000Z', 'Oslava'],
    ]);
    now = new Date(now.getTime() + 15 * MINUTE_MS);
    await refreshFeed(feed);
    expect(await blocks(feed)).toEqual(first);
    respondWith(at('a', '2027-04-01', 10, 'Svatba'), at('c', '2027-04-03'));
    await refreshFeed(feed);
    expect(
      (await blocks(feed)).map(({ starts_at, reason, id }) => [
        starts_at.toISOString().slice(0, 10),
        reason,
        id === first[2]?.id,
      ]),
    ).toEqual([
      ['2027-04-01', 'Svatba', true],
      ['2027-04-03', 'Oslava', false],
    ]);
  });

  it('may overlap a reservation, and does not block another space', async () => {
    const other = await test.make.space({ building: space.building, withoutPhoto: true });
    await createReservation(space, '2027-04-01T09:00:00Z', '2027-04-01T13:00:00Z');
    const feed = await createFeed();
    respondWith(at('a', '2027-04-01'));
    await refreshFeed(feed);
    expect(await starts(feed)).toEqual(['2027-04-01T10']);
    expect(await sql('select 1 from blocked_slot where space_id = $1', [other.id])).toEqual([]);
  });

  it('keeps blocked slots while the calendar cannot be read', async () => {
    const feed = await createFeed();
    respondWith(at('a', '2027-04-01'));
    await refreshFeed(feed);
    now = new Date(now.getTime() + HOUR_MS);
    failWith('FEED_REFUSED');
    await refreshFeed(feed);
    expect(await starts(feed)).toEqual(['2027-04-01T10']);
    expect(await state(feed)).toMatchObject({
      checked_at: now,
      succeeded_at: START,
      failure: 'FEED_REFUSED',
      failing_since: now,
    });
    now = new Date(now.getTime() + HOUR_MS);
    await refreshFeed(feed);
    expect((await state(feed))?.failing_since).toEqual(new Date(START.getTime() + HOUR_MS));
    respondWith();
    await refreshFeed(feed);
    expect([await starts(feed), await state(feed)]).toEqual([
      [],
      expect.objectContaining({ succeeded_at: now, failure: null, failing_since: null }),
    ]);
  });

  it('sends the ETag of an unchanged calendar except once a day', async () => {
    const feed = await createFeed();
    respond = () => Promise.resolve(file([at('a', '2027-04-01')], '"v1"'));
    await refreshFeed(feed);
    now = new Date(now.getTime() + HOUR_MS);
    respond = () => Promise.resolve({ kind: 'unchanged' });
    await refreshFeed(feed);
    expect([await starts(feed), (await state(feed))?.succeeded_at]).toEqual([['2027-04-01T10'], now]);
    now = new Date(now.getTime() + DAY_MS);
    respondWith(at('a', '2027-04-01'));
    await refreshFeed(feed);
    expect(calls.map(({ etag }) => etag)).toEqual([null, '"v1"', null]);
  });

  it('fetches once for concurrent calls', async () => {
    const feed = await createFeed();
    respondWith(at('a', '2027-04-01'));
    await Promise.all([refreshFeed(feed), refreshFeed(feed), refreshFeed(feed)]);
    expect([calls.length, await starts(feed)]).toEqual([1, ['2027-04-01T10']]);
  });

  it('blocks nothing if the feed was removed during the fetch', async () => {
    const feed = await createFeed();
    respond = async () => {
      await sql('delete from calendar_feed where id = $1', [feed]);
      return file([at('a', '2027-04-01')]);
    };
    await refreshFeed(feed);
    expect(await blocks(feed)).toEqual([]);
  });

  it('ignores our own events returned by the other service', async () => {
    const feed = await createFeed();
    respondWith(
      at('reservation-7@localhost', '2027-04-01'),
      at('block-7@localhost', '2027-04-01'),
      at('reservation-7@elsewhere.cz', '2027-04-02'),
    );
    await refreshFeed(feed);
    expect(await starts(feed)).toEqual(['2027-04-02T10']);
  });
});

describe('uncertain entries', () => {
  const unread = (uid: string): string => event(uid, 'DTSTART:zítra', 'DURATION:PT1H', `SUMMARY:${uid}`);
  const widened = (uid: string): string =>
    event(uid, 'DTSTART:20270410T100000Z', 'DTEND:pozdě', `SUMMARY:${uid}`);
  const stored = async (feed: number): Promise<unknown> =>
    (await sql<{ problems: unknown }>('select problems from calendar_feed where id = $1', [feed]))[0]
      ?.problems;

  it('are stored with the feed and removed when they are repaired', async () => {
    const feed = await createFeed();
    respondWith(at('a', '2027-04-01'), unread('b'), widened('c'));
    await refreshFeed(feed);
    expect(await stored(feed)).toEqual([
      { eventKey: 'b', reason: 'time', summary: 'b', start: null },
      { eventKey: 'c', reason: 'end', summary: 'c', start: '2027-04-10T10:00:00.000Z' },
    ]);
    expect(await starts(feed)).toEqual(['2027-04-01T10', '2027-04-10T10']);
    respondWith(at('a', '2027-04-01'));
    await refreshFeed(feed);
    expect(await stored(feed)).toEqual([]);
  });

  it('keep the time they blocked while they could be read', async () => {
    const feed = await createFeed();
    respondWith(at('a', '2027-04-01'), at('b', '2027-04-02'));
    await refreshFeed(feed);
    respondWith(at('a', '2027-04-01'), unread('b'));
    await refreshFeed(feed);
    expect(await starts(feed)).toEqual(['2027-04-01T10', '2027-04-02T10']);
    respondWith(at('a', '2027-04-01'));
    await refreshFeed(feed);
    expect(await starts(feed)).toEqual(['2027-04-01T10']);
  });

  it('are mailed once, a new one alone', async () => {
    const feed = await createFeed();
    const refreshed = async (...events: string[]): Promise<string[]> => {
      now = new Date(now.getTime() + HOUR_MS);
      respondWith(at('a', '2027-04-01'), ...events);
      await refreshFeed(feed);
      return (await mailbox.deliver()).map(({ subject, text }) => {
        expect(subject).toBe('Kalendář „Google“: některým událostem nerozumíme');
        return [...text.matchAll(/^(\w+)(?:,.*)?: /gmu)].map(([, name]) => name).join();
      });
    };
    expect(await refreshed(unread('b'), widened('c'))).toEqual(['b,c']);
    expect(await refreshed(unread('b'), widened('c'))).toEqual([]);
    expect(await refreshed(unread('b'), widened('c'), unread('d'))).toEqual(['d']);
    expect(await refreshed(unread('d'))).toEqual([]);
  });
});

describe('mails to the owner', () => {
  it('mails each overlapped reservation once, also in spaces sharing the floor', async () => {
    const part = await test.make.space({ building: space.building, withoutPhoto: true });
    await sql('insert into space_overlap (space_id, other_id) values ($1, $2)', [space.id, part.id]);
    const ids = [
      await createReservation(part, '2027-04-01T11:00:00Z', '2027-04-01T14:00:00Z'),
      await createReservation(space, '2027-04-03T10:00:00Z', '2027-04-03T11:00:00Z'),
    ];
    await createReservation(space, '2027-04-05T10:00:00Z', '2027-04-05T11:00:00Z', {
      status: 'pending',
      expires: '2027-02-28T00:00:00Z',
    });
    await createReservation(space, '2027-04-07T10:00:00Z', '2027-04-07T11:00:00Z', { status: 'cancelled' });
    const feed = await createFeed();
    respondWith(
      at('a', '2027-04-01'),
      at('b', '2027-04-03'),
      at('c', '2027-04-05'),
      at('d', '2027-04-07'),
      at('e', '2027-04-03', 9),
    );
    await refreshFeed(feed);
    const mails = await mailbox.deliver();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
      ids.map(() => [
        space.building.customer.user.email,
        `Událost v\u00a0čase rezervace: ${space.name}, ${space.building.name}`,
      ]),
    );
    expect(mails.map(({ text }) => /rezervace=(\d+)/u.exec(text)?.[1])).toEqual(ids.map(String));
    now = new Date(now.getTime() + HOUR_MS);
    await refreshFeed(feed);
    expect(await mailbox.deliver()).toEqual([]);
  });

  it('mails once after a day of failing, and again only after a success', async () => {
    const feed = await createFeed();
    failWith();
    const passed = async (hours: number): Promise<string[]> => {
      now = new Date(now.getTime() + hours * HOUR_MS);
      await refreshFeed(feed);
      return (await mailbox.deliver()).map(({ subject }) => subject);
    };
    expect(await passed(0)).toEqual([]);
    expect(await passed(23)).toEqual([]);
    expect(await passed(1)).toEqual(['Kalendář „Google“ se nedaří načíst']);
    expect(await passed(48)).toEqual([]);
    respondWith();
    expect(await passed(1)).toEqual([]);
    failWith();
    expect([await passed(1), await passed(25)]).toEqual([[], ['Kalendář „Google“ se nedaří načíst']]);
  });

  it('does not mail a failing calendar of which the owner was reminded in the last 24 hours', async () => {
    const feed = await createFeed();
    failWith();
    await refreshFeed(feed);
    await sql('insert into owner_reminder (subject, user_id, reminded_at) values ($1, $2, $3)', [
      `feed-${feed}`,
      space.building.customer.user.id,
      new Date(now.getTime() + HOUR_MS),
    ]);
    now = new Date(now.getTime() + DAY_MS);
    await refreshFeed(feed);
    expect(await mailbox.deliver()).toEqual([]);
  });

  it('sends nothing to a blocked owner', async () => {
    await createReservation(space, '2027-04-01T09:00:00Z', '2027-04-01T13:00:00Z');
    await sql('update app_user set blocked_at = now() where id = $1', [space.building.customer.user.id]);
    const feed = await createFeed();
    respondWith(at('a', '2027-04-01'));
    await refreshFeed(feed);
    expect(await mailbox.deliver()).toEqual([]);
  });
});

describe('CalendarJobs', () => {
  const enqueued = async (): Promise<number[]> => {
    const [{ last } = { last: '0' }] = await sql<{ last: string }>(
      'select coalesce(max(id), 0) as last from outbox_event',
    );
    await inJob(() => test.app.get(CalendarJobs).enqueueDue());
    return (
      await sql<{ payload: { feed_id: number } }>(
        `select payload from outbox_event where name = 'job:refresh-calendar' and id > $1 order by id`,
        [last],
      )
    ).map(({ payload }) => payload.feed_id);
  };

  it('enqueues feeds not read for 15 minutes, except of deleted spaces and blocked users', async () => {
    const [deleted, foreign] = [
      await test.make.space({ status: 'DELETED', withoutPhoto: true }),
      await test.make.space({ withoutPhoto: true }),
    ];
    await sql('update app_user set blocked_at = now() where id = $1', [foreign.building.customer.user.id]);
    const [never, due, fresh] = [
      await createFeed(),
      await createFeed(),
      await createFeed(),
      await createFeed(deleted),
      await createFeed(foreign),
    ];
    await sql('update calendar_feed set checked_at = $2 where id = $1', [
      due,
      new Date(START.getTime() - 15 * MINUTE_MS),
    ]);
    await sql('update calendar_feed set checked_at = $2 where id = $1', [
      fresh,
      new Date(START.getTime() - 5 * MINUTE_MS),
    ]);
    expect(await enqueued()).toEqual([never, due]);
  });

  it('reads a feed once when the job runs repeatedly', async () => {
    const feed = await createFeed();
    respondWith(at('a', '2027-04-01'));
    const job = test.app.get(JobRegistry).find('refresh-calendar');
    for (let time = 0; time < 2; time += 1)
      await inJob(async () =>
        job?.handle(job.job.read({ feed_id: feed }), { id: '1', attempt: 1, isLastAttempt: false }),
      );
    expect([calls.length, await starts(feed)]).toEqual([1, ['2027-04-01T10']]);
  });

  it('does not fail for an unreadable or deleted feed', async () => {
    const feed = await createFeed();
    failWith('FEED_TIMEOUT');
    await inJob(() => test.app.get(CalendarJobs).refresh({ feed_id: feed }));
    await inJob(() => test.app.get(CalendarJobs).refresh({ feed_id: 2_000_000_000 }));
    expect((await state(feed))?.failure).toBe('FEED_TIMEOUT');
  });
});

describe('ForeignCalendars.refresh', () => {
  const refresh = (where: Space): Promise<void> =>
    inJob(() => test.app.get(ForeignCalendars).refresh(where.id));

  it('reads feeds of the space and of spaces sharing its floor with a short timeout', async () => {
    const [part, apart] = [
      await test.make.space({ building: space.building, withoutPhoto: true }),
      await test.make.space({ building: space.building, withoutPhoto: true }),
    ];
    await sql('insert into space_overlap (space_id, other_id) values ($1, $2)', [space.id, part.id]);
    const feeds = [await createFeed(space, 'sal'), await createFeed(part, 'cast')];
    await createFeed(apart, 'jinde');
    respondWith(at('a', '2027-04-01'));
    await refresh(part);
    expect(calls.map(({ address, limitMs }) => [address.split('/').at(-1), limitMs]).sort()).toEqual([
      ['cast', 3500],
      ['sal', 3500],
    ]);
    for (const feed of feeds) expect(await starts(feed)).toEqual(['2027-04-01T10']);
  });

  it('does not read a feed again within 30 seconds', async () => {
    await createFeed();
    await refresh(space);
    now = new Date(now.getTime() + 29_000);
    await refresh(space);
    expect(calls).toHaveLength(1);
    now = new Date(now.getTime() + 2000);
    await refresh(space);
    expect(calls).toHaveLength(2);
  });

  it('keeps the last state of a failing feed and refreshes the others', async () => {
    const [broken, fine] = [await createFeed(space, 'broken'), await createFeed(space, 'fine')];
    respond = ({ address }) =>
      address.endsWith('broken')
        ? Promise.reject(new Error('unexpected'))
        : Promise.resolve(file([at('a', '2027-04-01')]));
    await refresh(space);
    expect([await starts(broken), await starts(fine)]).toEqual([[], ['2027-04-01T10']]);
  });
});
