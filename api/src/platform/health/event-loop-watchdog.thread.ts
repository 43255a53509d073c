import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/** `beats` grows with each turn of the event loop; `debugged` is 1 while a debugger is open. */
export type WatchdogTask = {
  readonly beats: Int32Array<SharedArrayBuffer>;
  readonly debugged: Int32Array<SharedArrayBuffer>;
  readonly limitMs: number;
};

const STEP_MS = 1000;

/* Thread that watches the event loop of its process. It sleeps in Atomics.wait, so it never turns its own. */

function watch({ beats, debugged, limitMs }: WatchdogTask): never {
  const sleep = new Int32Array(new SharedArrayBuffer(4));
  let known = Atomics.load(beats, 0);
  for (let blockedMs = 0; ;) {
    const from = performance.now();
    Atomics.wait(sleep, 0, 0, STEP_MS);
    const current = Atomics.load(beats, 0);
    // A thread that slept much longer was suspended together with its process.
    const wasSuspended = performance.now() - from > 2 * STEP_MS;
    const isTurning = current !== known || Atomics.load(debugged, 0) === 1;
    blockedMs = isTurning || wasSuspended ? 0 : blockedMs + STEP_MS;
    known = current;
    if (blockedMs >= limitMs) endProcess(limitMs);
  }
}

function endProcess(limitMs: number): void {
  const msg = `the event loop was blocked for ${limitMs / 1000} s; the process is ended`;
  const line = { level: 60, time: new Date().toISOString(), pid: process.pid, msg };
  try {
    writeSync(1, `${JSON.stringify(line)}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

watch(workerData as WatchdogTask);
