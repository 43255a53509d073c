import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HOUR_MS } from '@prostora/contracts';
import type { LightMyRequestResponse } from 'fastify';
import ICAL from 'ical.js';
import { openSession } from '../../../test/access-matrix.fixtures.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { AuditEntry } from '../audit/index.ts';
import { PersonalDataRegistry } from '../../platform/privacy/index.ts';
import type { Customer } from '../accounts/customers/index.ts';
import type { Space } from '../spaces/index.ts';
import type { User } from '../accounts/users/index.ts';
import type {
  CalendarExportAnswerDto,
  CalendarFeedAnswerDto,
  CalendarPreviewDto,
  SpaceCalendarsAnswerDto,
} from './calendar.dto.ts';
import { CalendarSourcePort, type CalendarDownload } from './calendar-source.ts';
import { parseCalendar } from './calendar-parser.ts';
import { FeedFailure } from './feed-failure.ts';

type Headers = { authorization?: string };

/** Fixed reference hour of the whole file. */
const NEXT_HOUR = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
const soon = (hours: number): Date => new Date(NEXT_HOUR + hours * HOUR_MS);
const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/gu, '');
const event = (uid: string, from: Date, hours = 2, summary = 'Oslava'): string =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART:${stamp(from)}`,
    `DURATION:PT${hours}H`,
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ].join('\r\n');
const file = (...events: string[]): CalendarDownload => ({
  kind: 'read',
  etag: null,
  text: ['BEGIN:VCALENDAR', 'X-WR-CALNAME:Můj sál', ...events, 'END:VCALENDAR', ''].join('\r\n'),
});

let test: TestApp;
let user: User;
let customer: Customer;
let owner: Headers;
let stranger: Headers;
let person: Headers;
let operator: Headers;
let space: Space;
let draft: Space;
let respond: () => Promise<CalendarDownload>;

const send = (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  headers: Headers = owner,
  payload?: object,
): Promise<LightMyRequestResponse> =>
  test.request({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
const getCode = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.json<{ error_code: string }>().error_code,
];
const createSpace = (): Promise<Space> => test.make.space({ building: space.building, withoutPhoto: true });
const connectFeed = async (where: Space, name = 'Google'): Promise<CalendarFeedAnswerDto['feed']> =>
  (
    await send('POST', 'calendars/feeds', owner, {
      space_id: where.id,
      name,
      url: 'https://calendar.example.com/private-abc/basic.ics',
    })
  ).json<CalendarFeedAnswerDto>().feed;
const createReservation = async (
  where: Space,
  from: Date,
  until: Date,
  status = 'confirmed',
): Promise<number> => {
  const [row] = await test.orm.em.getConnection().execute<{ id: number }[]>(
    `insert into reservation (space_id, status, starts_at, ends_at, held_from, held_until, customer_name,
     customer_email, customer_phone, number_of_guests, notes, price_haler, expires_at)
     values (?, ?, ?, ?, ?, ?, 'Jana; Nová', 'jana@example.cz', '+420777123456', 80, 'volejte 777123456', 0, ?)
     returning id`,
    [where.id, status, from, until, from, until, status === 'pending' ? until : null],
  );
  return row?.id ?? 0;
};
const createBlock = (where: Space, from: Date, until: Date, reason = 'Malování'): Promise<unknown> =>
  test.orm.em
    .getConnection()
    .execute('insert into blocked_slot (space_id, starts_at, ends_at, reason) values (?, ?, ?, ?)', [
      where.id,
      from,
      until,
      reason,
    ]);
const toPath = (address: string | null): string => new URL(address ?? '').pathname;
const createExport = async (where: Space): Promise<string> =>
  toPath(
    (await send('POST', `calendars/space/${where.id}/export`)).json<CalendarExportAnswerDto>().export_url,
  );
const download = (path: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  test.request({ url: path, headers });

beforeAll(async () => {
  test = await createTestApp();
  const { make } = test;
  user = await make.user();
  customer = await make.customer({ user });
  space = await make.space({ building: await make.building({ customer }), name: 'Velký sál' });
  draft = await make.space({ building: space.building, status: 'DRAFT', publishedAt: null });
  const other = await make.user();
  await make.customer({ user: other });
  [owner, stranger, person, operator] = (await Promise.all(
    [user, other, await make.user({ roles: ['ROLE_USER'] }), await make.admin()].map(async (each) => ({
      authorization: (await openSession(test, each)).authorization,
    })),
  )) as [Headers, Headers, Headers, Headers];
});
beforeEach(() => {
  respond = () => Promise.resolve(file());
  jest.spyOn(test.app.get(CalendarSourcePort), 'download').mockImplementation(() => respond());
});
afterAll(() => test.close());

describe('api/calendars/feeds', () => {
  const input = (given: object = {}): object => ({
    space_id: space.id,
    name: 'Google',
    url: 'https://calendar.example.com/a.ics',
    ...given,
  });

  it('requires permission to manage the space: 401, 422, 403, 404, then 201', async () => {
    expect((await send('POST', 'calendars/feeds', {}, input())).statusCode).toBe(401);
    expect((await send('POST', 'calendars/feeds', person, input())).statusCode).toBe(403);
    expect((await send('POST', 'calendars/feeds', owner, input({ url: 'ftp://x' }))).statusCode).toBe(422);
    expect((await send('POST', 'calendars/feeds', stranger, input())).statusCode).toBe(403);
    expect((await send('POST', 'calendars/feeds', stranger, input({ space_id: draft.id }))).statusCode).toBe(
      404,
    );
    expect(
      (await send('POST', 'calendars/feeds', owner, input({ space_id: 2_000_000_000 }))).statusCode,
    ).toBe(404);
    expect((await send('POST', 'calendars/feeds', operator, input({ space_id: draft.id }))).statusCode).toBe(
      201,
    );
  });

  it.each([
    [{ url: '' }, 'url', 'Povinná hodnota'],
    [{ url: 'javascript:alert(1)' }, 'url', 'Adresa musí začínat http nebo https'],
    [{ url: `https://a.cz/${'a'.repeat(2000)}` }, 'url', 'Maximálně 2000 znaků'],
    [{ url: ['https://a.cz'] }, 'url', 'Povinná hodnota'],
    [{ name: ' ' }, 'name', 'Povinná hodnota'],
    [{ name: 'a'.repeat(101) }, 'name', 'Maximálně 100 znaků'],
    [{ name: 'a\r\nb' }, 'name', 'Zadejte text'],
    [{ space_id: Number.MAX_SAFE_INTEGER }, 'space_id', 'Zadejte celé číslo'],
    [{ role: 'x' }, 'role', 'Neznámé pole'],
    [{ url: 'https://user:pass@a.cz/' }, 'url', 'Na tuto adresu se připojit nesmíme.'],
    [{ url: 'http://a.cz:8080/' }, 'url', 'Na tuto adresu se připojit nesmíme.'],
  ])('returns 422 for %j on its field', async (given, field, message) => {
    const answer = await send('POST', 'calendars/feeds', owner, input(given));
    expect([answer.statusCode, answer.json<{ errors: Record<string, string> }>().errors]).toEqual([
      422,
      { [field]: message },
    ]);
  });

  it('previews the next 14 days without storing anything', async () => {
    respond = () =>
      Promise.resolve(
        file(event('a', soon(24)), event('b', soon(30), 2, 'Svatba'), event('c', soon(24 * 20))),
      );
    const answer = await send('POST', 'calendars/preview', owner, {
      space_id: space.id,
      url: 'webcal://calendar.example.com/a.ics',
    });
    expect(answer.json<CalendarPreviewDto>()).toEqual({
      name: 'Můj sál',
      total: 2,
      events: [
        {
          start_datetime: soon(24).toISOString(),
          end_datetime: soon(26).toISOString(),
          summary: 'Oslava',
          all_day: false,
        },
        {
          start_datetime: soon(30).toISOString(),
          end_datetime: soon(32).toISOString(),
          summary: 'Svatba',
          all_day: false,
        },
      ],
      skipped: 0,
      widened: 0,
      problems: [],
    });
    expect((await send('GET', `calendars/space/${space.id}`)).json<SpaceCalendarsAnswerDto>()).toEqual({
      export_url: null,
      detail: null,
      feeds: [],
    });
  });

  it.each([
    'FEED_ADDRESS',
    'FEED_UNREACHABLE',
    'FEED_TIMEOUT',
    'FEED_REDIRECT',
    'FEED_REFUSED',
    'FEED_NOT_CALENDAR',
    'FEED_TOO_LARGE',
  ] as const)('returns 422 %s and connects nothing', async (code) => {
    respond = () => Promise.reject(new FeedFailure(code));
    for (const url of ['calendars/preview', 'calendars/feeds']) {
      const answer = await send('POST', url, owner, {
        space_id: space.id,
        url: 'https://calendar.example.com/a.ics',
        ...(url.endsWith('feeds') && { name: 'Google' }),
      });
      expect(getCode(answer)).toEqual([422, code]);
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(['url']);
    }
  });

  it('blocks the space at once, hides the secret of the URL and writes an audit record', async () => {
    const where = await createSpace();
    respond = () => Promise.resolve(file(event('a', soon(24)), event('b', soon(30))));
    const feed = await connectFeed(where);
    expect(feed).toEqual({
      id: feed.id,
      name: 'Google',
      address: 'calendar.example.com',
      checked_at: expect.any(String),
      succeeded_at: feed.checked_at,
      failure: null,
      failing_since: null,
      events: 2,
      conflicts: 0,
      skipped: 0,
      widened: 0,
      problems: [],
    });
    expect((await send('GET', `calendars/space/${where.id}`)).json<SpaceCalendarsAnswerDto>().feeds).toEqual([
      feed,
    ]);
    expect(
      (await test.request({ url: `/api/blocked-slots/space/${where.id}` })).json<{
        blocked_slots: object[];
      }>().blocked_slots,
    ).toMatchObject([
      { feed_id: feed.id, start_datetime: soon(24).toISOString(), reason: '' },
      { feed_id: feed.id },
    ]);
    const [entry] = await test.orm.em
      .fork()
      .find(AuditEntry, { action: 'calendar.feed-add', subjectId: where.id });
    expect([entry?.subjectType, entry?.after]).toEqual(['space', { feed: feed.id }]);
  });

  it('counts and names entries that are not certain, in the preview and on the feed', async () => {
    const where = await createSpace();
    respond = () =>
      Promise.resolve(
        file(
          event('a', soon(24)),
          event('b', soon(24), 2, 'Zkouška').replace(/DTSTART:.*/u, 'DTSTART:zítra'),
          event('c', soon(24 * 30), 2, 'Ples').replace(/DURATION:.*/u, 'DURATION:dlouho'),
        ),
      );
    const uncertain = {
      skipped: 1,
      widened: 1,
      problems: [
        { reason: 'time', summary: 'Zkouška', start_datetime: null },
        { reason: 'end', summary: 'Ples', start_datetime: soon(24 * 30).toISOString() },
      ],
    };
    const preview = await send('POST', 'calendars/preview', owner, {
      space_id: where.id,
      url: 'https://calendar.example.com/a.ics',
    });
    expect(preview.json()).toMatchObject({ total: 1, ...uncertain });
    const feed = await connectFeed(where);
    expect(feed).toMatchObject({ events: 2, ...uncertain });
    expect((await send('GET', `calendars/space/${where.id}`)).json<SpaceCalendarsAnswerDto>().feeds).toEqual([
      feed,
    ]);
  });

  it('returns 409 beyond five feeds of a space', async () => {
    const where = await createSpace();
    for (let count = 0; count < 5; count += 1) await connectFeed(where, `Kalendář ${count}`);
    expect(getCode(await send('POST', 'calendars/feeds', owner, input({ space_id: where.id })))).toEqual([
      409,
      'FEED_LIMIT',
    ]);
  });

  it('refreshes on request; a failure is returned and the last state stays', async () => {
    const where = await createSpace();
    respond = () => Promise.resolve(file(event('a', soon(24))));
    const { id } = await connectFeed(where);
    respond = () => Promise.reject(new FeedFailure('FEED_REFUSED'));
    const { feed } = (await send('POST', `calendars/feeds/${id}/refresh`)).json<CalendarFeedAnswerDto>();
    expect([feed.failure, feed.failing_since, feed.events]).toEqual([
      'Kalendář nám odmítl přístup. Zkontrolujte prosím adresu.',
      feed.checked_at,
      1,
    ]);
    respond = () => Promise.resolve(file());
    expect(
      (await send('POST', `calendars/feeds/${id}/refresh`)).json<CalendarFeedAnswerDto>().feed,
    ).toMatchObject({ failure: null, failing_since: null, events: 0 });
  });

  it('counts each overlapped reservation once', async () => {
    const where = await createSpace();
    await createReservation(where, soon(24), soon(26));
    await createReservation(where, soon(30), soon(31), 'cancelled');
    respond = () =>
      Promise.resolve(file(event('a', soon(24), 1), event('b', soon(25), 1), event('c', soon(30))));
    expect((await connectFeed(where)).conflicts).toBe(1);
  });

  it('can be removed by a manager of the space only, and unblocks its time', async () => {
    const where = await createSpace();
    respond = () => Promise.resolve(file(event('a', soon(24))));
    const { id } = await connectFeed(where);
    for (const call of [
      () => send('DELETE', `calendars/feeds/${id}`, stranger),
      () => send('POST', `calendars/feeds/${id}/refresh`, stranger),
      () => send('DELETE', 'calendars/feeds/2000000000'),
    ])
      expect((await call()).statusCode).toBe(404);
    expect((await send('DELETE', `calendars/feeds/${id}`)).json()).toEqual({ status: 'ok' });
    expect((await test.request({ url: `/api/blocked-slots/space/${where.id}` })).json()).toEqual({
      blocked_slots: [],
    });
    expect(
      await test.orm.em.fork().count(AuditEntry, { action: 'calendar.feed-remove', subjectId: where.id }),
    ).toBe(1);
  });
});

