import { request } from 'node:http';
import type { Report } from './report.ts';
import type { AttackTarget, AttackTargets } from './target.ts';

const ATTEMPTS = 1000;
/** Accepted guesses an hour for one account. */
const MOST_GUESSES = 100;

const formatStatuses = (statuses: readonly number[]): string =>
  [...new Set(statuses)]
    .sort()
    .map((status) => `${status}×${statuses.filter((each) => each === status).length}`)
    .join(' ');

/** One guess; `from` is what a liar says of their address. */
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

/** Every guess in turns of ten at once. */
async function guesses(count: number, attempt: (index: number) => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let at = 0; at < count; at += 10)
    all.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(10, count - at) }, (_value, index) => attempt(at + index)),
      )),
    );
  return all;
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

const address = (index: number): string => `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`;

/** Guessing of passwords and lies about the sender's address (QUALITY 22 and 44), with limits switched on. */
export async function attackLimits(targets: AttackTargets, report: Report): Promise<void> {
  await withTarget(targets, {}, async (target) => {
    const statuses = await guesses(ATTEMPTS, (index) =>
      guess(target, `nikdo-${index}@prostora.test`, address(index)),
    );
    report.recordCheck(
      'a forged X-Forwarded-For (QUALITY 44)',
      statuses.filter((status) => status === 401).length <= 60 &&
        statuses.every((status) => status === 401 || status === 429),
      `${ATTEMPTS} guesses over as many accounts, each from "another" address: ${formatStatuses(statuses)}`,
    );
  });
  await withTarget(targets, { TRUST_PROXY: '127.0.0.1' }, async (target) => {
    const statuses = await guesses(ATTEMPTS, (index) =>
      guess(target, 'majitel@prostora.test', address(index)),
    );
    report.recordCheck(
      'guessing one password from ever new addresses (QUALITY 22)',
      statuses.filter((status) => status === 401).length <= MOST_GUESSES &&
        statuses.every((status) => status === 401 || status === 429),
      `${ATTEMPTS} guesses behind a proxy that is believed: ${formatStatuses(statuses)}`,
    );
    const sixth = await guesses(ATTEMPTS, (index) =>
      guess(target, `sit-${index}@prostora.test`, `2001:db8:1:2:${index.toString(16)}::1`),
    );
    report.recordCheck(
      'addresses of one IPv6 network (QUALITY 44)',
      sixth.filter((status) => status === 401).length <= 60,
      `${ATTEMPTS} guesses from as many addresses of one /64: ${formatStatuses(sixth)}`,
    );
  });
}
