import { afterAll, beforeAll, describe, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { HOUR_MS } from '@prostora/contracts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createPlatform, eventually, listQueueBackends } from '../../../test/platform.ts';
import { QueueRegistry } from '../queue/index.ts';
import { onFetch } from './bullmq-fetches.ts';

describe.each(listQueueBackends(13))('a worker on $name', ({ environment, clean }) => {
  let database: TestDatabase;
  let app: INestApplicationContext;

  beforeAll(async () => {
    await clean();
    database = await createTestDatabase(environment);
    app = await createPlatform(database.config);
    await app.get(QueueRegistry).driver.prepare();
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  it('reports fetches also while its only job is due in an hour', async () => {
    const queue = app.get(QueueRegistry).get('images');
    await queue.add('later', {}, { delay: HOUR_MS });
    const worker = app.get(QueueRegistry).createWorker('images', () => Promise.resolve(), {});
    let fetches = 0;
    onFetch(worker, () => {
      fetches += 1;
    });
    worker.on('error', () => undefined);
    const running = worker.run();
    await eventually('it was idle twice', () => fetches > 2, 30_000);
    await worker.close();
    await running;
  });
});
