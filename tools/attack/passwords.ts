import { runToEnd } from '../processes/child.ts';
import { listCalls, readOpenApi } from '../testing/openapi-requests.ts';
import { ACCOUNTS } from './callers.ts';
import { withDatabase } from './database.ts';
import type { Report } from './report.ts';
import { script, type AttackTarget, type AttackTargets } from './target.ts';

const SITE = 'https://prostory.example';
const OPERATOR = 'spravkyne@prostory.example';
const STRONG = 'Modry-Klavir-Stoji-77';
const HOUR = 3_600_000;
const IDLE_HOURS = 12;
const LONGEST_HOURS = 7 * 24;

/** Of Dobroslava Kropenatá, dobroslava.kropenata@attack.test. */
const WEAK: Readonly<Record<string, string>> = {
  'too short': 'Ab1cD',
  'too long': `Ab${'x'.repeat(99)}`,
  'lower case alone': 'modry klavir stoji',
  'upper case alone': 'MODRY KLAVIR STOJI',
  common: 'Password',
  'common with a tail': 'Password123!',
  'common with accents': 'Milac\u030Cek',
  'a run of keys': 'Qwertzuiop',
  'a run of digits with letters': 'Aa123456',
  'the first name': 'Dobroslava77',
  'the surname without accents': 'Kropenata-Kropenata',
  'the address': 'dobroslava.Kropenata',
};
/** Of an operator with the address spravkyne@prostory.example. */
const WEAK_FOR_OPERATORS: Readonly<Record<string, string>> = {
  'too short': 'Ab1cD',
  'of eleven characters': 'Klavir-Modr',
  'lower case alone': 'modry klavir stoji',
  common: 'Password12345!',
  'a run of keys': 'Qwertzuiopasdf',
  'the address': 'Spravkyne-1234',
};

type Answer = { status: number; body: Readonly<Record<string, unknown>>; headers: Headers };
/** An operator's session, and how requests are sent. */
type OperatorSession = { send: Send; cookie: string };
type Send = (
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** Each request comes from another address, so that limits of addresses do not answer instead. */
function sender({ url }: AttackTarget): Send {
  let count = 0;
  return async (method, path, body, headers = {}) => {
    count += 1;
    const from = `198.51.${Math.floor(count / 250)}.${(count % 250) + 1}`;
    const response = await fetch(url + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), 'x-forwarded-for': from, ...headers },
      body: body ? JSON.stringify(body) : null,
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const parsed = isJson ? (JSON.parse(text) as Answer['body']) : {};
    return { status: response.status, body: parsed, headers: response.headers };
  };
}

const list = (names: readonly string[]): string => names.join(', ') || 'none';
const twice = (password: string): object => ({ password, password_confirm: password });
const isRefused = ({ status, body }: Answer): boolean =>
  status === 422 && 'password' in ((body['errors'] ?? {}) as Record<string, unknown>);

/** The weak passwords that an address takes. */
async function acceptedBy(weak: typeof WEAK, ask: (password: string) => Promise<Answer>): Promise<string[]> {
  const accepted: string[] = [];
  for (const [kind, password] of Object.entries(weak))
    if (!isRefused(await ask(password))) accepted.push(kind);
  return accepted;
}

const registration = {
  email: 'dobroslava.kropenata@attack.test',
  name: 'Dobroslava Kropenata\u0301',
  terms_accepted: true,
};

async function attackChoice(target: AttackTarget, report: Report): Promise<void> {
  const send = sender(target);
  const register = (password: string): Promise<Answer> =>
    send('PUT', '/api/customer/register', { ...registration, ...twice(password) });
  const registered = await acceptedBy(WEAK, register);
  const strong = await register(STRONG);
  const session = await send('POST', '/api/auth/login', { username: registration.email, password: STRONG });
  const headers = { authorization: `Bearer ${String(session.body['token'])}` };
  const changed = await acceptedBy(WEAK, (password) =>
    send('PUT', '/api/account/password', { current_password: STRONG, ...twice(password) }, headers),
  );
  report.recordCheck(
    'weak passwords of a registration and of a change (QUALITY 55)',
    registered.length === 0 && changed.length === 0 && strong.status < 300 && session.status === 200,
    `${Object.keys(WEAK).length} kinds; the registration took ${list(registered)}, the change ${list(changed)}; ` +
      `a strong one ${strong.status}, its login ${session.status}`,
  );
}

