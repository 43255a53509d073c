import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DAY_MS } from '@prostora/contracts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createPlatform, eventually, listQueueBackends } from '../../../test/platform.ts';
import { Config, type ConfigValues } from '../../platform/config/index.ts';
import { SqlPool, UnitOfWork } from '../../platform/database/index.ts';
import { isConnectionFailure } from '../../platform/errors/index.ts';
import { RateLimiter } from '../../platform/http/index.ts';
import { ProjectionInvalidator } from '../../platform/projections/index.ts';
import { JobRegistry, JobWorkers } from '../../platform/queue/index.ts';
import { OutboxEvent, OutboxRelay } from '../../platform/outbox/index.ts';
import { Storage } from '../../platform/storage/index.ts';
import { createJpeg } from './fixtures/images.ts';
import { ImageFilesService } from './image-files.service.ts';
import { imageSource } from './image.sources.ts';
import { MediaRepository } from './media.repository.ts';
import { ImageStoreService, MediaImage, MediaModule, MediaUse, type AcceptedImage } from './index.ts';

/** The only part of the HTTP platform that the image library needs. */
class Limits {}
const LIMITS = { module: Limits, global: true, providers: [RateLimiter], exports: [RateLimiter] };

const folder = mkdtempSync(path.join(tmpdir(), 'prostora-media-'));
let slot = 10;

