import { urls } from '@prostora/contracts';
import { waitUntil } from '../../tools/processes/process-info.ts';
import { listSpaceUrls, withDatabase } from './database.ts';
import type { Report } from './report.ts';
import type { AttackTarget, AttackTargets } from './target.ts';

const CALLS = 300;
const ROBOT_CALLS = 50;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';
const ROBOTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'curl/8.5.0',
  'python-requests/2.32',
  '',
];

const countViews = (target: AttackTarget): Promise<number> =>
  withDatabase(target, async (client) => {
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from space_view');
    return rows[0]?.n ?? 0;
  });

/**
 * Number of views that the calls add.
 * @param headers headers of the call with the index
 */
async function measureAddedViews(
  target: AttackTarget,
  paths: readonly string[],
  count: number,
  headers: (index: number) => Record<string, string>,
): Promise<{ views: number; failed: number }> {
  const before = await countViews(target);
  let failed = 0;
  for (let at = 0; at < count; at += 10) {
    const calls = Array.from({ length: Math.min(10, count - at) }, (_value, n) => at + n);
    const statuses = await Promise.all(
      calls.map(async (n) => {
        const response = await fetch(target.url + (paths[n % paths.length] ?? ''), { headers: headers(n) });
        await response.text();
        return response.status;
      }),
    );
    failed += statuses.filter((status) => status !== 200).length;
  }
  // Views are counted asynchronously.
  let last = before;
  await waitUntil(async () => last === (last = await countViews(target)), 5000, 500);
  return { views: last - before, failed };
}

/** Forged views of a space: repeated, from one IPv6 network, by robots, with forged addresses (QUALITY 58). */
export async function attackViews(targets: AttackTargets, report: Report): Promise<void> {
  const target = await targets.start({ TRUST_PROXY: '127.0.0.1' });
  const direct = await targets.start();
  try {
    const [url = ''] = await listSpaceUrls(target, 1);
    const paths = [`/api/space?url=${encodeURIComponent(url)}`, urls.space(url)];
    const buildHeaders = (ip: string, agent = BROWSER): Record<string, string> => ({
      'user-agent': agent,
      'x-forwarded-for': ip,
    });
    const one = await measureAddedViews(target, paths, CALLS, (n) => ({
      ...buildHeaders('203.0.113.7', `${BROWSER} ${n}`),
      'x-user-hash': String(n).padStart(32, '0'),
    }));
    const network = await measureAddedViews(target, paths, CALLS, (n) =>
      buildHeaders(`2001:db8:7:7::${(n + 1).toString(16)}`),
    );
    const robots = await measureAddedViews(target, paths, ROBOT_CALLS, (n) =>
      buildHeaders(`203.0.113.${n + 20}`, ROBOTS[n % ROBOTS.length]),
    );
    const forged = await measureAddedViews(direct, paths, CALLS, (n) =>
      buildHeaders(`203.0.113.${(n % 250) + 1}`),
    );
    const failed = one.failed + network.failed + robots.failed + forged.failed;
    report.recordCheck(
      'forged views (QUALITY 58)',
      one.views === 1 && network.views === 1 && robots.views === 0 && forged.views === 1 && failed === 0,
      `${CALLS} calls and documents of one address count ${one.views}, of one IPv6 network ${network.views}, ` +
        `from forged addresses ${forged.views}; ${ROBOT_CALLS} of robots ${robots.views}; ${failed} failed`,
    );
  } finally {
    await Promise.all([target.stop(), direct.stop()]);
  }
}
