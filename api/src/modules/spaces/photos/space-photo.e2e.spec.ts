import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import type { SpaceImageAnswer } from '@prostora/api-client';
import { errors } from '@prostora/strings/cs/errors.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { listDirtySpaceIds } from '../../../../test/projections.ts';
import { multipart, type Part } from '../../../../test/fixtures/multipart.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import { RateLimiter } from '../../../platform/http/index.ts';
import { Storage } from '../../../platform/storage/index.ts';
import type { Customer } from '../../accounts/customers/index.ts';
import { createJpeg } from '../../media/fixtures/images.ts';
import { MediaImage } from '../../media/index.ts';
import { DEFAULT_SUBSCRIPTION_CONFIG, Subscription, SubscriptionPlan } from '../../subscriptions/index.ts';
import { EditTokensService } from '../edit-tokens.service.ts';
import { type Space, SpaceImage } from '../space.entity.ts';
import { buildSpaceUrl } from '../space.mapper.ts';

type Headers = Record<string, string>;

const MAX_PHOTOS = 8;
const folder = mkdtempSync(path.join(tmpdir(), 'prostora-photos-'));
let test: TestApp;
let owner: Customer;
let asOwner: Headers;
let asStranger: Headers;
let asAdmin: Headers;
let pictures: Buffer[];

