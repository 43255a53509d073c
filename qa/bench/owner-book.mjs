// npm run bench -- owner [--times 30 --draws 12]: the owner's own book, each value in turns with its yardstick in one
// process: 60 days at once and one booking; the calendar of twelve rooms and of one; a week of twelve rooms with 60
// bookings, drawn by Chromium, and one without. Drawing needs the built web applications.
import { hash } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../tools/postgres/launcher.ts';
import { programs } from '../../tools/testing/requirements.ts';
import { run, startServer, stopAll } from './contenders.mjs';
import { withDatabase } from './database.mjs';
import { drawWeeks } from './draw-weeks.mjs';
import { args, median } from './yardstick/lib.mjs';

const options = args({ times: 30, draws: 12 });
const port = 4182;
const root = path.resolve(import.meta.dirname, '../..');
const ROOMS = 12;
const SERIES_DAYS = 60;
const DAY = 86_400_000;
const OWNER = { username: 'bench@prostora.test', password: 'Bench1234' };
/** Acceptance of the owner's book. */
const MUST = { series: 8, calendar: 3, drawing: 2 };

const today = Math.floor(Date.now() / DAY) * DAY;
const toDay = (offset) => new Date(today + offset * DAY).toISOString().slice(0, 10);
/** The first Monday after `offset` days. */
const findMonday = (offset) => toDay(offset + ((8 - new Date(today + offset * DAY).getUTCDay()) % 7));
const FULL_WEEK = findMonday(30);
const EMPTY_WEEK = findMonday(90);

/** Twelve rooms with hours; 60 bookings in one week, five in each room, and as many in the weeks around it. */
async function insertData(client) {
  await client.query(
    `insert into app_user (id, email, name, password_hash, roles, email_confirmed_at)
     values (1, $1, 'Bench', $2, '{ROLE_USER,ROLE_CUSTOMER}', now())`,
    [OWNER.username, await hash(OWNER.password)],
  );
  await client.query(`insert into customer (id, user_id, name) values (1, 1, 'Bench')`);
  await client.query(
    `insert into building (id, customer_id, name, slug, city, lat, lng) values (1, 1, 'Dům', 'dum', 'Praha', 50, 14)`,
  );
  await client.query(
    `insert into space (id, building_id, name, slug, status, capacity, price_level, published_at)
     select n, 1, 'Sál ' || n, 'sal-' || n, 'PUBLISHED', 100, 2, now() from generate_series(1, $1::int) n`,
    [ROOMS],
  );
  await client.query(
    `insert into availability_rule (space_id, weekdays, from_minute, to_minute, price_per_hour_haler, exceptions)
     select n, '{1,2,3,4,5,6,7}', 480, 1320, 90000, '{}' from generate_series(1, $1::int) n`,
    [ROOMS],
  );
  await client.query(
    `insert into reservation (space_id, status, source, title, starts_at, ends_at, customer_name, customer_email, number_of_guests, price_haler)
     select n, case when d % 4 = 0 then 'pending' else 'confirmed' end, 'owner', 'Zkouška',
       day + interval '14 hours', day + interval '18 hours', 'Host ' || d, '', 20, 360000
     from generate_series(1, $1::int) n, generate_series(0, 4) d,
       lateral (select $2::timestamptz + ((d + n) % 7) * interval '1 day' as day) at`,
    [ROOMS, FULL_WEEK],
  );
  await client.query('analyze');
}

async function login(url) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  return { authorization: `Bearer ${(await response.json()).token}`, 'content-type': 'application/json' };
}

/** Milliseconds of a request. @throws Error unless it has the status */
async function time(request, status) {
  const start = performance.now();
  const response = await request();
  const text = await response.text();
  if (response.status !== status) throw new Error(`${response.status} ${text.slice(0, 300)}`);
  return performance.now() - start;
}

/** Times of both in turns: the yardstick and the compared request. */
async function compare(times, yardstick, compared) {
  const results = { yardstick: [], compared: [] };
  for (let round = -3; round < times; round += 1) {
    const one = await yardstick();
    const other = await compared();
    if (round >= 0) {
      results.yardstick.push(one);
      results.compared.push(other);
    }
  }
  return results;
}

