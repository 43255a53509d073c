import { afterEach, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Child, isNoteworthy, readable, runToEnd } from './child.ts';
import { isAlive, waitUntil } from './process-info.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'child-'));
const children: Child[] = [];

/** A service made of a few lines of code. */
function service(code: string, more: Partial<Child['service']> = {}): Child {
  const file = path.join(folder, `service-${children.length}.mjs`);
  writeFileSync(file, code);
  const child = new Child({
    name: `service-${children.length}`,
    args: [file],
    env: { NODE_OPTIONS: '' },
    logDir: folder,
    announces: true,
    ...more,
  });
  children.push(child);
  return child;
}

const living = "process.send({ ready: true }); console.log('hello'); setInterval(() => undefined, 1000);";

afterEach(async () => {
  await Promise.all(children.map((child) => child.stop(2_000)));
});

it('is started when it reports so, writes its log, and exits on stop', async () => {
  const lines: string[] = [];
  const child = service(living, { onLine: (line) => lines.push(line) });
  await child.start();
  const pid = child.pid ?? 0;
  expect(await waitUntil(() => lines.includes('hello'), 5_000)).toBe(true);
  await child.stop();
  expect(isAlive(pid)).toBe(false);
  expect(readFileSync(path.join(folder, `${child.service.name}.log`), 'utf8')).toContain('hello');
});

it('includes its last output in the error if it exits before it is ready', async () => {
  await expect(service("console.error('the roof is leaking'); process.exit(3);").start()).rejects.toThrow(
    /did not start:\nthe roof is leaking/,
  );
});

it('is restarted at once after a first kill, and not after a stop', async () => {
  const notices: string[] = [];
  let pidAfterFall: number | undefined;
  const child = service(living, {
    onFall: (words) => {
      notices.push(words);
      setImmediate(() => {
        pidAfterFall = child.pid;
      });
    },
  });
  await child.start();
  const first = child.pid ?? 0;
  process.kill(first, 'SIGKILL');
  expect(await waitUntil(() => child.pid !== first && isAlive(child.pid ?? 0), 10_000)).toBe(true);
  expect(notices).toEqual([expect.stringContaining('was ended by SIGKILL, starting it again')]);
  const second = child.pid ?? 0;
  expect(pidAfterFall).toBe(second);
  await child.stop();
  expect(isAlive(second)).toBe(false);
});

it('takes over a process that was prepared for its next start', async () => {
  const standby = path.join(folder, 'standby.mjs');
  const prepared = path.join(folder, 'prepared');
  writeFileSync(
    standby,
    `import { appendFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(prepared)}, process.pid + '\\n');
    process.channel.ref();
    await new Promise((resolve) => process.once('message', resolve));`,
  );
  const listPrepared = (): number[] => readFileSync(prepared, 'utf8').trim().split('\n').map(Number);
  const child = service(living, { standby });
  await child.start();
  child.prepareStandby();
  expect(await waitUntil(() => listPrepared().length === 2, 5_000)).toBe(true);
  await child.stop();
  await child.start();
  expect([child.pid, listPrepared().length]).toEqual([listPrepared()[1], 2]);
});

it('is killed when it does not stop in time', async () => {
  const child = service(`process.on('SIGTERM', () => undefined); ${living}`);
  await child.start();
  const pid = child.pid ?? 0;
  await child.stop(300);
  expect(isAlive(pid)).toBe(false);
});

it('exits when its parent is killed with SIGKILL', async () => {
  const inner = path.join(folder, 'inner.mjs');
  writeFileSync(inner, living);
  const outer = service(
    `import { Child } from ${JSON.stringify(path.join(import.meta.dirname, 'child.ts'))};
    const child = new Child({ name: 'inner', args: [${JSON.stringify(inner)}], env: {}, announces: true, logDir: ${JSON.stringify(folder)} });
    await child.start(); console.log('inner ' + child.pid); process.send({ ready: true });`,
    { onLine: (line) => (pid = Number(/inner (\d+)/.exec(line)?.[1] ?? pid)), onFall: () => undefined },
  );
  let pid = 0;
  await outer.start();
  expect(await waitUntil(() => pid > 0, 5_000)).toBe(true);
  process.kill(outer.pid ?? 0, 'SIGKILL');
  expect(await waitUntil(() => !isAlive(pid), 5_000)).toBe(true);
});

it('returns the output of a command, and its last lines in the error', async () => {
  const file = path.join(folder, 'command.mjs');
  writeFileSync(
    file,
    "console.log('out'); if (process.argv[2]) { console.error('no such thing'); process.exit(2); }",
  );
  expect(await runToEnd([file], { NODE_OPTIONS: '' })).toBe('out\n');
  await expect(runToEnd([file, 'fail'], { NODE_OPTIONS: '' }, { name: 'The command' })).rejects.toThrow(
    /The command failed:\nout\nno such thing/,
  );
});

it('reads log entries as sentences and shows warnings, errors and loose lines only', () => {
  expect(readable('{"level":50,"msg":"job failed","err":{"message":"no mail server"}}')).toBe(
    'job failed: no mail server',
  );
  expect(
    readable(
      '{"level":50,"msg":"no mail","err":{"message":"no mail","stack":"Error: no mail\\n    at x"}}',
      'brief',
    ),
  ).toBe('no mail');
  const failedJob =
    '{"level":40,"msg":"a job will be tried again","job":"process-image","err":{"message":"disk full"}}';
  expect(readable(failedJob, 'brief')).toBe('a job will be tried again (process-image): disk full');
  expect(isNoteworthy('{"level":30,"msg":"request"}')).toBe(false);
  expect(isNoteworthy('{"level":40,"msg":"slow"}')).toBe(true);
  expect(isNoteworthy('Segmentation fault')).toBe(true);
  expect(isNoteworthy('   ')).toBe(false);
});
