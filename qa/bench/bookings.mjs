// npm run bench -- bookings [--secs 5 --rounds 3 --rooms 500]: reservations per second over HTTP, in interleaved rounds with a
// POST of the same server that does nothing (an availability check without a slot: parsed, validated, answered, no
// database), with the check of a free slot, and with one durable row: the same number of connections, each committing
// prepared inserts without HTTP, which is the maximum of the machine. Each booking has its own slot, so all succeed.
import autocannon from 'autocannon';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../tools/postgres/launcher.ts';
import { residentMb, run, startServer, stopAll } from './contenders.mjs';
import { withDatabase } from './database.mjs';
import { args, median } from './yardstick/lib.mjs';

const options = args({ secs: 5, rounds: 3, rooms: 500 });
const spaces = Number(options.rooms);
const port = 4180;
const root = path.resolve(import.meta.dirname, '../..');
const CONNECTIONS = 10;
const HOUR = 3_600_000;
/** QUALITY's speed table. */
const MUST = 0.5;
const firstHour = Math.ceil(Date.now() / HOUR) * HOUR + 24 * HOUR;
let booked = 0;

/** The next slot that has not been requested: hour by hour, space by space. */
function nextSlot() {
  const n = booked++;
  const starts = firstHour + Math.floor(n / spaces) * HOUR;
  return {
    space_id: (n % spaces) + 1,
    start_datetime: new Date(starts).toISOString(),
    end_datetime: new Date(starts + HOUR).toISOString(),
  };
}

const guest = {
  customer_name: 'Jana Nováková',
  customer_email: 'jana@prostora.test',
  customer_phone: '+420 601 234 567',
  number_of_guests: 2,
  notes: 'Přijedeme o hodinu dřív.',
  terms_accepted: true,
};
const KINDS = {
  nothing: { path: '/api/reservations/check-availability', body: () => ({}), status: 200 },
  'check of a free slot': {
    path: '/api/reservations/check-availability',
    body: () => ({ ...nextSlot(), number_of_guests: 2 }),
    status: 200,
  },
  'one durable row, no HTTP': { row: 'insert into bench_row (text) values ($1)' },
  reservation: { path: '/api/reservations', body: () => ({ ...nextSlot(), ...guest }), status: 201 },
};

const loadRoute = (url, { path: to, body, status }, seconds) =>
  new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections: CONNECTIONS,
        duration: seconds,
        timeout: 10,
        requests: [
          {
            method: 'POST',
            path: to,
            setupRequest: (request) => ({
              ...request,
              headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
              body: JSON.stringify(body()),
            }),
          },
        ],
      },
      (error, result) =>
        error ? reject(error) : resolve({ ...result, wrong: wrong + result.errors + result.timeouts }),
    );
    let wrong = 0;
    instance.on('response', (_client, code) => {
      if (code !== status) wrong += 1;
    });
  });

/** Commits rows sequentially on each connection; the result has the form of autocannon. */
async function commitRows(database, text, seconds) {
  const until = performance.now() + seconds * 1000;
  const times = [];
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      withDatabase(database, async (client) => {
        for (let start = performance.now(); start < until; start = performance.now()) {
          await client.query({ name: 'row', text, values: [guest.notes] });
          times.push(performance.now() - start);
        }
      }),
    ),
  );
  times.sort((one, other) => one - other);
  return {
    requests: { total: times.length },
    duration: seconds,
    latency: { p50: times[times.length >> 1], p99: times[Math.floor(times.length * 0.99)] },
    wrong: 0,
  };
}

async function insertData(client) {
  await client.query('create table bench_row (id bigserial primary key, text text not null)');
  await client.query(
    `insert into app_user (id, email, name, password_hash, roles) values (1, 'bench@prostora.test', 'Bench', 'x', '{ROLE_USER}')`,
  );
  await client.query(`insert into customer (id, user_id, name) values (1, 1, 'Bench')`);
  await client.query(
    `insert into building (id, customer_id, name, slug, city, lat, lng) select n, 1, 'Dům ' || n,
      'dum-' || n, 'Praha', 50, 14 from generate_series(1, $1::int) n`,
    [spaces],
  );
  await client.query(
    `insert into space (id, building_id, name, slug, status, capacity, price_level, published_at)
      select n, n, 'Sál ' || n, 'sal', 'PUBLISHED', 100, 2, now() from generate_series(1, $1::int) n`,
    [spaces],
  );
  await client.query(
    `insert into availability_rule (space_id, weekdays, from_minute, to_minute, price_per_hour_haler,
      exceptions) select n, '{1,2,3,4,5,6,7}', 480, 1320, 90000, '{}' from generate_series(1, $1::int) n`,
    [spaces],
  );
  // Slots are booked at any hour: without a row of settings a space with hours accepts requests within its hours only.
  await client.query('insert into booking_settings (space_id) select generate_series(1, $1::int)', [spaces]);
  // Past bookings, so that the planner does not assume empty tables.
  await client.query(
    `insert into reservation (space_id, status, starts_at, ends_at, customer_name, customer_email, number_of_guests, notes, price_haler)
    select n, 'confirmed', day, day + interval '1 hour', 'Bench', 'bench@prostora.test', 2, '', 90000
    from generate_series(1, $1::int) n, generate_series(date_trunc('day', now()) - interval '20 days', now() - interval '1 day', interval '1 day') day`,
    [spaces],
  );
  await client.query('analyze');
}

