import { afterEach, expect, it } from '@jest/globals';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

let child: ChildProcess;
let output = '';

afterEach(() => {
  child.kill('SIGKILL');
});

/** Starts a process whose watchdog has a limit of two seconds. */
async function start(action: string): Promise<void> {
  child = fork(path.join(import.meta.dirname, '../../../test/blocked-process.mjs'), [], {
    env: { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'message');
  child.send(action);
}

async function waitForExit(): Promise<{ code: unknown; signal: unknown; ms: number }> {
  const from = performance.now();
  const [code, signal] = (await once(child, 'exit')) as [unknown, unknown];
  return { code, signal, ms: performance.now() - from };
}

it.each(['spin', 'spinInMicrotasks'])('ends a process with a blocked event loop (%s)', async (action) => {
  await start(action);
  const { signal, ms } = await waitForExit();
  expect(signal).toBe('SIGKILL');
  expect(ms).toBeGreaterThan(1500);
  expect(ms).toBeLessThan(8000);
  expect(JSON.parse(output)).toMatchObject({
    level: 60,
    pid: child.pid,
    msg: 'the event loop was blocked for 2 s; the process is ended',
  });
});

it('does not end an idle process', async () => {
  await start('wait');
  expect(await waitForExit()).toMatchObject({ code: 0 });
});

it('does not end a process under a debugger', async () => {
  await start('debug');
  expect(await waitForExit()).toMatchObject({ code: 0 });
});

it('does not end a process that was suspended', async () => {
  await start('wait');
  child.kill('SIGSTOP');
  await pause(4000);
  child.kill('SIGCONT');
  expect(await waitForExit()).toMatchObject({ code: 0 });
});
