import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, MEMBER_RIGHTS, type MemberPermission, type MemberRole } from '@prostora/contracts';
import type { InjectOptions } from 'fastify';
import { extractText } from 'unpdf';
import { CatalogIndexStore, CatalogProjector } from '../src/modules/catalog/index.ts';
import { ReservationLinksService } from '../src/modules/reservations/reservation-links.service.ts';
import { WaitingListLinksService } from '../src/modules/reservations/waiting-list/waiting-list-links.service.ts';
import { ACCESS_CASES, type AccessCase } from './access-matrix.ts';
import {
  createAccessFixtures,
  createTrialPlan,
  openSession,
  type AccessFixtures,
} from './access-matrix.fixtures.ts';
import { buildAccessRequest } from './access-matrix.requests.ts';
import { TEAM_CASES } from './access-matrix.team.ts';
import { createTestApp, type TestApp } from './app.ts';
import { relayTwice } from './events.ts';
import { Mailbox } from './mails.ts';
import type { Headers } from './bookings.ts';
import {
  BookPlanter,
  FIRST_DAY,
  DOOR_TITLE,
  findMarkers,
  MARKERS,
  type Marker,
  type PlantedBook,
} from './owner-book.markers.ts';

let test: TestApp;
let fixtures: AccessFixtures;
let book: PlantedBook;
let strangers: readonly (readonly [name: string, headers: Headers])[];

beforeAll(async () => {
  test = await createTestApp({ ARES_URL: 'http://127.0.0.1:9' });
  await createTrialPlan(test);
  fixtures = await createAccessFixtures(test);
  book = await new BookPlanter(test, fixtures).plant();
  await test.app.get(CatalogProjector).rebuildAll();
  await test.app.get(CatalogIndexStore).reloadSpaces([fixtures.published.id, book.second.id]);
  const { stranger, person } = fixtures.users;
  strangers = [
    ['anonymous', {}],
    ['stranger', { authorization: (await openSession(test, stranger)).authorization }],
    ['person', { authorization: (await openSession(test, person)).authorization }],
  ];
});
afterAll(() => test.close());

/** Fixtures that name planted records: an own booking, one with a proposal, a declined one. */
const listFixtures = (): AccessFixtures[] =>
  book.named.map((id, index) => ({
    ...fixtures,
    reservation: { ...fixtures.reservation, id },
    series: { ...fixtures.series, id: book.seriesId },
    block: { ...fixtures.block, ...book.blocks[index % book.blocks.length] },
  }));
/** Routes whose request names a reservation, a block or a series. */
const NAMES_A_RECORD = /\/(?:reservations|blocked-slots|series)\/(?:bulk\/)?:(?!token)/u;
const toRequests = (accessCase: AccessCase, fromAll = true): InjectOptions[] =>
  (fromAll && NAMES_A_RECORD.test(accessCase.path) ? listFixtures() : [fixtures]).map((each) =>
    buildAccessRequest(accessCase, accessCase.send(each)),
  );

const findIn = async (
  name: string,
  { headers, ...request }: InjectOptions,
  caller: Headers = {},
): Promise<string[]> => {
  const { body, statusCode } = await test.request({ ...request, headers: { ...headers, ...caller } });
  const problem = statusCode >= 500 && statusCode !== 503 ? [`${name}: ${statusCode}`] : [];
  return [...problem, ...findMarkers(body).map((marker) => `${name}: ${marker}`)];
};

async function findInAll(
  requests: readonly InjectOptions[],
  callers: readonly (readonly [string, Headers])[] = strangers,
): Promise<string[]> {
  const found: string[] = [];
  for (const [caller, headers] of callers)
    for (const request of requests)
      found.push(
        ...(await findIn(`${caller} ${request.method ?? 'GET'} ${String(request.url)}`, request, headers)),
      );
  return found;
}