beforeAll(async () => {
  test = await createTestApp({ STORAGE_DIR: folder });
  owner = await test.make.customer();
  const em = test.orm.em.fork();
  const plan = em.create(
    SubscriptionPlan,
    {
      slug: 'fotky',
      name: 'Fotky',
      priceHalerPerYear: 100_000,
      config: { ...DEFAULT_SUBSCRIPTION_CONFIG, nrOfPhotosInSpace: MAX_PHOTOS },
    } as SubscriptionPlan,
    { partial: true },
  );
  em.create(Subscription, {
    customer: owner.id,
    plan,
    startsAt: new Date('2020-01-01'),
    endsAt: new Date('2090-01-01'),
    trial: false,
  });
  await em.flush();
  const [stranger, admin] = [await test.make.customer(), await test.make.admin()];
  [asOwner, asStranger, asAdmin] = [
    await test.signIn(owner.user.email),
    await test.signIn(stranger.user.email),
    await test.signIn(admin.email),
  ];
  pictures = await Promise.all(Array.from({ length: 3 }, (_, n) => createJpeg(200 + n, 150)));
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const picture = (n = 0): Buffer => pictures[n % pictures.length] ?? Buffer.alloc(0);
const ownSpace = async (given: Parameters<TestApp['make']['space']>[0] = {}): Promise<Space> =>
  test.make.space({ building: await test.make.building({ customer: owner }), ...given });
const draft = (): Promise<Space> => ownSpace({ status: 'DRAFT', withoutPhoto: true });
const file = (value: Uint8Array = picture(), filename = 'sal.jpg'): Part => ({
  name: 'file',
  value,
  filename,
  type: 'image/jpeg',
});
const send = (parts: Part[], headers: Headers = asOwner): Promise<LightMyRequestResponse> =>
  test.request({ method: 'PUT', url: '/api/space/image/', ...multipart(parts, headers) });
const upload = (
  space: { id: number },
  headers: Headers = asOwner,
  body = picture(),
  token?: string,
): Promise<LightMyRequestResponse> =>
  send(
    [
      { name: 'space', value: String(space.id) },
      ...(token === undefined ? [] : [{ name: 'auth_token', value: token }]),
      file(body),
    ],
    headers,
  );
const post = (what: string, payload: object, headers: Headers = asOwner): Promise<LightMyRequestResponse> =>
  test.request({ method: 'POST', url: `/api/space/image/${what}`, headers, payload });
const parseAnswer = (response: LightMyRequestResponse): SpaceImageAnswer => {
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
  return response.json<SpaceImageAnswer>();
};
const uploadPhoto = async (space: { id: number }, n = 0): Promise<number> =>
  parseAnswer(await upload(space, asOwner, picture(n))).image?.id_space_image ?? 0;
const getCode = (response: LightMyRequestResponse): [number, string] => [
  response.statusCode,
  response.json<{ error_code: string }>().error_code,
];
const listPhotos = (space: { id: number }): Promise<SpaceImage[]> =>
  test.orm.em
    .fork()
    .find(
      SpaceImage,
      { space: space.id },
      { orderBy: { orderNumber: 'asc', id: 'asc' }, populate: ['image'] },
    );
const rows = <T>(sql: string, ...params: unknown[]): Promise<T[]> =>
  test.orm.em.fork().getConnection().execute<T[]>(sql, params);
const issueToken = (id: number): string => test.app.get(EditTokensService).issue(id);

describe('while the media folder is not writable', () => {
  it.each(['STORAGE_READ_ONLY', 'STORAGE_FULL'] as const)(
    'answers 503 %s in Czech to an upload, but serves the space',
    async (code) => {
      const space = await ownSpace();
      const refusal = new DomainError('unavailable', code, { retryAfter: 60 });
      const put = jest.spyOn(test.app.get(Storage), 'put').mockRejectedValue(refusal);
      const answer = await upload(space);
      const page = await test.request({ url: `/api/space/?url=${encodeURIComponent(buildSpaceUrl(space))}` });
      put.mockRestore();
      expect([...getCode(answer), answer.headers['retry-after']]).toEqual([503, code, '60']);
      expect(answer.json<{ message: string }>().message).toBe(errors[code]);
      expect(page.statusCode).toBe(200);
      expect((await upload(space, asOwner, picture(1))).statusCode).toBe(200);
    },
  );
});

describe('PUT /api/space/image/', () => {
  it('makes the first photo the top one and appends further ones', async () => {
    const space = await draft();
    const first = parseAnswer(await upload(space));
    expect(first).toMatchObject({
      error: null,
      redirect_to_url: null,
      editing: { max_photos: MAX_PHOTOS, relation: 'owner' },
      image: { category: 'TOP-CAROUSEL', order_number: 0, status: 'processing', url: null, alt: '' },
    });
    const second = parseAnswer(await upload(space, asOwner, picture(1)));
    expect(second.space.images.map(({ category, order_number }) => [category, order_number])).toEqual([
      ['TOP-CAROUSEL', 0],
      ['GALLERY', 1],
    ]);
    expect(second.image).toEqual(second.space.images[1]);
  });

  it('writes an audit record, marks the space for projection, and queues the variants', async () => {
    const space = await ownSpace();
    const { image } = parseAnswer(await upload(space));
    const [top] = await listPhotos(space);
    const [entry] = await rows<{ actor_id: number; after: { photos: number[] } }>(
      `select actor_id, after from audit_entry where action = 'space.photo-add' and subject_id = ?`,
      space.id,
    );
    expect(entry).toEqual({ actor_id: owner.user.id, after: { photos: [top?.id, image?.id_space_image] } });
    expect(
      await rows<{ name: string }>(
        `select distinct name from outbox_event where name = ?`,
        'job:process-image',
      ),
    ).toHaveLength(1);
    expect(await listDirtySpaceIds(test)).toContain(space.id);
    const [review] = await rows<{ changes: { field: string }[] }>(
      'select changes from space_review where space_id = ?',
      space.id,
    );
    expect(review?.changes).toEqual([
      { field: 'images', before: [top?.id], after: [top?.id, image?.id_space_image] },
    ]);
  });

  it('queues a photo behind waiting ones of its gallery, and before those of a larger upload', async () => {
    const [bulk, other] = [await draft(), await draft()];
    for (const space of [bulk, bulk, bulk, other]) await uploadPhoto(space);
    const jobs = await rows<{ queued_before: number }>(
      `select (payload ->> 'queued_before')::int as queued_before
       from outbox_event join space_image on image_id = (payload ->> 'image_id')::int
       where name = 'job:process-image' and space_id in (?, ?) order by outbox_event.id`,
      bulk.id,
      other.id,
    );
    expect(jobs.map((job) => job.queued_before)).toEqual([0, 1, 2, 0]);
  });

  it('does not raise the version of the space', async () => {
    const space = await draft();
    expect(parseAnswer(await upload(space)).space.version).toBe(space.version);
  });

  it('checks authentication, then validates the form, then loads the space', async () => {
    const [hidden, open] = [await draft(), await ownSpace()];
    const json = { method: 'PUT' as const, url: '/api/space/image/', payload: {} };
    expect(getCode(await test.request(json))).toEqual([401, 'UNAUTHENTICATED']);
    expect(getCode(await upload(open, {}))).toEqual([401, 'UNAUTHENTICATED']);
    expect(getCode(await test.request({ ...json, headers: asOwner }))).toEqual([415, 'UNSUPPORTED_MEDIA']);
    expect((await send([file()])).json()).toMatchObject({
      status_code: 422,
      errors: { space: 'Povinná hodnota' },
    });
    expect((await send([{ name: 'space', value: '12x' }, file()])).json()).toMatchObject({
      status_code: 422,
      errors: { space: 'Zadejte celé číslo' },
    });
    expect((await send([{ name: 'space', value: String(2 ** 31) }, file()])).statusCode).toBe(422);
    expect((await send([{ name: 'space', value: String(open.id) }])).json()).toMatchObject({
      status_code: 422,
      errors: { file: 'Povinná hodnota' },
    });
    expect(
      (
        await send([
          { name: 'space', value: String(open.id) },
          { name: 'status', value: 'PUBLISHED' },
          file(),
        ])
      ).json(),
    ).toMatchObject({ status_code: 422, errors: { status: 'Neznámé pole' } });
    expect(
      (
        await send([
          { name: 'space', value: String(open.id) },
          { ...file(), name: 'photo' },
        ])
      ).json(),
    ).toMatchObject({ status_code: 422, errors: { photo: 'Neznámé pole' } });
    expect(
      (await send([{ name: 'space', value: String(open.id) }, file(), file(picture(1))])).json(),
    ).toMatchObject({ status_code: 422, errors: { file: 'Neznámé pole' } });
    expect(getCode(await upload(hidden, asStranger))).toEqual([404, 'NOTFOUND']);
    expect(getCode(await upload(open, asStranger))).toEqual([403, 'FORBIDDEN']);
    expect(getCode(await upload({ id: 999_999 }))).toEqual([404, 'NOTFOUND']);
    expect(getCode(await upload(await ownSpace({ status: 'DISABLED' })))).toEqual([409, 'STATUS_CONFLICT']);
    expect(getCode(await upload(hidden, asAdmin))).toEqual([200, undefined]);
  });

  it('accepts fields in any order, and removes the file when a later field is invalid', async () => {
    const space = await draft();
    const body = await createJpeg(211, 140);
    expect(
      (await send([file(body), { name: 'space', value: String(space.id) }], asStranger)).statusCode,
    ).toBe(404);
    const [job] = await rows<{ payload: { content_hash: string } }>(
      `select payload from outbox_event where name = 'job:remove-image-files' order by id desc limit 1`,
    );
    expect(job?.payload.content_hash).toMatch(/^[0-9a-f]{64}$/u);
    expect((await send([file(body), { name: 'space', value: String(space.id) }])).statusCode).toBe(200);
  });

  it('accepts an edit link for its space only', async () => {
    const [mine, other] = [await draft(), await ownSpace()];
    expect(parseAnswer(await upload(mine, {}, picture(), issueToken(mine.id)))).toMatchObject({
      editing: { relation: 'link' },
    });
    expect(getCode(await upload(other, {}, picture(), issueToken(mine.id)))).toEqual([403, 'FORBIDDEN']);
    expect(getCode(await upload(mine, {}, picture(), issueToken(other.id)))).toEqual([404, 'NOTFOUND']);
    expect(getCode(await upload(mine, {}, picture(), `${issueToken(mine.id)}x`))).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
    const [entry] = await rows<{ actor_id: number | null }>(
      `select actor_id from audit_entry where action = 'space.photo-add' and subject_id = ?`,
      mine.id,
    );
    expect(entry).toEqual({ actor_id: null });
  });

  it.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'Nahrajte prosím fotku ve formátu JPEG, PNG, WebP nebo AVIF.',
    ],
    ['an empty file', () => Buffer.alloc(0), 415, 'Soubor je prázdný. Vyberte prosím fotku znovu.'],
    [
      'a file over 15 MB',
      async () => Buffer.concat([await createJpeg(64, 64), Buffer.alloc(15 * 1024 * 1024)]),
      413,
      'Fotka může mít nejvýš 15\u00a0MB.',
    ],
  ])('rejects %s with an error on the field', async (_name, body, status, message) => {
    const space = await draft();
    expect((await upload(space, asOwner, await body())).json()).toMatchObject({
      status_code: status,
      errors: { file: message },
    });
    expect(await listPhotos(space)).toEqual([]);
  });

  it.each([
    '../../etc/passwd',
    'a\u0000.jpg',
    `${'d'.repeat(300)}.jpg`,
    'foto.php',
    'C:\\\\windows\\\\x.jpg',
    'příliš žluťoučký kůň.jpg',
    '',
  ])('ignores the file name %j', async (filename) => {
    const space = await draft();
    const response = await send([{ name: 'space', value: String(space.id) }, file(picture(), filename)]);
    expect([200, 422]).toContain(response.statusCode);
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      expect(name).toMatch(
        /^(?:original|\.incoming|[0-9a-f]{2})(?:\/[0-9a-f]{64}(?:-\d+\.(?:avif|webp))?)?$/u,
      );
  });

  it('enforces the limit of the plan before reading the file, also for concurrent uploads', async () => {
    const poor = await test.make.customer();
    const headers = await test.signIn(poor.user.email);
    const space = await test.make.space({
      status: 'DRAFT',
      withoutPhoto: true,
      building: await test.make.building({ customer: poor }),
    });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => upload(space, headers, picture(n))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403, 403, 403]);
    expect(await listPhotos(space)).toHaveLength(1);
    expect((await upload(space, headers, Buffer.from('no picture at all'))).json()).toMatchObject({
      status_code: 403,
      error_code: 'LIMIT_REACHED',
      errors: { file: 'Víc fotek tarif nedovoluje, nejvyšší počet: 1' },
    });
  });

  it('answers 503 while the storage is full, and accepts a photo afterwards', async () => {
    const space = await draft();
    const storage = test.app.get(Storage);
    const put = storage.put.bind(storage);
    storage.put = () => Promise.reject(new DomainError('unavailable', 'STORAGE_FULL', { retryAfter: 60 }));
    const response = await upload(space);
    storage.put = put;
    expect(getCode(response)).toEqual([503, 'STORAGE_FULL']);
    expect(response.headers['retry-after']).toBe('60');
    expect(await listPhotos(space)).toEqual([]);
    expect((await upload(space)).statusCode).toBe(200);
  });

  it('limits a user to 300 uploads an hour across processes', async () => {
    const limited = await createTestApp({ STORAGE_DIR: folder, RATE_LIMITS: 'on' });
    try {
      const { user } = await limited.make.customer();
      const limit = { name: 'photo-uploads', points: 300, seconds: 3600, shared: true };
      for (let n = 0; n < 300; n += 1) await limited.app.get(RateLimiter).consume(limit, `user-${user.id}`);
      const response = await limited.request({
        method: 'PUT',
        url: '/api/space/image/',
        ...multipart([file()], await limited.signIn(user.email)),
      });
      expect([response.statusCode, Number(response.headers['retry-after']) > 0]).toEqual([429, true]);
    } finally {
      await limited.close();
    }
  });

  it('answers 503 when equal bytes are just being removed', async () => {
    const space = await draft();
    const storage = test.app.get(Storage);
    const exists = storage.exists.bind(storage);
    storage.exists = () => Promise.resolve(false);
    const response = await upload(space);
    storage.exists = exists;
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1']);
    expect(await listPhotos(space)).toEqual([]);
  });
});

