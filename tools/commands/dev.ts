import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { compileApi, compiledFolders, compileFile, removeOutput } from '../build/compile-api.mjs';
import { forgetBuild } from '../processes/build.ts';
import { Child, readable } from '../processes/child.ts';
import { openDatabase } from '../processes/database.ts';
import { claimInstance } from '../processes/instance.ts';
import { Lifetime } from '../processes/lifetime.ts';
import { apiFlags, inRoot, workerFlags } from '../processes/places.ts';
import { decideDemo, prepareData } from '../processes/prepare.ts';
import { assertFree, readDotEnv, serviceEnvironment, withoutCatcher } from '../processes/settings.ts';
import { say, step } from '../processes/steps.ts';

/** The shell answers browsers and passes the rest on; the same ports stand in libs/federation/src/vite.ts. */
const ports = { shell: 3000, 'web-public': 3001, 'web-admin': 3002, api: 3003 } as const;
const host = '127.0.0.1';

const lifetime = new Lifetime(0);

await lifetime.run(async () => {
  readDotEnv();
  for (const port of Object.values(ports)) await assertFree(port, host);
  const publicUrl = `http://localhost:${ports.shell}`;
  say('\nProstora, development\n');
  lifetime.onStop(claimInstance(publicUrl));
  forgetBuild();
  await step('api', async () => [`${await compileApi()} files compiled`, null]);
  const database = await step('PostgreSQL', async () => {
    const opened = await openDatabase(lifetime);
    return [opened.words, opened];
  });
  const env = await serviceEnvironment({ host, port: ports.api, publicUrl }, database.url);
  await prepareData(
    database,
    withoutCatcher(env),
    decideDemo(database, publicUrl, process.argv.includes('--demo')),
  );
  const services = [
    service('api', [...apiFlags, inRoot('api/dist/src/main.js')], env),
    service('worker', [...workerFlags, inRoot('api/dist/src/worker.js')], withoutCatcher(env)),
  ];
  for (const each of services) {
    lifetime.onStop(() => each.stop());
    await startSoftly(each);
  }
  watchApi(services);
  for (const name of ['web-public', 'web-admin', 'shell'] as const) await startVite(name);
  say(
    `\n  ${publicUrl}   pages with hot replacement; changes of the API compile and restart it. Ctrl-C stops everything.\n`,
  );
});

function service(name: string, args: string[], env: Record<string, string>, cwd?: string): Child {
  return new Child({
    name,
    args,
    env,
    announces: cwd === undefined,
    ...(cwd ? { cwd } : {}),
    onLine: (text) => {
      if (text.trim() !== '') say(`[${name}] ${readable(text)}`);
    },
    onFall: (words) => say(`[${name}] ${words}`),
  });
}

async function startVite(name: 'shell' | 'web-public' | 'web-admin'): Promise<void> {
  const folder = name === 'shell' ? 'web-shell' : name;
  const child = service(
    name,
    [inRoot('node_modules/vite/bin/vite.js'), '--clearScreen', 'false', '--logLevel', 'warn'],
    {},
    inRoot(folder),
  );
  lifetime.onStop(() => child.stop(5_000));
  await child.start();
}

/** A mistake in the code must not end the development session: it is shown, and the next change tries again. */
async function startSoftly(child: Child): Promise<void> {
  try {
    await child.start();
  } catch (error) {
    say(`[${child.service.name}] ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Compiles what changed and restarts api and worker once the burst of changes is over; libraries run from their sources. */
function watchApi(services: readonly Child[]): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const note = (file: string | null): void => {
    if (file) changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(changed, services), 150);
  };
  for (const folder of compiledFolders.filter((each) => existsSync(inRoot('api', each)))) {
    const watcher = watch(inRoot('api', folder), { recursive: true }, (_event, name) =>
      note(name ? path.join(folder, name) : null),
    );
    lifetime.onStop(() => watcher.close());
  }
  const libraries = watch(inRoot('libs'), { recursive: true }, () => note(null));
  lifetime.onStop(() => libraries.close());
}

let rebuilding: Promise<void> = Promise.resolve();

function rebuild(changed: Set<string>, services: readonly Child[]): Promise<void> {
  const files = [...changed];
  changed.clear();
  rebuilding = rebuilding.then(async () => {
    try {
      for (const file of files)
        await (existsSync(inRoot('api', file)) ? compileFile(file) : removeOutput(file));
    } catch (error) {
      return say(`[api] ${error instanceof Error ? error.message : String(error)}`);
    }
    if (lifetime.isStopping) return;
    say(
      `[api] ${files.length > 0 ? `${files.slice(0, 3).join(', ')}${files.length > 3 ? '…' : ''} changed` : 'a library changed'}, restarting`,
    );
    await Promise.all(services.map((each) => each.stop(5_000)));
    for (const each of services) await startSoftly(each);
  });
  return rebuilding;
}
