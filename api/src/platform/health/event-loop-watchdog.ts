import inspector from 'node:inspector';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { WatchdogTask } from './event-loop-watchdog.thread.ts';

const own = fileURLToPath(import.meta.url);
const THREAD_FILE = path.join(path.dirname(own), `event-loop-watchdog.thread${path.extname(own)}`);
const LIMIT_MS = 10_000;
const BEAT_INTERVAL_MS = 500;

/**
 * Ends this process by SIGKILL when its event loop has been blocked for the given time: a loop that does not turn
 * handles neither requests nor SIGTERM. Does nothing while a debugger is open, or while the whole process is
 * suspended.
 */
export function startEventLoopWatchdog(limitMs = LIMIT_MS): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const debugged = new Int32Array(new SharedArrayBuffer(4));
  const beat = (): void => {
    Atomics.add(beats, 0, 1);
    Atomics.store(debugged, 0, inspector.url() === undefined ? 0 : 1);
  };
  beat();
  setInterval(beat, BEAT_INTERVAL_MS).unref();
  const thread = new Worker(THREAD_FILE, {
    workerData: { beats, debugged, limitMs } satisfies WatchdogTask,
    resourceLimits: { maxYoungGenerationSizeMb: 1 },
    execArgv: [],
  });
  // Without its watchdog the process still works.
  thread.on('error', (error) => process.emitWarning(error)).unref();
}
