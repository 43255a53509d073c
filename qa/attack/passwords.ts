import { runToEnd } from '../../tools/processes/child.ts';
import { listCalls, readOpenApi } from '../../tools/testing/openapi-requests.ts';
import { ACCOUNTS } from './callers.ts';
import { withDatabase } from './database.ts';
import type { Report } from './report.ts';
import { script, type AttackTarget, type AttackTargets } from './target.ts';

const SITE = 'https://prostory.example';
const OPERATOR = 'spravkyne@prostory.example';
const STRONG = 'Modry-Klavir-Stoji-77';
const HOUR = 3_600_000;
const IDLE_HOURS = 12;
const MAX_HOURS = 7 * 24;

/** Weak passwords of Dobroslava Kropenatá, dobroslava.kropenata@attack.test. */
const WEAK: Readonly<Record<string, string>> = {
  'too short': 'Ab1cD',
  'too long': `Ab${'x'.repeat(99)}`,
  'lower case only': 'modry klavir stoji',
  'upper case only': 'MODRY KLAVIR STOJI',
  common: 'Password',
  'common with a suffix': 'Password123!',
  'common with accents': 'Milac\u030Cek',
  'a run of keys': 'Qwertzuiop',
  'a run of digits with letters': 'Aa123456',
  'the first name': 'Dobroslava77',
  'the surname without accents': 'Kropenata-Kropenata',
  'the address': 'dobroslava.Kropenata',
};
/** Weak passwords of the operator spravkyne@prostory.example. */
const WEAK_FOR_OPERATORS: Readonly<Record<string, string>> = {
  'too short': 'Ab1cD',
  'eleven characters': 'Klavir-Modr',
  'lower case only': 'modry klavir stoji',
  common: 'Password12345!',
  'a run of keys': 'Qwertzuiopasdf',
  'the address': 'Spravkyne-1234',
};

type JsonResponse = { status: number; body: Readonly<Record<string, unknown>>; headers: Headers };
/** Session cookie of an operator, with the sender of requests. */
type OperatorSession = { send: Send; cookie: string };
type Send = (
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<JsonResponse>;

/** Each request has another IP address, so that limits by address do not apply. */
function createSender({ url }: AttackTarget): Send {
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
    const parsed = isJson ? (JSON.parse(text) as JsonResponse['body']) : {};
    return { status: response.status, body: parsed, headers: response.headers };
  };
}

const formatList = (names: readonly string[]): string => names.join(', ') || 'none';
const toPasswordFields = (password: string): object => ({ password, password_confirm: password });
const isRejected = ({ status, body }: JsonResponse): boolean =>
  status === 422 && 'password' in ((body['errors'] ?? {}) as Record<string, unknown>);

/** Kinds of weak passwords that a route accepts. */
async function listAccepted(
  weak: typeof WEAK,
  submit: (password: string) => Promise<JsonResponse>,
): Promise<string[]> {
  const accepted: string[] = [];
  for (const [kind, password] of Object.entries(weak))
    if (!isRejected(await submit(password))) accepted.push(kind);
  return accepted;
}

const registration = {
  email: 'dobroslava.kropenata@attack.test',
  name: 'Dobroslava Kropenata\u0301',
  terms_accepted: true,
};

async function attackRegistration(target: AttackTarget, report: Report): Promise<void> {
  const send = createSender(target);
  const register = (password: string): Promise<JsonResponse> =>
    send('PUT', '/api/customer/register', { ...registration, ...toPasswordFields(password) });
  const registered = await listAccepted(WEAK, register);
  const strong = await register(STRONG);
  const session = await send('POST', '/api/auth/login', { username: registration.email, password: STRONG });
  const headers = { authorization: `Bearer ${String(session.body['token'])}` };
  const changed = await listAccepted(WEAK, (password) =>
    send(
      'PUT',
      '/api/account/password',
      { current_password: STRONG, ...toPasswordFields(password) },
      headers,
    ),
  );
  report.recordCheck(
    'weak passwords of a registration and of a change (QUALITY 55)',
    registered.length === 0 && changed.length === 0 && strong.status < 300 && session.status === 200,
    `${Object.keys(WEAK).length} kinds; accepted by the registration: ${formatList(registered)}, by the change: ${formatList(changed)}; ` +
      `a strong one ${strong.status}, its login ${session.status}`,
  );
}

