import { inRoot } from '../processes/places.ts';
import type { loadConfig } from '../../api/src/platform/config/index.ts';
import type { startApi } from '../../api/src/start-api.ts';
import type { startWorker } from '../../api/src/start-worker.ts';

/** Request of the parent process; it waits for the answer before it sends the next one. */
export type HostRequest = { start: Readonly<Record<string, string>> } | { stop: true };
export type HostAnswer = { ok: true } | { error: string };

const dist = (file: string): string => inRoot('api/dist/src', file);
const [api, worker, config] = (await Promise.all(
  [dist('start-api.js'), dist('start-worker.js'), dist('platform/config/index.js')].map(
    (file) => import(file),
  ),
)) as [{ startApi: typeof startApi }, { startWorker: typeof startWorker }, { loadConfig: typeof loadConfig }];

const ownEnvironment = { ...process.env };
let app: { close(): Promise<void> } | null = null;

async function handle(request: HostRequest): Promise<void> {
  if ('stop' in request) {
    await app?.close();
    app = null;
    process.removeAllListeners('uncaughtException');
    return;
  }
  process.env = { ...ownEnvironment, ...request.start };
  app =
    process.argv[2] === 'api'
      ? await api.startApi(config.loadConfig())
      : (await worker.startWorker(config.loadConfig())).app;
}

process.on('message', (request: HostRequest) => {
  void handle(request).then(
    () => process.send?.({ ok: true } satisfies HostAnswer),
    (error: unknown) => process.send?.({ error: String(error) } satisfies HostAnswer),
  );
});
// Between two test files nothing else keeps the process alive.
process.channel?.ref();
