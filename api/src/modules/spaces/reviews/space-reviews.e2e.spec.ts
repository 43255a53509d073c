import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formatCzk } from '@prostora/strings';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { SqlPool, UnitOfWork } from '../../../platform/database/index.ts';
import type { Customer } from '../../accounts/customers/index.ts';
import { PersonalDataRegistry, type Person } from '../../../platform/privacy/index.ts';
import { EditTokensService } from '../edit-tokens.service.ts';
import type { Space } from '../space.entity.ts';
import { mergeChanges } from './space-reviews.service.ts';

type Headers = Record<string, string>;

let test: TestApp;
let owner: Customer;
let asOwner: Headers;
let asAdmin: Headers;

beforeAll(async () => {
  test = await createTestApp();
  await test.make.defaultPlan({ nrOfSpaces: 1000 });
  owner = await test.make.customer();
  [asOwner, asAdmin] = [
    await test.signIn(owner.user.email),
    await test.signIn((await test.make.admin()).email),
  ];
});
afterAll(() => test.close());

const makePublished = async (given: Parameters<TestApp['make']['space']>[0] = {}): Promise<Space> =>
  test.make.space({ building: await test.make.building({ customer: owner }), ...given });
const sql = <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  test.app
    .get(SqlPool)
    .pool.query<T>(text, values)
    .then(({ rows }) => rows);
async function save(headers: Headers, { id }: Space, changes: object, more: object = {}): Promise<number> {
  const [{ version } = { version: 0 }] = await sql<{ version: number }>(
    'select version from space where id = $1',
    [id],
  );
  return (
    await test.request({
      method: 'PUT',
      url: '/api/space/save',
      headers,
      payload: { space: { id, version, ...changes }, publish: false, ...more },
    })
  ).statusCode;
}
const list = async (query = '') =>
  (await test.request({ url: `/api/admin/space-reviews${query}`, headers: asAdmin })).json();
const findRow = async ({ id }: Space) =>
  (await list('?page_size=100')).items.find((row: { space: { id: number } }) => row.space.id === id);
const countOpenedEvents = async ({ id }: Space): Promise<number> =>
  (
    await sql(
      `select 1 from outbox_event where name = 'space.edited-after-approval' and (payload->>'space_id')::int = $1`,
      [id],
    )
  ).length;

describe('mergeChanges', () => {
  const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });

  it('keeps the first `before` and the last `after`', () => {
    expect(
      mergeChanges([change('perex', 'a', 'b')], [change('perex', 'b', 'c'), change('capacity', 1, 2)]),
    ).toEqual([change('perex', 'a', 'c'), change('capacity', 1, 2)]);
  });

  it('drops fields that are back at their first value, including lists', () => {
    expect(
      mergeChanges(
        [change('perex', 'a', 'b'), change('purposes', [1, 2], [1])],
        [change('perex', 'b', 'a'), change('purposes', [1], [1, 2])],
      ),
    ).toEqual([]);
  });
});

