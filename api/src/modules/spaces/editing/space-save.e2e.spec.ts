import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { listDirtySpaceIds } from '../../../../test/projections.ts';
import { SqlPool } from '../../../platform/database/index.ts';
import type { Customer } from '../../accounts/customers/index.ts';
import { DEFAULT_SUBSCRIPTION_CONFIG, Subscription, SubscriptionPlan } from '../../subscriptions/index.ts';
import { EditTokensService } from '../edit-tokens.service.ts';
import type { Space } from '../space.entity.ts';

type Headers = Record<string, string>;

let test: TestApp;
let owner: Customer;
let asOwner: Headers;
let asStranger: Headers;
let asAdmin: Headers;

beforeAll(async () => {
  test = await createTestApp();
  await test.make.defaultPlan({ nrOfSpaces: 1000 });
  owner = await test.make.customer();
  const [stranger, admin] = [await test.make.customer(), await test.make.admin()];
  [asOwner, asStranger, asAdmin] = [
    await test.signIn(owner.user.email),
    await test.signIn(stranger.user.email),
    await test.signIn(admin.email),
  ];
});
afterAll(() => test.close());

const ownSpace = async (given: Parameters<TestApp['make']['space']>[0] = {}): Promise<Space> =>
  test.make.space({ building: await test.make.building({ customer: owner }), status: 'DRAFT', ...given });
const issueToken = (space: Space): string => test.app.get(EditTokensService).issue(space.id);
const sql = <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  test.app
    .get(SqlPool)
    .pool.query<T>(text, values)
    .then(({ rows }) => rows);
const getVersion = async ({ id }: Space): Promise<number> =>
  (await sql<{ version: number }>('select version from space where id = $1', [id]))[0]?.version ?? 0;

/** Saves with the present version of the space. */
async function save(headers: Headers, space: Space, changes: object, more: object = {}) {
  const payload = {
    space: { id: space.id, version: await getVersion(space), ...changes },
    publish: false,
    ...more,
  };
  return test.request({ method: 'PUT', url: '/api/space/save', headers, payload });
}
const listAuditRecords = (space: Space): Promise<{ before: object; after: object }[]> =>
  sql(`select before, after from audit_entry where subject_type = 'space' and subject_id = $1 order by id`, [
    space.id,
  ]);

