import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, chmodSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort, startPostgres, type Postgres } from '../postgres/launcher.ts';
import { runToEnd } from '../processes/child.ts';
import { inRoot } from '../processes/places.ts';
import { waitUntil } from '../processes/process-info.ts';
import {
  addSpaces,
  book,
  bookFinally,
  idIn,
  proved,
  buildBookingRequests,
  type Reply,
  type BookingRequest,
} from './booking-client.ts';
import { MailServer } from './mail-server.ts';
import { MortalProcess } from './mortal-process.ts';
import { startProduct, type Product } from './product.ts';
import { countRounds } from './rounds.ts';

/* Bookings while replies are cut, processes are killed with -9, the mail server is unkind and the database dies (QUALITY 5, 6, 13, 20). */

const OWNER = 'majitel-poruch@prostora.test';
const REJECTED = 'odmitnuty@prostora.test';
const HUNG = 'zaseknuty@prostora.test';
const MAIL_JOBS_AT_ONCE = 3;
const API_KILLS = countRounds(8);
const BOOKINGS_A_KILL = 60;

const main = inRoot('api/dist/src/main.js');
const shortLockWorker = path.join(import.meta.dirname, 'fixtures/short-lock-worker.mjs');
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

let product: Product;
let database: Client;
let mails: MailServer;
let api: MortalProcess;
let worker: MortalProcess;
let url: string;
let spaceIds: number[];

/** Requests both sides hear of at once. */
const provedWishes = (count: number, name: string, firstDay?: number): BookingRequest[] =>
  proved(buildBookingRequests(spaceIds, count, name, firstDay), product.environment['JWT_SECRET'] ?? '');
const rowsOf = async (client: Client, { email }: BookingRequest): Promise<number[]> =>
  (
    await client.query<{ id: number }>('select id from reservation where customer_email = $1', [email])
  ).rows.map(({ id }) => id);

beforeAll(async () => {
  mails = new MailServer(
    (address) => (address === REJECTED ? 'rejected' : address === HUNG ? 'hung' : 'taken'),
    40,
  );
  product = await startProduct({ apis: 0, workers: 0, env: { SMTP_URL: await mails.start() } });
  database = new Client({ connectionString: product.database.url });
  await database.connect();
  spaceIds = await addSpaces(database, OWNER, 10);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  api = new MortalProcess(main, { ...product.environment, PORT: String(port), PUBLIC_URL: url });
  worker = new MortalProcess(shortLockWorker, { ...product.environment, PUBLIC_URL: url });
  await Promise.all([api.start(), worker.start()]);
  // The unkind mail server is met first: the second attempts come half a minute later, while everything else is tested.
  for (const [n, email] of [REJECTED, HUNG].entries()) {
    const [request] = buildBookingRequests(spaceIds, 1, `unkind-${n}`, 20 + n);
    if (request) expect((await book(url, { ...request, email }))?.status).toBe(201);
  }
}, 180_000);

afterAll(async () => {
  await Promise.all([api.stop(), worker.stop()]);
  await mails.stop();
  await database.end();
  await product.stop();
}, 60_000);

/** A network that brings requests to the API and loses every answer. */
async function losingProxy(): Promise<{ base: string; close(): void }> {
  const server = createServer((client) => {
    const upstream = connect(Number(new URL(url).port), '127.0.0.1');
    client.on('error', () => undefined).pipe(upstream);
    upstream
      .on('error', () => undefined)
      .once('data', () => {
        client.destroy();
        upstream.destroy();
      });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
    },
  };
}

it('a lost reply that is retried ten times concurrently yields one reservation, one answer and one mail to each side', async () => {
  const [request] = provedWishes(1, 'lost');
  if (!request) throw new Error('no wish');
  const proxy = await losingProxy();
  expect(await book(proxy.base, request)).toBeNull();
  proxy.close();
  const replies = await Promise.all(Array.from({ length: 10 }, () => bookFinally(url, request, 15_000)));
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  const [first] = replies as [Reply];
  expect([first.status, await rowsOf(database, request)]).toEqual([201, [idIn(first)]]);
  expect(await waitUntil(() => mails.to(request.email).length > 0, 40_000)).toBe(true);
  await pause(1000);
  const { rows } = await database.query<{ address: string; state: string }>(
    'select address, state from mail_log where cause like $1 or cause like $2 order by address',
    [`reservation-${idIn(first)}-%`, `%-reservation-${idIn(first)}-%`],
  );
  expect(rows).toEqual([request.email, OWNER].sort().map((address) => ({ address, state: 'sent' })));
  expect(mails.to(request.email)).toHaveLength(1);
}, 120_000);

