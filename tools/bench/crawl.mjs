// npm run bench -- crawl [--spaces 100000 --documents 5000 --connections 50]: a crawler of one address reads documents of the public site over many
// connections, and a visitor of another address reads one after the other beside it. Told are the memory of the API process, the visitor's waiting and
// what was refused.
import { existsSync } from 'node:fs';
import http from 'node:http';
import { args, pct } from './yardstick/lib.mjs';
import { withCatalogue } from './catalogue.mjs';
import { residentMb } from './contenders.mjs';
import { inRoot } from '../processes/places.ts';

const options = args({ documents: 5000, connections: 50 });
const DOCUMENTS = Number(options.documents);
const CONNECTIONS = Number(options.connections);
/** Between two documents of the visitor. */
const READING_MS = 250;
/** After the crawl, until the process has given back what it does not need. */
const SETTLE_MS = 5000;
const CRAWLER = '198.51.100.7';
const VISITOR = '203.0.113.9';

/** QUALITY's speed table. */
const MEMORY_MB = [600, 400];
const VISITOR_MS = [1000, 300];

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads a document to its end, as a browser or crawler asks for it. */
const read = (agent, url, address) =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip', 'x-forwarded-for': address };
    http
      .get(url, { agent, headers }, (answer) => {
        answer.on('error', reject).resume();
        answer.on('end', () => resolve({ status: answer.statusCode, ms: performance.now() - began }));
      })
      .on('error', reject);
  });

/** Addresses of the sitemaps, each section in turn, so that all kinds of pages are among the first. */
async function listDocuments(origin) {
  const locations = async (path) => {
    const answer = await fetch(new URL(path, origin));
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
      ([, url]) => new URL(new URL(url).pathname, origin).href,
    );
  };
  const sections = await Promise.all((await locations('/sitemap.xml')).map((url) => locations(url)));
  const documents = [];
  for (let at = 0; sections.some((section) => at < section.length); at += 1) {
    for (const section of sections) if (at < section.length) documents.push(section[at]);
  }
  return documents;
}

/** Reads the documents over so many connections; how often each status was answered. */
async function crawl(documents) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const statuses = new Map();
  const waiting = documents.values();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (const url of waiting) {
        const { status } = await read(agent, url, CRAWLER);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  agent.destroy();
  return statuses;
}

/** Reads one document after the other until it is told to stop. */
async function visit(documents, signal) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const answers = [];
  for (let n = 0; !signal.aborted; n += 1) {
    answers.push(await read(agent, documents[n % documents.length], VISITOR));
    await pause(READING_MS);
  }
  agent.destroy();
  return answers;
}

async function measureCrawl(origin, pid) {
  const all = await listDocuments(origin);
  const crawled = all.slice(0, DOCUMENTS);
  const left = all.slice(DOCUMENTS);
  const stop = new AbortController();
  const visited = visit(left.length > 0 ? left : [...crawled].reverse(), stop.signal);
  let peakMb = 0;
  const sampling = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(pid) ?? 0);
  }, 200);
  const began = performance.now();
  const statuses = await crawl(crawled);
  const seconds = (performance.now() - began) / 1000;
  stop.abort();
  const answers = await visited;
  await pause(SETTLE_MS);
  clearInterval(sampling);
  return { documents: crawled.length, seconds, statuses, answers, peakMb, afterMb: residentMb(pid) };
}

function buildRows({ documents, seconds, statuses, answers, peakMb, afterMb }, spaces, loadedMb) {
  const times = answers.map(({ ms }) => ms);
  const refused = answers.filter(({ status }) => status !== 200).length;
  const statusCounts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  return [
    {
      what: `${documents} documents crawled over ${CONNECTIONS} connections, ${spaces} spaces`,
      product: `${(documents / seconds).toFixed(1)}/s, ${statusCounts}`,
    },
    {
      what: 'crawl: memory of the API process after it',
      product: `${loadedMb?.toFixed(0)} MB before, at most ${peakMb.toFixed(0)} MB`,
      ...(afterMb !== null && {
        checked: { value: Math.max(afterMb, peakMb), unit: ' MB', atMost: MEMORY_MB },
      }),
    },
    {
      what: `crawl: p95 of a visitor's document, ${times.length} of them`,
      product: `p50 ${pct(times, 0.5).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms`,
      checked: { value: pct(times, 0.95), unit: ' ms', atMost: VISITOR_MS },
    },
    {
      what: 'crawl: documents the visitor did not get',
      product: String(refused),
      checked: { value: refused, unit: '', atMost: [0] },
    },
  ];
}

/** Lines of the speed table. */
export const benchCrawl = ({ spaces, port, fresh }) => {
  if (!existsSync(inRoot('web-shell/dist-ssr/entry-server.js')))
    throw new Error('The web applications are not built: npm run build');
  const origin = `http://127.0.0.1:${port}`;
  const apiEnv = { PUBLIC_URL: origin, TRUST_PROXY: '127.0.0.1' };
  return withCatalogue({ spaces, port, fresh, apiEnv }, async ({ product, loadedMb }) =>
    buildRows(await measureCrawl(origin, product.child.pid), spaces, loadedMb),
  );
};
