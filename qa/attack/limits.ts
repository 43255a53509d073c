import { request } from 'node:http';
import type { Report } from './report.ts';
import type { AttackTarget, AttackTargets } from './target.ts';

const ATTEMPTS = 1000;
/** Accepted guesses per hour for one account. */
const MAX_GUESSES = 100;

const formatStatuses = (statuses: readonly number[]): string =>
  [...new Set(statuses)]
    .sort()
    .map((status) => `${status}×${statuses.filter((each) => each === status).length}`)
    .join(' ');

/**
 * Tries one password.
 * @param from forged IP address of the client
 */
function guess(target: AttackTarget, username: string, from: string): Promise<number> {
  const body = JSON.stringify({ username, password: 'Spatne1234' });
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': from,
      'x-real-ip': from,
      forwarded: `for=${from}`,
      'cf-connecting-ip': from,
    };
    request(`${target.url}/api/auth/login`, { method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(body);
  });
}

/** Runs the attempts in batches of ten. */
async function guessAll(count: number, attempt: (index: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 10)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(10, count - at) }, (_value, index) => attempt(at + index)),
      )),
    );
  return statuses;
}

const withTarget = async (
  targets: AttackTargets,
  extra: Readonly<Record<string, string>>,
  work: (target: AttackTarget) => Promise<void>,
): Promise<void> => {
  const target = await targets.start({ RATE_LIMITS: 'on', ...extra });
  try {
    await work(target);
  } finally {
    await target.stop();
  }
};

const buildAddress = (index: number): string => `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`;

/** Guessing of passwords and forged IP addresses (QUALITY 22 and 44), with rate limits on. */
export async function attackLimits(targets: AttackTargets, report: Report): Promise<void> {
  await withTarget(targets, {}, async (target) => {
    const statuses = await guessAll(ATTEMPTS, (index) =>
      guess(target, `nikdo-${index}@prostora.test`, buildAddress(index)),
    );
    report.recordCheck(
      'a forged X-Forwarded-For (QUALITY 44)',
      statuses.filter((status) => status === 401).length <= 60 &&
        statuses.every((status) => status === 401 || status === 429),
      `${ATTEMPTS} guesses at as many accounts, each with another forged address: ${formatStatuses(statuses)}`,
    );
  });
  await withTarget(targets, { TRUST_PROXY: '127.0.0.1' }, async (target) => {
    const statuses = await guessAll(ATTEMPTS, (index) =>
      guess(target, 'majitel@prostora.test', buildAddress(index)),
    );
    report.recordCheck(
      'guessing one password from changing addresses (QUALITY 22)',
      statuses.filter((status) => status === 401).length <= MAX_GUESSES &&
        statuses.every((status) => status === 401 || status === 429),
      `${ATTEMPTS} guesses behind a trusted proxy: ${formatStatuses(statuses)}`,
    );
    const ipv6 = await guessAll(ATTEMPTS, (index) =>
      guess(target, `sit-${index}@prostora.test`, `2001:db8:1:2:${index.toString(16)}::1`),
    );
    report.recordCheck(
      'addresses of one IPv6 network (QUALITY 44)',
      ipv6.filter((status) => status === 401).length <= 60,
      `${ATTEMPTS} guesses from as many addresses of one /64: ${formatStatuses(ipv6)}`,
    );
  });
}