/** An operator whose second factor is not set up yet; answers the token of the session and its cookie. */
async function attackOperator(target: AttackTarget, report: Report): Promise<OperatorSession> {
  const send = sender(target);
  const words = await runToEnd([script('cli'), 'create-operator', OPERATOR], target.env);
  const token = /#token=(\S+)/u.exec(words)?.[1] ?? '';
  const accepted = await acceptedBy(WEAK_FOR_OPERATORS, (password) =>
    send('PUT', '/api/user/reset-password', { token, ...twice(password) }),
  );
  const strong = await send('PUT', '/api/user/reset-password', { token, ...twice(STRONG) });
  const session = await send('POST', '/api/auth/login', { username: OPERATOR, password: STRONG });
  const demo = await send('POST', '/api/auth/login', ACCOUNTS.admin);
  report.recordCheck(
    'weak passwords of an operator (QUALITY 55)',
    accepted.length === 0 && strong.status === 200 && session.status === 200 && demo.status >= 400,
    `${Object.keys(WEAK_FOR_OPERATORS).length} kinds: the reset took ${list(accepted)}; ` +
      `a strong one ${strong.status}, its login ${session.status}, that of the demo operator ${demo.status}`,
  );
  const headers = { authorization: `Bearer ${String(session.body['token'])}` };
  const console = listCalls(readOpenApi()).filter(({ path }) =>
    /^\/api\/(?:admin\/|catalog\/admin)/u.test(path),
  );
  const opened: string[] = [];
  for (const { name, method, path } of console) {
    const body = method === 'GET' ? undefined : {};
    const answer = await send(method, path.replaceAll(/\{\w+\}/gu, '1'), body, headers);
    if (answer.status !== 403) opened.push(`${name} ${answer.status}`);
  }
  report.recordCheck(
    'an operator without a second factor (QUALITY 55)',
    opened.length === 0 && console.length > 0,
    `${console.length} operations of the console; not refused: ${list(opened)}`,
  );
  return { send, cookie: toCookie(session.headers) };
}

const toCookie = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');

/** Makes the operator's sessions so many hours older; answers the hours until they end. */
const age = (target: AttackTarget, hours: number): Promise<number> =>
  withDatabase(target, async (client) => {
    await client.query(
      `update auth_session set created_at = created_at - $1 * interval '1 hour',
         expires_at = expires_at - $1 * interval '1 hour'`,
      [hours],
    );
    const { rows } = await client.query<{ at: Date | null }>(
      'select max(expires_at) as at from auth_session',
    );
    return ((rows[0]?.at?.getTime() ?? 0) - Date.now()) / HOUR;
  });

async function attackSession(target: AttackTarget, operator: OperatorSession, report: Report): Promise<void> {
  const { send, cookie } = operator;
  let kept = cookie;
  const refresh = async (): Promise<number> => {
    const answer = await send('POST', '/api/auth/refresh', undefined, { cookie: kept, origin: SITE });
    if (answer.status === 200) kept = toCookie(answer.headers) || kept;
    return answer.status;
  };
  const fresh = await age(target, 0);
  // Used every eleven hours it lives for seven days; then its rest is shorter than that.
  let hours = 0;
  while (hours <= LONGEST_HOURS + IDLE_HOURS) {
    await age(target, IDLE_HOURS - 1);
    hours += IDLE_HOURS - 1;
    if ((await refresh()) !== 200) break;
  }
  const login = await send('POST', '/api/auth/login', { username: OPERATOR, password: STRONG });
  kept = toCookie(login.headers);
  await age(target, IDLE_HOURS + 0.1);
  const idle = await refresh();
  report.recordCheck(
    'an operator’s session (QUALITY 55)',
    fresh <= IDLE_HOURS && hours > IDLE_HOURS && hours <= LONGEST_HOURS + IDLE_HOURS && idle === 401,
    `ends after ${fresh.toFixed(1)} h without use (then ${idle}); ` +
      `used every ${IDLE_HOURS - 1} h it ended before ${hours} h`,
  );
}

/** Weak passwords, the console without a second factor and sessions that last (QUALITY 55). */
export async function attackPasswords(targets: AttackTargets, report: Report): Promise<void> {
  const loopback = await targets.start({ TRUST_PROXY: '127.0.0.1' });
  try {
    await attackChoice(loopback, report);
  } finally {
    await loopback.stop();
  }
  const site = await targets.start({ TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'on', PUBLIC_URL: SITE });
  try {
    await attackSession(site, await attackOperator(site, report), report);
  } finally {
    await site.stop();
  }
}
