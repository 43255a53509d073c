import autocannon from 'autocannon';
import type { EventEmitter } from 'node:events';
import type { Report } from './report.ts';
import { quantile } from './statistics.ts';
import type { AttackTarget, AttackTargets } from './target.ts';

const SECONDS = 8;
const LOGINS = 200;
const READERS = 10;
/** Highest ratio of the p99 during the logins to the former one. */
const MAX_SLOWDOWN = 3;

interface CatalogueTimes {
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  readonly rps: number;
}

/** Filtered lists with map and facets, which are not cached. */
const PATHS = ['do-50', '50-150', '150-500'].flatMap((capacity) =>
  ['svatba', 'konference', 'skoleni', 'oslava', 'sal', 'zahrada', 'Praha', 'Brno', 'loft', 'terasa'].map(
    (word) => `/api/catalog/new/?first_fetch=1&capacity=${capacity}&search=${encodeURIComponent(word)}`,
  ),
);

/** Measures the catalogue in fractions of a millisecond; autocannon reports whole ones. */
async function measureCatalogue(target: AttackTarget): Promise<CatalogueTimes> {
  const options = {
    url: target.url,
    connections: READERS,
    duration: SECONDS,
    requests: PATHS.map((path) => ({ method: 'GET' as const, path })),
  };
  const times: number[] = [];
  const failed = await new Promise<number>((resolve, reject) => {
    const run = autocannon(options, (error, outcome) =>
      error ? reject(error) : resolve(outcome.errors + outcome.timeouts + outcome.non2xx),
    );
    // The package's types do not name this event; its README does.
    (run as unknown as EventEmitter).on(
      'response',
      (_client: unknown, _status: number, _bytes: number, time: number) => {
        times.push(time);
      },
    );
  });
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), failed, rps: times.length / SECONDS };
}

const formatTimes = ({ p50, p99, rps }: CatalogueTimes): string =>
  `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms, ${rps.toFixed(0)} per second`;

/**
 * Keeps 200 logins in progress.
 * @returns a function that stops them and returns the number of responses by status
 */
function startLogins(target: AttackTarget): () => Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let isOver = false;
  const loginRepeatedly = async (index: number): Promise<void> => {
    while (!isOver) {
      const response = await fetch(`${target.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: `nikdo-${index}@prostora.test`, password: 'Spatne1234' }),
      });
      await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      // Retries after Retry-After.
      if (response.status === 503)
        await new Promise((resolve) => {
          setTimeout(resolve, Number(response.headers.get('retry-after') ?? 1) * 1000);
        });
    }
  };
  const clients = Promise.all(Array.from({ length: LOGINS }, (_value, index) => loginRepeatedly(index)));
  return async () => {
    isOver = true;
    await clients;
    return statuses;
  };
}

/**
 * Two hundred concurrent logins, each with a password hash, beside readers of the catalogue (QUALITY 24): hashes are
 * queued and do not delay pages.
 */
export async function attackByHashing(targets: AttackTargets, report: Report): Promise<void> {
  const target = await targets.start();
  try {
    await measureCatalogue(target);
    const idle = await measureCatalogue(target);
    const stopLogins = startLogins(target);
    const busy = await measureCatalogue(target);
    const statuses = await stopLogins();
    const wrong = [...statuses.keys()].filter((status) => status !== 401 && status !== 503);
    const outcome = [...statuses].map(([status, count]) => `${status}×${count}`).join(' ');
    report.recordCheck(
      'two hundred concurrent logins (QUALITY 24)',
      wrong.length === 0 && busy.failed === 0 && busy.p99 < MAX_SLOWDOWN * idle.p99,
      `catalogue over ${READERS} connections ${formatTimes(idle)} → ${formatTimes(busy)}, ${busy.failed} failed; logins ${outcome}`,
    );
  } finally {
    await target.stop();
  }
}
