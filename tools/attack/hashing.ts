import autocannon from 'autocannon';
import type { EventEmitter } from 'node:events';
import type { Report } from './report.ts';
import { quantile } from './statistics.ts';
import type { AttackTarget, AttackTargets } from './target.ts';

const SECONDS = 8;
const LOGINS = 200;
const READERS = 10;
/** How much slower the slowest pages may become. */
const MOST_SLOWER = 3;

interface Reading {
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  readonly rps: number;
}

/** The catalogue with what its map and its facets show, narrowed in ways that no kept answer has. */
const PATHS = ['do-50', '50-150', '150-500'].flatMap((capacity) =>
  ['svatba', 'konference', 'skoleni', 'oslava', 'sal', 'zahrada', 'Praha', 'Brno', 'loft', 'terasa'].map(
    (word) => `/api/catalog/new/?first_fetch=1&capacity=${capacity}&search=${encodeURIComponent(word)}`,
  ),
);

/** How long the catalogue takes, in fractions of a millisecond: autocannon's own figures are whole ones. */
async function readCatalogue(target: AttackTarget): Promise<Reading> {
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

const shown = ({ p50, p99, rps }: Reading): string =>
  `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms, ${rps.toFixed(0)} a second`;

/** Keeps so many logins under way until it is asked which statuses they got. */
function logins(target: AttackTarget): () => Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let isOver = false;
  const knock = async (index: number): Promise<void> => {
    while (!isOver) {
      const answer = await fetch(`${target.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: `nikdo-${index}@prostora.test`, password: 'Spatne1234' }),
      });
      await answer.text();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      // Retries after Retry-After.
      if (answer.status === 503)
        await new Promise((resolve) => {
          setTimeout(resolve, Number(answer.headers.get('retry-after') ?? 1) * 1000);
        });
    }
  };
  const knocking = Promise.all(Array.from({ length: LOGINS }, (_value, index) => knock(index)));
  return async () => {
    isOver = true;
    await knocking;
    return statuses;
  };
}

/**
 * Two hundred logins at once, each with a password hash, beside readers of the catalogue (QUALITY 24): hashes are
 * queued, pages are not delayed by them.
 */
export async function attackByHashing(targets: AttackTargets, report: Report): Promise<void> {
  const target = await targets.start();
  try {
    await readCatalogue(target);
    const quiet = await readCatalogue(target);
    const statusesOf = logins(target);
    const busy = await readCatalogue(target);
    const statuses = await statusesOf();
    const wrong = [...statuses.keys()].filter((status) => status !== 401 && status !== 503);
    const outcome = [...statuses].map(([status, count]) => `${status}×${count}`).join(' ');
    report.recordCheck(
      'two hundred logins at once (QUALITY 24)',
      wrong.length === 0 && busy.failed === 0 && busy.p99 < MOST_SLOWER * quiet.p99,
      `catalogue over ${READERS} connections ${shown(quiet)} → ${shown(busy)}, ${busy.failed} failed; logins ${outcome}`,
    );
  } finally {
    await target.stop();
  }
}