describe('POST /api/space/image/move', () => {
  it('makes the photo at position 0 the top one, and moves the former one to the gallery', async () => {
    const space = await draft();
    const [a, b, c] = [await uploadPhoto(space), await uploadPhoto(space, 1), await uploadPhoto(space, 2)];
    const answer = parseAnswer(await post('move', { space_id: space.id, space_image_id: c, position: 0 }));
    expect(
      answer.space.images.map(({ id_space_image, category, order_number }) => [
        id_space_image,
        category,
        order_number,
      ]),
    ).toEqual([
      [c, 'TOP-CAROUSEL', 0],
      [a, 'GALLERY', 1],
      [b, 'GALLERY', 2],
    ]);
    expect(answer.image).toMatchObject({ id_space_image: c, category: 'TOP-CAROUSEL' });
  });

  it('checks authentication, then validates the input, then loads the space', async () => {
    const [space, hidden] = [await ownSpace(), await draft()];
    const [photo] = await listPhotos(space);
    const input = { space_id: space.id, space_image_id: photo?.id, position: 0 };
    expect(getCode(await post('move', { ...input, position: -1 }, {}))).toEqual([401, 'UNAUTHENTICATED']);
    expect((await post('move', { ...input, position: -1 })).json()).toMatchObject({
      status_code: 422,
      errors: { position: 'Zadejte číslo od 0 do 10\u00a0000' },
    });
    expect((await post('move', { ...input, category: 'TOP-CAROUSEL' })).json()).toMatchObject({
      status_code: 422,
      errors: { category: 'Neznámé pole' },
    });
    expect(getCode(await post('move', input, asStranger))).toEqual([403, 'FORBIDDEN']);
    expect(getCode(await post('move', { ...input, space_id: hidden.id }, asStranger))).toEqual([
      404,
      'NOTFOUND',
    ]);
    expect(getCode(await post('move', { ...input, space_id: hidden.id }))).toEqual([404, 'NOTFOUND']);
    expect(getCode(await post('move', { ...input, auth_token: issueToken(hidden.id) }, {}))).toEqual([
      403,
      'FORBIDDEN',
    ]);
    expect((await post('move', { ...input, auth_token: issueToken(space.id) }, {})).statusCode).toBe(200);
  });

  it('keeps the order of a list under arbitrary moves, deletions and uploads', async () => {
    const step = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({ kind: fc.constant('move' as const), index: fc.nat(7), position: fc.nat(9) }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('delete' as const),
          index: fc.nat(7),
          position: fc.constant(0),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('add' as const),
          index: fc.nat(2),
          position: fc.constant(0),
        }),
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        const space = await draft();
        let model: number[] = [];
        for (let n = 0; n < 3; n += 1) model.push(await uploadPhoto(space, n));
        for (const { kind, index, position } of steps) {
          const id = model[index % Math.max(1, model.length)];
          if (kind === 'add' && model.length < MAX_PHOTOS) model.push(await uploadPhoto(space, index));
          if (kind === 'add' || id === undefined) continue;
          model = model.filter((each) => each !== id);
          if (kind === 'move') model.splice(position, 0, id);
          await post(
            kind,
            kind === 'move'
              ? { space_id: space.id, space_image_id: id, position }
              : { space_id: space.id, id_space_image: id },
          );
        }
        const photos = await listPhotos(space);
        expect(photos.map(({ id, category, orderNumber }) => [id, category, orderNumber])).toEqual(
          model.map((id, order) => [id, order === 0 ? 'TOP-CAROUSEL' : 'GALLERY', order]),
        );
      }),
      { seed: 20_261_120, numRuns: 8 },
    );
  });

  it('serializes concurrent moves of photos', async () => {
    const space = await draft();
    const ids = [
      await uploadPhoto(space),
      await uploadPhoto(space, 1),
      await uploadPhoto(space, 2),
      await uploadPhoto(space),
    ];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        post('move', { space_id: space.id, space_image_id: ids[n % 4], position: (n * 3) % 4 }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    const photos = await listPhotos(space);
    expect(photos.map(({ orderNumber }) => orderNumber)).toEqual([0, 1, 2, 3]);
    expect(photos.map(({ category }) => category)).toEqual(['TOP-CAROUSEL', 'GALLERY', 'GALLERY', 'GALLERY']);
  });
});

