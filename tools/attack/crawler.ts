import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSpaceUrls } from './database.ts';
import type { Report } from './report.ts';
import { quantile } from './statistics.ts';
import type { AttackTarget, AttackTargets } from './target.ts';

const CONNECTIONS = 40;
const VISITORS = 20;
const SECONDS = 15;
/** A visitor reads a page before the next one. */
const READING_MS = 500;
/** On a slow machine: so many times what it is without the crawler. */
const MOST_SLOWER = 3;
const MOST_P95_MS = 1000;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';
const WORDS = [
  'svatba',
  'konference',
  'skoleni',
  'oslava',
  'sal',
  'zahrada',
  'Praha',
  'Brno',
  'loft',
  'terasa',
];

type Page = { status: number; ms: number };

/** Documents that no kept answer has. */
const searchPage = (n: number): string =>
  `/katalog?hledat=${encodeURIComponent(WORDS[n % WORDS.length] ?? '')}&strana=${1 + (n % 7)}&x=${n}`;

async function open(target: AttackTarget, path: string, ip: string): Promise<Page> {
  const start = performance.now();
  const status = await fetch(target.url + path, {
    headers: { 'user-agent': BROWSER, 'x-forwarded-for': ip },
    signal: AbortSignal.timeout(15_000),
  })
    .then(async (answer) => ((await answer.text()).includes('</html>') ? answer.status : 0))
    .catch(() => 0);
  return { status, ms: performance.now() - start };
}

/** Twenty visitors, each with an address of its own, who read for the given time. */
async function visit(target: AttackTarget, spaces: readonly string[], until: number): Promise<Page[]> {
  const pages: Page[] = [];
  const visitor = async (number: number): Promise<void> => {
    for (let n = 0; performance.now() < until; n += 1) {
      const space = spaces[(number + n) % spaces.length] ?? '';
      const path = n % 2 === 0 ? searchPage(number * 1000 + n) : `/prostor/${space}`;
      pages.push(await open(target, path, `203.0.113.${number + 1}`));
      await sleep(READING_MS);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_value, number) => visitor(number)));
  return pages;
}

/** Forty connections of one client; `stop` answers their statuses. */
function crawl(target: AttackTarget): () => Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let [count, isOver] = [0, false];
  const connection = async (): Promise<void> => {
    while (!isOver) {
      count += 1;
      const { status } = await open(target, searchPage(count), '198.51.100.1');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const crawling = Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return async () => {
    isOver = true;
    await crawling;
    return statuses;
  };
}

/** Forty connections of one client that each ask for ten documents and never read an answer; closed by `stop`. */
function askWithoutReading(target: AttackTarget): () => void {
  const { port, host } = new URL(target.url);
  const request = (n: number): string =>
    `GET ${searchPage(n)} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: 198.51.100.2\r\nUser-Agent: ${BROWSER}\r\n\r\n`;
  const sockets = Array.from({ length: CONNECTIONS }, (_value, number) => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    socket.pause();
    const numbers = Array.from({ length: 10 }, (_each, n) => 100_000 + number * 10 + n);
    socket.write(numbers.map(request).join(''));
    return socket;
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

const p95 = (pages: readonly Page[]): number =>
  quantile(
    pages.map(({ ms }) => ms),
    0.95,
  );
const describe = (pages: readonly Page[]): string => {
  const times = pages.map(({ ms }) => ms);
  const failed = pages.filter(({ status }) => status !== 200).length;
  return `p50 ${quantile(times, 0.5).toFixed(0)}, p95 ${p95(pages).toFixed(0)} ms, ${failed} of ${pages.length} failed`;
};

/** Forty connections of one client that have documents made beside twenty visitors (QUALITY 60). */
export async function attackByCrawling(targets: AttackTargets, report: Report): Promise<void> {
  const target = await targets.start({ TRUST_PROXY: '127.0.0.1' });
  try {
    const spaces = await readSpaceUrls(target, 50);
    await visit(target, spaces, performance.now() + 3000);
    const alone = await visit(target, spaces, performance.now() + (SECONDS * 1000) / 2);
    const stop = crawl(target);
    await sleep(1000);
    const beside = await visit(target, spaces, performance.now() + SECONDS * 1000);
    const statuses = await stop();
    const close = askWithoutReading(target);
    await sleep(1000);
    const besideSlow = await visit(target, spaces, performance.now() + SECONDS * 1000);
    close();
    const isGood = (pages: readonly Page[]): boolean =>
      pages.every(({ status }) => status === 200) &&
      p95(pages) <= Math.max(MOST_P95_MS, MOST_SLOWER * p95(alone));
    const isAnswered = [...statuses.keys()].every((status) => [200, 429, 503].includes(status));
    const answers = [...statuses].map(([status, count]) => `${status}×${count}`).join(' ');
    report.recordCheck(
      'forty connections of one client beside twenty visitors (QUALITY 60)',
      isGood(beside) && isAnswered,
      `visitors alone ${describe(alone)}; beside the crawler ${describe(beside)}; the crawler ${answers}`,
    );
    report.recordCheck(
      'forty connections of one client that reads nothing (QUALITY 60)',
      isGood(besideSlow),
      `visitors beside it ${describe(besideSlow)}`,
    );
  } finally {
    await target.stop();
  }
}
