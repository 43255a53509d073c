import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MapData, MemberCalendar, OwnerCatalogAnswer, SuggestAnswer } from '@prostora/api-client';
import { addDays } from '@prostora/contracts';
import { Migration20261202031330_suspend_blocked_owners as SuspendBlockedOwners } from '../migrations/Migration20261202031330_suspend_blocked_owners.ts';
import type { Customer } from '../src/modules/accounts/customers/index.ts';
import { AuditEntry } from '../src/modules/audit/index.ts';
import { CatalogProjector } from '../src/modules/catalog/projection/catalog-projector.ts';
import { Space } from '../src/modules/spaces/index.ts';
import { EditTokensService } from '../src/modules/spaces/edit-tokens.service.ts';
import { Clock } from '../src/platform/clock/clock.ts';
import { createTestApp, type TestApp } from './app.ts';
import { BookingCalls, slotOn } from './bookings.ts';
import { eventually } from './platform.ts';
import { clearDirtySpaces, listDirtySpaceIds, refreshCatalog } from './projections.ts';

type Headers = { authorization: string };

let test: TestApp;
let calls: BookingCalls;
let admin: Headers;
let customer: Customer;
let space: Space;
let asOwner: Headers;
let asManager: Headers;

const send = (method: 'GET' | 'POST', path: string, headers?: Headers, payload?: object) =>
  test.request({ method, url: `/api/${path}`, ...(headers && { headers }), ...(payload && { payload }) });
const block = () =>
  send('POST', `admin/users/${customer.user.id}/block`, admin, { reason: 'Falešné fotografie' });
const unblock = () => send('POST', `admin/users/${customer.user.id}/unblock`, admin);
const load = (id: number): Promise<Space> => test.orm.em.fork().findOneOrFail(Space, { id });

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
  admin = await test.signIn((await test.make.admin()).email);
});
afterAll(() => test.close());
beforeEach(async () => {
  customer = await test.make.customer();
  const building = await test.make.building({ customer, location: await test.make.town() });
  space = await test.make.space({ building, name: `Pozastavitelný ${customer.id}` });
  const manager = await test.make.user({ roles: ['ROLE_USER'] });
  await test.make.member({ customer, user: manager, role: 'spravce' });
  asOwner = await test.signIn(customer.user.email);
  asManager = await test.signIn(manager.email);
});

/** Where the space is found: suggestions, map, sitemap. */
async function listPlaces(): Promise<string[]> {
  const { items } = (
    await send('GET', `catalog/suggest?q=pozastavitelny ${customer.id}`)
  ).json<SuggestAnswer>();
  const { markers } = (await send('GET', 'catalog/map?bounds=-180,-85,180,85&zoom=18')).json<MapData>();
  const path = `/prostor/${space.building.slug}/${space.slug}`;
  const sitemap = await test.request({ url: '/sitemap-prostory-1.xml' });
  return [
    ...(items.some(({ url }) => url === path) ? ['suggestions'] : []),
    ...(markers.some(({ title }) => title === space.name) ? ['map'] : []),
    ...(sitemap.body.includes(`${path}</loc>`) ? ['sitemap'] : []),
  ];
}