describe('markers of the owner’s book', () => {
  it('are all in the answers for the owner', async () => {
    const span = { start_date: FIRST_DAY, end_date: addDays(FIRST_DAY, 40) };
    const answers = await Promise.all(
      [
        ...book.reservations.map(({ id }) => ({ url: `/api/reservations/${id}` })),
        { url: `/api/blocked-slots/space/${fixtures.published.id}`, query: span },
        { url: '/api/availability/seasons' },
        { url: `/api/series/${book.seriesId}` },
        { url: '/api/waitlist' },
        { url: '/api/team' },
      ].map((request) => test.request({ ...request, headers: book.owner })),
    );
    const found = new Set(answers.flatMap(({ body }) => findMarkers(body)));
    expect(Object.keys(MARKERS).filter((marker) => !found.has(marker as Marker))).toEqual([]);
  });

  it('are in no answer of a public route and no rejection', async () => {
    const found: string[] = [];
    let sent = 0;
    for (const accessCase of ACCESS_CASES)
      for (const request of toRequests(accessCase, accessCase.expected.anonymous !== 401)) {
        sent += 1;
        found.push(...(await findIn(`anonymous ${accessCase.name}`, request)));
      }
    expect(found).toEqual([]);
    expect(sent).toBeGreaterThan(ACCESS_CASES.length);
  });

  it('are in nothing that another owner or user reads or is refused', async () => {
    const found: string[] = [];
    for (const [caller, headers] of strangers.slice(1))
      for (const accessCase of ACCESS_CASES.filter(({ path }) => !path.startsWith('/api/admin/'))) {
        const expected = accessCase.expected[caller as 'stranger' | 'person'];
        const isHarmless = accessCase.method === 'GET' || typeof expected === 'number';
        if (!isHarmless) continue;
        for (const request of toRequests(accessCase, caller === 'stranger'))
          found.push(...(await findIn(`${caller} ${accessCase.name}`, request, headers)));
      }
    expect(found).toEqual([]);
  });

  it('are in no public view of the planted days', async () => {
    const { id, slug } = fixtures.published;
    const span = { start_date: FIRST_DAY, end_date: addDays(FIRST_DAY, 40) };
    const url = `${fixtures.building.slug}/${slug}`;
    const days = { datum_od: FIRST_DAY, datum_do: addDays(FIRST_DAY, 40) };
    const found = await findInAll([
      { url: `/api/availability/space/${id}`, query: span },
      { url: `/api/blocked-slots/space/${id}`, query: span },
      { url: `/api/reservations/space/${id}`, query: span },
      { url: '/api/space', query: { url } },
      { url: '/api/building', query: { url: fixtures.building.slug } },
      { url: '/api/spaces/cards', query: { urls: url } },
      { url: '/api/spaces/comparison', query: { ids: String(id) } },
      { url: '/api/catalog/new', query: { first_fetch: '1', ...days } },
      { url: '/api/catalog/suggest', query: { q: MARKERS.title } },
      { url: `/api/space/${id}/qr.svg` },
    ]);
    expect(found).toEqual([]);
  });

  it('are in no error about a slot that the book holds', async () => {
    const { id } = fixtures.published;
    const guest = { customer_name: 'Jan Cizí', customer_email: 'cizi@host.example', terms_accepted: true };
    const contact = { name: 'Jan Cizí', email: 'cizi@host.example', phone: '777 000 111' };
    const post = (url: string, payload: object): InjectOptions => ({
      method: 'POST',
      url: `/api/${url}`,
      payload,
    });
    const requests = book.slots.flatMap((slot) => [
      post('reservations', { space_id: id, ...slot, ...guest }),
      post('reservations/check-availability', { space_id: id, ...slot }),
      post('pricing/quote', { space_id: id, ...slot }),
      post('waitlist', { space_id: id, ...slot, ...contact, phone: undefined }),
      post('waitlist/own', { space_id: id, ...slot, ...contact }),
      post('reservations/own', {
        rooms: [{ space_id: id }],
        ...slot,
        customer_name: 'X',
        status: 'confirmed',
      }),
      post('reservations/own/check', { rooms: [{ space_id: id }], ...slot }),
      post('blocked-slots', { space_id: id, ...slot, reason: 'x' }),
      post('blocked-slots/bulk', { space_ids: [id], ...slot, reason: 'x' }),
    ]);
    const waiting = book.waitingIds.flatMap((entry) =>
      ['guest', 'take', 'pass', 'leave', 'offer', 'confirm'].map((step) =>
        post(`waitlist/${entry}/${step}`, { token: 'nonsense' }),
      ),
    );
    expect(await findInAll([...requests, ...waiting])).toEqual([]);
  });

  it('are in no document, sitemap, feed or file', async () => {
    const where = `${fixtures.building.slug}/${fixtures.published.slug}`;
    const pages = [`/prostor/${where}`, `/budova/${fixtures.building.slug}`, '/', '/porovnani'];
    const files = ['/robots.txt', '/sitemap.xml', '/sitemap-katalog-1.xml', '/sitemap-prostory-1.xml'];
    const requests = [...pages, ...files, '/blog/rss.xml'].map((url) => ({ url }));
    const statuses: number[] = [];
    for (const request of requests) statuses.push((await test.request(request)).statusCode);
    expect(statuses).toEqual(requests.map(() => 200));
    expect((await test.request({ url: `/prostor/${where}` })).body).toContain('application/ld+json');
    expect(await findInAll(requests, strangers.slice(0, 1))).toEqual([]);
    const sheet = await test.request({ url: `/api/space/${fixtures.published.id}/fact-sheet.pdf` });
    const { text } = await extractText(new Uint8Array(sheet.rawPayload), { mergePages: true });
    expect(findMarkers(text)).toEqual([]);
  });

  it('are in no calendar that tells only what is taken, and no program of the door', async () => {
    const headers = book.owner;
    for (const url of ['/api/calendars/export', `/api/calendars/space/${fixtures.published.id}/export`]) {
      const created = await test.request({ method: 'POST', url, headers, payload: { detail: 'busy' } });
      const { export_url } = created.json<{ export_url: string }>();
      const file = await test.request({ url: new URL(export_url).pathname });
      expect([file.statusCode, findMarkers(file.body)]).toEqual([200, []]);
      expect(file.body.split('BEGIN:VEVENT').length).toBeGreaterThan(8);
    }
    const query = { start_date: FIRST_DAY, end_date: addDays(FIRST_DAY, 14), for: 'door' };
    const program = await test.request({ url: '/api/reservations/program', query, headers });
    expect([program.statusCode, findMarkers(program.body)]).toEqual([200, []]);
    expect(program.body).toContain(DOOR_TITLE);
  });
});

