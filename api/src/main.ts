import 'reflect-metadata';
import { flushCompileCache } from 'node:module';
import { loadConfig } from './platform/config/index.ts';
import { startEventLoopWatchdog } from './platform/health/event-loop-watchdog.ts';

/** The HTTP process. */
async function main(): Promise<void> {
  // An invalid configuration is reported before anything else is loaded.
  const config = loadConfig();
  const { startApi } = await import('./start-api.ts');
  const app = await startApi(config);
  startEventLoopWatchdog();
  // Node writes its compile cache at exit; without this a killed process leaves none and its restart takes longer.
  flushCompileCache();
  process.send?.({ ready: true, url: await app.getUrl() });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
