import path from 'node:path';
import { parseArgs } from 'node:util';
import { watch } from 'chokidar';
import type { DevPorts } from '@prostora/federation/vite.ts';
import { freePort } from '../postgres/launcher.ts';
import { compileApi, compiledFolders } from '../build/compile-api.mjs';
import { forgetBuild } from '../processes/build.ts';
import { Child, readable, type Service } from '../processes/child.ts';
import { ApiProcesses } from '../processes/api-processes.ts';
import { ConnectionGate } from '../processes/connection-gate.ts';
import { openDatabase } from '../processes/database.ts';
import { claimInstance } from '../processes/instance.ts';
import { Lifetime } from '../processes/lifetime.ts';
import { apiFlags, inRoot, root, workerFlags } from '../processes/places.ts';
import { decideDemo, prepareData } from '../processes/prepare.ts';
import { Problem } from '../processes/problem.ts';
import {
  demoMapSettings,
  readDotEnv,
  serviceEnvironment,
  siteAddress,
  withoutCatcher,
} from '../processes/settings.ts';
import { print, step } from '../processes/steps.ts';
import { TypeWatch } from '../processes/type-watch.ts';

const HOST = '127.0.0.1';
/** Ports of the debuggers with `--inspect`. */
const INSPECT = { api: 9229, worker: 9230 } as const;
/** Folders of libs/ whose code runs in the API process; a change elsewhere does not restart it. */
const API_LIBRARIES = /^(?:contracts|pricing|rental-terms|api-client|tokens|strings)\//;
const SOURCE = /\.(?:tsx?|mjs|json|sql)$/;
const GENERATED = /[\\/](?:dist|dist-ssr|dist-maps|node_modules|generated)(?:[\\/]|$)/;

const lifetime = new Lifetime(0);
const gate = new ConnectionGate();
const types = new TypeWatch();

await lifetime.run(async () => {
  const options = parseOptions();
  readDotEnv();
  const { port, publicUrl } = await siteAddress();
  const ports: DevPorts = {
    shell: port,
    web_public: await freePort(),
    web_admin: await freePort(),
    api: await freePort(),
  };
  print('\nProstora, development\n');
  lifetime.onStop(claimInstance(publicUrl));
  forgetBuild();
  await step('api', async () => [`${await compileApi()} files compiled`, null]);
  const database = await step('PostgreSQL', async () => {
    const opened = await openDatabase(lifetime);
    return [opened.words, opened];
  });
  const apiPort = await freePort();
  const withDemo = decideDemo(database, publicUrl, options.demo);
  const env = {
    ...(await serviceEnvironment({ host: HOST, port: apiPort, publicUrl }, database.url)),
    ...(withDemo && demoMapSettings(process.env)),
  };
  await prepareData(database, withoutCatcher(env), withDemo);
  await gate.listen(ports.api, HOST);
  lifetime.onStop(() => gate.close());
  const inspect = (name: 'api' | 'worker'): string[] =>
    options.inspect ? [`--inspect=${HOST}:${INSPECT[name]}`] : [];
  const api = new ApiProcesses(
    {
      // Two processes cannot listen on the port of one debugger.
      api: service('api', [...apiFlags, ...inspect('api'), inRoot('api/dist/src/main.js')], env, {
        ...(!options.inspect && { standby: inRoot('tools/bootstrap/preload-packages.mjs') }),
      }),
      worker: service(
        'worker',
        [...workerFlags, ...inspect('worker'), inRoot('api/dist/src/worker.js')],
        withoutCatcher(env),
      ),
    },
    gate,
    apiPort,
    () => types.schedule('libs'),
  );
  lifetime.onStop(() => api.stop());
  await api.start();
  watchSources(api);
  for (const folder of ['web-public', 'web-admin', 'web-shell']) await startVite(folder, ports);
  print(`\n  ${publicUrl}   pages with hot replacement; changes of the API compile and restart it.`);
  if (options.inspect) print(`  Debuggers: api ${HOST}:${INSPECT.api}, worker ${HOST}:${INSPECT.worker}`);
  print('  Types and generated files are checked as you save. Ctrl-C stops everything.\n');
});

/** @throws Problem for unknown options */
function parseOptions(): { demo: boolean; inspect: boolean } {
  try {
    const { values } = parseArgs({ options: { demo: { type: 'boolean' }, inspect: { type: 'boolean' } } });
    return { demo: values.demo === true, inspect: values.inspect === true };
  } catch {
    throw new Problem('usage: npm run dev -- [--demo] [--inspect]');
  }
}

function service(
  name: string,
  args: string[],
  env: Record<string, string>,
  more: Partial<Service> = {},
): Child {
  return new Child({
    name,
    args,
    env,
    announces: true,
    ...more,
    onLine: (text) => {
      if (text.trim() !== '') print(`[${name}] ${readable(text)}`);
    },
    onFall: (words) => print(`[${name}] ${words}`),
  });
}

async function startVite(folder: string, ports: DevPorts): Promise<void> {
  const child = service(
    folder,
    [inRoot('node_modules/vite/bin/vite.js'), '--clearScreen', 'false', '--logLevel', 'warn'],
    { DEV_PORTS: JSON.stringify(ports) },
    { announces: false, cwd: inRoot(folder) },
  );
  lifetime.onStop(() => child.stop(5_000));
  await child.start();
}

/** Compiles and restarts after a burst of changes in the API or a library it runs; checks types after any change. */
function watchSources(api: ApiProcesses): void {
  const changed = new Set<string>();
  const folders = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const schedule = (folder: string): void => {
    folders.add(folder);
    types.interrupt();
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      // The types are checked when the API is back: both need all processors.
      void api.update(files).then(() => {
        for (const each of folders) types.schedule(each);
        folders.clear();
      });
    }, 100);
  };
  // Node's own recursive watch loses a file that an editor replaces on saving.
  const watcher = watch(
    ['api', 'libs', 'qa', 'tools', 'web-public', 'web-admin', 'web-shell'].map((folder) => inRoot(folder)),
    { ignoreInitial: true, ignored: (name) => GENERATED.test(name) },
  );
  watcher.on('all', (_event, name) => {
    const [folder = '', ...rest] = path.relative(root, name).split(path.sep);
    const file = rest.join('/');
    if (!SOURCE.test(file)) return;
    const isCompiled = folder === 'api' && compiledFolders.some((each) => file.startsWith(`${each}/`));
    if (isCompiled) changed.add(file);
    if (isCompiled || (folder === 'libs' && API_LIBRARIES.test(file))) schedule(folder);
    else types.schedule(folder);
  });
  lifetime.onStop(() => watcher.close());
}
