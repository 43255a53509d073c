import { parseArgs } from 'node:util';
import { DEMO_PASSWORDS } from '../../api/src/modules/accounts/users/demo-passwords.ts';
import { buildStale } from '../processes/build.ts';
import { Child, isNoteworthy, readable } from '../processes/child.ts';
import { openDatabase } from '../processes/database.ts';
import { claimInstance } from '../processes/instance.ts';
import { Lifetime } from '../processes/lifetime.ts';
import { apiFlags, describeDataPath, inRoot, workerFlags } from '../processes/places.ts';
import { createOperator, decideDemo, prepareData } from '../processes/prepare.ts';
import { Problem } from '../processes/problem.ts';
import {
  demoMapSettings,
  readDotEnv,
  serviceEnvironment,
  siteAddress,
  withoutCatcher,
  type Address,
} from '../processes/settings.ts';
import { line, print, step } from '../processes/steps.ts';

const DEMO_ACCOUNTS = `
  Demo accounts
  administrator   admin@prostora.test / ${DEMO_PASSWORDS.operator}
  owner           majitel@prostora.test / ${DEMO_PASSWORDS.owner}
  culture house   kulturak@prostora.test / ${DEMO_PASSWORDS.cultureHouse}
  newcomer        novy@prostora.test / ${DEMO_PASSWORDS.newcomer}`;

const lifetime = new Lifetime(0);
const from = performance.now();

await lifetime.run(async () => {
  const asked = parseOptions();
  if (asked.operator !== undefined) await checkOperatorEmail(asked.operator);
  readDotEnv();
  const address = await siteAddress();
  print('\nProstora\n');
  lifetime.onStop(claimInstance(address.publicUrl));
  const installed = process.env['PROSTORA_INSTALL_SECONDS'];
  line('ok', 'packages', installed ? 'installed' : 'up to date', installed ? Number(installed) * 1000 : 0);
  await step('build', async () => [await buildStale(), null]);
  const database = await step('PostgreSQL', async () => {
    const opened = await openDatabase(lifetime);
    return [opened.words, opened];
  });
  const withDemo = decideDemo(database, address.publicUrl, asked.demo);
  const env = {
    ...(await serviceEnvironment(address, database.url)),
    ...(withDemo && demoMapSettings(process.env)),
  };
  await prepareData(database, withoutCatcher(env), withDemo);
  const invitation =
    asked.operator === undefined ? '' : await createOperator(asked.operator, withoutCatcher(env));
  await startServices(env);
  welcome(address, env, withDemo);
  if (invitation !== '') print(`  ${invitation.trim().replaceAll('\n', '\n  ')}\n`);
});

/** @throws Problem for options that are none */
function parseOptions(): { demo: boolean; operator: string | undefined } {
  try {
    const { values } = parseArgs({ options: { demo: { type: 'boolean' }, operator: { type: 'string' } } });
    return { demo: values.demo === true, operator: values.operator };
  } catch {
    throw new Problem('usage: npm start -- [--demo] [--operator EMAIL]');
  }
}

/** @throws Problem when it is no e-mail address, before anything is migrated or started */
async function checkOperatorEmail(email: string): Promise<void> {
  const { isOperatorEmail } = await import('../../api/src/operator-email.ts');
  if (!isOperatorEmail(email.trim())) throw new Problem(`${email} is not an e-mail address.`);
}

async function startServices(env: Record<string, string>): Promise<void> {
  const api = service('api', 'main.js', env, () =>
    answers(
      `http://${env['HOST'] === '0.0.0.0' ? '127.0.0.1' : env['HOST']}:${env['PORT']}/api/health/ready`,
    ),
  );
  const worker = service('worker', 'worker.js', withoutCatcher(env));
  for (const child of [api, worker]) lifetime.onStop(() => child.stop());
  // The API catches the mail that the worker sends.
  await step('processes', async () => {
    await api.start();
    await worker.start();
    return ['api listens, worker works', undefined];
  });
}

function service(
  name: string,
  script: string,
  env: Record<string, string>,
  ready?: () => Promise<boolean>,
): Child {
  return new Child({
    name,
    args: [...(name === 'api' ? apiFlags : workerFlags), inRoot('api/dist', script)],
    env,
    announces: true,
    ...(ready ? { ready } : {}),
    onLine: (text) => {
      if (isNoteworthy(text)) print(`[${name}] ${readable(text, 'brief')}`);
    },
    onFall: (words, isFinal) => (isFinal ? void lifetime.end(1, words) : print(words)),
  });
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

function welcome({ publicUrl }: Address, env: Record<string, string>, withDemo: boolean): void {
  const rows: [string, string][] = [
    ['Site', publicUrl],
    ['Administration', `${publicUrl}/admin-prostory`],
    ...(env['NODE_ENV'] === 'production' && env['API_DOCS'] !== 'on'
      ? []
      : [['API (Swagger)', `${publicUrl}/api/docs`] as [string, string]]),
    ...(env['MAIL_CATCHER_PORT'] ? [['Caught mail', `${publicUrl}/dev/mail`] as [string, string]] : []),
    ['Logs', describeDataPath('logs')],
  ];
  print('');
  for (const [name, value] of rows) print(`  ${name.padEnd(16)}${value}`);
  print(withDemo ? DEMO_ACCOUNTS : '\n  No demo data. The first operator: npm start -- --operator EMAIL');
  print(`\n  Ready in ${((performance.now() - from) / 1000).toFixed(1)} s. Ctrl-C stops everything.\n`);
}
