import path from 'node:path';
import { addSpaces, buildBookingRequests, type BookingRequest } from '../testing/booking-client.ts';
import { freePort } from '../postgres/launcher.ts';
import { apiFlags, inRoot } from '../processes/places.ts';
import { waitUntil } from '../processes/process-info.ts';
import { MortalProcess } from '../testing/mortal-process.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import type { Findings, Row } from './findings.ts';
import { withDatabase, type ChaosEnvironment } from './chaos-environment.ts';
import { BookingLoad, isHonest, pause, slowest, fetchStatus, Watch, formatStatuses } from './load.ts';

const FROZEN_MS = 30_000;
/** So many guests book, each of them so long after their last booking: their wishes last longer than any freeze and what follows it. */
const GUESTS = 15;
const REST_MS = 100;
const ANSWER_MS = 5000;
const RECOVERY_MS = 10_000;

type Frozen = { name: string; freeze: () => () => void; bookingsGoOn: boolean };

const of = (seen: Watch['seen'], from: number, to: number): Watch['seen'] =>
  seen.filter(({ at }) => at >= from && at < to);
const worst = (seen: Watch['seen']): number => Math.round(Math.max(0, ...seen.map(({ tookMs }) => tookMs)));

type Visited = { limitedUrl: string; spacePath: string };

/** What visitors get besides bookings; each answer is a page or an error in its own form. */
class VisitorWatches {
  private readonly watches: Readonly<Record<string, Watch>>;
  /** Answers of a wrong form, by what was asked. */
  private readonly malformed = new Map<string, string>();
  private logins = 0;

  constructor(base: string, spacePath: string) {
    this.watches = {
      login: new Watch(() => this.logIn(base), 500),
      home: new Watch(() => this.request('home', base, isCzechPage), 500),
      space: new Watch(() => this.request('space', base + spacePath, isCzechPage), 500),
      list: new Watch(() => this.request('list', `${base}/api/catalog/new/?page=3`, isJson), 500),
      sitemap: new Watch(() => this.request('sitemap', `${base}/sitemap.xml`, isXmlOrCzechText), 500),
    };
  }

  async stop(): Promise<void> {
    await Promise.all(Object.values(this.watches).map((watch) => watch.stop()));
  }

  check(name: string, from: number, findings: Findings): void {
    const times = Object.entries(this.watches).map(
      ([what, { seen }]) => [what, worst(of(seen, from, Infinity))] as const,
    );
    findings.record(
      `${name}: slowest of visitors: ${times.map(([what, ms]) => `${what} ${ms} ms`).join(', ')}`,
    );
    for (const [what, ms] of times)
      findings.must(ms <= ANSWER_MS, `${name}: ${what} was answered after ${ms} ms`);
    for (const [what, { seen }] of Object.entries(this.watches)) {
      const other = seen.find(({ status }) => ![200, 401, 503].includes(status));
      findings.must(other === undefined, `${name}: ${what} was answered with ${other?.status}`);
    }
    for (const [what, answer] of this.malformed)
      findings.must(false, `${name}: ${what} was answered in a wrong form: ${answer}`);
  }

