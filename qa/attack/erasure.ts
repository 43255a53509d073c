import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Child } from '../../tools/processes/child.ts';
import { workerFlags } from '../../tools/processes/places.ts';
import { waitUntil } from '../../tools/processes/process-info.ts';
import { listCalls, readOpenApi } from '../../tools/testing/openapi-requests.ts';
import { Sessions } from './callers.ts';
import { readTables, withDatabase } from './database.ts';
import type { Report } from './report.ts';
import { script, type AttackTarget, type AttackTargets } from './target.ts';

const EMAIL = 'xenie.xantypova@attack.test';
const PASSWORD = 'Modry-Klavir-Stoji-77';
/** Each value of the person matches. */
const PERSONAL_DATA = /xantyp|602987654|67177|49\.1234/iu;
/** Tables with a legal duty of retention. */
const RETAINED_TABLES = ['plan_order'];
const CONSOLE = /^\/api\/(?:admin|catalog\/admin)/u;
const OUTBOX_TIMEOUT_MS = 30_000;

type Headers = Readonly<Record<string, string>>;

async function call<T>(
  target: AttackTarget,
  method: string,
  url: string,
  body: object,
  headers: Headers,
): Promise<T> {
  const response = await fetch(`${target.url}/api/${url}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status >= 300) throw new Error(`${method} ${url}: ${response.status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as T;
}

async function signIn(target: AttackTarget): Promise<Headers> {
  const login = { username: EMAIL, password: PASSWORD };
  const { token } = await call<{ token: string }>(target, 'POST', 'auth/login', login, {});
  return { authorization: `Bearer ${token}` };
}

/** Creates an owner with personal data in every function, and records of the operator about her. */
async function createPersonalData(target: AttackTarget, asAdmin: Headers): Promise<void> {
  const registration = {
    email: EMAIL,
    password: PASSWORD,
    password_confirm: PASSWORD,
    terms_accepted: true,
    name: 'Xenie Xantypova',
    company_name: 'Xantypova s. r. o.',
    phone: '+420602987654',
  };
  await call(target, 'PUT', 'customer/register', registration, {});
  const userId = await withDatabase(target, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      'update app_user set email_confirmed_at = now() where email = $1 returning id',
      [EMAIL],
    );
    return rows[0]?.id ?? 0;
  });
  const owner = await signIn(target);
  const company = { company_name: 'Xantypova s. r. o.', ico: null, dic: null };
  const billing = { ...company, street: 'Xantypova 7', city: 'Xantypov', postal_code: null };
  await call(target, 'PUT', 'account/billing', billing, owner);
  const { building } = await call<{ building: { id: number; version: number } }>(
    target,
    'PUT',
    'customer/add-new-building',
    { name: 'Vila Xantypova' },
    owner,
  );
  const added = { name: 'Salonek Xantypove', id_building: building.id, no_name: false };
  const { space } = await call<{ space: { id: number; version: number } }>(
    target,
    'PUT',
    'customer/add-new-space',
    added,
    owner,
  );
  const location = { city: 'Xantypov', lat: 49.12345, lng: 16.5 };
  const address = { ...location, street: 'Xantypova', house_number: '7', postal_code: '67177' };
  const change = {
    ...address,
    name: 'Dum Xantypova',
    description: '<p>Xantypova</p>',
    version: building.version,
  };
  await call(target, 'PUT', `customer/building/${building.id}`, change, owner);
  const contact = { phone: '+420602987654', email: 'sal@xantypova.cz', web: 'https://xantypova.cz' };
  const details = { perex: 'Zve Xantypova', ...contact };
  const saved = { id: space.id, version: space.version, ...details };
  await call(target, 'PUT', 'space/save', { space: saved, publish: false }, owner);
  const reason = { status: 'DISABLED', reason: 'Stiznost na pani Xantypovou' };
  await call(target, 'POST', `space/${space.id}/status`, reason, asAdmin);
  const view = { list: 'users', name: 'Stiznosti', query: 'search=Xantypov%C3%A1', shared: false };
  await call(target, 'POST', 'admin/views', view, asAdmin);
  const exported = '/api/admin/users/export?format=csv&search=xantyp';
  await fetch(target.url + exported, { headers: asAdmin }).then((file) => file.text());
  await call(target, 'POST', `admin/users/${userId}/block`, { reason: 'Podvod Xantypova' }, asAdmin);
  await call(target, 'POST', `admin/users/${userId}/unblock`, {}, asAdmin);
}

