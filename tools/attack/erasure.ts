import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Child } from '../processes/child.ts';
import { workerFlags } from '../processes/places.ts';
import { waitUntil } from '../processes/process-info.ts';
import { listCalls, readOpenApi } from '../testing/openapi-requests.ts';
import { Sessions } from './callers.ts';
import { readTables, withDatabase } from './database.ts';
import type { Report } from './report.ts';
import { script, type AttackTarget, type AttackTargets } from './target.ts';

const EMAIL = 'xenie.xantypova@attack.test';
const PASSWORD = 'Modry-Klavir-Stoji-77';
/** Every value of the person holds one of these. */
const TRACE = /xantyp|602987654|67177|49\.1234/iu;
/** Tables that keep what the law demands. */
const LAWFUL = ['plan_order'];
const CONSOLE = /^\/api\/(?:admin|catalog\/admin)/u;
const SETTLED_MS = 30_000;

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

/** An owner who says much of herself, and an operator who writes of her. */
async function plant(target: AttackTarget, asAdmin: Headers): Promise<void> {
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
  const place = { city: 'Xantypov', lat: 49.12345, lng: 16.5 };
  const address = { ...place, street: 'Xantypova', house_number: '7', postal_code: '67177' };
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

const tracesInTables = async (target: AttackTarget): Promise<string[]> =>
  [...(await readTables(target))]
    .filter(([name, rows]) => !LAWFUL.includes(name) && TRACE.test(JSON.stringify(rows)))
    .map(([name]) => name);

function tracesInFiles(target: AttackTarget): string[] {
  const stored = readdirSync(target.media, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return [...stored, target.logFile].filter((file) =>
    TRACE.test(path.basename(file) + readFileSync(file, 'latin1')),
  );
}

/** Lists and files of the console that still tell of the person, as they are and searched for her. */
async function tracesInConsole(
  target: AttackTarget,
  headers: Headers,
): Promise<{ asked: number; found: string[] }> {
  const lists = listCalls(readOpenApi()).filter(
    ({ method, path: url }) => method === 'GET' && CONSOLE.test(url) && !url.includes('{'),
  );
  const addresses = lists.flatMap(({ path: url }) => {
    const format = url.endsWith('/export') ? '&format=csv' : '';
    return ['xantyp', EMAIL, '602987654', ''].map((text) => `${url}?q=${text}&search=${text}${format}`);
  });
  const found: string[] = [];
  for (const address of addresses) {
    const answer = await fetch(target.url + address, { headers });
    const text = await answer.text();
    const [at] = address.split('?');
    // A list may repeat what it was asked for.
    const redacted = text.replaceAll(EMAIL, '').replaceAll('602987654', '').replaceAll('"xantyp"', '');
    if (TRACE.test(redacted)) found.push(at ?? '');
  }
  return { asked: addresses.length, found: [...new Set(found)] };
}

const list = (names: readonly string[]): string => names.join(', ') || 'none';

/** Whether events and jobs that an earlier call has caused are done. */
const isSettled = (target: AttackTarget): Promise<boolean> =>
  withDatabase(target, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int as n from outbox_event where relayed_at is null',
    );
    return rows[0]?.n === 0;
  });

/** What is left of an owner after the erasure, in tables, queues, files, the log and the console (QUALITY 57). */
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
    await plant(target, asAdmin);
    await waitUntil(() => isSettled(target), SETTLED_MS, 250);
    const before = await tracesInTables(target);
    await call(target, 'POST', 'account/erase', { current_password: PASSWORD }, await signIn(target));
    await waitUntil(
      async () => (await isSettled(target)) && (await tracesInTables(target)).length === 0,
      SETTLED_MS,
      1000,
    );
    const [tables, files] = [await tracesInTables(target), tracesInFiles(target)];
    const { asked, found } = await tracesInConsole(target, asAdmin);
    report.recordCheck(
      'what is left after an erasure (QUALITY 57)',
      before.length > 5 && tables.length === 0 && files.length === 0 && found.length === 0,
      `traces in ${before.length} tables before; after it in tables: ${list(tables)}, in files: ${list(files)}, ` +
        `in ${asked} answers of the console: ${list(found)}`,
    );
  } finally {
    await worker.stop();
    await target.stop();
  }
}