it(
  `an API killed with -9 at random moments of ${API_KILLS * BOOKINGS_A_KILL} bookings leaves each of ` +
    `them whole or not at all, and the key gives the final answer`,
  async () => {
    const replies = new Map<BookingRequest, Reply | null>();
    for (let round = 0; round < API_KILLS; round += 1) {
      const requests = provedWishes(BOOKINGS_A_KILL, `kill-${round}`, 60 + 10 * round);
      const sure = replies.size + (round === 0 ? 0 : Math.floor(Math.random() * 40));
      const asked = requests.map(async (request) => {
        replies.set(request, await book(url, request));
      });
      // A process that has just started needs a while for its first answers: death comes after a few of them, at any moment.
      await waitUntil(() => replies.size >= sure, 3000, 2);
      await pause(Math.random() * 200);
      await api.kill();
      await Promise.all(asked);
      await api.start();
    }
    const acknowledged = [...replies].filter(([, reply]) => reply?.status === 201);
    const {
      rows: [{ count } = { count: 0 }],
    } = await database.query<{ count: number }>(
      `select count(*)::int as count from reservation where customer_email like 'kill-%'`,
    );
    process.stderr.write(
      `killed APIs: of ${replies.size} bookings ${count} were written, ${acknowledged.length} acknowledged\n`,
    );
    expect(acknowledged.length).toBeGreaterThan(0);
    expect([...replies.values()].filter((reply) => reply !== null && reply.status !== 201)).toEqual([]);
    const final = await Promise.all(
      [...replies.keys()].map(async (request) => [request, await bookFinally(url, request, 90_000)] as const),
    );
    expect(final.filter(([, { status }]) => status !== 201)).toEqual([]);
    for (const [request, reply] of acknowledged)
      expect(final.find(([same]) => same === request)?.[1].text).toBe(reply?.text);
    const { rows } = await database.query<{ email: string; ids: number[]; notified: number }>(
      `select r.customer_email as email, array_agg(r.id) as ids, (select count(*)::int from outbox_event o
      where o.name = 'reservation.changed' and (o.payload->>'reservation_id')::int = any(array_agg(r.id))) as notified
     from reservation r where r.customer_email like 'kill-%' group by 1`,
    );
    expect(new Map(rows.map(({ email, ids, notified }) => [email, { ids, notified }]))).toEqual(
      new Map(final.map(([request, reply]) => [request.email, { ids: [idIn(reply)], notified: 1 }])),
    );
  },
  360_000,
);

it('a worker killed with -9 in the middle of mails loses none, and each death repeats only what was on its way', async () => {
  const kills = countRounds(4);
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(400 + Math.random() * 800);
    await worker.kill();
    await worker.start();
  }
  const waiting = async (): Promise<number> =>
    (
      await database.query<{ count: number }>(
        `select count(*)::int as count from mail_log where state <> 'sent' and address not in ($1, $2)`,
        [REJECTED, HUNG],
      )
    ).rows[0]?.count ?? -1;
  const untold = async (): Promise<number> =>
    (
      await database.query<{ count: number }>(
        'select count(*)::int as count from outbox_event where relayed_at is null',
      )
    ).rows[0]?.count ?? -1;
  const isDone = async (): Promise<boolean> =>
    (await untold()) === 0 &&
    (await waiting()) === 0 &&
    new Set(mails.received.map(({ id }) => id)).size >= 2 * API_KILLS * BOOKINGS_A_KILL;
  expect(await waitUntil(isDone, 150_000, 250)).toBe(true);
  const { rows } = await database.query<{ id: string }>(
    `select 'mail-' || id as id from mail_log where address not in ($1, $2)`,
    [REJECTED, HUNG],
  );
  const copies = new Map<string, number>();
  for (const { id } of mails.received) copies.set(id, (copies.get(id) ?? 0) + 1);
  expect(rows.filter(({ id }) => !copies.has(id))).toEqual([]);
  const repeated = [...copies.values()].reduce((sum, times) => sum + times - 1, 0);
  process.stderr.write(`killed workers: ${rows.length} mails, ${repeated} of them sent twice\n`);
  expect(repeated).toBeLessThanOrEqual(kills * MAIL_JOBS_AT_ONCE);
}, 300_000);