/** Each booking has its own room and hour of the night; days are two years ahead, so that none meets another. */
function createBooker(url, headers) {
  let booked = 0;
  return (days) => {
    const n = (booked += 1);
    const day = 400 + Math.floor(n / ROOMS) * (SERIES_DAYS + 1);
    const repeat = { weekdays: [1, 2, 3, 4, 5, 6, 7], until: toDay(day + days - 1) };
    const body = {
      rooms: [{ space_id: (n % ROOMS) + 1 }],
      start_datetime: `${toDay(day)}T10:00`,
      end_datetime: `${toDay(day)}T14:00`,
      customer_name: 'Bench',
      status: 'confirmed',
      ...(days > 1 && { repeat }),
    };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    return time(() => fetch(`${url}/api/reservations/own`, request), 201);
  };
}

const formatMs = (values) => `${median(values).toFixed(1)} ms`;
const getRatio = ({ yardstick, compared }) => median(compared) / median(yardstick);

const buildRow = (what, name, results, must) => ({
  what,
  yardstick: `${formatMs(results.yardstick)} (${name})`,
  product: formatMs(results.compared),
  checked: { value: getRatio(results), unit: ' ×', atMost: [must] },
});

async function measure(url) {
  const headers = await login(url);
  const times = Number(options.times);
  const book = createBooker(url, headers);
  const span = `start_date=${FULL_WEEK}&end_date=${toDay((Date.parse(FULL_WEEK) - today) / DAY + 30)}`;
  const readCalendar = (ids) =>
    time(() => fetch(`${url}/api/reservations/calendar?${span}&space_ids=${ids}`, { headers }), 200);
  const all = Array.from({ length: ROOMS }, (_room, index) => index + 1).join();
  const series = await compare(
    times,
    () => book(1),
    () => book(SERIES_DAYS),
  );
  const calendar = await compare(
    times,
    () => readCalendar('1'),
    () => readCalendar(all),
  );
  const rows = [
    buildRow(`${SERIES_DAYS} days booked by the owner at once`, 'one booking', series, MUST.series),
    buildRow(`calendar of ${ROOMS} rooms and 31 days`, 'of one room', calendar, MUST.calendar),
  ];
  const { chromium } = programs({ chromium: true, pgBouncer: false });
  if (!chromium || !existsSync(path.join(root, 'web-shell/dist-ssr')))
    return [...rows, { what: 'week of 60 bookings drawn', product: 'not built, or no Chromium' }];
  const weeks = { empty: EMPTY_WEEK, full: FULL_WEEK };
  const draws = await drawWeeks(chromium, url, OWNER, weeks, Number(options.draws));
  return [
    ...rows,
    buildRow(
      `week of ${ROOMS} rooms and 60 bookings drawn (processor time)`,
      'no booking',
      draws,
      MUST.drawing,
    ),
  ];
}

/** Measures the owner's book on a database that syncs every commit. */
export async function benchOwnerBook() {
  const folder = mkdtempSync(path.join(tmpdir(), 'prostora-bench-owner-'));
  const postgres = await startPostgres({
    dataDir: path.join(folder, 'postgres'),
    settings: { shared_buffers: '256MB', synchronous_commit: 'on' },
  });
  try {
    await withDatabase(postgres.adminUrl, (client) => client.query('create database owner_book'));
    const database = Object.assign(new URL(postgres.adminUrl), { pathname: '/owner_book' }).toString();
    const url = `http://127.0.0.1:${port}`;
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: database,
      JWT_SECRET: randomBytes(32).toString('hex'),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      STORAGE_DIR: path.join(folder, 'media'),
    };
    await run([path.join(root, 'api/dist/src/cli.js'), 'migrate'], env);
    await withDatabase(database, insertData);
    await startServer('api', [path.join(root, 'api/dist/main.js')], {
      url,
      readyPath: '/api/catalog/new/',
      env,
    });
    return await measure(url);
  } finally {
    await stopAll();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