describe('an edit of a published space', () => {
  it('is published immediately and listed for review in readable form', async () => {
    const [former, next] = [await test.make.purpose(), await test.make.purpose()];
    const space = await makePublished({ purposes: [former] });
    expect(
      await save(asOwner, space, {
        perex: 'Nový perex',
        price_from: 2000.5,
        purposes: [next.id, former.id],
        description: '<p>Nový <strong>popis</strong></p>',
        postal_code: '60300',
      }),
    ).toBe(200);
    expect(
      (await test.request({ url: `/api/space/?url=${space.building.slug}/${space.slug}` })).json().space
        .perex,
    ).toBe('Nový perex');
    const row = await findRow(space);
    expect(row).toMatchObject({
      space: {
        space_name: space.name,
        building_name: space.building.name,
        status: 'PUBLISHED',
        image: { status: 'ready' },
      },
      owner: { id: owner.id, email: owner.user.email },
    });
    expect(row.changes).toEqual(
      expect.arrayContaining([
        { field: 'perex', before: 'Světlý sál s parketami.', after: 'Nový perex' },
        { field: 'price_from', before: formatCzk(1500), after: formatCzk(2000.5) },
        { field: 'purposes', before: [former.name], after: [next.name, former.name] },
        { field: 'description', before: 'Popis sálu.', after: 'Nový popis' },
        { field: 'postal_code', before: '60200', after: '60300' },
      ]),
    );
    expect(row.changes).toHaveLength(5);
  });

  it('extends the open review, publishes one event, and removes the review when reverted', async () => {
    const space = await makePublished();
    await save(asOwner, space, { perex: 'Druhý' });
    await save(
      {},
      space,
      { perex: 'Třetí', capacity: 90 },
      { auth_token: test.app.get(EditTokensService).issue(space.id) },
    );
    expect((await findRow(space)).changes).toEqual([
      { field: 'perex', before: 'Světlý sál s parketami.', after: 'Třetí' },
      { field: 'capacity', before: 100, after: 90 },
    ]);
    expect(await countOpenedEvents(space)).toBe(1);
    await save(asOwner, space, { perex: 'Světlý sál s parketami.', capacity: 100 });
    expect(await findRow(space)).toBeUndefined();
  });

  it('opens no review for changes by the operator or of an unpublished space', async () => {
    const [live, draft] = [await makePublished(), await makePublished({ status: 'DRAFT' })];
    await save(asAdmin, live, { perex: 'Správce' });
    await save(asOwner, draft, { perex: 'Koncept' });
    expect([await findRow(live), await findRow(draft), await countOpenedEvents(live)]).toEqual([
      undefined,
      undefined,
      0,
    ]);
  });

  it('opens a review of every published space when the building changes', async () => {
    const building = await test.make.building({ customer: owner });
    const [one, other, draft] = [
      await test.make.space({ building }),
      await test.make.space({ building }),
      await test.make.space({ building, status: 'DRAFT' }),
    ];
    await test.request({
      method: 'PUT',
      url: `/api/customer/building/${building.id}`,
      headers: asOwner,
      payload: { name: 'Nový název', version: 1 },
    });
    await save(asOwner, draft, { street: 'Nová' });
    for (const space of [one, other])
      expect((await findRow(space)).changes).toEqual([
        { field: 'building_name', before: building.name, after: 'Nový název' },
        { field: 'street', before: 'Dlouhá', after: 'Nová' },
      ]);
    expect(await findRow(draft)).toBeUndefined();
  });

  it('closes the review when the operator unpublishes the space, and keeps it when its owner hides it', async () => {
    const [unpublished, hidden] = [await makePublished(), await makePublished()];
    for (const [space, headers] of [
      [unpublished, asAdmin],
      [hidden, asOwner],
    ] as const) {
      await save(asOwner, space, { perex: 'Nový' });
      await test.request({
        method: 'POST',
        url: `/api/space/${space.id}/status`,
        headers,
        payload: { status: 'DRAFT' },
      });
    }
    expect(await findRow(unpublished)).toBeUndefined();
    expect((await findRow(hidden)).changes).toHaveLength(1);
  });
});

