import { request } from 'node:http';
import type { Report } from './report.ts';
import type { World, Worlds } from './world.ts';

const ATTEMPTS = 1000;
/** Accepted guesses an hour for one account. */
const MOST_GUESSES = 100;

const statusesOf = (statuses: readonly number[]): string =>
  [...new Set(statuses)]
    .sort()
    .map((status) => `${status}×${statuses.filter((each) => each === status).length}`)
    .join(' ');

/** One guess; `from` is what a liar says of their address. */
function guess(world: World, username: string, from: string): Promise<number> {
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
    request(`${world.url}/api/auth/login`, { method: 'POST', headers }, (response) => {
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

const inWorld = async (
  worlds: Worlds,
  extra: Readonly<Record<string, string>>,
  work: (world: World) => Promise<void>,
): Promise<void> => {
  const world = await worlds.make({ RATE_LIMITS: 'on', ...extra });
  try {
    await work(world);
  } finally {
    await world.stop();
  }
};

const address = (index: number): string => `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`;

/** Guessing of passwords and lies about the sender's address (QUALITY 22 and 44), with limits switched on. */
export async function attackLimits(worlds: Worlds, report: Report): Promise<void> {
  await inWorld(worlds, {}, async (world) => {
    const statuses = await guesses(ATTEMPTS, (index) =>
      guess(world, `nikdo-${index}@prostora.test`, address(index)),
    );
    report.judged(
      'a forged X-Forwarded-For (QUALITY 44)',
      statuses.filter((status) => status === 401).length <= 60 &&
        statuses.every((status) => status === 401 || status === 429),
      `${ATTEMPTS} guesses over as many accounts, each from "another" address: ${statusesOf(statuses)}`,
    );
  });
  await inWorld(worlds, { TRUST_PROXY: '127.0.0.1' }, async (world) => {
    const statuses = await guesses(ATTEMPTS, (index) =>
      guess(world, 'majitel@prostora.test', address(index)),
    );
    report.judged(
      'guessing one password from ever new addresses (QUALITY 22)',
      statuses.filter((status) => status === 401).length <= MOST_GUESSES &&
        statuses.every((status) => status === 401 || status === 429),
      `${ATTEMPTS} guesses behind a proxy that is believed: ${statusesOf(statuses)}`,
    );
    const sixth = await guesses(ATTEMPTS, (index) =>
      guess(world, `sit-${index}@prostora.test`, `2001:db8:1:2:${index.toString(16)}::1`),
    );
    report.judged(
      'addresses of one IPv6 network (QUALITY 44)',
      sixth.filter((status) => status === 401).length <= 60,
      `${ATTEMPTS} guesses from as many addresses of one /64: ${statusesOf(sixth)}`,
    );
  });
}
