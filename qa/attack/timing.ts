import type { Report } from './report.ts';
import { mannWhitney, median } from './statistics.ts';
import type { AttackTarget, AttackTargets } from './target.ts';

/** Requests of each group, interleaved in pairs, so that other load of the machine affects both alike. */
const SAMPLES = 500;
const WARM_UP = 10;
const MAX_MS = 5;
const MIN_P = 0.01;

type TimedRoute = {
  name: string;
  method: string;
  path: string;
  known(): object;
  unknown(index: number): object;
};

const buildUnknownEmail = (index: number): string => `nikdo-${index}@prostora.test`;
const ROUTES: readonly TimedRoute[] = [
  {
    name: 'login',
    method: 'POST',
    path: '/api/auth/login',
    known: () => ({ username: 'majitel@prostora.test', password: 'Spatne1234' }),
    unknown: (index) => ({ username: buildUnknownEmail(index), password: 'Spatne1234' }),
  },
  {
    name: 'lost password',
    method: 'PUT',
    path: '/api/user/lost-password',
    known: () => ({ email: 'majitel@prostora.test' }),
    unknown: (index) => ({ email: buildUnknownEmail(index) }),
  },
];

type TimedResponse = { status: number; body: string; ms: number };

async function sendTimed(
  target: AttackTarget,
  { method, path }: TimedRoute,
  body: object,
): Promise<TimedResponse> {
  const start = performance.now();
  const response = await fetch(target.url + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text.replace(/"request_id":"[^"]+"/u, ''),
    ms: performance.now() - start,
  };
}

/**
 * Compares responses for existing and unknown accounts (QUALITY 23) by status, body and duration. The registration is
 * not tested: its body says by decision that an address is used, which is rate-limited by address.
 */
export async function attackByTime(targets: AttackTargets, report: Report): Promise<void> {
  const target = await targets.start();
  try {
    for (const route of ROUTES) {
      const [known, unknown]: [TimedResponse[], TimedResponse[]] = [[], []];
      for (let index = -WARM_UP; index < SAMPLES; index += 1) {
        const groups = index % 2 === 0 ? [known, unknown] : [unknown, known];
        for (const group of groups) {
          const response = await sendTimed(
            target,
            route,
            group === known ? route.known() : route.unknown(index),
          );
          if (index >= 0) group.push(response);
        }
      }
      compareTimes(report, route.name, known, unknown);
    }
  } finally {
    await target.stop();
  }
}

function compareTimes(
  report: Report,
  name: string,
  known: readonly TimedResponse[],
  unknown: readonly TimedResponse[],
): void {
  const responses = new Set([...known, ...unknown].map(({ status, body }) => `${status} ${body}`));
  const [one, other] = [known.map(({ ms }) => ms), unknown.map(({ ms }) => ms)];
  const p = mannWhitney(one, other);
  const difference = Math.abs(median(one) - median(other));
  report.recordCheck(
    `enumeration by ${name} (QUALITY 23)`,
    responses.size === 1 && p > MIN_P && difference < MAX_MS,
    `${known.length} + ${unknown.length} interleaved, ${responses.size} different responses, medians ` +
      `${median(one).toFixed(1)} and ${median(other).toFixed(1)} ms, p = ${p.toFixed(3)}`,
  );
}
