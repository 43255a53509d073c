import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PublicProgramAnswer } from '@prostora/api-client';
import { DAY_MS, HOUR_MS } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { Redirect } from '../../seo/index.ts';
import type { Space } from '../../spaces/index.ts';
import { PublicProgramSitemapService } from './public-program-sitemap.service.ts';

let test: TestApp;
let slug: string;
let hall: Space;
let foyer: Space;
let hidden: Space;

type Values = {
  space?: Space;
  title?: string;
  isPublic?: boolean;
  status?: 'confirmed' | 'pending' | 'cancelled';
  days?: number;
};
const NOON = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + 12 * HOUR_MS).getTime();
const toStart = (days: number): Date => new Date(NOON + days * DAY_MS);

async function addReservation(values: Values = {}): Promise<void> {
  const { space = hall, title = 'Ples hasičů', isPublic = true, status = 'confirmed', days = 7 } = values;
  const [start, end] = [toStart(days), new Date(toStart(days).getTime() + 2 * HOUR_MS)];
  await test.orm.em.getConnection().execute(
    `insert into reservation (space_id, status, source, starts_at, ends_at, held_from, held_until, customer_name,
       customer_email, customer_phone, title, title_public, notes, owner_note, staff_note, price_haler)
     values (?, ?, 'owner', ?, ?, ?, ?, 'Jana Nová', 'jana@host.example', '777 123 456', ?, ?, 'Vezmeme dort', 'Záloha',
       'Klíče u baru', 100000)`,
    [space.id, status, start, end, start, end, title, isPublic],
  );
}
const get = (form = '') => test.request({ url: `/budova/${slug}/program${form}` });
const read = async (url = slug): Promise<PublicProgramAnswer> =>
  (await test.request({ url: `/api/building/program?url=${url}` })).json();

beforeAll(async () => {
  test = await createTestApp();
  const building = await test.make.building({ name: 'Kulturní dům <Mír>' });
  slug = building.slug;
  hall = await test.make.space({ building, name: 'Velký sál' });
  foyer = await test.make.space({ building, name: 'Foyer' });
  hidden = await test.make.space({ building, name: 'Sklep', status: 'DRAFT' });
});
beforeEach(() => test.orm.em.getConnection().execute('delete from reservation'));
afterAll(() => test.close());

describe('the public program of a building', () => {
  it('names confirmed coming events with a public title, one in several spaces once', async () => {
    await addReservation({ space: foyer });
    await addReservation();
    await addReservation({ title: 'Burza hraček', days: 3 });
    const { building, events } = await read();
    expect(building).toMatchObject({ slug, name: 'Kulturní dům <Mír>' });
    expect(events.map(({ title, space_names }) => [title, space_names])).toEqual([
      ['Burza hraček', ['Velký sál']],
      ['Ples hasičů', ['Foyer', 'Velký sál']],
    ]);
  });

  it.each<[string, () => Values]>([
    ['without a public title', () => ({ title: 'Tajná oslava', isPublic: false })],
    ['without any title', () => ({ title: '' })],
    ['that is not confirmed', () => ({ status: 'pending' })],
    ['that is cancelled', () => ({ status: 'cancelled' })],
    ['that is over', () => ({ days: -1 })],
    ['in a space that is not published', () => ({ space: hidden })],
    ['more than half a year ahead', () => ({ days: 190 })],
  ])('tells nothing of a reservation %s', async (_name, toValues) => {
    await addReservation(toValues());
    expect((await read()).events).toEqual([]);
    for (const form of ['.ics', '/vlozit'])
      expect((await get(form)).body).not.toMatch(/Tajná|Ples|Jana|777|dort|Záloha|Klíče|Sklep/u);
  });

  it('is linked from the page of the building and from the sitemap while it names an event', async () => {
    const listPaths = async (): Promise<string[]> => {
      const paths = [];
      for await (const { path } of test.app.get(PublicProgramSitemapService).streamEntries())
        paths.push(path);
      return paths;
    };
    await addReservation({ isPublic: false });
    await addReservation({ space: hidden });
    const page = { url: `/api/building/?url=${slug}` };
    expect((await test.request(page)).json()).toMatchObject({ building: { has_program: false } });
    expect(await listPaths()).toEqual([]);
    await addReservation({ days: 9 });
    await addReservation({ space: foyer });
    expect((await test.request(page)).json()).toMatchObject({ building: { has_program: true } });
    expect(await listPaths()).toEqual([`/budova/${slug}/program`]);
  });

  it('is a calendar with stable tags that takes no time of its readers', async () => {
    await addReservation();
    const answer = await get('.ics');
    expect(answer.headers['content-type']).toMatch(/^text\/calendar/u);
    expect(answer.body).toMatch(/SUMMARY:Ples hasičů/u);
    expect(answer.body).toMatch(/TRANSP:TRANSPARENT/u);
    expect(answer.body).toMatch(/LOCATION:Velký sál\\, Kulturní dům <Mír>/u);
    expect(answer.body).not.toMatch(/Jana|777|dort|Záloha|Klíče/u);
    const known = { 'if-none-match': String(answer.headers['etag']) };
    const again = await test.request({ url: `/budova/${slug}/program.ics`, headers: known });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is a page that any site may frame, without scripts and cookies, and out of search results', async () => {
    await addReservation({ title: 'Ples <script>alert(1)</script>' });
    const { statusCode, headers, body } = await get('/vlozit');
    expect(statusCode).toBe(200);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors \*$/u);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('Ples &lt;script&gt;');
    expect(body).not.toContain('<script');
  });

  it('lets no other address be framed', async () => {
    expect(
      (await test.request({ url: `/api/building/program?url=${slug}` })).headers['x-frame-options'],
    ).toBe('SAMEORIGIN');
    expect((await get('.ics')).headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('follows a renamed building in every form', async () => {
    const em = test.orm.em.fork();
    em.create(Redirect, { fromPath: '/budova/stary-mir', toPath: `/budova/${slug}` }, { partial: true });
    await em.flush();
    expect(await read('stary-mir')).toMatchObject({
      building: null,
      redirect: `/budova/${slug}/program`,
    });
    for (const form of ['.ics', '/vlozit']) {
      const { statusCode, headers } = await test.request({ url: `/budova/stary-mir/program${form}` });
      expect([statusCode, headers['location']]).toEqual([301, `/budova/${slug}/program${form}`]);
    }
  });

  it('is kept by a building that is let as one space', async () => {
    const whole = await test.make.space({ building: await test.make.building(), noName: true });
    await addReservation({ space: whole });
    expect((await read(whole.building.slug)).events).toMatchObject([
      { title: 'Ples hasičů', space_names: [] },
    ]);
  });

  it('is missing without its building', async () => {
    for (const path of [
      '/api/building/program?url=neni',
      '/budova/neni/program.ics',
      '/budova/neni/program/vlozit',
    ])
      expect([path, (await test.request({ url: path })).statusCode]).toEqual([path, 404]);
  });
});