describe('an edit link', () => {
  const open = (auth_token: unknown) =>
    test.request({ method: 'POST', url: '/api/space/edit-link', payload: { auth_token } });

  it('returns its unpublished space with data of the edit mode', async () => {
    const space = await ownSpace({ statusReason: 'Doplňte fotky.', capacity: null });
    const answer = await open(issueToken(space));
    expect(answer.json()).toMatchObject({
      space: { id: space.id, status: 'DRAFT', allowed_actions: ['edit', 'request_publication', 'delete'] },
      redirect: null,
      editing: {
        relation: 'link',
        reason: 'Doplňte fotky.',
        max_photos: 1,
        has_video: false,
        checklist: expect.arrayContaining([
          { field: 'capacity', done: false },
          { field: 'images', done: true },
          { field: 'email', done: true },
        ]),
      },
    });
  });

  it('answers 410 when expired, forged or of a deleted space', async () => {
    const [space, deleted] = [await ownSpace(), await ownSpace({ status: 'DELETED' })];
    const token = issueToken(space);
    const foreign = issueToken(await ownSpace());
    for (const bad of [
      '',
      'x',
      token.slice(0, -1),
      `${space.id}${foreign.slice(foreign.indexOf('.'))}`,
      issueToken(deleted),
    ]) {
      expect((await open(bad)).json()).toMatchObject({ status_code: 410, error_code: 'LINK_EXPIRED' });
    }
    expect((await open(5)).statusCode).toBe(422);
    expect((await open('x'.repeat(201))).statusCode).toBe(422);
  });

  it('grants the permissions of the owner for its space only', async () => {
    const [space, other] = [await ownSpace(), await ownSpace()];
    const auth_token = issueToken(space);
    expect((await save({}, space, { perex: 'Z odkazu' }, { auth_token })).json()).toMatchObject({
      space: { perex: 'Z odkazu' },
      editing: { relation: 'link' },
    });
    expect((await save({}, other, { perex: 'Z odkazu' }, { auth_token })).statusCode).toBe(404);
    expect(
      (await save({}, await ownSpace({ status: 'PUBLISHED' }), { perex: 'Z odkazu' }, { auth_token }))
        .statusCode,
    ).toBe(403);
    expect((await save(asStranger, space, { perex: 'S účtem i odkazem' }, { auth_token })).statusCode).toBe(
      200,
    );
    expect((await save({}, space, { recommended: true }, { auth_token })).json().space.recommended).toBe(
      false,
    );
    const step = (status: string) =>
      test.request({ method: 'POST', url: `/api/space/${space.id}/status`, payload: { status, auth_token } });
    expect((await save({}, space, {}, { auth_token, publish: true })).json()).toMatchObject({
      space: { status: 'WAITING_FOR_APPROVAL' },
    });
    expect((await step('DISABLED')).statusCode).toBe(409);
    expect((await step('DRAFT')).json()).toMatchObject({ space: { status: 'DRAFT' }, redirect_to_url: null });
    expect((await listAuditRecords(space))[0]?.after).toEqual({ perex: 'Z odkazu', via: 'edit-link' });
  });

  it('allows changes of the building only without other spaces, and audits the link', async () => {
    const space = await ownSpace();
    const auth_token = issueToken(space);
    expect(
      (await save({}, space, { building_name: 'Z odkazu', street: 'Odkazová' }, { auth_token })).json(),
    ).toMatchObject({ space: { building_name: 'Z odkazu', street: 'Odkazová' } });
    expect(
      await sql(`select after from audit_entry where action = 'building.save' and subject_id = $1`, [
        space.building.id,
      ]),
    ).toEqual([{ after: { building_name: 'Z odkazu', street: 'Odkazová', via: 'edit-link' } }]);
    const sibling = await test.make.space({ building: space.building, status: 'DRAFT' });
    const refused = 'V budově jsou i další prostory, změnit ji může jen jejich majitel po přihlášení';
    expect(
      (
        await save(
          {},
          space,
          { perex: 'Nic', building_name: 'Cizí jméno', street: 'Odkazová', city: 'Jinde' },
          { auth_token },
        )
      ).json(),
    ).toMatchObject({
      status_code: 422,
      status: 'validation_error',
      space_errors: [
        { field: 'building_name', message: refused },
        { field: 'city', message: refused },
      ],
    });
    expect(
      (await save({}, space, { perex: 'Jen prostor', building_name: 'Z odkazu' }, { auth_token })).json(),
    ).toMatchObject({ space: { perex: 'Jen prostor' } });
    expect((await save(asOwner, space, { street: 'Majitelova' }, { auth_token })).statusCode).toBe(200);
    expect((await save(asAdmin, space, { street: 'Správcova' }, { auth_token })).statusCode).toBe(200);
    await sql(`update space set status = 'DELETED' where id = $1`, [sibling.id]);
    expect((await save({}, space, { street: 'Poslední' }, { auth_token })).statusCode).toBe(200);
  });

  it('is recorded in the audit trail of photos', async () => {
    const space = await ownSpace();
    const [photo] = await sql<{ id: number }>('select id from space_image where space_id = $1', [space.id]);
    const payload = {
      space_id: space.id,
      space_image_id: photo?.id,
      alt: 'Sál',
      auth_token: issueToken(space),
    };
    expect(
      (await test.request({ method: 'POST', url: '/api/space/image/describe', payload })).statusCode,
    ).toBe(200);
    expect(await listAuditRecords(space)).toMatchObject([{ after: { alt: 'Sál', via: 'edit-link' } }]);
  });

  it('is rejected while its owner is blocked', async () => {
    const blocked = await test.make.customer();
    const space = await test.make.space({
      building: await test.make.building({ customer: blocked }),
      status: 'DRAFT',
    });
    await sql('update app_user set blocked_at = now() where id = $1', [blocked.user.id]);
    expect((await open(issueToken(space))).json()).toMatchObject({
      status_code: 410,
      error_code: 'LINK_EXPIRED',
    });
    expect((await save({}, space, { perex: 'Z odkazu' }, { auth_token: issueToken(space) })).statusCode).toBe(
      404,
    );
    const photo = { space_id: space.id, space_image_id: 1, position: 0, auth_token: issueToken(space) };
    expect(
      (await test.request({ method: 'POST', url: '/api/space/image/move', payload: photo })).statusCode,
    ).toBe(404);
    await sql('update app_user set blocked_at = null where id = $1', [blocked.user.id]);
    expect((await save({}, space, { perex: 'Z odkazu' }, { auth_token: issueToken(space) })).statusCode).toBe(
      200,
    );
  });

  it('answers 401 before validation without a link and a session', async () => {
    const space = await ownSpace();
    for (const auth_token of [undefined, null, 'x', 5]) {
      const answer = await test.request({
        method: 'PUT',
        url: '/api/space/save',
        payload: { space: 'x', auth_token },
      });
      expect(answer.json()).toMatchObject({ status_code: 401, error_code: 'UNAUTHENTICATED' });
      expect(
        (
          await test.request({
            method: 'POST',
            url: `/api/space/${space.id}/status`,
            payload: { status: 'DELETED', auth_token },
          })
        ).statusCode,
      ).toBe(401);
    }
  });
});