describe('spaces of a blocked owner', () => {
  it('leave suggestions, map and sitemap, and return', async () => {
    const isEverywhere = async () => (await listPlaces()).length === 3;
    await test.app.get(CatalogProjector).rebuildAll();
    await eventually('the space is found', isEverywhere);
    await block();
    await refreshCatalog(test);
    await eventually('the space is not found', async () => (await listPlaces()).length === 0);
    await unblock();
    await refreshCatalog(test);
    await eventually('the space is found again', isEverywhere);
  });

  it('are not booked, not even where a booking is confirmed at once', async () => {
    await calls.saveSettings(space, { instantBooking: true });
    const day = addDays(test.app.get(Clock).today(), 40);
    await block();
    expect((await calls.book(space, slotOn(day))).statusCode).toBe(404);
    await unblock();
    expect((await calls.book(space, slotOn(day))).statusCode).toBe(201);
  });

  it('have no calendars and edit links until the owner is unblocked', async () => {
    const { export_url: exported } = (await send('POST', 'calendars/export', asOwner, {})).json<{
      export_url: string;
    }>();
    const { url: own } = (await send('POST', 'calendars/member', asManager)).json<MemberCalendar>();
    const edit = { auth_token: test.app.get(EditTokensService).issue(space.id) };
    const readFile = (url: string) => test.request({ url: new URL(url).pathname });
    const read = async (): Promise<number[]> => {
      const answers = [
        await readFile(exported),
        await readFile(own ?? ''),
        await send('POST', 'space/edit-link', undefined, edit),
      ];
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await read()).toEqual([200, 200, 200]);
    await block();
    expect((await read()).filter((status) => status < 400)).toEqual([]);
    await unblock();
    expect(await read()).toEqual([200, 200, 200]);
  });

  it('are shown to members of the team as suspended, who publish none of them', async () => {
    await block();
    expect((await send('GET', 'account', asOwner)).statusCode).toBe(401);
    const { spaces } = (await send('GET', 'catalog/customer', asManager)).json<OwnerCatalogAnswer>();
    expect(spaces).toMatchObject([{ id: space.id, status: 'DRAFT', suspended_at: expect.any(String) }]);
    for (const action of ['resume', 'request_publication'])
      expect(spaces[0]?.allowed_actions).not.toContain(action);
    const { version } = await load(space.id);
    const request = { status: 'WAITING_FOR_APPROVAL', version };
    expect((await send('POST', `space/${space.id}/status`, asManager, request)).statusCode).toBeGreaterThan(
      400,
    );
    expect((await load(space.id)).status).toBe('DRAFT');
  });

  it('end the session of an operator who acts as the owner, and refuse another one', async () => {
    const acting = (): ReturnType<typeof send> =>
      test.request({
        method: 'POST',
        url: `/api/admin/users/${customer.user.id}/impersonate`,
        headers: { ...admin, origin: 'http://localhost:3000' },
      });
    const { token } = (await acting()).json<{ token: string }>();
    const asActing = { authorization: `Bearer ${token}` };
    expect((await send('GET', 'catalog/customer', asActing)).statusCode).toBe(200);
    await block();
    expect((await send('GET', 'catalog/customer', asActing)).statusCode).toBe(401);
    expect((await acting()).json()).toMatchObject({ error_code: 'ACCOUNT_CLOSED' });
  });
});

it('suspends the spaces of owners whom an earlier release blocked, once', async () => {
  const migrate = async (): Promise<void> => {
    const migration = new SuspendBlockedOwners(test.orm.em.getDriver(), test.orm.config);
    migration.up();
    for (const query of migration.getQueries()) await test.orm.em.fork().execute(query as string);
  };
  const other = await test.make.space();
  const draft = await test.make.space({ building: space.building, status: 'DRAFT', publishedAt: null });
  await test.orm.em
    .fork()
    .execute(`update app_user set blocked_at = now(), blocked_reason = 'podvod' where id = ?`, [
      customer.user.id,
    ]);
  await clearDirtySpaces(test);
  await migrate();
  await migrate();
  expect(await listDirtySpaceIds(test)).toEqual([space.id]);
  const statuses = async () =>
    Promise.all([space, draft, other].map(async ({ id }) => (await load(id)).status));
  expect(await statuses()).toEqual(['DRAFT', 'DRAFT', 'PUBLISHED']);
  expect((await load(space.id)).suspendedAt).toEqual(expect.any(Date));
  const recorded = await test.orm.em
    .fork()
    .find(AuditEntry, { action: 'space.suspend', subjectId: space.id });
  expect(recorded).toMatchObject([{ actorId: null, after: { status: 'DRAFT' } }]);
  await unblock();
  expect(await statuses()).toEqual(['PUBLISHED', 'DRAFT', 'PUBLISHED']);
});
