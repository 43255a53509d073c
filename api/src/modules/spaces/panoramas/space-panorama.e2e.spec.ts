import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import type { PanoramaShowcase, SpacePanoramaAnswer } from '@prostora/api-client';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { multipart, type Part } from '../../../../test/fixtures/multipart.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Customer } from '../../accounts/customers/index.ts';
import { createFlatPng } from '../../media/fixtures/images.ts';
import { ImageStoreService, MediaImage } from '../../media/index.ts';
import { EditTokensService } from '../edit-tokens.service.ts';
import { type Space, SpacePanorama } from '../space.entity.ts';

type Headers = Record<string, string>;

const folder = mkdtempSync(path.join(tmpdir(), 'prostora-panoramas-'));
const SPHERE = createFlatPng(2000, 1000);
let test: TestApp;
let owner: Customer;
let asOwner: Headers;
let asStranger: Headers;

beforeAll(async () => {
  test = await createTestApp({ STORAGE_DIR: folder });
  owner = await test.make.customer();
  [asOwner, asStranger] = [
    await test.signIn(owner.user.email),
    await test.signIn((await test.make.customer()).user.email),
  ];
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const ownSpace = async (status: Space['status'] = 'DRAFT'): Promise<Space> =>
  test.make.space({ building: await test.make.building({ customer: owner }), status });
const file = (value: Buffer): Part => ({ name: 'file', value, filename: 'sal.png', type: 'image/png' });
const upload = (
  space: { id: number },
  body = SPHERE,
  headers = asOwner,
  token?: string,
): Promise<LightMyRequestResponse> =>
  test.request({
    method: 'PUT',
    url: '/api/space/panorama/',
    ...multipart(
      [
        { name: 'space', value: String(space.id) },
        ...(token === undefined ? [] : [{ name: 'auth_token', value: token }]),
        file(body),
      ],
      headers,
    ),
  });
const post = (what: string, payload: object, headers: Headers = asOwner): Promise<LightMyRequestResponse> =>
  test.request({ method: 'POST', url: `/api/space/panorama/${what}`, headers, payload });
const parseAnswer = (response: LightMyRequestResponse): SpacePanoramaAnswer => {
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
  return response.json();
};
const listIds = ({ space }: SpacePanoramaAnswer): number[] => space.panoramas.map(({ id }) => id);
const uploadScene = async (space: Space): Promise<number> =>
  parseAnswer(await upload(space)).panorama?.id ?? 0;
const listAuditRecords = (action: string, id: number): Promise<{ before: object; after: object }[]> =>
  test.orm.em
    .fork()
    .getConnection()
    .execute('select before, after from audit_entry where action = ? and subject_id = ?', [action, id]);

describe('PUT /api/space/panorama/', () => {
  it('appends a panorama, queues its variants, and writes an audit record', async () => {
    const space = await ownSpace();
    const first = await uploadScene(space);
    const answer = parseAnswer(await upload(space));
    expect(answer.panorama).toMatchObject({ title: '', status: 'processing', sources: [], width: null });
    expect(listIds(answer)).toEqual([first, answer.panorama?.id]);
    expect(await listAuditRecords('space.panorama-add', space.id)).toHaveLength(2);
    const { image } = await test.orm.em
      .fork()
      .findOneOrFail(SpacePanorama, { id: first }, { populate: ['image'] });
    expect(image.profile).toBe('panorama');
    await test.app
      .get(UnitOfWork)
      .runInOwnContext(() =>
        test.app.get(ImageStoreService).process(image.id, { attempt: 1, isLastAttempt: false }),
      );
    const made = await test.orm.em.fork().findOneOrFail(MediaImage, { id: image.id });
    expect(made.variants.map(({ width, height, type }) => [width, height, type])).toEqual([
      [1024, 512, 'image/webp'],
      [2000, 1000, 'image/webp'],
    ]);
    const shown = (
      await test.request({ url: `/api/space/?url=${space.building.slug}/${space.slug}`, headers: asOwner })
    ).json<SpacePanoramaAnswer>().space.panoramas[0];
    expect(shown).toMatchObject({
      status: 'ready',
      width: 2000,
      height: 1000,
      placeholder: expect.stringMatching(/^data:/u),
      sources: [{ width: 1024, url: expect.stringMatching(/^\/media\/.*-1024\.webp$/u) }, { width: 2000 }],
    });
    expect((await test.request({ url: shown?.sources[0]?.url ?? '' })).statusCode).toBe(200);
  });

  it.each([
    ['too high', createFlatPng(2000, 1100), 'dvakrát širší'],
    ['too wide', createFlatPng(2100, 1000), 'dvakrát širší'],
    ['too small', createFlatPng(1900, 950), 'alespoň 2 000'],
  ])('rejects an image that is %s, with an error on the field', async (_what, body, words) => {
    const response = await upload(await ownSpace(), body);
    expect(response.json()).toMatchObject({
      status_code: 415,
      error_code: 'UNSUPPORTED_MEDIA',
      errors: { file: expect.stringContaining(words) },
    });
  });

  it('accepts an aspect ratio two per cent off', async () =>
    expect((await upload(await ownSpace(), createFlatPng(2036, 1000))).statusCode).toBe(200));

  it('limits a tour to six scenes under every plan', async () => {
    const space = await ownSpace();
    for (let number = 0; number < 6; number += 1) await test.make.panorama(space);
    expect((await upload(space)).json()).toMatchObject({
      status_code: 403,
      error_code: 'LIMIT_REACHED',
      errors: { file: 'Víc panoramat u jednoho prostoru mít nejde, nejvyšší počet: 6' },
    });
  });

  it('allows the owner and the holder of an edit link', async () => {
    const [hidden, open] = [await ownSpace(), await ownSpace('PUBLISHED')];
    expect((await upload(open, SPHERE, {})).statusCode).toBe(401);
    expect((await upload(open, SPHERE, asStranger)).statusCode).toBe(403);
    expect((await upload(hidden, SPHERE, asStranger)).statusCode).toBe(404);
    expect(
      (await upload(hidden, SPHERE, {}, test.app.get(EditTokensService).issue(hidden.id))).statusCode,
    ).toBe(200);
    expect(
      (await upload(open, SPHERE, {}, test.app.get(EditTokensService).issue(hidden.id))).statusCode,
    ).toBe(403);
  });
});

describe('POST /api/space/panorama/*', () => {
  it('moves, names and deletes scenes, and opens a review of a published space', async () => {
    const space = await ownSpace('PUBLISHED');
    const [a, b, c] = [await uploadScene(space), await uploadScene(space), await uploadScene(space)];
    expect(
      listIds(parseAnswer(await post('move', { space_id: space.id, panorama_id: c, position: 0 }))),
    ).toEqual([c, a, b]);
    expect(
      parseAnswer(await post('title', { space_id: space.id, panorama_id: a, title: ' Pódium ' })).panorama,
    ).toMatchObject({ id: a, title: 'Pódium' });
    expect(
      (await post('title', { space_id: space.id, panorama_id: a, title: 'x'.repeat(81) })).json(),
    ).toMatchObject({ status_code: 422, errors: { title: 'Maximálně 80 znaků' } });
    expect(listIds(parseAnswer(await post('delete/', { space_id: space.id, panorama_id: c })))).toEqual([
      a,
      b,
    ]);
    expect((await post('delete', { space_id: space.id, panorama_id: c })).statusCode).toBe(404);
    expect((await post('delete', { space_id: space.id, panorama_id: a }, asStranger)).statusCode).toBe(403);
    expect(await listAuditRecords('space.panorama-title', space.id)).toEqual([
      {
        before: { panoramas: [`#${c}`, `#${a}`, `#${b}`] },
        after: { panoramas: [`#${c}`, 'Pódium', `#${b}`] },
      },
    ]);
    const reviews = await test.orm.em
      .fork()
      .getConnection()
      .execute<{ changes: { field: string; after: string[] }[] }[]>(
        'select changes from space_review where space_id = ?',
        [space.id],
      );
    expect(reviews[0]?.changes).toEqual([{ field: 'panoramas', before: [], after: ['Pódium', `#${b}`] }]);
  });

  it('audits a move between scenes of the same title', async () => {
    const space = await ownSpace('PUBLISHED');
    const [a, b] = [await uploadScene(space), await uploadScene(space)];
    for (const panorama_id of [a, b]) await post('title', { space_id: space.id, panorama_id, title: 'Sál' });
    expect(
      listIds(parseAnswer(await post('move', { space_id: space.id, panorama_id: b, position: 0 }))),
    ).toEqual([b, a]);
    expect(await listAuditRecords('space.panorama-move', space.id)).toHaveLength(1);
  });

  it('keeps the image of a deleted scene while another tour uses it', async () => {
    const [space, other] = [await ownSpace(), await ownSpace()];
    const scene = await test.make.panorama(space);
    await test.make.panorama(other, { image: scene.image });
    expect((await post('delete', { space_id: space.id, panorama_id: scene.id })).statusCode).toBe(200);
    expect(await test.orm.em.fork().count(MediaImage, { id: scene.image.id })).toBe(1);
  });
});

it('lists each image of published spaces once in the showcase', async () => {
  const space = await test.make.space();
  const hidden = await test.make.space({ status: 'DRAFT' });
  const { image } = await test.make.panorama(space, { title: 'Sál' });
  await test.make.panorama(await test.make.space(), { image });
  await test.make.panorama(hidden);
  const { items } = (await test.request({ url: '/api/panoramas/showcase' })).json<PanoramaShowcase>();
  const sources = items.map(({ panorama }) => panorama.sources[0]?.url);
  expect(items.length).toBeLessThanOrEqual(6);
  expect(new Set(sources).size).toBe(sources.length);
  expect(items).toContainEqual(
    expect.objectContaining({
      url: `${space.building.slug}/${space.slug}`,
      panorama: expect.objectContaining({ title: 'Sál', status: 'ready' }),
    }),
  );
  expect(items.map(({ url }) => url)).not.toContain(`${hidden.building.slug}/${hidden.slug}`);
});
