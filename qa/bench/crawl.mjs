// npm run bench -- crawl [--spaces 100000 --documents 5000 --connections 50]: a crawler of one address reads documents of
// the public site over many connections, while a visitor of another address reads documents sequentially. Reports the
// memory of the API process, the response times of the visitor and its failed requests.
import { existsSync } from 'node:fs';
import http from 'node:http';
import { args, pct } from './yardstick/lib.mjs';
import { withCatalogue } from './catalogue.mjs';
import { residentMb } from './contenders.mjs';
import { inRoot } from '../../tools/processes/places.ts';

const options = args({ documents: 5000, connections: 50 });
const DOCUMENTS = Number(options.documents);
const CONNECTIONS = Number(options.connections);
/** Pause of the visitor between two documents. */
const READING_MS = 250;
/** Time after the crawl in which the process releases memory. */
const SETTLE_MS = 5000;
const CRAWLER = '198.51.100.7';
const VISITOR = '203.0.113.9';

/** QUALITY's speed table. */
const MEMORY_MB = [600, 400];
const VISITOR_MS = [1000, 300];

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads a document completely. */
const fetchDocument = (agent, url, address) =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip', 'x-forwarded-for': address };
    http
      .get(url, { agent, headers }, (response) => {
        response.on('error', reject).resume();
        response.on('end', () => resolve({ status: response.statusCode, ms: performance.now() - start }));
      })
      .on('error', reject);
  });

/** URLs of the sitemaps, the sections interleaved, so that the first ones include all kinds of pages. */
async function listDocuments(origin) {
  const fetchLocations = async (path) => {
    const response = await fetch(new URL(path, origin));
    return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
      ([, url]) => new URL(new URL(url).pathname, origin).href,
    );
  };
  const sections = await Promise.all(
    (await fetchLocations('/sitemap.xml')).map((url) => fetchLocations(url)),
  );
  const documents = [];
  for (let at = 0; sections.some((section) => at < section.length); at += 1) {
    for (const section of sections) if (at < section.length) documents.push(section[at]);
  }
  return documents;
}

/** Reads the documents over all connections; returns the number of responses by status. */
async function crawl(documents) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const statuses = new Map();
  const queue = documents.values();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (const url of queue) {
        const { status } = await fetchDocument(agent, url, CRAWLER);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  agent.destroy();
  return statuses;
}

/** Reads documents sequentially until the signal is aborted. */
async function visit(documents, signal) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const responses = [];
  for (let n = 0; !signal.aborted; n += 1) {
    responses.push(await fetchDocument(agent, documents[n % documents.length], VISITOR));
    await pause(READING_MS);
  }
  agent.destroy();
  return responses;
}

async function measureCrawl(origin, pid) {
  const all = await listDocuments(origin);
  const crawled = all.slice(0, DOCUMENTS);
  const remaining = all.slice(DOCUMENTS);
  const stop = new AbortController();
  const visited = visit(remaining.length > 0 ? remaining : [...crawled].reverse(), stop.signal);
  let peakMb = 0;
  const sampling = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(pid) ?? 0);
  }, 200);
  const start = performance.now();
  const statuses = await crawl(crawled);
  const seconds = (performance.now() - start) / 1000;
  stop.abort();
  const responses = await visited;
  await pause(SETTLE_MS);
  clearInterval(sampling);
  return { documents: crawled.length, seconds, statuses, responses, peakMb, afterMb: residentMb(pid) };
}

function buildRows({ documents, seconds, statuses, responses, peakMb, afterMb }, spaces, loadedMb) {
  const times = responses.map(({ ms }) => ms);
  const failed = responses.filter(({ status }) => status !== 200).length;
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
      what: 'crawl: failed requests of the visitor',
      product: String(failed),
      checked: { value: failed, unit: '', atMost: [0] },
    },
  ];
}

/** Rows of the speed table. */
export const benchCrawl = ({ spaces, port, fresh }) => {
  if (!existsSync(inRoot('web-shell/dist-ssr/entry-server.js')))
    throw new Error('The web applications are not built: npm run build');
  const origin = `http://127.0.0.1:${port}`;
  const apiEnv = { PUBLIC_URL: origin, TRUST_PROXY: '127.0.0.1' };
  return withCatalogue({ spaces, port, fresh, apiEnv }, async ({ product, loadedMb }) =>
    buildRows(await measureCrawl(origin, product.child.pid), spaces, loadedMb),
  );
};
