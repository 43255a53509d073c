// Processes of a run: each is started on its own port and polled until it responds; all are stopped at the end.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root, exitWithParentFlag } from '../../tools/processes/places.ts';

/** The process ends with its parent. */
const spawnProcess = (args, env) =>
  spawn(process.execPath, [exitWithParentFlag, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
const running = [];

/** Runs a script to its end; its output is shown when it fails. */
export async function run(args, env = {}) {
  const child = spawnProcess(args, env);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}\n${output.slice(-3000)}`);
  return output.trim();
}

/** Starts a process that is stopped at the end of the run; `output()` returns its last output. */
function start(args, env) {
  const child = spawnProcess(args, env);
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-4000);
    });
  return { child, output: () => output };
}

/** Starts a process of the product and waits for its ready message. */
export async function startProcess(name, args, env) {
  const { child, output } = start(args, env);
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('close', (code) => {
      reject(new Error(`${name} ended with ${code}\n${output()}`));
    });
  });
  return child;
}

/** Starts a server and waits until `readyPath` responds 200. */
export async function startServer(name, args, { url, readyPath, env = {}, timeoutMs = 120_000 }) {
  const { child, output } = start(args, env);
  for (const begin = performance.now(); performance.now() - begin < timeoutMs;) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}\n${output()}`);
    const response = await fetch(url + readyPath).catch(() => null);
    await response?.arrayBuffer();
    if (response?.status === 200) return { child, seconds: (performance.now() - begin) / 1000 };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${name} did not respond in time\n${output()}`);
}

export async function stopAll() {
  await Promise.all(
    running.map(
      (child) =>
        new Promise((resolve) => {
          if (child.exitCode !== null || child.signalCode !== null) return resolve();
          child.once('close', resolve);
          child.kill('SIGTERM');
          setTimeout(() => child.kill('SIGKILL'), 8000).unref();
        }),
    ),
  );
}

/** Resident memory of a process in megabytes; null where the system does not report it. */
export function residentMb(pid) {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
  } catch {
    return null;
  }
}

const TICK_MS = 10;

/** Processor time of a process in milliseconds; 0 without one and where the system does not report it. */
export function cpuMs(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}
