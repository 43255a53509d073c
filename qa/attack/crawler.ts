import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listSpaceUrls } from './database.ts';
import type { Report } from './report.ts';
import { quantile } from './statistics.ts';
import type { AttackTarget, AttackTargets } from './target.ts';

const CONNECTIONS = 40;
const VISITORS = 20;
const SECONDS = 15;
/** Pause of a visitor between two pages. */
const READING_MS = 500;
/** On a slow machine: the factor to the value without the crawler. */
const MAX_SLOWDOWN = 3;
const MAX_P95_MS = 1000;
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

/** URL of a document that is not cached. */
const buildSearchUrl = (n: number): string =>
  `/katalog?hledat=${encodeURIComponent(WORDS[n % WORDS.length] ?? '')}&strana=${1 + (n % 7)}&x=${n}`;

async function fetchPage(target: AttackTarget, path: string, ip: string): Promise<Page> {
  const start = performance.now();
  const status = await fetch(target.url + path, {
    headers: { 'user-agent': BROWSER, 'x-forwarded-for': ip },
    signal: AbortSignal.timeout(15_000),
  })
    .then(async (response) => ((await response.text()).includes('</html>') ? response.status : 0))
    .catch(() => 0);
  return { status, ms: performance.now() - start };
}

/** Twenty visitors with different addresses read pages until the given time. */
async function visit(target: AttackTarget, spaces: readonly string[], until: number): Promise<Page[]> {
  const pages: Page[] = [];
  const visitor = async (number: number): Promise<void> => {
    for (let n = 0; performance.now() < until; n += 1) {
      const space = spaces[(number + n) % spaces.length] ?? '';
      const path = n % 2 === 0 ? buildSearchUrl(number * 1000 + n) : `/prostor/${space}`;
      pages.push(await fetchPage(target, path, `203.0.113.${number + 1}`));
      await sleep(READING_MS);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_value, number) => visitor(number)));
  return pages;
}

/**
 * Starts forty connections of one client.
 * @returns a function that stops them and returns the number of responses by status
 */
function startCrawler(target: AttackTarget): () => Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let [count, isOver] = [0, false];
  const connection = async (): Promise<void> => {
    while (!isOver) {
      count += 1;
      const { status } = await fetchPage(target, buildSearchUrl(count), '198.51.100.1');
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

/**
 * Opens forty connections of one client that request ten documents each and read no response.
 * @returns a function that closes them
 */
function requestWithoutReading(target: AttackTarget): () => void {
  const { port, host } = new URL(target.url);
  const buildRequest = (n: number): string =>
    `GET ${buildSearchUrl(n)} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: 198.51.100.2\r\nUser-Agent: ${BROWSER}\r\n\r\n`;
  const sockets = Array.from({ length: CONNECTIONS }, (_value, number) => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    socket.pause();
    const numbers = Array.from({ length: 10 }, (_each, n) => 100_000 + number * 10 + n);
    socket.write(numbers.map(buildRequest).join(''));
    return socket;
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

const computeP95 = (pages: readonly Page[]): number =>
  quantile(
    pages.map(({ ms }) => ms),
    0.95,
  );
const describePages = (pages: readonly Page[]): string => {
  const times = pages.map(({ ms }) => ms);
  const failed = pages.filter(({ status }) => status !== 200).length;
  return `p50 ${quantile(times, 0.5).toFixed(0)}, p95 ${computeP95(pages).toFixed(0)} ms, ${failed} of ${pages.length} failed`;
};

/** Forty connections of one client on uncached documents beside twenty visitors (QUALITY 60). */
export async function attackByCrawling(targets: AttackTargets, report: Report): Promise<void> {
  const target = await targets.start({ TRUST_PROXY: '127.0.0.1' });
  try {
    const spaces = await listSpaceUrls(target, 50);
    await visit(target, spaces, performance.now() + 3000);
    const alone = await visit(target, spaces, performance.now() + (SECONDS * 1000) / 2);
    const stop = startCrawler(target);
    await sleep(1000);
    const beside = await visit(target, spaces, performance.now() + SECONDS * 1000);
    const statuses = await stop();
    const close = requestWithoutReading(target);
    await sleep(1000);
    const besideSlow = await visit(target, spaces, performance.now() + SECONDS * 1000);
    close();
    const isFast = (pages: readonly Page[]): boolean =>
      pages.every(({ status }) => status === 200) &&
      computeP95(pages) <= Math.max(MAX_P95_MS, MAX_SLOWDOWN * computeP95(alone));
    const isExpected = [...statuses.keys()].every((status) => [200, 429, 503].includes(status));
    const answers = [...statuses].map(([status, count]) => `${status}×${count}`).join(' ');
    report.recordCheck(
      'forty connections of one client beside twenty visitors (QUALITY 60)',
      isFast(beside) && isExpected,
      `visitors alone ${describePages(alone)}; beside the crawler ${describePages(beside)}; the crawler ${answers}`,
    );
    report.recordCheck(
      'forty connections of one client that reads no response (QUALITY 60)',
      isFast(besideSlow),
      `visitors beside the client ${describePages(besideSlow)}`,
    );
  } finally {
    await target.stop();
  }
}