/**
 * Weak passwords of an operator, and the console without a second factor.
 * @returns the session of the operator
 */
async function attackOperator(target: AttackTarget, report: Report): Promise<OperatorSession> {
  const send = createSender(target);
  const output = await runToEnd([script('src/cli'), 'create-operator', OPERATOR], target.env);
  const token = /#token=(\S+)/u.exec(output)?.[1] ?? '';
  const accepted = await listAccepted(WEAK_FOR_OPERATORS, (password) =>
    send('PUT', '/api/user/reset-password', { token, ...toPasswordFields(password) }),
  );
  const strong = await send('PUT', '/api/user/reset-password', { token, ...toPasswordFields(STRONG) });
  const session = await send('POST', '/api/auth/login', { username: OPERATOR, password: STRONG });
  const demo = await send('POST', '/api/auth/login', ACCOUNTS.admin);
  report.recordCheck(
    'weak passwords of an operator (QUALITY 55)',
    accepted.length === 0 && strong.status === 200 && session.status === 200 && demo.status >= 400,
    `${Object.keys(WEAK_FOR_OPERATORS).length} kinds; accepted by the reset: ${formatList(accepted)}; ` +
      `a strong one ${strong.status}, its login ${session.status}, that of the demo operator ${demo.status}`,
  );
  const headers = { authorization: `Bearer ${String(session.body['token'])}` };
  const operations = listCalls(readOpenApi()).filter(({ path }) =>
    /^\/api\/(?:admin\/|catalog\/admin)/u.test(path),
  );
  const opened: string[] = [];
  for (const { name, method, path } of operations) {
    const body = method === 'GET' ? undefined : {};
    const response = await send(method, path.replaceAll(/\{\w+\}/gu, '1'), body, headers);
    if (response.status !== 403) opened.push(`${name} ${response.status}`);
  }
  report.recordCheck(
    'an operator without a second factor (QUALITY 55)',
    opened.length === 0 && operations.length > 0,
    `${operations.length} operations of the console; not rejected: ${formatList(opened)}`,
  );
  return { send, cookie: toCookie(session.headers) };
}

const toCookie = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');

/**
 * Makes all sessions older by the hours.
 * @returns the hours until the last one expires
 */
const ageSessions = (target: AttackTarget, hours: number): Promise<number> =>
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
  let current = cookie;
  const refresh = async (): Promise<number> => {
    const response = await send('POST', '/api/auth/refresh', undefined, { cookie: current, origin: SITE });
    if (response.status === 200) current = toCookie(response.headers) || current;
    return response.status;
  };
  const fresh = await ageSessions(target, 0);
  // A session used every eleven hours ends after seven days.
  let hours = 0;
  while (hours <= MAX_HOURS + IDLE_HOURS) {
    await ageSessions(target, IDLE_HOURS - 1);
    hours += IDLE_HOURS - 1;
    if ((await refresh()) !== 200) break;
  }
  const login = await send('POST', '/api/auth/login', { username: OPERATOR, password: STRONG });
  current = toCookie(login.headers);
  await ageSessions(target, IDLE_HOURS + 0.1);
  const idle = await refresh();
  report.recordCheck(
    'an operator’s session (QUALITY 55)',
    fresh <= IDLE_HOURS && hours > IDLE_HOURS && hours <= MAX_HOURS + IDLE_HOURS && idle === 401,
    `ends after ${fresh.toFixed(1)} h without use (then ${idle}); ` +
      `used every ${IDLE_HOURS - 1} h it ended before ${hours} h`,
  );
}

/** Weak passwords, the console without a second factor and the lifetime of sessions (QUALITY 55). */
export async function attackPasswords(targets: AttackTargets, report: Report): Promise<void> {
  const loopback = await targets.start({ TRUST_PROXY: '127.0.0.1' });
  try {
    await attackRegistration(loopback, report);
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