async function countBookings(client) {
  const {
    rows: [{ pairs }],
  } = await client.query(
    `select count(*)::int as pairs from reservation a join reservation b on a.space_id = b.space_id
      and a.id < b.id and a.status <> 'cancelled' and b.status <> 'cancelled' and tstzrange(a.held_from, a.held_until) && tstzrange(b.held_from, b.held_until)`,
  );
  const {
    rows: [{ bookings }],
  } = await client.query('select count(*)::int as bookings from reservation');
  return { pairs, bookings };
}

async function measure(url, database) {
  const results = [];
  const measureKind = (kind, seconds) =>
    kind.row ? commitRows(database, kind.row, seconds) : loadRoute(url, kind, seconds);
  for (const kind of Object.values(KINDS)) await measureKind(kind, 2);
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const names = Object.keys(KINDS);
    for (let i = 0; i < names.length; i += 1) {
      const name = names[(i + round) % names.length];
      const { requests, duration, latency, wrong } = await measureKind(KINDS[name], Number(options.secs));
      results.push({
        name,
        round,
        rps: requests.total / duration,
        p50: latency.p50,
        p99: latency.p99,
        wrong,
      });
    }
  }
  return results;
}

function print(results) {
  process.stdout.write(
    `\n${''.padEnd(26)}${['req/s', 'p50 ms', 'p99 ms', 'wrong', 'ratio'].map((title) => title.padStart(10)).join('')}\n`,
  );
  const ratios = {};
  for (const name of Object.keys(KINDS)) {
    const own = results.filter((one) => one.name === name);
    ratios[name] = median(
      own.map(
        ({ rps, round }) =>
          rps / results.find((other) => other.name === 'nothing' && other.round === round).rps,
      ),
    );
    const getMedian = (key) => median(own.map((one) => one[key]));
    const cells = [
      getMedian('rps').toFixed(0),
      getMedian('p50').toFixed(1),
      getMedian('p99').toFixed(0),
      String(own.reduce((sum, { wrong }) => sum + wrong, 0)),
      ratios[name].toFixed(2),
    ];
    process.stdout.write(`${name.padEnd(26)}${cells.map((cell) => cell.padStart(10)).join('')}\n`);
  }
  return ratios;
}

/** Rows of the speed table: the ratio of reservations, wrong responses and overlapping bookings. */
function buildRows(results, ratios, { pairs, bookings }) {
  const formatSpeed = (name) =>
    `${median(results.filter((one) => one.name === name).map(({ rps }) => rps)).toFixed(0)}/s`;
  const wrong = results.reduce((sum, one) => sum + one.wrong, 0);
  return [
    {
      what: 'reservation through HTTP',
      yardstick: `${formatSpeed('nothing')} (a POST that does nothing), ${formatSpeed('one durable row, no HTTP')} (a durable row, no HTTP)`,
      product: formatSpeed('reservation'),
      checked: { value: ratios['reservation'], unit: ' ×', atLeast: [MUST] },
    },
    {
      what: `${bookings} reservations: wrong responses and overlapping pairs`,
      product: `${wrong} and ${pairs}`,
      checked: { value: wrong + pairs, unit: '', atMost: [0, 0] },
    },
  ];
}

/** Measures reservations on an empty database that syncs every commit. */
export async function benchBookings() {
  const folder = mkdtempSync(path.join(tmpdir(), 'prostora-bench-bookings-'));
  const postgres = await startPostgres({
    dataDir: path.join(folder, 'postgres'),
    settings: { shared_buffers: '256MB', synchronous_commit: 'on' },
  });
  try {
    await withDatabase(postgres.adminUrl, (client) => client.query('create database bookings'));
    const database = Object.assign(new URL(postgres.adminUrl), { pathname: '/bookings' }).toString();
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: database,
      JWT_SECRET: randomBytes(32).toString('hex'),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: String(port),
      STORAGE_DIR: path.join(folder, 'media'),
    };
    await run([path.join(root, 'api/dist/src/cli.js'), 'migrate'], env);
    await withDatabase(database, insertData);
    const url = `http://127.0.0.1:${port}`;
    const { child } = await startServer('api', [path.join(root, 'api/dist/main.js')], {
      url,
      readyPath: '/api/catalog/new/',
      env,
    });
    const results = await measure(url, database);
    const ratios = print(results);
    process.stdout.write(`API ${residentMb(child.pid)?.toFixed(0) ?? '?'} MB\n`);
    return buildRows(results, ratios, await withDatabase(database, countBookings));
  } finally {
    await stopAll();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
