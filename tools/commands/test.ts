import { parseArgs } from 'node:util';
import PQueue from 'p-queue';
import { buildStale } from '../processes/build.ts';
import { checks } from '../processes/checks.ts';
import { Lifetime } from '../processes/lifetime.ts';
import { describeProblem, Problem, toMessage } from '../processes/problem.ts';
import { line, print, step } from '../processes/steps.ts';
import { programs, startRedis } from '../testing/requirements.ts';
import {
  isBackground,
  runSuite,
  stopSuites,
  suiteNames,
  type Count,
  type SuiteName,
} from '../testing/suites.ts';
import { startTestDatabase } from '../testing/test-database.ts';

const lifetime = new Lifetime();
const total: Count = { passed: 0, failed: 0, skipped: 0 };

lifetime.onStop(() => {
  if (!isEmpty(total)) print(`\n${words(total)}`);
});

await lifetime.run(async () => {
  try {
    await runAll();
  } catch (error) {
    if (!lifetime.isStopping) total.failed += 1;
    throw error;
  }
  if (isEmpty(total)) throw new Problem('No tests found.');
  await lifetime.end(total.failed === 0 && total.passed > 0 ? 0 : 1);
});

async function runAll(): Promise<void> {
  const { suites, withChecks, env, jestArgs } = wanted(process.argv.slice(2));
  print('\nProstora, tests\n');
  const prepared = prepare(suites);
  const run = async (isWanted: (suite: SuiteName) => boolean): Promise<void> =>
    runSuites(suites.filter(isWanted), { ...(await prepared), ...env }, jestArgs);
  // What only computes runs while the suites with servers wait. Journeys use both cores: only the checks, which have no
  // time limits, run beside them.
  const computed = runSuites(suites.filter(isBackground), env, jestArgs);
  const runServed = async (): Promise<void> => {
    await run((suite) => suite === 'int' || suite === 'e2e');
    await computed;
    await run((suite) => suite === 'browser');
  };
  const runChecked = async (): Promise<void> => {
    await Promise.all([computed, prepared]);
    if (withChecks && !lifetime.isStopping) await runChecks();
  };
  await Promise.all([runServed(), runChecked()]);
}

async function runSuites(
  suites: readonly SuiteName[],
  env: Readonly<Record<string, string>>,
  jestArgs: readonly string[],
): Promise<void> {
  // Registered after the servers, so that the suites are stopped before them.
  lifetime.onStop(stopSuites);
  for (const suite of suites) {
    if (lifetime.isStopping) return;
    const from = performance.now();
    const count = await runSuite(suite, env, jestArgs);
    if (lifetime.isStopping) return;
    if (isEmpty(count)) continue;
    line(count.failed === 0 ? 'ok' : '!!', suite, words(count), performance.now() - from);
    add(count);
  }
}

type Wanted = {
  suites: readonly SuiteName[];
  withChecks: boolean;
  env: Record<string, string>;
  jestArgs: string[];
};

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        only: { type: 'boolean' },
        all: { type: 'boolean' },
        nightly: { type: 'boolean' },
        shard: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Problem(toMessage(error));
  }
}

/**
 * Without arguments all suites run without the extended tests, and the checks. `--all` adds these tests,
 * `--nightly` also shortens nothing, `--only <suite>` runs a whole suite, `--shard 1/3` takes a third, and what
 * follows `--` goes to jest.
 */
function wanted(args: readonly string[]): Wanted {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const { values, positionals } = parseOptions(args.slice(0, end));
  const unknown = positionals.find((each) => !suiteNames.includes(each as SuiteName));
  if (unknown !== undefined)
    throw new Problem(`There is no suite "${unknown}": known are ${suiteNames.join(', ')}.`);
  const { only = false, nightly = false, all = only || nightly, shard = '1/1' } = values;
  const [, index, count] = /^([1-9]\d*)\/([1-9]\d*)$/u.exec(shard) ?? [];
  if (Number(index) > Number(count) || !index)
    throw new Problem(`There is no shard "${shard}": say which of how many, as in --shard 2/3.`);
  return {
    suites: only ? suiteNames.filter((name) => positionals.includes(name)) : suiteNames,
    withChecks: !only && index === '1',
    env: { ...(nightly && { ROUNDS: 'full' }), ...(!all && { TEST_FILES: 'core' }) },
    jestArgs: [...(values.shard ? [`--shard=${shard}`] : []), ...args.slice(end + 1)],
  };
}

async function prepare(suites: readonly SuiteName[]): Promise<Record<string, string>> {
  if (suites.every(isBackground)) return {};
  await step('build', async () => [await buildStale(), null]);
  const { chromium, redis: program } = programs({
    chromium: suites.includes('browser'),
    pgBouncer: suites.includes('e2e'),
  });
  if (suites.includes('browser') && !chromium)
    throw new Problem(
      'The browser tests need Chromium: install it (apt-get install chromium) or set CHROMIUM_PATH.',
    );
  const database = await step('PostgreSQL', async () => {
    const started = await startTestDatabase();
    lifetime.onStop(() => started.stop());
    return ['embedded, for this run', started];
  });
  const redis = await startRedis(program);
  if (redis) lifetime.onStop(() => redis.stop());
  else
    print(
      '  !!  Redis is missing: what needs it is skipped. Install redis-server or set REDIS_URL to run it.',
    );
  return {
    TEST_DATABASE_ADMIN_URL: database.url,
    ...(redis ? { TEST_REDIS_URL: redis.url } : {}),
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  };
}

async function runChecks(): Promise<void> {
  // Most checks use one core.
  const queue = new PQueue({ concurrency: 2 });
  await queue.addAll(checks.map((check) => () => runCheck(check.name, check.run)));
}

/** A check counts as one test. */
async function runCheck(name: string, run: () => Promise<unknown>): Promise<void> {
  const from = performance.now();
  try {
    await run();
    line('ok', 'check', name, performance.now() - from);
    add({ passed: 1, failed: 0, skipped: 0 });
  } catch (error) {
    line('!!', 'check', name, performance.now() - from);
    process.stderr.write(`${describeProblem(error) ?? String(error)}\n\n`);
    add({ passed: 0, failed: 1, skipped: 0 });
  }
}

function add(count: Count): void {
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}

function isEmpty({ passed, failed, skipped }: Count): boolean {
  return passed + failed + skipped === 0;
}

function words({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