describe('POST /api/space/image/describe', () => {
  it('stores the alternative text in one line of at most 200 characters', async () => {
    const space = await ownSpace();
    const [photo] = await listPhotos(space);
    const input = { space_id: space.id, space_image_id: photo?.id };
    expect(
      parseAnswer(await post('describe', { ...input, alt: ' Sál \n s okny do zahrady ' })).image,
    ).toMatchObject({ alt: 'Sál s okny do zahrady' });
    expect((await post('describe', { ...input, alt: 'x'.repeat(201) })).json()).toMatchObject({
      status_code: 422,
      errors: { alt: 'Maximálně 200 znaků' },
    });
    expect((await post('describe', { ...input, alt: 'a\u0000' })).statusCode).toBe(400);
    expect((await post('describe', { ...input, alt: 'Cizí' }, asStranger)).statusCode).toBe(403);
    const [entry] = await rows<{ before: object; after: object }>(
      `select before, after from audit_entry where action = 'space.photo-describe' and subject_id = ?`,
      space.id,
    );
    expect(entry).toEqual({
      before: { photo: photo?.id, alt: 'Sál s okny' },
      after: { alt: 'Sál s okny do zahrady' },
    });
  });
});

describe('POST /api/space/image/delete', () => {
  it('deletes the photo, closes the gap, and queues removal of unused files', async () => {
    const space = await draft();
    const [a, b] = [await uploadPhoto(space), await uploadPhoto(space, 1)];
    const [first] = await listPhotos(space);
    const answer = parseAnswer(
      await test.request({
        method: 'POST',
        url: '/api/space/image/delete/',
        headers: asOwner,
        payload: { space_id: space.id, id_space_image: a, url: '/media/x.webp' },
      }),
    );
    expect(answer.image).toBeNull();
    expect(
      answer.space.images.map(({ id_space_image, category, order_number }) => [
        id_space_image,
        category,
        order_number,
      ]),
    ).toEqual([[b, 'TOP-CAROUSEL', 0]]);
    expect(await test.orm.em.fork().count(MediaImage, { id: first?.image.id ?? 0 })).toBe(0);
    const jobs = await rows(
      `select 1 from outbox_event where name = 'job:remove-image-files' and payload ->> 'content_hash' = ?`,
      first?.image.contentHash ?? '',
    );
    expect(jobs).not.toEqual([]);
    expect(getCode(await post('delete', { space_id: space.id, id_space_image: a }))).toEqual([
      404,
      'NOTFOUND',
    ]);
  });

  it('keeps an image used by another gallery', async () => {
    const [space, other] = [await draft(), await draft()];
    const [photo] = [await test.make.photo(space)];
    const em = test.orm.em.fork();
    em.create(SpaceImage, {
      space: other.id,
      image: photo.image.id,
      category: 'TOP-CAROUSEL',
      orderNumber: 0,
      alt: '',
    });
    await em.flush();
    expect((await post('delete', { space_id: space.id, id_space_image: photo.id })).statusCode).toBe(200);
    expect(await test.orm.em.fork().count(MediaImage, { id: photo.image.id })).toBe(1);
  });

  it.each(['PUBLISHED', 'WAITING_FOR_APPROVAL'] as const)(
    'keeps the last photo of a space that is %s',
    async (status) => {
      const space = await ownSpace({ status });
      const [photo] = await listPhotos(space);
      expect((await post('delete', { space_id: space.id, id_space_image: photo?.id })).json()).toMatchObject({
        status_code: 409,
        error_code: 'LAST_PHOTO',
      });
      const failed = await test.make.photo(space, { status: 'failed', failure: 'BROKEN' });
      expect(getCode(await post('delete', { space_id: space.id, id_space_image: photo?.id }))).toEqual([
        409,
        'LAST_PHOTO',
      ]);
      expect((await post('delete', { space_id: space.id, id_space_image: failed.id })).statusCode).toBe(200);
    },
  );

  it('deletes the last photo when the plan allows only one', async () => {
    const poor = await test.make.customer();
    const space = await test.make.space({ building: await test.make.building({ customer: poor }) });
    const [photo] = await listPhotos(space);
    const asPoor = await test.signIn(poor.user.email);
    expect(
      parseAnswer(await post('delete', { space_id: space.id, id_space_image: photo?.id }, asPoor)).space,
    ).toMatchObject({ status: 'PUBLISHED', images: [] });
    expect(parseAnswer(await upload(space, asPoor)).image).toMatchObject({
      category: 'TOP-CAROUSEL',
      status: 'processing',
    });
  });

  it('shows the owner why a photo failed', async () => {
    const space = await ownSpace();
    const failed = await test.make.photo(space, { status: 'failed', failure: 'BROKEN' });
    const { image } = parseAnswer(
      await post('describe', { space_id: space.id, space_image_id: failed.id, alt: 'Rozbitá' }),
    );
    expect(image).toMatchObject({
      status: 'failed',
      url: null,
      failure: expect.stringContaining('poškozený'),
    });
  });

  it('rejects other users and photos of another space', async () => {
    const [space, other] = [await ownSpace(), await ownSpace()];
    const [photo] = await listPhotos(other);
    expect(getCode(await post('delete', { space_id: space.id, id_space_image: photo?.id }))).toEqual([
      404,
      'NOTFOUND',
    ]);
    expect(
      getCode(await post('delete', { space_id: other.id, id_space_image: photo?.id }, asStranger)),
    ).toEqual([403, 'FORBIDDEN']);
    expect(getCode(await post('delete', { space_id: other.id, id_space_image: photo?.id }, {}))).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
  });
});
