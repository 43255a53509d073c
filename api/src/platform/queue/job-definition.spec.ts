import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { MetadataScanner } from '@nestjs/core';
import { listDeclaredJobs, defineJob, PermanentFailure } from './job-definition.ts';
import { HandlesJob, type JobRun } from './handles-job.ts';
import { JobRegistry } from './job-registry.ts';
import { ProviderMethodRegistry } from './provider-method-registry.ts';

const feed = defineJob<{ id: number; name?: string; tags: string[]; options: { deep: boolean } }>({
  name: 'feed',
  queue: 'maintenance',
  payload: { id: 'number', name: 'string?', tags: 'array', options: 'object' },
});

class FeedJobs {
  @HandlesJob(feed)
  async feed(_payload: object, _run: JobRun): Promise<void> {
    await Promise.resolve();
  }
}

const createRegistry = (...instances: object[]): JobRegistry => {
  const discovery = {
    getProviders: () => instances.map((instance) => ({ instance })),
  } as ConstructorParameters<typeof ProviderMethodRegistry>[0];
  return new JobRegistry(new ProviderMethodRegistry(discovery, new MetadataScanner()));
};

it('applies the defaults of attempts, backoff and concurrency', () => {
  expect(feed).toMatchObject({
    name: 'feed',
    queue: 'maintenance',
    attempts: 5,
    backoffMs: 1000,
    concurrency: 1,
    schedule: null,
  });
  expect(listDeclaredJobs()).toContain(feed);
});

it('rejects a job declared twice', () => {
  expect(() =>
    defineJob<{ id: number }>({ name: 'feed', queue: 'emails', payload: { id: 'number' } }),
  ).toThrow('The job feed is declared twice.');
});

it.each([
  [{ id: 1, tags: [], options: {} }, true],
  [{ id: 1, name: 'Alík', tags: [], options: {} }, true],
  [{ id: '1', tags: [], options: {} }, false],
  [{ id: 1, name: 5, tags: [], options: {} }, false],
  [{ id: 1, tags: {}, options: {} }, false],
  [{ id: 1, tags: [], options: [] }, false],
  [{ id: 1, tags: [], options: null }, false],
  [null, false],
  ['id', false],
])('reads the payload %j: %s', (payload, isReadable) => {
  if (isReadable) expect(feed.read(payload)).toEqual(payload);
  else expect(() => feed.read(payload)).toThrow(PermanentFailure);
});

it('accepts a job with one handler', () => {
  const registry = createRegistry(new FeedJobs());
  registry.onApplicationBootstrap();
  expect(() => {
    registry.assertComplete();
  }).not.toThrow();
});

it('fails to start when a job has no handler', () => {
  const registry = createRegistry();
  registry.onApplicationBootstrap();
  expect(() => {
    registry.assertComplete();
  }).toThrow('No handler for the job feed.');
});

it('fails to start when a job has two handlers', () => {
  class Rival extends Object {
    @HandlesJob(feed)
    async alsoFeed(_payload: object): Promise<void> {
      await Promise.resolve();
    }
  }
  expect(() => {
    createRegistry(new FeedJobs(), new Rival()).onApplicationBootstrap();
  }).toThrow(/^Two handlers for the job feed: \w+\.feed and Rival\.alsoFeed\.$/u);
});