it.each([
  ['turns a mail away', REJECTED],
  ['never answers', HUNG],
])(
  'a mail server that %s gets it later, once; the booking was not touched',
  async (_what, address) => {
    expect(await waitUntil(() => mails.to(address).length > 0, 150_000)).toBe(true);
    await pause(500);
    expect(mails.to(address)).toHaveLength(1);
  },
  180_000,
);

describe('a PostgreSQL killed with -9 under bookings', () => {
  let folder: string;
  let postgres: Postgres;
  let own: MortalProcess;
  let base: string;
  let ids: number[];

  const client = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    const made = new Client({ connectionString: postgres.url });
    await made.connect();
    return work(made).finally(() => made.end());
  };

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'prostora-faults-'));
    chmodSync(folder, 0o755);
    postgres = await startPostgres({ dataDir: path.join(folder, 'pg') });
    const port = await freePort();
    base = `http://127.0.0.1:${port}`;
    const env = {
      ...product.environment,
      DATABASE_URL: postgres.url,
      PORT: String(port),
      PUBLIC_URL: base,
      SMTP_URL: '',
    };
    await runToEnd([inRoot('api/dist/src/cli.js'), 'migrate'], env, { name: 'The migration' });
    ids = await client((made) => addSpaces(made, OWNER, 5));
    own = new MortalProcess(main, env);
    await own.start();
  }, 90_000);

  afterAll(async () => {
    await own.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  it('answers 503 while it is gone, works again without a restart of the API, and has everything that was acknowledged', async () => {
    const requests = buildBookingRequests(ids, 1500, 'outage');
    const replies: { request: BookingRequest; reply: Reply | null; tookMs: number }[] = [];
    let isOver = false;
    const client5 = Array.from({ length: 5 }, async (_, n) => {
      for (let turn = n; turn < requests.length && !isOver; turn += 5) {
        const began = performance.now();
        const request = requests[turn] as BookingRequest;
        replies.push({ request, reply: await book(base, request), tookMs: performance.now() - began });
        if (replies.at(-1)?.reply?.status !== 201) await pause(100);
      }
    });
    expect(await waitUntil(() => replies.length > 30, 10_000, 5)).toBe(true);
    process.kill(
      Number.parseInt(readFileSync(path.join(postgres.dataDir, 'postmaster.pid'), 'utf8'), 10),
      'SIGKILL',
    );
    await postgres.ended;
    await pause(1500);
    postgres = await startPostgres({ dataDir: path.join(folder, 'pg'), port: postgres.port });
    const before = replies.length;
    expect(
      await waitUntil(() => replies.slice(before).some(({ reply }) => reply?.status === 201), 10_000),
    ).toBe(true);
    isOver = true;
    await Promise.all(client5);
    const statuses = new Set(replies.map(({ reply }) => reply?.status ?? 0));
    expect([...statuses].sort()).toEqual([201, 503]);
    expect(Math.max(...replies.map(({ tookMs }) => tookMs))).toBeLessThan(20_000);
    const kept = new Set(
      (await client((made) => made.query<{ id: number }>('select id from reservation'))).rows.map(
        ({ id }) => id,
      ),
    );
    expect(replies.filter(({ reply }) => reply?.status === 201 && !kept.has(idIn(reply)))).toEqual([]);
    const unsure = replies.filter(({ reply }) => reply?.status !== 201).slice(0, 20);
    const final = await Promise.all(unsure.map(({ request }) => bookFinally(base, request, 20_000)));
    expect(final.filter(({ status }) => status !== 201)).toEqual([]);
    for (const [n, { request }] of unsure.entries())
      expect(await client((made) => rowsOf(made, request))).toEqual([idIn(final[n] as Reply)]);
  }, 90_000);
});