describe('api/calendars export', () => {
  const NO_EXPORT = { export_url: null, detail: null };

  it('is created, shown, replaced and revoked by a manager of the space', async () => {
    const where = await createSpace();
    for (const [headers, status] of [
      [{}, 401],
      [person, 403],
      [stranger, 403],
      [operator, 200],
    ] as const)
      expect((await send('POST', `calendars/space/${where.id}/export`, headers)).statusCode).toBe(status);
    const first = await createExport(where);
    expect(first).toMatch(/^\/api\/calendars\/\d+\.[\w-]{43}\.ics$/u);
    expect(
      toPath((await send('GET', `calendars/space/${where.id}`)).json<SpaceCalendarsAnswerDto>().export_url),
    ).toBe(first);
    const second = await createExport(where);
    expect([(await download(first)).statusCode, (await download(second)).statusCode]).toEqual([404, 200]);
    expect((await send('DELETE', `calendars/space/${where.id}/export`)).json()).toEqual(NO_EXPORT);
    expect((await download(second)).statusCode).toBe(404);
    const actions = await test.orm.em
      .fork()
      .find(AuditEntry, { subjectType: 'space', subjectId: where.id }, { orderBy: { id: 'asc' } });
    expect(actions.map(({ action }) => action)).toEqual([
      'calendar.export',
      'calendar.export',
      'calendar.export',
      'calendar.export-stop',
    ]);
    expect(JSON.stringify(actions)).not.toContain(second.slice(-20));
  });

  it('contains reservations and own blocks without contacts, and parses back', async () => {
    const where = await createSpace();
    const [confirmed, pending] = [
      await createReservation(where, soon(24), soon(26)),
      await createReservation(where, soon(48), soon(50), 'pending'),
    ];
    await createReservation(where, soon(60), soon(62), 'cancelled');
    await createReservation(where, soon(-24 * 40), soon(-24 * 40 + 2));
    await createBlock(where, soon(72), soon(73), 'Malování\nBEGIN:VEVENT');
    respond = () => Promise.resolve(file(event('foreign', soon(100))));
    await connectFeed(where);
    const answer = await download(await createExport(where));
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['cache-control'],
      answer.headers['referrer-policy'],
    ]).toEqual([
      200,
      'text/calendar; charset=utf-8; method=PUBLISH',
      'private, max-age=0, must-revalidate',
      'no-referrer',
    ]);
    expect(answer.body).not.toMatch(/jana@|777|foreign/u);
    expect(Math.max(...answer.body.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(
      75,
    );
    const calendar = ICAL.Component.fromString(answer.body);
    const value = (component: ICAL.Component, name: string): string =>
      String(component.getFirstPropertyValue(name));
    expect(
      ['method', 'x-wr-calname', 'refresh-interval', 'x-published-ttl'].map((name) => value(calendar, name)),
    ).toEqual(['PUBLISH', `Rezervace: ${where.name}, ${where.building.name}`, 'PT30M', 'PT30M']);
    expect(answer.body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT30M');
    expect(
      calendar
        .getAllSubcomponents('vevent')
        .map((each) => [
          value(each, 'uid').replace(/^block-\d+/u, 'block'),
          value(each, 'status'),
          value(each, 'dtstart'),
        ]),
    ).toEqual([
      [`reservation-${confirmed}@localhost`, 'CONFIRMED', soon(24).toISOString().replace('.000', '')],
      [`reservation-${pending}@localhost`, 'TENTATIVE', soon(48).toISOString().replace('.000', '')],
      ['block@localhost', 'CONFIRMED', soon(72).toISOString().replace('.000', '')],
    ]);
    expect(answer.body.replaceAll('\r\n ', '')).toContain(
      `SUMMARY:Rezervace: ${where.name}\\, ${where.building.name} (Jana\\; Nová)`,
    );
    const window = { from: Date.now(), until: soon(1000).getTime() };
    expect(
      parseCalendar(answer.body, window, () => false).spans.map(({ start, end }) => [start, end]),
    ).toEqual(
      [
        [24, 26],
        [48, 50],
        [72, 73],
      ].map(([from, until]) => [soon(from ?? 0).getTime(), soon(until ?? 0).getTime()]),
    );
    expect(parseCalendar(answer.body, window, (uid) => uid.endsWith('@localhost')).spans).toEqual([]);
  });

  it('tells of the guest as much as its detail says, and keeps the detail of a renewed URL', async () => {
    const where = await createSpace();
    await createReservation(where, soon(24), soon(26));
    await test.orm.em
      .getConnection()
      .execute(`update reservation set notes = 'Přijedeme dřív', owner_note = 'Záloha' where space_id = ?`, [
        where.id,
      ]);
    await createBlock(where, soon(72), soon(73));
    const renew = async (detail?: string): Promise<[string, string | null]> => {
      const answer = await send(
        'POST',
        `calendars/space/${where.id}/export`,
        owner,
        detail === undefined ? undefined : { detail },
      );
      const { export_url, detail: given } = answer.json<CalendarExportAnswerDto>();
      return [(await download(toPath(export_url))).body.replaceAll('\r\n ', ''), given];
    };
    const contents = /Jana|Malování|Počet|jana@|777|Přijedeme|Záloha|URL:/gu;
    const list = (body: string): string[] => [...new Set(body.match(contents) ?? [])].sort();
    const [busy, detail] = await renew('busy');
    expect([list(busy), detail, busy.match(/SUMMARY:Obsazeno/gu)?.length]).toEqual([[], 'busy', 2]);
    expect((await renew())[1]).toBe('busy');
    expect(list((await renew('plan'))[0])).toEqual(['Jana', 'Malování', 'Počet', 'URL:']);
    expect(list((await renew('private'))[0])).toEqual(
      ['777', 'Jana', 'Malování', 'Počet', 'Přijedeme', 'URL:', 'Záloha', 'jana@'].sort(),
    );
    expect(
      getCode(await send('POST', `calendars/space/${where.id}/export`, owner, { detail: 'all' }))[0],
    ).toBe(422);
  });

  it('contains cancelled and expired reservations as cancelled for 30 days', async () => {
    const where = await createSpace();
    const [recent, old, expired] = [
      await createReservation(where, soon(24), soon(26), 'cancelled'),
      await createReservation(where, soon(24), soon(26), 'cancelled'),
      await createReservation(where, soon(28), soon(30), 'pending'),
    ];
    const connection = test.orm.em.getConnection();
    for (const [id, days] of [
      [recent, 29],
      [old, 31],
    ])
      await connection.execute(
        `update reservation set cancelled_at = now() - interval '1 day' * ? where id = ?`,
        [days, id],
      );
    await connection.execute(`update reservation set expires_at = now() - interval '1 hour' where id = ?`, [
      expired,
    ]);
    const { body } = await download(await createExport(where));
    const calendar = ICAL.Component.fromString(body);
    expect(
      calendar
        .getAllSubcomponents('vevent')
        .map((each) => ['uid', 'status'].map((name) => String(each.getFirstPropertyValue(name)))),
    ).toEqual([
      [`reservation-${recent}@localhost`, 'CANCELLED'],
      [`reservation-${expired}@localhost`, 'CANCELLED'],
    ]);
  });

  it('contains all spaces of an owner', async () => {
    const [one, other] = [await createSpace(), await createSpace()];
    const ids = [
      await createReservation(one, soon(24), soon(26)),
      await createReservation(other, soon(24), soon(26)),
    ];
    expect([
      (await send('GET', 'calendars/export', operator)).statusCode,
      (await send('POST', 'calendars/export', {})).statusCode,
    ]).toEqual([403, 401]);
    const { export_url } = (await send('POST', 'calendars/export')).json<CalendarExportAnswerDto>();
    expect((await send('GET', 'calendars/export')).json()).toEqual({ export_url, detail: 'plan' });
    const { body } = await download(toPath(export_url));
    for (const id of ids) expect(body).toContain(`UID:reservation-${id}@localhost`);
    expect((await send('DELETE', 'calendars/export')).json()).toEqual(NO_EXPORT);
    expect((await download(toPath(export_url))).statusCode).toBe(404);
  });

  it('returns 304 while it is unchanged', async () => {
    const where = await createSpace();
    const path = await createExport(where);
    const {
      headers: { etag },
    } = await download(path);
    const again = await download(path, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await download(path, { 'if-none-match': `"former", W/${String(etag)}` })).statusCode).toBe(304);
    await createReservation(where, soon(24), soon(26));
    expect((await download(path, { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it.each([
    '0',
    'x.ics',
    '1.ics',
    `1.${'a'.repeat(43)}.ics`,
    `2000000000.${'a'.repeat(43)}.ics`,
    '..%2f..%2fetc',
    `1.${'a'.repeat(43)}`,
  ])('returns 404 for the file %s', async (name) => {
    expect((await download(`/api/calendars/${name}`)).statusCode).toBe(404);
  });

  it('returns 404 for a blocked owner and for the secret of another export', async () => {
    const blocked = await test.make.user();
    const where = await test.make.space({
      building: await test.make.building({ customer: await test.make.customer({ user: blocked }) }),
    });
    const path = toPath(
      (await send('POST', `calendars/space/${where.id}/export`, operator)).json<CalendarExportAnswerDto>()
        .export_url,
    );
    expect((await download(path)).statusCode).toBe(200);
    const [, secret] = path.split('.');
    expect(
      (await download(`${(await createExport(await createSpace())).split('.')[0]}.${secret}.ics`)).statusCode,
    ).toBe(404);
    await test.orm.em
      .getConnection()
      .execute('update app_user set blocked_at = now() where id = ?', [blocked.id]);
    expect((await download(path)).statusCode).toBe(404);
  });
});

describe('CalendarsPersonalDataProvider', () => {
  it('exports calendars without secrets and deletes them on erasure', async () => {
    const leaving = await test.make.user();
    const owned = await test.make.customer({ user: leaving });
    const where = await test.make.space({
      building: await test.make.building({ customer: owned }),
      withoutPhoto: true,
    });
    await send('POST', `calendars/space/${where.id}/export`, operator);
    respond = () => Promise.resolve(file(event('a', soon(24))));
    await send('POST', 'calendars/feeds', operator, {
      space_id: where.id,
      name: 'Google',
      url: 'https://calendar.example.com/private-abc/basic.ics',
    });
    const about = { userId: leaving.id, customerId: owned.id, email: leaving.email };
    const { app } = test;
    const data = await app.get(UnitOfWork).runInOwnContext(() => app.get(PersonalDataRegistry).export(about));
    expect(data['calendars']).toMatchObject({
      joined: [{ space_id: where.id, name: 'Google', service: 'calendar.example.com' }],
      exported: [{ space_id: where.id, detail: 'plan', read_at: null }],
    });
    expect(JSON.stringify(data['calendars'])).not.toContain('private-abc');
    await app
      .get(UnitOfWork)
      .runInOwnContext(() => app.get(UnitOfWork).run(() => app.get(PersonalDataRegistry).erase(about)));
    const left = await test.orm.em
      .getConnection()
      .execute(
        'select id from calendar_feed where space_id = ? union all select id from calendar_export where space_id = ? union all select id from blocked_slot where space_id = ?',
        [where.id, where.id, where.id],
      );
    expect(left).toEqual([]);
  });
});
