import { expect, it, jest } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Clock } from '../../../platform/clock/clock.ts';
import { CatalogIndexStore } from './catalog-index-store.ts';
import { CATALOG_CHANNEL } from './catalog.repository.ts';
import { CatalogIndex } from './catalog-index.ts';

type Dependencies = ConstructorParameters<typeof CatalogIndexStore>;

/** A store whose loading ends with `finishLoading`. */
function setUp() {
  const loading = Promise.withResolvers<CatalogIndex>();
  const client = Object.assign(new EventEmitter(), {
    query: () => Promise.resolve(),
    end: () => Promise.resolve(),
  });
  const readSpaces = jest.fn((_ids: readonly number[]) =>
    Promise.resolve({ records: [], busy: new Map<number, never>(), terms: new Map<number, never>() }),
  );
  const dependencies = [
    { httpAdapter: { getInstance: () => ({}) } },
    {
      loadAll: () => loading.promise,
      readSpaces,
      readTables: () => Promise.resolve({ vatRates: [], toCurrentPurpose: String }),
    },
    { reload: () => Promise.resolve(), getCurrent: () => ({}) },
    { listChangesWithin: () => Promise.resolve([]) },
    { register: () => undefined, observeLag: () => undefined },
    new Clock(),
    { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined },
    { connectListener: () => Promise.resolve(client) },
  ];
  return {
    store: new CatalogIndexStore(...(dependencies as unknown as Dependencies)),
    readSpaces,
    notify: (payload: string) => client.emit('notification', { channel: CATALOG_CHANNEL, payload }),
    finishLoading: () => loading.resolve(new CatalogIndex({ synonyms: [], firstDay: 0, horizonDays: 1 })),
  };
}

it('reads the spaces whose change was notified while the index was loading', async () => {
  const { store, readSpaces, notify, finishLoading } = setUp();
  const started = store.onApplicationBootstrap();
  await pause(10);
  notify('7,8');
  await pause(60);
  expect(readSpaces).not.toHaveBeenCalled();
  finishLoading();
  await started;
  expect(readSpaces.mock.calls).toEqual([[[7, 8]]]);
  await store.beforeApplicationShutdown();
});
