import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, fromPragueWallTime } from '@prostora/contracts';
import type { InjectOptions } from 'fastify';
import { extractText } from 'unpdf';
import { BlockedSlot } from '../src/modules/availability/index.ts';
import { Reservation } from '../src/modules/reservations/index.ts';
import type { Space } from '../src/modules/spaces/index.ts';
import { fillPath } from './access-matrix.requests.ts';
import { ACCESS_CASES } from './access-matrix.ts';
import {
  MONDAY,
  createTrialPlan,
  createAccessFixtures,
  type AccessFixtures,
} from './access-matrix.fixtures.ts';
import { createTestApp, type TestApp } from './app.ts';

/**
 * Planted personal data: name, contacts, notes, title and price of a booking, and reasons of blocks, entered by hand and by a
 * calendar feed.
 */
const GUEST = {
  customerName: 'Zdislava Pampeliškova',
  customerEmail: 'pampeliska@host.example',
  customerPhone: '+420777424242',
};
const PLANTED = [
  'Pampeliškov',
  'pampeliska@',
  '777424242',
  '777 424 242',
  'Vzkaz majiteli',
  'Poznamka majitele',
  'Zlata svatba',
  'Klice u baru',
  '76543',
  '76 543',
  'Svatba Pampeliškových',
  'Zubar 606 313 131',
  'Malirska prace',
];

let test: TestApp;
let fixtures: AccessFixtures;
let space: Space;

beforeAll(async () => {
  test = await createTestApp();
  await createTrialPlan(test);
  fixtures = await createAccessFixtures(test);
  space = fixtures.published;
  const em = test.orm.em.fork();
  const span = (day: number, hour: number) => ({
    startsAt: fromPragueWallTime(addDays(MONDAY, day), hour * 60),
    endsAt: fromPragueWallTime(addDays(MONDAY, day), (hour + 2) * 60),
  });
  const block = (day: number, privateReason: string, feedId: number | null) =>
    em.create(BlockedSlot, { space: space.id, ...span(day, 9), privateReason, feedId }, { partial: true });
  for (const [day, status] of (['pending', 'confirmed', 'cancelled'] as const).entries()) {
    const { startsAt, endsAt } = span(day + 9, 9);
    em.create(
      Reservation,
      {
        space: space.id,
        status,
        startsAt,
        endsAt,
        heldFrom: startsAt,
        heldUntil: endsAt,
        ...GUEST,
        notes: 'Vzkaz majiteli',
        ownerNote: 'Poznamka majitele',
        title: 'Zlata svatba',
        staffNote: 'Klice u baru',
        priceHaler: 7_654_321,
      },
      { partial: true },
    );
  }
  block(7, 'Svatba Pampeliškových', null);
  block(8, 'Zubar 606 313 131', fixtures.feed.id);
  await em.flush();
  await em
    .getConnection()
    .execute(`update blocked_slot set private_reason = 'Malirska prace' where id = ?`, [fixtures.block.id]);
});
afterAll(() => test.close());

const findPlanted = (text: string): string[] => PLANTED.filter((word) => text.includes(word));

describe('personal data of owners and guests', () => {
  it('is in no response readable by strangers', async () => {
    const readable = ACCESS_CASES.filter(
      ({ expected, method, path }) =>
        typeof expected.anonymous === 'string' && /^(GET|POST)$/u.test(method) && !path.endsWith('/logout'),
    );
    const found: string[] = [];
    for (const { name, method, path, send } of readable) {
      const { at = '', query = {}, body } = send(fixtures);
      const url = fillPath(path, at);
      const answer = await test.request({
        method: method as 'GET',
        url,
        query,
        ...(body && { payload: body }),
      });
      found.push(...findPlanted(answer.body).map((word) => `${name}: ${word}`));
    }
    expect(found).toEqual([]);
    expect(readable.length).toBeGreaterThan(30);
  });

  it('is in no availability, document, feed, sitemap, fact sheet or calendar', async () => {
    const span = { start_date: MONDAY, end_date: addDays(MONDAY, 30) };
    const where = `${fixtures.building.slug}/${space.slug}`;
    const requests: InjectOptions[] = [
      { url: `/api/blocked-slots/space/${space.id}`, query: span },
      { url: `/api/reservations/space/${space.id}`, query: span },
      { url: `/api/availability/space/${space.id}`, query: span },
      { url: '/api/space', query: { url: where } },
      { url: '/api/building', query: { url: fixtures.building.slug } },
      { url: '/robots.txt' },
      { url: '/sitemap.xml' },
      { url: '/sitemap-katalog-1.xml' },
      { url: '/sitemap-prostory-1.xml' },
      { url: '/blog/rss.xml' },
      { url: '/api/calendars/abc.ics' },
    ];
    const found: string[] = [];
    for (const request of requests)
      found.push(
        ...findPlanted((await test.request(request)).body).map((word) => `${String(request.url)}: ${word}`),
      );
    const sheet = await test.request({ url: `/api/space/${space.id}/fact-sheet.pdf` });
    const { text } = await extractText(new Uint8Array(sheet.rawPayload), { mergePages: true });
    expect([...found, ...findPlanted(text)]).toEqual([]);
  });

  it('is in no error about a taken, blocked or foreign slot', async () => {
    const at = (day: number): object => ({
      space_id: space.id,
      start_datetime: fromPragueWallTime(addDays(MONDAY, day), 540).toISOString(),
      end_datetime: fromPragueWallTime(addDays(MONDAY, day), 660).toISOString(),
      customer_name: 'Jan Cizí',
      customer_email: 'cizi@host.example',
      number_of_guests: 10,
      terms_accepted: true,
      notes: '',
    });
    const taken = [9, 10, 7].flatMap((day): InjectOptions[] => [
      { method: 'POST', url: '/api/reservations', payload: at(day) },
      { method: 'POST', url: '/api/reservations/check-availability', payload: at(day) },
    ]);
    const others: InjectOptions[] = [
      { method: 'POST', url: `/api/reservations/${fixtures.reservation.id}/guest`, payload: { token: 'x' } },
      { method: 'PUT', url: `/api/blocked-slots/${fixtures.block.id}`, payload: { reason: 'x' } },
      { method: 'POST', url: '/api/blocked-slots/bulk', payload: { space_ids: [space.id], reason: 'x' } },
      { method: 'DELETE', url: `/api/blocked-slots/bulk/${fixtures.block.groupId}` },
      { url: `/api/reservations/${fixtures.reservation.id}` },
    ];
    const answers = await Promise.all([...taken, ...others].map((request) => test.request(request)));
    expect(answers.flatMap(({ body }) => findPlanted(body))).toEqual([]);
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code === 201)).toEqual([]);
  });
});