describe('GET /api/admin/space-reviews', () => {
  it('is paged, latest change first, for operators only', async () => {
    const [first, second] = [await makePublished(), await makePublished()];
    for (const space of [first, second, first])
      await save(asOwner, space, { perex: `Perex ${Math.random()}` });
    const page = await list('?page_size=1');
    expect(page).toMatchObject({ page: 1, items: [{ space: { id: first.id } }], total: expect.any(Number) });
    expect(page.nr_of_pages).toBe(page.total);
    expect((await list('?page_size=1&page=2')).items[0].space.id).toBe(second.id);
    expect((await test.request({ url: '/api/admin/space-reviews', headers: asOwner })).statusCode).toBe(403);
    expect(
      (await test.request({ url: '/api/admin/space-reviews?page=0', headers: asAdmin })).statusCode,
    ).toBe(422);
  });

  it('closes a review once with an audit record, and opens a new one on the next edit', async () => {
    const space = await makePublished();
    await save(asOwner, space, { perex: 'Nový' });
    const { id } = await findRow(space);
    const close = (headers: Headers, review: number) =>
      test.request({ method: 'POST', url: `/api/admin/space-reviews/${review}/close`, headers });
    expect((await close(asOwner, id)).statusCode).toBe(403);
    expect((await close(asAdmin, 999_999)).statusCode).toBe(404);
    for (let time = 0; time < 2; time += 1)
      expect((await close(asAdmin, id)).json()).toEqual({ status: 'ok' });
    expect(await findRow(space)).toBeUndefined();
    expect(
      await sql(`select before from audit_entry where action = 'space.review-close' and subject_id = $1`, [
        space.id,
      ]),
    ).toEqual([{ before: { review: id, fields: ['perex'] } }]);
    await save(asOwner, space, { perex: 'Ještě novější' });
    expect((await findRow(space)).changes).toEqual([
      { field: 'perex', before: 'Nový', after: 'Ještě novější' },
    ]);
    expect(await countOpenedEvents(space)).toBe(2);
  });

  it('answers 409 when the operator has not seen the latest change', async () => {
    const space = await makePublished();
    await save(asOwner, space, { perex: 'Viděný' });
    const seen = await findRow(space);
    const close = (changed_at: unknown) =>
      test.request({
        method: 'POST',
        url: `/api/admin/space-reviews/${seen.id}/close`,
        headers: asAdmin,
        payload: { changed_at },
      });
    await save(asOwner, space, { perex: 'Neviděný' });
    expect((await close(seen.changed_at)).json()).toMatchObject({ status_code: 409, error_code: 'CONFLICT' });
    expect((await close('včera')).json()).toMatchObject({
      status_code: 422,
      errors: { changed_at: expect.any(String) },
    });
    expect((await close((await findRow(space)).changed_at)).statusCode).toBe(200);
    expect(await findRow(space)).toBeUndefined();
  });

  it('keeps an edit made while the review is being closed', async () => {
    const space = await makePublished();
    for (let round = 0; round < 8; round += 1) {
      await save(asOwner, space, { perex: `Před ${round}` });
      const { id } = await findRow(space);
      const [closed, edited] = await Promise.all([
        test.request({ method: 'POST', url: `/api/admin/space-reviews/${id}/close`, headers: asAdmin }),
        save(asOwner, space, { perex: `Při ${round}` }),
      ]);
      expect([closed.statusCode, edited]).toEqual([200, 200]);
      const kept = await sql<{ changes: { after: string }[] }>(
        'select changes from space_review where space_id = $1 order by id',
        [space.id],
      );
      expect(kept.flatMap(({ changes }) => changes.map(({ after }) => after))).toContain(`Při ${round}`);
      const stale = await sql('select 1 from space_review where space_id = $1 and reviewed_at < changed_at', [
        space.id,
      ]);
      expect(stale).toEqual([]);
    }
  });
});

describe('an approval', () => {
  const change = (space: Space, photo: number | undefined) => ({
    'a photograph': () =>
      test.request({
        method: 'POST',
        url: '/api/space/image/describe',
        headers: asOwner,
        payload: { space_id: space.id, space_image_id: photo, alt: 'Jiný' },
      }),
    'the building': () =>
      test.request({
        method: 'PUT',
        url: `/api/customer/building/${space.building.id}`,
        headers: asOwner,
        payload: { street: 'Jiná', version: 1 },
      }),
  });

  it.each(['a photograph', 'the building'] as const)(
    'answers 409 when %s was changed concurrently',
    async (what) => {
      const space = await makePublished({ status: 'WAITING_FOR_APPROVAL' });
      const [photo] = await sql<{ id: number }>('select id from space_image where space_id = $1', [space.id]);
      const approve = (version: number) =>
        test.request({
          method: 'PUT',
          url: '/api/space/save',
          headers: asAdmin,
          payload: { space: { id: space.id, version }, publish: true },
        });
      const changed = (await change(space, photo?.id)[what]()).json();
      const refused = await approve(space.version);
      expect(refused.json()).toMatchObject({
        status_code: 409,
        error_code: 'CONFLICT',
        current: { status: 'WAITING_FOR_APPROVAL' },
      });
      expect(changed.space?.version ?? space.version + 1).toBe(refused.json().current.version);
      expect((await approve(refused.json().current.version)).json()).toMatchObject({
        space: { status: 'PUBLISHED' },
      });
    },
  );

  it.each(['a photograph', 'the building'] as const)(
    'does not raise the version of a draft when %s changes',
    async (what) => {
      const space = await makePublished({ status: 'DRAFT' });
      const [photo] = await sql<{ id: number }>('select id from space_image where space_id = $1', [space.id]);
      const changed = await change(space, photo?.id)[what]();
      expect([changed.statusCode, changed.json().space?.version ?? space.version]).toEqual([
        200,
        space.version,
      ]);
      expect(await sql('select version from space where id = $1', [space.id])).toEqual([
        { version: space.version },
      ]);
    },
  );
});