describe('a save', () => {
  it('normalizes texts, contacts and the address', async () => {
    const space = await ownSpace();
    const answer = await save(asOwner, space, {
      description: '<p onclick=alert(1)><b>Sál</b></p><script>x</script>',
      phone: '777 123 456',
      building_name: ' Nový dům ',
      street: ' Krátká ',
      house_number: '7',
      land_registry_number: '12',
      postal_code: '602 00',
      city: 'Brno',
      lat: 49.2,
      lng: 16.6,
      web: '',
    });
    expect(answer.json()).toMatchObject({
      space: {
        description: '<p><strong>Sál</strong></p>',
        phone: '+420777123456',
        building_name: 'Nový dům',
        street: 'Krátká',
        house_number: '7',
        land_registry_number: '12',
        postal_code: '60200',
        city: 'Brno',
        lat: 49.2,
        province_name: 'Jihomoravský kraj',
        web: null,
      },
      redirect_to_url: `/prostor/novy-dum/${space.slug}`,
      editing: { relation: 'owner' },
    });
  });

  it('returns the new URL of a renamed space, and redirects the former one', async () => {
    const space = await ownSpace({ status: 'PUBLISHED' });
    const building = space.building.slug;
    expect((await save(asOwner, space, { space_name: 'Přejmenovaný sál' })).json()).toMatchObject({
      space: { url: `${building}/prejmenovany-sal` },
      redirect_to_url: `/prostor/${building}/prejmenovany-sal`,
    });
    expect((await test.request({ url: `/api/space/?url=${building}/${space.slug}` })).json()).toMatchObject({
      space: null,
      redirect: `/prostor/${building}/prejmenovany-sal`,
      editing: null,
    });
    expect(
      (await save(asOwner, space, { space_name: 'Přejmenovaný SÁL' })).json().redirect_to_url,
    ).toBeNull();
  });

  it.each([
    [
      'the form',
      { capacity: -1, phone: '12' },
      {
        'space.capacity': 'Zadejte kladné číslo',
        'space.phone': 'Telefon musí vypadat jako +420 123 456 789',
      },
    ],
    [
      'the plan',
      { video_url: 'https://youtu.be/aqz-KE-bpKQ' },
      { video_url: 'Video je součástí vyššího tarifu' },
    ],
    [
      'the length after cleaning',
      { description: `<p>${'x'.repeat(20_001)}</p>` },
      { description: 'Maximálně 20000 znaků' },
    ],
    ['the map', { lat: null }, { lat: 'Vyberte místo z našeptávače nebo na mapě' }],
    ['the tags', { purposes: [999_999] }, { purposes: 'Vyberte jednu z nabídnutých možností' }],
    ['what is no field', { status: 'PUBLISHED' }, { 'space.status': 'Neznámé pole' }],
  ])('answers a violation of %s with the same error body', async (_name, changes, errors) => {
    const answer = (await save(asOwner, await ownSpace(), changes)).json();
    expect(answer).toMatchObject({
      status_code: 422,
      error_code: 'VALIDATION',
      status: 'validation_error',
      errors,
    });
    expect(answer.space_errors).toEqual(
      Object.entries(errors).map(([field, message]) => ({ field: field.replace('space.', ''), message })),
    );
  });

  it('accepts a video by plan or from the operator, and keeps an existing one', async () => {
    const space = await ownSpace();
    const video_url = 'https://youtu.be/aqz-KE-bpKQ';
    expect((await save(asAdmin, space, { video_url })).json().space.video_url).toBe(video_url);
    expect((await save(asOwner, space, { video_url, perex: 'Jiný' })).statusCode).toBe(200);
    const em = test.orm.em.fork();
    const rich = await test.make.customer();
    const plan = em.create(
      SubscriptionPlan,
      {
        slug: 'video',
        name: 'Video',
        priceHalerPerYear: 1,
        config: { ...DEFAULT_SUBSCRIPTION_CONFIG, hasVideoInSpace: true },
      },
      { partial: true },
    );
    em.create(
      Subscription,
      { customer: rich.id, plan, startsAt: new Date('2020-01-01'), endsAt: new Date('2090-01-01') },
      { partial: true },
    );
    await em.flush();
    const theirs = await test.make.space({
      building: await test.make.building({ customer: rich }),
      status: 'DRAFT',
    });
    expect((await save(await test.signIn(rich.user.email), theirs, { video_url })).statusCode).toBe(200);
  });

  it('answers 409 with the present space to an outdated version', async () => {
    const space = await ownSpace();
    const stale = await getVersion(space);
    await save(asAdmin, space, { perex: 'Správce byl rychlejší' });
    const answer = await test.request({
      method: 'PUT',
      url: '/api/space/save',
      headers: asOwner,
      payload: { space: { id: space.id, version: stale, perex: 'Můj' }, publish: false },
    });
    expect(answer.json()).toMatchObject({
      status_code: 409,
      error_code: 'CONFLICT',
      current: { id: space.id, perex: 'Správce byl rychlejší', version: stale + 1 },
    });
  });

  it('writes one audit record for repeated saves with the same changes', async () => {
    const purposes = [await test.make.purpose(), await test.make.purpose()].map(({ id }) => id);
    const attributes = [await test.make.attribute(), await test.make.attribute()].map(({ id }) => id);
    const space = await ownSpace();
    const before = await getVersion(space);
    const changes = { perex: 'Nový', price_from: 99.5, purposes, attributes };
    for (const each of [
      changes,
      changes,
      { ...changes, attributes: attributes.toReversed() },
      {},
      { perex: ' Nový ' },
    ])
      expect((await save(asOwner, space, each)).statusCode).toBe(200);
    expect(await getVersion(space)).toBe(before + 1);
    expect(await listAuditRecords(space)).toEqual([
      {
        before: {
          perex: 'Světlý sál s parketami.',
          price_from: 1500,
          purposes: expect.any(Array),
          attributes: [],
        },
        after: { perex: 'Nový', price_from: 99.5, purposes, attributes },
      },
    ]);
    expect(await listDirtySpaceIds(test)).toContain(space.id);
  });

  it('accepts one of several concurrent saves of the same version', async () => {
    const space = await ownSpace();
    const version = await getVersion(space);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_none, index) =>
        test.request({
          method: 'PUT',
          url: '/api/space/save',
          headers: asOwner,
          payload: {
            space: { id: space.id, version, perex: `Perex ${index}`, city: `Město ${index}` },
            publish: false,
          },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

describe('data of the edit mode', () => {
  const getEditing = async (space: Space, headers: Headers = {}) =>
    (await test.request({ url: `/api/space/?url=${space.building.slug}/${space.slug}`, headers })).json()
      .editing;

  it('is returned only to actors who may edit the space', async () => {
    const space = await ownSpace({ status: 'PUBLISHED' });
    expect([await getEditing(space), await getEditing(space, asStranger)]).toEqual([null, null]);
    expect(await getEditing(space, asOwner)).toMatchObject({
      relation: 'owner',
      completeness: expect.any(Number),
    });
    expect(await getEditing(space, asAdmin)).toMatchObject({ relation: 'operator' });
    expect(await getEditing(await ownSpace({ status: 'DISABLED' }), asOwner)).toBeNull();
  });

  it('includes a publicly cacheable taxonomy', async () => {
    const [purpose, service] = [
      await test.make.purpose(),
      await test.make.attribute({ group: 'services', category: 'personal' }),
    ];
    const answer = await test.request({ url: '/api/space/taxonomy' });
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    expect(answer.json().purposes).toContainEqual({
      id: purpose.id,
      name: purpose.name,
      slug: purpose.slug,
      group: 'firemni',
      icon: null,
    });
    expect(answer.json().services).toEqual([
      { id: service.id, name: service.name, slug: service.slug, category: 'personal', icon: null },
    ]);
  });
});

describe('reason of a status change', () => {
  it('is kept until the next status change', async () => {
    const space = await ownSpace({ status: 'WAITING_FOR_APPROVAL' });
    const reasonNow = async (): Promise<unknown> =>
      (
        await sql<{ status_reason: string | null }>('select status_reason from space where id = $1', [
          space.id,
        ])
      )[0]?.status_reason;
    await test.request({
      method: 'POST',
      url: `/api/space/${space.id}/status`,
      headers: asAdmin,
      payload: { status: 'DRAFT', reason: 'Doplňte fotky.' },
    });
    expect(await reasonNow()).toBe('Doplňte fotky.');
    await save(asOwner, space, { perex: 'Doplněno' });
    expect(await reasonNow()).toBe('Doplňte fotky.');
    await save(asOwner, space, {}, { publish: true });
    expect(await reasonNow()).toBeNull();
  });
});