  /** Other accounts from other addresses each time, so that limits count and do not refuse. */
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
    address: string,
    isWellFormed: (text: string, type: string) => boolean,
    init: RequestInit = {},
  ): Promise<number> {
    const response = await fetch(address, init);
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

/** One server accepts and never answers for half a minute, under bookings and reads. */
async function freezeOnce(
  cluster: TestCluster,
  { limitedUrl, spacePath }: Visited,
  requests: readonly BookingRequest[],
  { name, freeze, bookingsGoOn }: Frozen,
  findings: Findings,
): Promise<void> {
  const direct = cluster.urls[0] ?? '';
  const load = new BookingLoad(direct, requests, GUESTS, REST_MS);
  const [live, ready, reads] = ['/api/health/live', '/api/health/ready', '/api/catalog/new/?page=2'].map(
    (path) => new Watch(() => fetchStatus(direct + path)),
  ) as [Watch, Watch, Watch];
  const visitors = new VisitorWatches(limitedUrl, spacePath);
  await waitUntil(() => load.taken.length > 20, 20_000);
  const thaw = freeze();
  const from = performance.now();
  await pause(FROZEN_MS);
  thaw();
  const to = performance.now();
  const isBack = await waitUntil(
    () =>
      load.answers.some(({ reply, at }) => reply?.status === 201 && at > to) &&
      ready.seen.some(({ status, at }) => status === 200 && at > to),
    2 * RECOVERY_MS,
  );
  const recoveryMs = Math.round(performance.now() - to);
  await pause(2000);
  await Promise.all([load.stop(), live.stop(), ready.stop(), reads.stop(), visitors.stop()]);
  visitors.check(name, from, findings);
  const during = load.answers.filter(({ at, tookMs }) => at >= from - 1000 && at + tookMs < to + 1000);
  const after = load.answers.filter(({ at }) => at > to + recoveryMs);
  // A round of checks takes up to two seconds: one that had begun before, or that ends after, sees the server answer.
  const red = of(ready.seen, from + 2500, to - 2500);
  findings.record(
    `${name} frozen ${FROZEN_MS / 1000} s: bookings ${formatStatuses(load.statuses())}, slowest answer ` +
      `${slowest(load.answers)} ms (${during.length} meanwhile); /health/live slowest ` +
      `${worst(of(live.seen, from, to))} ms; /health/ready red ` +
      `${red.filter(({ status }) => status === 503).length} of ${red.length}, slowest ${worst(red)} ` +
      `ms; catalogue slowest ${worst(of(reads.seen, from, to))} ms; everything again ${recoveryMs} ms after the thaw`,
  );
  findings.must(
    isBack && recoveryMs <= RECOVERY_MS,
    `${name}: not everything works ${recoveryMs} ms after the thaw`,
  );
  findings.must(
    red.length > 0 && red.every(({ status }) => status === 503),
    `${name}: /health/ready was not red`,
  );
  findings.must(
    after.length > 0 && after.every(({ reply }) => reply?.status === 201),
    `${name}: bookings fail after the recovery`,
  );
  findings.must(
    bookingsGoOn ? load.taken.length === load.answers.length : isHonest(load.statuses()),
    `${name}: bookings ${formatStatuses(load.statuses())}`,
  );
  checkAnswers(name, { load, live, reads }, findings);
  findings.must((await load.lost(cluster.databaseUrl)) === 0, `${name}: acknowledged bookings are lost`);
}

function checkAnswers(
  name: string,
  { load, live, reads }: { load: BookingLoad; live: Watch; reads: Watch },
  findings: Findings,
): void {
  findings.must(
    slowest(load.answers) <= ANSWER_MS,
    `${name}: a booking was answered after ${slowest(load.answers)} ms`,
  );
  findings.must(
    live.seen.every(({ status }) => status === 200),
    `${name}: /health/live was not green`,
  );
  findings.must(
    reads.seen.every(({ status }) => status === 200),
    `${name}: a read of the catalogue failed`,
  );
}

/** A further API with limits, which the others do without because all bookings come from one address. */
async function startLimited(chaos: ChaosEnvironment, { environment }: TestCluster): Promise<string> {
  const port = await freePort();
  const env = { ...environment, RATE_LIMITS: 'on', PORT: String(port) };
  const logFile = path.join(chaos.logs('14'), 'api-limited.log');
  const api = new MortalProcess(inRoot('api/dist/src/main.js'), env, { flags: apiFlags, logFile });
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
  fault: `PostgreSQL, then Redis, accepts and never answers (kill -STOP, ${FROZEN_MS / 1000} s)`,
  required:
    'every answer ≤ 5 s in its own form (bookings, login, documents, API, sitemap), pool not exhausted ' +
    'for ever, /health/ready red, /health/live green; bookings do not need Redis',
  run: async (chaos, findings) => {
    const cluster = await startCluster(chaos, '14');
    const spaceIds = await withDatabase(cluster.databaseUrl, (client) =>
      addSpaces(client, 'chaos@prostora.test', 100),
    );
    const visited = {
      limitedUrl: await startLimited(chaos, cluster),
      spacePath: await findSpacePath(cluster),
    };
    await freezeOnce(
      cluster,
      visited,
      buildBookingRequests(spaceIds, 8000, 'frozen-database'),
      { name: 'PostgreSQL', freeze: () => chaos.postgres.freeze(), bookingsGoOn: false },
      findings,
    );
    await freezeOnce(
      cluster,
      visited,
      buildBookingRequests(spaceIds, 8000, 'frozen-redis', 140),
      { name: 'Redis', freeze: () => cluster.redis.freeze(), bookingsGoOn: true },
      findings,
    );
  },
};