describe('personal data of an owner', () => {
  const inWork = <T>(work: () => Promise<T>): Promise<T> => test.app.get(UnitOfWork).run(work);
  const toPerson = ({ id, user }: Customer): Person => ({
    userId: user.id,
    customerId: id,
    email: user.email,
  });

  it('are exported with all buildings and spaces', async () => {
    const customer = await test.make.customer();
    const space = await test.make.space({
      building: await test.make.building({ customer }),
      phone: '+420777123456',
      status: 'DELETED',
    });
    const { spaces } = await inWork(() => test.app.get(PersonalDataRegistry).export(toPerson(customer)));
    expect(spaces).toMatchObject({
      buildings: [{ id: space.building.id, street: 'Dlouhá' }],
      spaces: [{ id: space.id, phone: '+420777123456', status: 'DELETED' }],
    });
  });

  it('are anonymized, and the spaces leave the catalogue', async () => {
    const customer = await test.make.customer();
    const space = await test.make.space({
      building: await test.make.building({ customer }),
      phone: '+420777123456',
      email: 'jana@example.test',
    });
    await save(await test.signIn(customer.user.email), space, { web: 'https://jana.example.test' });
    const pictures = (
      await sql<{ id: number }>('select image_id as id from space_image where space_id = $1', [space.id])
    ).map(({ id }) => id);
    expect(pictures).toHaveLength(1);
    await inWork(() => test.app.get(PersonalDataRegistry).erase(toPerson(customer)));
    expect(
      await sql('select status, perex, description, phone, email, web from space where id = $1', [space.id]),
    ).toEqual([{ status: 'DELETED', perex: '', description: '', phone: null, email: null, web: null }]);
    expect(await sql('select 1 from space_review where space_id = $1', [space.id])).toEqual([]);
    expect(
      await sql(
        'select 1 from space_image where space_id = $1 union all select 1 from media_image where id = any($2)',
        [space.id, pictures],
      ),
    ).toEqual([]);
    expect(
      await sql(
        `select payload from outbox_event where name = 'space.status-changed' and (payload->>'space_id')::int = $1`,
        [space.id],
      ),
    ).toMatchObject([{ payload: { from: 'PUBLISHED', to: 'DELETED', by: 'owner' } }]);
  });

  it('are not anonymized while reservations lie ahead', async () => {
    const customer = await test.make.customer();
    const space = await test.make.space({ building: await test.make.building({ customer }) });
    await sql(
      `insert into reservation (space_id, status, starts_at, ends_at, customer_name, customer_email) values ($1, 'confirmed', now() + interval '1 day', now() + interval '2 days', 'Jan', 'jan@example.test')`,
      [space.id],
    );
    await expect(
      inWork(() => test.app.get(PersonalDataRegistry).erase(toPerson(customer))),
    ).rejects.toMatchObject({
      code: 'FUTURE_RESERVATIONS',
    });
    expect(await sql('select status, perex from space where id = $1', [space.id])).toEqual([
      { status: 'PUBLISHED', perex: 'Světlý sál s parketami.' },
    ]);
  });
});