describe.each(listQueueBackends(10))('image processing over $name', ({ environment, clean }) => {
  let database: TestDatabase;
  let app: INestApplicationContext;
  let images: ImageStoreService;

  beforeAll(async () => {
    await clean();
    slot += 1;
    database = await createTestDatabase({ ...environment, STORAGE_DIR: path.join(folder, String(slot)) });
    app = await createPlatform(database.config, {
      imports: [LIMITS, MediaModule],
      entities: [OutboxEvent, MediaImage, MediaUse],
    });
    images = app.get(ImageStoreService);
    await app.get(SqlPool).pool.query('create table shown_image (image_id int not null)');
    app.get(ProjectionInvalidator).register({
      name: 'shown-images',
      selects: new Map([[imageSource, 'select value::int as id from jsonb_array_elements_text(?::jsonb)']]),
      insert: (select) => `insert into shown_image (image_id) ${select}`,
    });
    app.get(JobWorkers).start();
    app.get(OutboxRelay).start();
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const register = (accepted: AcceptedImage): Promise<number> =>
    app.get(UnitOfWork).run(async () => (await images.register(accepted)).id);
  const imageOf = (id: number): Promise<MediaImage> =>
    app.get(MikroORM).em.fork().findOneOrFail(MediaImage, { id });
  const marked = async (): Promise<number[]> =>
    (
      await app
        .get(SqlPool)
        .pool.query<{ image_id: number }>('select image_id from shown_image order by image_id')
    ).rows.map(({ image_id: id }) => id);

  it('processes an accepted image and marks its projections', async () => {
    const id = await register(await images.accept(await createJpeg(900, 600)));
    expect((await imageOf(id)).status).toMatch(/processing|ready/u);
    await eventually('ready', async () => (await imageOf(id)).status === 'ready', 30_000);
    const image = await imageOf(id);
    expect(image).toMatchObject({ width: 900, height: 600, failure: null });
    expect(image.variants).toHaveLength(6);
    for (const { key } of image.variants) await expect(app.get(Storage).exists(key)).resolves.toBe(true);
    expect(await marked()).toEqual([id]);
  });

  it('is idempotent and marks projections once', async () => {
    const id = await register(await images.accept(await createJpeg(300, 200)));
    const again = (): Promise<void> =>
      app.get(UnitOfWork).runInOwnContext(() => images.process(id, { attempt: 1, isLastAttempt: false }));
    await Promise.all([again(), again()]);
    await eventually('ready', async () => (await imageOf(id)).status === 'ready', 30_000);
    const before = await imageOf(id);
    await again();
    expect(await imageOf(id)).toEqual(before);
    expect((await marked()).filter((imageId) => imageId === id)).toHaveLength(1);
  });

  it('fails a broken image with the reason', async () => {
    const body = await createJpeg(800, 600);
    const id = await register(await images.accept(body.subarray(0, body.length / 2)));
    await eventually('failed', async () => (await imageOf(id)).status === 'failed', 30_000);
    expect(await imageOf(id)).toMatchObject({ failure: 'BROKEN', variants: [] });
  });

  it('fails an image whose original is lost', async () => {
    const accepted = await images.accept(await createJpeg(350, 200));
    const id = await app.get(UnitOfWork).run(async () => {
      const image = await images.register(accepted);
      await app.get(Storage).delete(accepted.originalKey);
      return image.id;
    });
    await eventually('failed', async () => (await imageOf(id)).status === 'failed', 30_000);
    expect((await imageOf(id)).failure).toBe('ORIGINAL_LOST');
  });

  it('keeps an image processing when the database is lost at the last attempt', async () => {
    const { originalKey, contentHash } = await images.accept(await createJpeg(360, 240));
    const image = Object.assign(new MediaImage(), { originalKey, contentHash });
    await app.get(MikroORM).em.fork().persist(image).flush();
    const repository = app.get(MediaRepository);
    const lose = jest.spyOn(repository, 'lock').mockImplementation(async () => {
      await app.get(MikroORM).em.execute('select pg_terminate_backend(pg_backend_pid())');
      return null;
    });
    const process = (): Promise<void> =>
      app
        .get(UnitOfWork)
        .runInOwnContext(() => images.process(image.id, { attempt: 5, isLastAttempt: true }));
    expect(isConnectionFailure(await process().catch((error: unknown) => error))).toBe(true);
    expect(await imageOf(image.id)).toMatchObject({ status: 'processing', failure: null });
    lose.mockRestore();
    await process();
    expect(await imageOf(image.id)).toMatchObject({ status: 'ready' });
  });

  it('fails an image whose job was given up unless it is ready', async () => {
    const giveUp = (id: number): Promise<void> =>
      app
        .get(UnitOfWork)
        .runInOwnContext(async () => app.get(JobRegistry).find('process-image')?.giveUp?.({ image_id: id }));
    const unmade = Object.assign(new MediaImage(), {
      originalKey: 'original/given-up',
      contentHash: 'e'.repeat(64),
    });
    await app.get(MikroORM).em.fork().persist(unmade).flush();
    await giveUp(unmade.id);
    expect(await imageOf(unmade.id)).toMatchObject({ status: 'failed', failure: 'INTERNAL' });
    const made = await register(await images.accept(await createJpeg(320, 200)));
    await eventually('ready', async () => (await imageOf(made)).status === 'ready', 30_000);
    await giveUp(made);
    expect(await imageOf(made)).toMatchObject({ status: 'ready', failure: null });
  });

  it('leaves no record after a rollback', async () => {
    const accepted = await images.accept(await createJpeg(310, 200));
    await expect(
      app.get(UnitOfWork).run(async () => {
        await images.register(accepted);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await expect(
      app.get(MikroORM).em.fork().count(MediaImage, { contentHash: accepted.contentHash }),
    ).resolves.toBe(0);
  });

  it('removes files with the last record of their content', async () => {
    const body = await createJpeg(420, 300);
    const [first, second] = [
      await register(await images.accept(body)),
      await register(await images.accept(body)),
    ];
    await eventually(
      'ready',
      async () => (await imageOf(first)).status === 'ready' && (await imageOf(second)).status === 'ready',
      30_000,
    );
    const { originalKey, variants } = await imageOf(first);
    const there = (): Promise<boolean[]> =>
      Promise.all(
        [originalKey, ...variants.map(({ key }) => key)].map((key) => app.get(Storage).exists(key)),
      );
    const discard = (id: number): Promise<void> =>
      app.get(UnitOfWork).run(() => images.discard(id, () => Promise.resolve(false)));
    await discard(first);
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    expect(new Set(await there())).toEqual(new Set([true]));
    await discard(second);
    await eventually('removed', async () => (await there()).every((isThere) => !isThere));
  });

  it('keeps an image that is still used', async () => {
    const id = await register(await images.accept(await createJpeg(430, 300)));
    await app.get(UnitOfWork).run(() => images.discard(id, () => Promise.resolve(true)));
    expect((await imageOf(id)).id).toBe(id);
  });

  it('sweeps originals without a record and records without a job after a day', async () => {
    const orphan = await images.accept(await createJpeg(440, 300));
    const kept = await images.import(await createJpeg(450, 300), { effort: 0 });
    await app.get(MikroORM).em.fork().persist(kept).flush();
    const [{ id: lost } = { id: 0 }] = await app
      .get(MikroORM)
      .em.fork()
      .getConnection()
      .execute<{ id: number }[]>(
        `insert into media_image (original_key, content_hash, variants, created_at) values ('original/x', ?, '[]', now() - interval '2 days') returning id`,
        ['e'.repeat(64)],
      );
    const sweep = (): Promise<void> =>
      app.get(UnitOfWork).runInOwnContext(() => app.get(ImageFilesService).sweep());
    await sweep();
    expect(await app.get(Storage).exists(orphan.originalKey)).toBe(true);
    expect(await imageOf(lost)).toMatchObject({ status: 'failed', failure: 'INTERNAL' });
    const longAgo = new Date(Date.now() - 2 * DAY_MS);
    for (const key of [orphan.originalKey, kept.originalKey])
      utimesSync(path.join(app.get<ConfigValues>(Config).STORAGE_DIR, key), longAgo, longAgo);
    await sweep();
    expect([
      await app.get(Storage).exists(orphan.originalKey),
      await app.get(Storage).exists(kept.originalKey),
    ]).toEqual([false, true]);
  });

  it('imports seed images as ready at once', async () => {
    const image = await images.import(await createJpeg(320, 200), { effort: 0 });
    expect(image).toMatchObject({
      status: 'ready',
      width: 320,
      height: 200,
      originalKey: `original/${image.contentHash}`,
    });
  });
});
