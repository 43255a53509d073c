import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ComparisonAnswer, FavouritesAnswer, SpaceCardsAnswer } from '@prostora/api-client';
import { FAVOURITES, urls } from '@prostora/contracts';
import { errors } from '@prostora/strings/cs/errors.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { TEST_PASSWORD } from '../../../../test/factories/factories.ts';
import { SqlPool } from '../../../platform/database/index.ts';
import { CatalogIndexStore } from '../index/catalog-index-store.ts';
import { CatalogProjector } from '../projection/catalog-projector.ts';
import type { Space } from '../../spaces/index.ts';
import type { User } from '../../accounts/users/index.ts';

let test: TestApp;
let hall: Space;
let loft: Space;
let draft: Space;
let villa: Space;
let person: User;
let headers: { authorization: string };

beforeAll(async () => {
  test = await createTestApp();
  const { make } = test;
  const [party, projector, waiter] = [
    await make.purpose({ name: 'Oslava' }),
    await make.attribute({ name: 'Projektor' }),
    await make.attribute({ name: 'Obsluha', group: 'services' }),
  ];
  hall = await make.space({
    name: 'Sál',
    capacity: 120,
    purposes: [party] as never,
    attributes: [projector, waiter] as never,
  });
  loft = await make.space({ name: 'Loft', purposes: [party] as never });
  draft = await make.space({ name: 'Koncept', status: 'DRAFT', publishedAt: null });
  villa = await make.space({ noName: true, building: await make.building({ slug: 'vila-sama' }) });
  await test.app.get(CatalogProjector).rebuildAll();
  await test.app.get(CatalogIndexStore).reloadSpaces([hall.id, loft.id, villa.id]);
});
beforeEach(async () => {
  person = await test.make.user({ roles: ['ROLE_USER'] });
  headers = await test.signIn(person.email);
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call<T = { error_code: string; message: string; errors: Record<string, string> }>(
  method: Method,
  url: string,
  payload?: object,
  as: object = headers,
): Promise<{ status: number; body: T }> {
  const answer = await test.request({
    method,
    url: `/api/${url}`,
    headers: as as Record<string, string>,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json<T>() };
}
const listFavouriteIds = async (): Promise<number[]> =>
  (await call<FavouritesAnswer>('GET', 'favourites')).body.space_ids;

describe('/api/favourites', () => {
  it('saves a space once, lists the latest first and removes it', async () => {
    for (const { id } of [hall, loft, hall]) expect((await call('PUT', `favourites/${id}`)).status).toBe(200);
    expect(await listFavouriteIds()).toEqual([loft.id, hall.id]);
    for (const { id } of [loft, loft]) expect((await call('DELETE', `favourites/${id}`)).status).toBe(200);
    expect(await listFavouriteIds()).toEqual([hall.id]);
  });

  it('accepts only published spaces and keeps unpublished ones listed', async () => {
    for (const id of [draft.id, 999_999]) expect((await call('PUT', `favourites/${id}`)).status).toBe(404);
    const shortLived = await test.make.space({ name: 'Na chvíli' });
    await call('PUT', `favourites/${shortLived.id}`);
    await test.app
      .get(SqlPool)
      .pool.query(`update space set status = 'DRAFT' where id = $1`, [shortLived.id]);
    expect(await listFavouriteIds()).toEqual([shortLived.id]);
  });

  it('merges published spaces of the browser idempotently', async () => {
    await call('PUT', `favourites/${loft.id}`);
    for (const requestedIds of [[hall.id, draft.id, 999_999, loft.id, hall.id], [hall.id]]) {
      const { status, body } = await call<FavouritesAnswer>('POST', 'favourites/join', {
        space_ids: requestedIds,
      });
      expect({ status, body }).toEqual({ status: 200, body: { space_ids: [hall.id, loft.id] } });
    }
  });

  it('enforces the limit also for concurrent requests', async () => {
    await test.app.get(SqlPool).pool.query(
      `with many as (insert into space (building_id, name, slug, status) select building_id, 'Místo ' || n, 'misto-' || n || '-' || $1::int, 'DRAFT' from space, generate_series(1, ${FAVOURITES.max - 1}) n where id = $2 returning id)
       insert into favourite (user_id, space_id) select $1, id from many`,
      [person.id, hall.id],
    );
    const answers = await Promise.all([hall, loft].map(({ id }) => call('PUT', `favourites/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      error_code: 'FAVOURITES_FULL',
      message: errors.FAVOURITES_FULL,
    });
    expect(
      (await call<FavouritesAnswer>('POST', 'favourites/join', { space_ids: [hall.id, loft.id] })).body
        .space_ids,
    ).toHaveLength(FAVOURITES.max);
  });

  it('exports favourites with personal data and erases them', async () => {
    await call('PUT', `favourites/${hall.id}`);
    expect((await call('GET', 'account/export')).body).toMatchObject({ favourites: [{ space_id: hall.id }] });
    expect((await call('POST', 'account/erase', { current_password: TEST_PASSWORD })).status).toBe(200);
    const { rows } = await test.app
      .get(SqlPool)
      .pool.query('select 1 from favourite where user_id = $1', [person.id]);
    expect(rows).toEqual([]);
  });

  it.each([
    [{}, 'space_ids'],
    [{ space_ids: 'vše' }, 'space_ids'],
    [{ space_ids: [0] }, 'space_ids'],
    [{ space_ids: Array.from({ length: FAVOURITES.max + 1 }, (_one, at) => at + 1) }, 'space_ids'],
    [{ space_ids: [], user_id: 1 }, 'user_id'],
  ])('returns 422 on its field for the invalid list %#', async (body, field) => {
    const answer = await call('POST', 'favourites/join', body);
    expect({ status: answer.status, fields: Object.keys(answer.body.errors) }).toEqual({
      status: 422,
      fields: [field],
    });
  });
});

describe('POST /api/spaces/cards', () => {
  it('returns cards in the requested order and reports unpublished spaces as gone', async () => {
    const { status, body } = await call<SpaceCardsAnswer>(
      'POST',
      'spaces/cards',
      { ids: [loft.id, draft.id, hall.id, loft.id, 999_999] },
      {},
    );
    expect({ status, names: body.spaces.map(({ space_name: name }) => name), gone: body.gone }).toEqual({
      status: 200,
      names: ['Loft', 'Sál'],
      gone: [
        { id: draft.id, similar_url: '/' },
        { id: 999_999, similar_url: '/' },
      ],
    });
  });

  it('returns the catalogue URL of similar spaces for an unpublished one', async () => {
    const purpose = await test.make.purpose();
    const withdrawn = await test.make.space({ status: 'DISABLED', purposes: [purpose] as never });
    expect((await call<SpaceCardsAnswer>('POST', 'spaces/cards', { ids: [withdrawn.id] }, {})).body).toEqual({
      spaces: [],
      gone: [{ id: withdrawn.id, similar_url: urls.catalog(['jihomoravsky', purpose.slug]) }],
    });
  });

  it('returns 422 for more than fifty ids', async () => {
    expect(
      (
        await call(
          'POST',
          'spaces/cards',
          { ids: Array.from({ length: FAVOURITES.cards + 1 }, (_one, at) => at + 1) },
          {},
        )
      ).status,
    ).toBe(422);
  });
});

describe('GET /api/spaces/cards', () => {
  const at = (urls: string) => call<SpaceCardsAnswer>('GET', `spaces/cards?urls=${urls}`, undefined, {});
  const getSpaceUrl = ({ slug, building }: Space): string => `${building.slug}/${slug}`;

  it('returns published spaces in the requested order, a whole building by its own URL only', async () => {
    const { status, body } = await at(
      [loft, draft, hall, loft]
        .map(getSpaceUrl)
        .concat('vila-sama', `vila-sama/${villa.slug}`, 'neni/tam')
        .join(),
    );
    expect({ status, ids: body.spaces.map(({ id }) => id) }).toEqual({
      status: 200,
      ids: [loft.id, hall.id, villa.id],
    });
  });

  it.each(['', '../admin', 'a/b/c', Array.from({ length: FAVOURITES.cards + 1 }, () => 'a/b').join()])(
    'returns 422 for the urls %s',
    async (urls) => {
      expect((await at(urls)).status).toBe(422);
    },
  );
});

describe('GET /api/spaces/comparison', () => {
  it('returns the spaces in the requested order with all tags', async () => {
    const { status, body } = await call<ComparisonAnswer>(
      'GET',
      `spaces/comparison?ids=${loft.id},${hall.id},${draft.id}`,
      undefined,
      {},
    );
    expect({ status, gone: body.gone }).toEqual({ status: 200, gone: [{ id: draft.id, similar_url: '/' }] });
    expect(body.spaces).toMatchObject([
      { card: { space_name: 'Loft' }, tags: { equipments: [], services: [], purpose: [{ name: 'Oslava' }] } },
      {
        card: { space_name: 'Sál', capacity: 120 },
        tags: {
          equipments: [{ name: 'Projektor' }],
          services: [{ name: 'Obsluha' }],
          purpose: [{ name: 'Oslava' }],
        },
      },
    ]);
  });

  it.each(['', '?ids=', '?ids=1,2,3,4,5', '?ids=1,a', '?ids=0'])(
    'returns 422 on its field for the query %s',
    async (query) => {
      const { status, body } = await call('GET', `spaces/comparison${query}`, undefined, {});
      expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: ['ids'] });
    },
  );
});
