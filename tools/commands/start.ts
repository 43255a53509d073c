import { buildStale } from '../processes/build.ts';
import { Child, isNoteworthy, readable } from '../processes/child.ts';
import { openDatabase } from '../processes/database.ts';
import { claimInstance } from '../processes/instance.ts';
import { Lifetime } from '../processes/lifetime.ts';
import { apiFlags, describeDataPath, inRoot } from '../processes/places.ts';
import { prepareData } from '../processes/prepare.ts';
import { readDotEnv, serviceEnvironment, siteAddress, withoutCatcher, type Address } from '../processes/settings.ts';
import { line, say, step } from '../processes/steps.ts';

const lifetime = new Lifetime(0);
const from = performance.now();

await lifetime.run(async () => {
  readDotEnv();
  const address = await siteAddress();
  say('\nProstora\n');
  lifetime.onStop(claimInstance(address.publicUrl));
  const installed = process.env['PROSTORA_INSTALL_SECONDS'];
  line('ok', 'packages', installed ? 'installed' : 'up to date', installed ? Number(installed) * 1000 : 0);
  await step('build', async () => [await buildStale(), null]);
  const database = await step('PostgreSQL', async () => {
    const opened = await openDatabase(lifetime);
    return [opened.words, opened];
  });
  const env = await serviceEnvironment(address, database.url);
  await prepareData(database, withoutCatcher(env));
  await startServices(env);
  welcome(address, env);
});

async function startServices(env: Record<string, string>): Promise<void> {
  const api = service('api', 'main.js', env, () => answers(`http://${env['HOST'] === '0.0.0.0' ? '127.0.0.1' : env['HOST']}:${env['PORT']}/api/health/ready`));
  const worker = service('worker', 'worker.js', withoutCatcher(env));
  for (const child of [api, worker]) lifetime.onStop(() => child.stop());
  await step('processes', async () => ['api listens, worker works', await Promise.all([api.start(), worker.start()])]);
}

function service(name: string, script: string, env: Record<string, string>, ready?: () => Promise<boolean>): Child {
  return new Child({
    name,
    args: [...(name === 'api' ? apiFlags : []), inRoot('api/dist/src', script)],
    env,
    announces: true,
    ...(ready ? { ready } : {}),
    onLine: (text) => {
      if (isNoteworthy(text)) say(`[${name}] ${readable(text, 'brief')}`);
    },
    onFall: (words, isFinal) => (isFinal ? void lifetime.end(1, words) : say(words)),
  });
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

function welcome({ publicUrl }: Address, env: Record<string, string>): void {
  const rows: [string, string][] = [
    ['Site', publicUrl],
    ['Administration', `${publicUrl}/admin-prostory`],
    ['API (Swagger)', `${publicUrl}/api/docs`],
    ...(env['MAIL_CATCHER_PORT'] ? [['Caught mail', `${publicUrl}/dev/mail`] as [string, string]] : []),
    ['Logs', describeDataPath('logs')],
  ];
  say('');
  for (const [name, value] of rows) say(`  ${name.padEnd(16)}${value}`);
  say('\n  Demo accounts');
  for (const [who, account] of [['administrator', 'admin@prostora.test / Admin1234'], ['owner', 'majitel@prostora.test / Majitel1234'], ['newcomer', 'novy@prostora.test / Novacek1234']]) {
    say(`  ${(who ?? '').padEnd(16)}${account}`);
  }
  say(`\n  Ready in ${((performance.now() - from) / 1000).toFixed(1)} s. Ctrl-C stops everything.\n`);
}