/** Markers of the fields that need a right. */
const RESTRICTED: readonly (readonly [Marker, MemberPermission])[] = [
  ['email', 'email'],
  ['waitingEmail', 'email'],
  ['phone', 'phone'],
  ['waitingPhone', 'phone'],
  ['price', 'price'],
  ['hostMessage', 'price'],
  ['guestWish', 'price'],
  ['staffNote', 'staff_note'],
  ['ownerNote', 'owner_note'],
  ['memberEmail', 'team'],
  ['invitedEmail', 'team'],
];

describe('markers for members of the team', () => {
  it.each(['spravce', 'ucetni', 'domovnik'] as const satisfies MemberRole[])(
    'are hidden from %s in fields that the role does not see',
    async (role) => {
      const user = await test.make.user({ roles: ['ROLE_USER'] });
      await test.make.member({ customer: fixtures.customer, user, role });
      const headers = { authorization: (await openSession(test, user)).authorization };
      const forbidden = RESTRICTED.filter(([, permission]) => !MEMBER_RIGHTS[role].includes(permission));
      const names = forbidden.map(([marker]) => marker);
      const found: string[] = [];
      for (const { accessCase } of TEAM_CASES.filter(({ accessCase: { method } }) => method === 'GET'))
        for (const request of toRequests(accessCase))
          found.push(...(await findIn(accessCase.name, request, headers)));
      const program = { start_date: FIRST_DAY, end_date: addDays(FIRST_DAY, 14), for: 'staff' };
      found.push(
        ...(await findIn('program', { url: '/api/reservations/program', query: program }, headers)),
        ...(await findIn(
          'today',
          { url: '/api/owner/today', query: { day: addDays(FIRST_DAY, 3) } },
          headers,
        )),
        ...(await findIn('calendar', { url: '/api/reservations/calendar', query: program }, headers)),
        ...(await findIn('search', { url: '/api/reservations', query: { search: MARKERS.name } }, headers)),
      );
      const created = await test.request({ method: 'POST', url: '/api/calendars/member', headers });
      const { url } = created.json<{ url: string }>();
      const calendar = { url: new URL(url).pathname };
      expect((await test.request(calendar)).statusCode).toBe(200);
      found.push(...(await findIn('calendar of the member', calendar)));
      expect(found.filter((each) => names.some((name) => each.endsWith(`: ${name}`)))).toEqual([]);
      expect(found.some((each) => each.endsWith(': name'))).toBe(true);
    },
  );

  it('are not found by a member that does not see their field', async () => {
    const countFound = async (role: MemberRole, search: string): Promise<number> => {
      const user = await test.make.user({ roles: ['ROLE_USER'] });
      await test.make.member({ customer: fixtures.customer, user, role });
      const headers = { authorization: (await openSession(test, user)).authorization };
      const answer = await test.request({ url: '/api/reservations', query: { search }, headers });
      return answer.json<{ items: unknown[] }>().items.length;
    };
    expect(await countFound('domovnik', MARKERS.email)).toBe(0);
    expect(await countFound('ucetni', MARKERS.email)).toBeGreaterThan(0);
    expect(await countFound('ucetni', MARKERS.phone)).toBe(0);
    expect(await countFound('domovnik', MARKERS.name)).toBeGreaterThan(0);
    for (const role of ['domovnik', 'ucetni'] as const)
      expect(await countFound(role, MARKERS.ownerNote)).toBe(0);
  });

  it('are hidden from a member of another space', async () => {
    const { id } = await test.make.space({ building: fixtures.building });
    const user = await test.make.user({ roles: ['ROLE_USER'] });
    await test.make.member({ customer: fixtures.customer, user, role: 'spravce', spaceIds: [id] });
    const headers = { authorization: (await openSession(test, user)).authorization };
    const found: string[] = [];
    for (const accessCase of ACCESS_CASES.filter(({ method }) => method === 'GET'))
      for (const request of toRequests(accessCase))
        found.push(...(await findIn(accessCase.name, request, headers)));
    // Members of all spaces are colleagues.
    expect(found.filter((each) => each !== 'GET /api/owner/assignees: memberName')).toEqual([]);
  });
});

