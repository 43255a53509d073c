import autocannon, { type Result } from 'autocannon';
import type { Report } from './report.ts';
import type { World, Worlds } from './world.ts';

const SECONDS = 8;
const LOGINS = 200;
const READERS = 10;
/** How much slower the slowest pages may become. */
const MOST_SLOWER = 3;

async function catalogueP99(world: World): Promise<{ p99: number; failed: number }> {
  const options = { url: world.url, connections: READERS, duration: SECONDS, requests: [{ method: 'GET' as const, path: '/api/catalog/new/?page=2' }] };
  const result = await new Promise<Result>((resolve, reject) => { autocannon(options, (error, told) => (error ? reject(error) : resolve(told))); });
  return { p99: result.latency.p99, failed: result.errors + result.timeouts + result.non2xx };
}

/** Keeps so many logins under way until it is asked which statuses they got. */
function logins(world: World): () => Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let isOver = false;
  const knock = async (index: number): Promise<void> => {
    while (!isOver) {
      const answer = await fetch(`${world.url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: `nikdo-${index}@prostora.test`, password: 'Spatne1234' }) });
      await answer.text();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      // Whoever is told to come later comes later.
      if (answer.status === 503) await new Promise((resolve) => { setTimeout(resolve, Number(answer.headers.get('retry-after') ?? 1) * 1000); });
    }
  };
  const knocking = Promise.all(Array.from({ length: LOGINS }, (_value, index) => knock(index)));
  return async () => {
    isOver = true;
    await knocking;
    return statuses;
  };
}

/** Two hundred logins at once, each of which costs a password hash, while others read the catalogue (QUALITY 24): hashes wait for each other, pages do not wait for them. */
export async function attackByHashing(worlds: Worlds, report: Report): Promise<void> {
  const world = await worlds.make();
  try {
    await catalogueP99(world);
    const quiet = await catalogueP99(world);
    const statusesOf = logins(world);
    const busy = await catalogueP99(world);
    const statuses = await statusesOf();
    const wrong = [...statuses.keys()].filter((status) => status !== 401 && status !== 503);
    const told = [...statuses].map(([status, count]) => `${status}×${count}`).join(' ');
    report.judged('two hundred logins at once (QUALITY 24)', wrong.length === 0 && busy.failed === 0 && busy.p99 < MOST_SLOWER * quiet.p99,
      `p99 of the catalogue ${quiet.p99} → ${busy.p99} ms over ${READERS} connections, ${busy.failed} failed; logins ${told}`);
  } finally {
    await world.stop();
  }
}