const findInTables = async (target: AttackTarget): Promise<string[]> =>
  [...(await readTables(target))]
    .filter(([name, rows]) => !RETAINED_TABLES.includes(name) && PERSONAL_DATA.test(JSON.stringify(rows)))
    .map(([name]) => name);

function findInFiles(target: AttackTarget): string[] {
  const stored = readdirSync(target.media, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return [...stored, target.logFile].filter((file) =>
    PERSONAL_DATA.test(path.basename(file) + readFileSync(file, 'latin1')),
  );
}

/** Lists and exports of the console that contain her data, with and without a search for her. */
async function findInConsole(
  target: AttackTarget,
  headers: Headers,
): Promise<{ requestCount: number; found: string[] }> {
  const lists = listCalls(readOpenApi()).filter(
    ({ method, path: url }) => method === 'GET' && CONSOLE.test(url) && !url.includes('{'),
  );
  const urls = lists.flatMap(({ path: url }) => {
    const format = url.endsWith('/export') ? '&format=csv' : '';
    return ['xantyp', EMAIL, '602987654', ''].map((text) => `${url}?q=${text}&search=${text}${format}`);
  });
  const found: string[] = [];
  for (const listUrl of urls) {
    const response = await fetch(target.url + listUrl, { headers });
    const text = await response.text();
    const [listPath] = listUrl.split('?');
    // A response may contain the search text.
    const redacted = text.replaceAll(EMAIL, '').replaceAll('602987654', '').replaceAll('"xantyp"', '');
    if (PERSONAL_DATA.test(redacted)) found.push(listPath ?? '');
  }
  return { requestCount: urls.length, found: [...new Set(found)] };
}

const formatList = (names: readonly string[]): string => names.join(', ') || 'none';

/** Whether all events are relayed. */
const isSettled = (target: AttackTarget): Promise<boolean> =>
  withDatabase(target, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int as n from outbox_event where relayed_at is null',
    );
    return rows[0]?.n === 0;
  });

/** Searches for the data of an owner after her erasure, in tables, queues, files, the log and the console (QUALITY 57). */
export async function attackErasure(targets: AttackTargets, report: Report): Promise<void> {
  const target = await targets.start();
  const worker = new Child({
    name: 'erasure-worker',
    args: [...workerFlags, script('worker')],
    env: target.env,
    logDir: path.dirname(target.logFile),
    announces: true,
  });
  try {
    await worker.start();
    const sessions = new Sessions(target);
    await sessions.login('admin');
    const asAdmin = sessions.getHeaders('admin');
    await createPersonalData(target, asAdmin);
    await waitUntil(() => isSettled(target), OUTBOX_TIMEOUT_MS, 250);
    const before = await findInTables(target);
    await call(target, 'POST', 'account/erase', { current_password: PASSWORD }, await signIn(target));
    await waitUntil(
      async () => (await isSettled(target)) && (await findInTables(target)).length === 0,
      OUTBOX_TIMEOUT_MS,
      1000,
    );
    const [tables, files] = [await findInTables(target), findInFiles(target)];
    const { requestCount, found } = await findInConsole(target, asAdmin);
    report.recordCheck(
      'personal data after an erasure (QUALITY 57)',
      before.length > 5 && tables.length === 0 && files.length === 0 && found.length === 0,
      `found in ${before.length} tables before; afterwards in tables: ${formatList(tables)}, in files: ${formatList(files)}, ` +
        `in ${requestCount} responses of the console: ${formatList(found)}`,
    );
  } finally {
    await worker.stop();
    await target.stop();
  }
}
