import { request } from 'node:http';
import { listCalls, readOpenApi } from '../../tools/testing/openapi-requests.ts';
import type { Report } from './report.ts';
import { quantile } from './statistics.ts';
import type { AttackTarget, AttackTargets } from './target.ts';

const MAX_MS = 100;
const PROBE_EVERY_MS = 10;

const buildKeys = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_value, at) => [`key_${at}`, 1])));
const BODIES: Readonly<Record<string, string>> = {
  '75,000 keys': buildKeys(75_000),
  '5,000 levels': `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  '3,000 keys in less than 64 kB': buildKeys(3000),
};

type SentRequest = { name: string; status: number; ms: number };

/** Measures the time until the status line; a closed connection has the status 0. */
function send(
  target: AttackTarget,
  { name, method, path }: { name: string; method: string; path: string },
  body: string,
): Promise<SentRequest> {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status: number): void => resolve({ name, status, ms: performance.now() - start });
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const call = request(`${target.url}${path}`, { method, headers }, (response) => {
      response.resume();
      end(response.statusCode ?? 0);
    });
    call.on('error', () => end(0)).end(body);
  });
}

/** Durations of `/api/health/live` during the work. */
async function measureHealth(target: AttackTarget, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  const probing = (async () => {
    while (!isDone) {
      const start = performance.now();
      await fetch(`${target.url}/api/health/live`).then((response) => response.text());
      times.push(performance.now() - start);
      await new Promise((resolve) => {
        setTimeout(resolve, PROBE_EVERY_MS);
      });
    }
  })();
  await work();
  isDone = true;
  await probing;
  return times;
}

/** Sends bodies with many keys or levels to every write route, ten at once (QUALITY 50). */
export async function attackByBodies(targets: AttackTargets, report: Report): Promise<void> {
  const target = await targets.start();
  const writes = listCalls(readOpenApi()).filter(({ method }) => method !== 'GET');
  const calls = writes.map(({ name, method, path }) => ({
    name,
    method,
    path: path.replaceAll(/\{\w+\}/gu, '1'),
  }));
  try {
    for (const [kind, body] of Object.entries(BODIES)) {
      const sent: SentRequest[] = [];
      const live = await measureHealth(target, async () => {
        for (let at = 0; at < calls.length; at += 10) {
          sent.push(...(await Promise.all(calls.slice(at, at + 10).map((call) => send(target, call, body)))));
        }
      });
      const wrong = sent.filter(({ status }) => status >= 500 || (status < 400 && status !== 0));
      const slowest = sent.reduce((one, other) => (one.ms > other.ms ? one : other));
      const liveMs = Math.max(...live);
      const times = sent.map(({ ms }) => ms);
      const failures = wrong.map(({ name, status }) => `${name} ${status}`).join(', ');
      const details =
        `${sent.length} routes, rejected after ${quantile(times, 0.5).toFixed(0)} ms, ` +
        `at most ${slowest.ms.toFixed(0)} ms (${slowest.name}, ten at once); ` +
        `/api/health/live at most ${liveMs.toFixed(0)} ms; wrong: ${failures || 'none'}`;
      report.recordCheck(
        `a body of ${kind} (QUALITY 50)`,
        wrong.length === 0 && slowest.ms <= MAX_MS && liveMs <= MAX_MS,
        details,
      );
    }
  } finally {
    await target.stop();
  }
}