describe('notes of the owner', () => {
  const PRIVATE: readonly Marker[] = ['ownerNote', 'staffNote', 'title', 'blockReason', 'seasonName'];

  it('are on no page of a guest', async () => {
    const found: string[] = [];
    const tokens = test.app.get(ReservationLinksService);
    for (const { id } of book.reservations) {
      const token = tokens.buildToken({ id, linkVersion: 0 });
      const payload = { token };
      const page = { method: 'POST', url: `/api/reservations/${id}/guest`, payload } as const;
      found.push(
        ...(await findIn(`page ${id}`, page)),
        ...(await findIn(`file ${id}`, { url: `/api/reservations/${id}/${token}/rezervace.ics` })),
      );
    }
    expect(found.filter((each) => each.endsWith(': name')).length).toBeGreaterThan(5);
    expect(found.filter((each) => PRIVATE.some((marker) => each.endsWith(`: ${marker}`)))).toEqual([]);
    const links = test.app.get(WaitingListLinksService);
    const others = Object.keys(MARKERS).filter((marker) => !marker.startsWith('waiting'));
    for (const id of book.waitingIds) {
      const payload = { token: links.buildToken({ id, linkVersion: 0 }) };
      const page = await test.request({ method: 'POST', url: `/api/waitlist/${id}/guest`, payload });
      expect(page.statusCode).toBe(200);
      expect(findMarkers(page.body).filter((marker) => others.includes(marker))).toEqual([]);
    }
  });

  it('are in no mail to a guest', async () => {
    await relayTwice(test, 'reservation.');
    const mails = await new Mailbox(test).deliver();
    const toGuests = mails.filter(({ to }) => to === MARKERS.email || to === MARKERS.waitingEmail);
    expect(toGuests.length).toBeGreaterThan(3);
    const found = toGuests.flatMap((mail) => findMarkers(JSON.stringify(mail)));
    expect(found.filter((marker) => PRIVATE.includes(marker))).toEqual([]);
  });
});
