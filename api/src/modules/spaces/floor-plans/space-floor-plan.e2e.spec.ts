import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import type { ApiErrorBody, SpaceAnswer, SpaceFloorPlanAnswer } from '@prostora/api-client';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { multipart } from '../../../../test/fixtures/multipart.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Customer } from '../../accounts/customers/index.ts';
import { AuditEntry } from '../../audit/index.ts';
import { createFlatPng } from '../../media/fixtures/images.ts';
import { ImageStoreService, MediaImage } from '../../media/index.ts';
import { SpaceAnonymizationService } from '../privacy/space-anonymization.service.ts';
import { SpaceRepository } from '../space.repository.ts';
import { type Space, SpaceFloorPlan } from '../space.entity.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'prostora-plans-'));
const PICTURE = createFlatPng(800, 400);
const LINE = { x1: 0.1, y1: 0.2, x2: 0.6, y2: 0.2, metres: 12.5 };
let test: TestApp;
let owner: Customer;
let asOwner: Record<string, string>;
let asStranger: Record<string, string>;

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

const createSpace = async (status: Space['status'] = 'PUBLISHED'): Promise<Space> =>
  test.make.space({ building: await test.make.building({ customer: owner }), status });
const upload = ({ id }: Space, headers = asOwner): Promise<LightMyRequestResponse> =>
  test.request({
    method: 'PUT',
    url: '/api/space/floor-plan',
    ...multipart(
      [
        { name: 'space', value: String(id) },
        { name: 'file', value: PICTURE, filename: 'pudorys.png', type: 'image/png' },
      ],
      headers,
    ),
  });
const post = (what: string, payload: object, headers = asOwner): Promise<LightMyRequestResponse> =>
  test.request({ method: 'POST', url: `/api/space/floor-plan/${what}`, headers, payload });
const getPlan = (answer: LightMyRequestResponse) => answer.json<SpaceFloorPlanAnswer>().space.floor_plan;
const countPlans = ({ id }: Space): Promise<number> =>
  test.orm.em.fork().count(SpaceFloorPlan, { space: { id } });

describe('plan of a space', () => {
  it('is uploaded, generated and shown with its scale line', async () => {
    const space = await createSpace();
    expect(getPlan(await upload(space))).toMatchObject({ status: 'processing', scale: null });
    const { image } = await test.orm.em
      .fork()
      .findOneOrFail(SpaceFloorPlan, { space: { id: space.id } }, { populate: ['image'] });
    const unit = test.app.get(UnitOfWork);
    await unit.runInOwnContext(() =>
      test.app.get(ImageStoreService).process(image.id, { attempt: 1, isLastAttempt: false }),
    );
    const scaled = await post('scale', { space_id: space.id, scale: LINE });
    expect([scaled.statusCode, getPlan(scaled)]).toMatchObject([200, { status: 'ready', scale: LINE }]);
    const entry = await test.orm.em
      .fork()
      .findOneOrFail(AuditEntry, { action: 'space.floor-plan-scale', subjectId: space.id });
    expect(entry.after).toMatchObject({ floor_plan: expect.stringMatching(/^#\d+, 12.5 m$/u) });
    const shown = await test.request({ url: `/api/space?url=${space.building.slug}/${space.slug}` });
    expect(shown.json<SpaceAnswer>().space?.floor_plan).toMatchObject({
      width: 800,
      height: 400,
      scale: LINE,
    });
    expect(getPlan(await post('scale', { space_id: space.id, scale: null }))?.scale).toBeNull();
  });

  it('is replaced by another one, which has no scale yet', async () => {
    const space = await createSpace('DRAFT');
    const first = getPlan(await upload(space));
    await post('scale', { space_id: space.id, scale: LINE });
    const second = getPlan(await upload(space));
    expect(second?.id).not.toBe(first?.id);
    expect([second?.scale, await countPlans(space)]).toEqual([null, 1]);
  });

  it('is deleted with its image by the owner and by an erasure', async () => {
    const [deleted, erased] = [await createSpace('DRAFT'), await createSpace('DRAFT')];
    await upload(deleted);
    await upload(erased);
    const plans = await test.orm.em
      .fork()
      .find(SpaceFloorPlan, { space: { id: { $in: [deleted.id, erased.id] } } });
    const imageIds = plans.map(({ image }) => image.id);
    expect(getPlan(await post('delete', { space_id: deleted.id }))).toBeNull();
    expect((await post('delete', { space_id: deleted.id })).statusCode).toBe(404);
    await test.app.get(UnitOfWork).runInOwnContext(() =>
      test.app.get(UnitOfWork).run(async () => {
        const found = await test.app.get(SpaceRepository).findById(erased.id);
        if (found) await test.app.get(SpaceAnonymizationService).anonymize(owner.user.id, found);
      }),
    );
    expect([await countPlans(deleted), await countPlans(erased)]).toEqual([0, 0]);
    expect([imageIds.length, await test.orm.em.fork().count(MediaImage, { id: { $in: imageIds } })]).toEqual([
      2, 0,
    ]);
  });

  it.each<[string, unknown, string]>([
    ['a point outside the picture', { ...LINE, x2: 1.2 }, 'scale.x2'],
    ['no length', { ...LINE, metres: null }, 'scale.metres'],
    ['a length below 0.1 m', { ...LINE, metres: 0 }, 'scale.metres'],
    ['a length that is a text', { ...LINE, metres: '5' }, 'scale.metres'],
    ['ends at the same point', { ...LINE, x2: 0.1, y2: 0.21 }, 'scale'],
    ['an unknown value', { ...LINE, feet: 5 }, 'scale.feet'],
  ])('refuses a scale line with %s', async (_name, scale, field) => {
    const space = await createSpace('DRAFT');
    await upload(space);
    const answer = await post('scale', { space_id: space.id, scale });
    expect([answer.statusCode, Object.keys(answer.json<ApiErrorBody>().errors ?? {})]).toEqual([
      422,
      [field],
    ]);
  });

  it('is changed by the owner only, and has a scale only with a picture', async () => {
    const space = await createSpace();
    expect((await upload(space, asStranger)).statusCode).toBe(403);
    expect((await post('scale', { space_id: space.id, scale: LINE }, asStranger)).statusCode).toBe(403);
    expect((await post('scale', { space_id: space.id, scale: LINE })).statusCode).toBe(404);
  });
});
