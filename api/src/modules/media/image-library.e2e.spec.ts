import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import type { StoredImage } from '@prostora/api-client';
import { DAY_MS } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { multipart } from '../../../test/fixtures/multipart.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { createJpeg } from './fixtures/images.ts';
import { ImageLibraryService, ImageStoreService, MediaImage } from './index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'prostora-library-'));
let test: TestApp;
let asAdmin: { authorization: string };
let asOwner: { authorization: string };
let picture: Buffer;

beforeAll(async () => {
  test = await createTestApp({ STORAGE_DIR: folder });
  const [admin, owner] = [await test.make.admin(), await test.make.customer()];
  [asAdmin, asOwner] = [await test.signIn(admin.email), await test.signIn(owner.user.email)];
  picture = await createJpeg(300, 200);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const send = (
  headers: Record<string, string>,
  value: Uint8Array = picture,
  name = 'file',
): Promise<LightMyRequestResponse> =>
  test.request({
    method: 'PUT',
    url: '/api/admin/images',
    ...multipart([{ name, value, filename: 'sal.jpg', type: 'image/jpeg' }], headers),
  });
const upload = async (): Promise<StoredImage> => (await send(asAdmin)).json<StoredImage>();
const inUnit = <T>(work: (library: ImageLibraryService) => Promise<T>): Promise<T> =>
  test.app.get(UnitOfWork).run(() => work(test.app.get(ImageLibraryService)));
const findRow = (id: number): Promise<MediaImage | null> => test.orm.em.fork().findOne(MediaImage, { id });
const waitUntilReady = (id: number): Promise<void> =>
  test.app
    .get(UnitOfWork)
    .runInOwnContext(() => test.app.get(ImageStoreService).process(id, { attempt: 1, isLastAttempt: false }));
/** Backdates the unused image by the given number of days. */
const backdateUnused = (id: number, days: number): Promise<unknown> =>
  test.orm.em.fork().nativeUpdate(MediaImage, { id }, { unusedSince: new Date(Date.now() - days * DAY_MS) });

describe('PUT /api/admin/images', () => {
  it('accepts uploads of operators only', async () => {
    expect((await send({})).statusCode).toBe(401);
    expect((await send(asOwner)).statusCode).toBe(403);
    const answer = await send(asAdmin);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      status: 'processing',
      url: null,
      sources: [],
      width: null,
      height: null,
      placeholder: null,
      alt: '',
    });
  });

  it('inspects the content and reports errors on the field', async () => {
    const answer = await send(asAdmin, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
      415,
      ['file'],
    ]);
    expect((await send(asAdmin, picture, 'photo')).statusCode).toBe(422);
  });

  it('can be polled until its sizes are ready', async () => {
    const { id } = await upload();
    await waitUntilReady(id);
    const answer = await test.request({ url: `/api/admin/images/${id}`, headers: asAdmin });
    expect(answer.json<StoredImage>()).toMatchObject({
      id,
      status: 'ready',
      width: 300,
      height: 200,
      url: expect.stringMatching(/^\/media\/.+\.webp$/u),
    });
    expect((await test.request({ url: '/api/admin/images/999999', headers: asAdmin })).statusCode).toBe(404);
  });
});

describe('ImageLibraryService', () => {
  it('keeps an image two weeks after its last use', async () => {
    const { id } = await upload();
    await inUnit((library) => library.replaceUses({ type: 'test', id: 1 }, [id]));
    await inUnit((library) => library.replaceUses({ type: 'test', id: 2 }, [id, 999_999]));
    expect((await findRow(id))?.unusedSince).toBeNull();
    await inUnit((library) => library.replaceUses({ type: 'test', id: 1 }, []));
    expect((await findRow(id))?.unusedSince).toBeNull();
    await inUnit((library) => library.replaceUses({ type: 'test', id: 2 }, []));
    expect((await findRow(id))?.unusedSince).not.toBeNull();
    await backdateUnused(id, 13);
    await test.app.get(ImageLibraryService).discardUnused();
    expect(await findRow(id)).not.toBeNull();
    await backdateUnused(id, 15);
    await test.app.get(ImageLibraryService).discardUnused();
    await test.app.get(ImageLibraryService).discardUnused();
    expect(await findRow(id)).toBeNull();
  });

  it('ignores images of galleries', async () => {
    const space = await test.make.space();
    const image = (await test.make.photo(space)).image;
    await inUnit((library) => library.replaceUses({ type: 'test', id: 3 }, [image.id]));
    await inUnit((library) => library.replaceUses({ type: 'test', id: 3 }, []));
    expect((await findRow(image.id))?.unusedSince).toBeNull();
  });

  it('renders images into an article', async () => {
    const { id } = await upload();
    await waitUntilReady(id);
    const shown = await inUnit((library) =>
      library.renderArticle(`<p>a</p><figure><img data-image="${id}" alt="Sál" /></figure>`),
    );
    expect(shown).toMatch(
      /<picture><source type="image\/avif" srcset="\/media\/[^"]+" sizes="[^"]+" \/>.+<img src="\/media\/[^"]+\.webp" alt="Sál" width="300" height="200" loading="lazy"/u,
    );
  });
});
