import path from 'node:path';
import { addSpaces, buildBookingRequests, type BookingRequest } from '../../tools/testing/booking-client.ts';
import { freePort } from '../../tools/postgres/launcher.ts';
import { apiFlags, inRoot } from '../../tools/processes/places.ts';
import { waitUntil } from '../../tools/processes/process-info.ts';
import { KillableProcess } from '../../tools/testing/killable-process.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import type { Findings, Row } from './findings.ts';
import { withDatabase, type ChaosEnvironment } from './chaos-environment.ts';
import {
  BookingLoad,
  areExpected,
  pause,
  findSlowestMs,
  fetchStatus,
  StatusMonitor,
  formatStatuses,
} from './load.ts';

const FROZEN_MS = 30_000;
/** Concurrent guests and their pause between bookings: the prepared requests outlast the freeze and the recovery. */
const GUESTS = 15;
const PAUSE_MS = 100;
const ANSWER_MS = 5000;
const RECOVERY_MS = 10_000;

type FrozenServer = { name: string; freeze: () => () => void; isBookingPossible: boolean };

type Samples = StatusMonitor['samples'];

const selectBetween = (samples: Samples, from: number, to: number): Samples =>
  samples.filter(({ at }) => at >= from && at < to);
const findWorstMs = (samples: Samples): number =>
  Math.round(Math.max(0, ...samples.map(({ tookMs }) => tookMs)));

type VisitedUrls = { limitedUrl: string; spacePath: string };

/** Monitors of other requests of visitors; each response is a page or a well-formed error. */
class VisitorMonitors {
  private readonly monitors: Readonly<Record<string, StatusMonitor>>;
  /** Malformed responses by request. */
  private readonly malformed = new Map<string, string>();
  private logins = 0;

  constructor(base: string, spacePath: string) {
    this.monitors = {
      login: new StatusMonitor(() => this.logIn(base), 500),
      home: new StatusMonitor(() => this.request('home', base, isCzechPage), 500),
      space: new StatusMonitor(() => this.request('space', base + spacePath, isCzechPage), 500),
      list: new StatusMonitor(() => this.request('list', `${base}/api/catalog/new/?page=3`, isJson), 500),
      sitemap: new StatusMonitor(() => this.request('sitemap', `${base}/sitemap.xml`, isXmlOrCzechText), 500),
    };
  }

  async stop(): Promise<void> {
    await Promise.all(Object.values(this.monitors).map((monitor) => monitor.stop()));
  }

  check(name: string, from: number, findings: Findings): void {
    const times = Object.entries(this.monitors).map(
      ([what, { samples }]) => [what, findWorstMs(selectBetween(samples, from, Infinity))] as const,
    );
    findings.record(
      `${name}: slowest responses to visitors: ${times.map(([what, ms]) => `${what} ${ms} ms`).join(', ')}`,
    );
    for (const [what, ms] of times)
      findings.check(ms <= ANSWER_MS, `${name}: ${what} responded after ${ms} ms`);
    for (const [what, { samples }] of Object.entries(this.monitors)) {
      const unexpected = samples.find(({ status }) => ![200, 401, 503].includes(status));
      findings.check(unexpected === undefined, `${name}: ${what} responded with ${unexpected?.status}`);
    }
    for (const [what, answer] of this.malformed)
      findings.check(false, `${name}: ${what} sent a malformed response: ${answer}`);
  }

