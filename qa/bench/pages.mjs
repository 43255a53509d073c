// npm run bench -- pages [--url http://localhost:3000 --runs 5 --only space,demand --throttling devtools]:
// Lighthouse (mobile) on the public pages of a running product with demo data; median of the runs, as a table. Run it
// on a quiet machine.
import lighthouse from 'lighthouse';
import { createServer } from 'node:net';
import { chromium } from 'playwright-core';
import { args, median } from './yardstick/lib.mjs';

const options = args({ url: 'http://localhost:3000', runs: 5, only: '', throttling: 'simulate' });
const only = String(options.only).split(',').filter(Boolean);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Audits reported with the scores: column, audit, format. */
const METRICS = [
  ['LCP s', 'largest-contentful-paint', (ms) => (ms / 1000).toFixed(2)],
  ['FCP s', 'first-contentful-paint', (ms) => (ms / 1000).toFixed(2)],
  ['TBT ms', 'total-blocking-time', (ms) => ms.toFixed(0)],
  ['CLS', 'cumulative-layout-shift', (value) => value.toFixed(3)],
  ['KB', 'total-byte-weight', (bytes) => (bytes / 1024).toFixed(0)],
];

const fetchPage = async (path) => fetch(new URL(path, options.url), { redirect: 'follow' });
const findFirstPath = async (section, pattern) => {
  const response = await fetchPage(`/sitemap-${section}-1.xml`);
  const found = response.ok ? pattern.exec(await response.text()) : null;
  return found ? new URL(found[1]).pathname : null;
};

/** Pages by name; missing ones are reported and left out. */
async function listPages() {
  const space = await findFirstPath('prostory', /<loc>([^<]*\/prostor\/[^<]+)<\/loc>/u);
  const pages = {
    home: '/',
    catalogue: '/katalog/praha',
    space,
    building: space && `/budova/${space.split('/')[2]}`,
    blog: '/blog',
    post: await findFirstPath('blog', /<loc>([^<]*\/blog\/[^<]+)<\/loc>/u),
    pricing: '/cenik',
    demand: '/poptavka',
  };
  const found = [];
  for (const [name, path] of Object.entries(pages)) {
    if (only.length > 0 && !only.includes(name)) continue;
    if (path && (await fetchPage(path)).ok) found.push({ name, path });
    else process.stdout.write(`${name}: not found\n`);
  }
  return found;
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Measures a page in a new browser, so that no cache is shared between runs. */
async function measureOnce(path) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
  });
  try {
    const { lhr } = await lighthouse(new URL(path, options.url).href, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      throttlingMethod: options.throttling,
    });
    return {
      scores: CATEGORIES.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
      metrics: METRICS.map(([, audit]) => lhr.audits[audit]?.numericValue ?? 0),
      failed: CATEGORIES.slice(1).flatMap((id) =>
        (lhr.categories[id]?.auditRefs ?? [])
          .filter(({ id: audit, weight }) => weight > 0 && (lhr.audits[audit]?.score ?? 1) < 1)
          .map(({ id: audit }) => audit),
      ),
    };
  } finally {
    await browser.close();
  }
}

const formatRow = (cells) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(34) : String(cell).padStart(10))).join('');

/**
 * Measures the pages sequentially; scores have no bounds.
 * @returns the exit code, always 0
 */
export async function benchPages() {
  const pages = await listPages();
  process.stdout.write(
    `${formatRow(['page', 'perf', 'a11y', 'practices', 'seo', ...METRICS.map(([name]) => name)])}\n`,
  );
  for (const { name, path } of pages) {
    const runs = [];
    for (let run = 0; run < Number(options.runs); run += 1) runs.push(await measureOnce(path));
    const scores = CATEGORIES.map((_, index) => median(runs.map((run) => run.scores[index])));
    const metrics = METRICS.map(([, , format], index) =>
      format(median(runs.map((run) => run.metrics[index]))),
    );
    process.stdout.write(`${formatRow([`${name} ${path}`.slice(0, 33), ...scores, ...metrics])}\n`);
    const failed = [...new Set(runs.flatMap((run) => run.failed))];
    if (failed.length > 0) process.stdout.write(`${' '.repeat(4)}failed audits: ${failed.join(', ')}\n`);
  }
  return 0;
}