  /** Each login has its own account and address, so that it stays below the limits. */
  private async logIn(base: string): Promise<number> {
    const n = (this.logins += 1);
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${Math.floor(n / 250)}.${n % 250}`,
    };
    const body = JSON.stringify({ username: `nikdo-${n}@prostora.test`, password: 'Spatne1234' });
    return this.request('login', `${base}/api/auth/login`, isJson, { method: 'POST', headers, body });
  }

  private async request(
    what: string,
    url: string,
    isWellFormed: (text: string, type: string) => boolean,
    init: RequestInit = {},
  ): Promise<number> {
    const response = await fetch(url, init);
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    if (!isWellFormed(text, type))
      this.malformed.set(what, `${response.status} ${type} ${text.slice(0, 120)}`);
    return response.status;
  }
}

const isCzechPage = (text: string, type: string): boolean =>
  type.startsWith('text/html') && text.includes('lang="cs"') && /[ěščřžýáíé]/u.test(text);
const isJson = (_text: string, type: string): boolean => type.startsWith('application/json');
const isXmlOrCzechText = (text: string, type: string): boolean =>
  type.startsWith('application/xml') || (type.startsWith('text/plain') && /[ěščřžýáíé]/u.test(text));

/** Freezes a server for 30 s during bookings and reads: it accepts connections and does not respond. */
async function freezeOnce(
  cluster: TestCluster,
  { limitedUrl, spacePath }: VisitedUrls,
  requests: readonly BookingRequest[],
  { name, freeze, isBookingPossible }: FrozenServer,
  findings: Findings,
): Promise<void> {
  const direct = cluster.urls[0] ?? '';
  const load = new BookingLoad(direct, requests, GUESTS, PAUSE_MS);
  const [live, ready, reads] = ['/api/health/live', '/api/health/ready', '/api/catalog/new/?page=2'].map(
    (path) => new StatusMonitor(() => fetchStatus(direct + path)),
  ) as [StatusMonitor, StatusMonitor, StatusMonitor];
  const visitors = new VisitorMonitors(limitedUrl, spacePath);
  await waitUntil(() => load.booked.length > 20, 20_000);
  const unfreeze = freeze();
  const from = performance.now();
  await pause(FROZEN_MS);
  unfreeze();
  const to = performance.now();
  const hasRecovered = await waitUntil(
    () =>
      load.answers.some(({ reply, at }) => reply?.status === 201 && at > to) &&
      ready.samples.some(({ status, at }) => status === 200 && at > to),
    2 * RECOVERY_MS,
  );
  const recoveryMs = Math.round(performance.now() - to);
  await pause(2000);
  await Promise.all([load.stop(), live.stop(), ready.stop(), reads.stop(), visitors.stop()]);
  visitors.check(name, from, findings);
  const during = load.answers.filter(({ at, tookMs }) => at >= from - 1000 && at + tookMs < to + 1000);
  const after = load.answers.filter(({ at }) => at > to + recoveryMs);
  // A round of health checks takes up to two seconds; one that overlaps a boundary may still see the server respond.
  const frozenReady = selectBetween(ready.samples, from + 2500, to - 2500);
  findings.record(
    `${name} frozen ${FROZEN_MS / 1000} s: bookings ${formatStatuses(load.countStatuses())}, slowest response ` +
      `${findSlowestMs(load.answers)} ms (${during.length} during the freeze); /health/live slowest ` +
      `${findWorstMs(selectBetween(live.samples, from, to))} ms; /health/ready 503 in ` +
      `${frozenReady.filter(({ status }) => status === 503).length} of ${frozenReady.length}, slowest ${findWorstMs(frozenReady)} ` +
      `ms; catalogue slowest ${findWorstMs(selectBetween(reads.samples, from, to))} ms; recovered ${recoveryMs} ms after the freeze`,
  );
  findings.check(
    hasRecovered && recoveryMs <= RECOVERY_MS,
    `${name}: not recovered ${recoveryMs} ms after the freeze`,
  );
  findings.check(
    after.length > 0 && after.every(({ reply }) => reply?.status === 201),
    `${name}: bookings failed after the recovery`,
  );
  findings.check(
    isBookingPossible ? load.booked.length === load.answers.length : areExpected(load.countStatuses()),
    `${name}: bookings ${formatStatuses(load.countStatuses())}`,
  );
  checkResponses(name, { load, live, reads, frozenReady }, findings);
  findings.check(
    (await load.countLost(cluster.databaseUrl)) === 0,
    `${name}: acknowledged bookings are lost`,
  );
}

function checkResponses(
  name: string,
  {
    load,
    live,
    reads,
    frozenReady,
  }: { load: BookingLoad; live: StatusMonitor; reads: StatusMonitor; frozenReady: Samples },
  findings: Findings,
): void {
  findings.check(
    findSlowestMs(load.answers) <= ANSWER_MS,
    `${name}: a booking responded after ${findSlowestMs(load.answers)} ms`,
  );
  findings.check(
    live.samples.every(({ status }) => status === 200),
    `${name}: /health/live was not 200`,
  );
  findings.check(
    frozenReady.length > 0 && frozenReady.every(({ status }) => status === 503),
    `${name}: /health/ready was not 503`,
  );
  findings.check(
    reads.samples.every(({ status }) => status === 200),
    `${name}: a read of the catalogue failed`,
  );
}

/** An API with rate limits; the others have none because all bookings come from one address. */
async function startRateLimitedApi(chaos: ChaosEnvironment, { environment }: TestCluster): Promise<string> {
  const port = await freePort();
  const env = { ...environment, RATE_LIMITS: 'on', PORT: String(port) };
  const logFile = path.join(chaos.getLogFolder('14'), 'api-limited.log');
  const api = new KillableProcess(inRoot('api/dist/main.js'), env, { flags: apiFlags, logFile });
  chaos.onEnd(() => api.kill());
  await api.start();
  return `http://127.0.0.1:${port}`;
}

async function findSpacePath({ databaseUrl }: TestCluster): Promise<string> {
  const sql = `select b.slug || '/' || s.slug as url from space s join building b on b.id = s.building_id
    where s.status = 'PUBLISHED' and not s.no_name order by s.id limit 1`;
  const { rows } = await withDatabase(databaseUrl, (client) => client.query<{ url: string }>(sql));
  return `/prostor/${rows[0]?.url ?? ''}`;
}

export const frozenServers: Row = {
  row: 14,
  fault: `PostgreSQL, then Redis, accepts connections and does not respond (kill -STOP, ${FROZEN_MS / 1000} s)`,
  required:
    'every response ≤ 5 s and well-formed (bookings, login, documents, API, sitemap), pool not permanently ' +
    'exhausted, /health/ready 503, /health/live 200; bookings do not need Redis',
  run: async (chaos, findings) => {
    const cluster = await startCluster(chaos, '14');
    const spaceIds = await withDatabase(cluster.databaseUrl, (client) =>
      addSpaces(client, 'chaos@prostora.test', 100),
    );
    const visited = {
      limitedUrl: await startRateLimitedApi(chaos, cluster),
      spacePath: await findSpacePath(cluster),
    };
    await freezeOnce(
      cluster,
      visited,
      buildBookingRequests(spaceIds, 8000, 'frozen-database'),
      { name: 'PostgreSQL', freeze: () => chaos.postgres.freeze(), isBookingPossible: false },
      findings,
    );
    await freezeOnce(
      cluster,
      visited,
      buildBookingRequests(spaceIds, 8000, 'frozen-redis', 140),
      { name: 'Redis', freeze: () => cluster.redis.freeze(), isBookingPossible: true },
      findings,
    );
  },
};
