import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runToEnd } from './child.ts';
import { inRoot } from './places.ts';

const projects = ['api', 'web-public', 'web-admin', 'web-shell'];
const results = [...projects.map((project) => `${project}/dist`), 'web-shell/dist-ssr'];
const inputs = [...projects, 'libs', 'tools/build', 'package-lock.json', 'tsconfig.base.json', 'nx.json'];
const isIgnored = (name: string): boolean =>
  ['node_modules', 'dist', 'dist-ssr', 'dist-maps', 'e2e'].includes(name) ||
  name.startsWith('.') ||
  /\.(spec|test)\.tsx?$/.test(name);

/** Advice of the bundler that buries the error of a failed build. */
const noise =
  /^\s+at |PLUGIN_TIMINGS|^\s+- plugin |slowest callbacks|add up to more|callbacks are listed|InputOptions\.checks|chunkSizeWarningLimit|codeSplitting/;

/**
 * Builds what is stale: Nx compares the content of each project's inputs and takes the rest from its cache. When nothing at all
 * has changed Nx is not asked, because it would lay the results out anew under processes that run from them.
 */
export async function buildStale(): Promise<string> {
  const wanted = fingerprint();
  if (isBuilt(wanted)) return 'up to date';
  forgetBuild();
  const args = ['run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=static'];
  const env = {
    NX_DAEMON: 'false',
    NX_NO_CLOUD: 'true',
    NX_TUI: 'false',
    FORCE_COLOR: '0',
    NO_COLOR: '1',
    NODE_ENV: undefined,
  };
  const output = await runToEnd([inRoot('node_modules/nx/dist/bin/nx.js'), ...args], env, {
    name: 'The build',
    isNoise: (text) => noise.test(text),
  });
  mkdirSync(path.dirname(mark()), { recursive: true });
  writeFileSync(mark(), wanted);
  const fromCache = Number(/instead of running the command for (\d+) out of/.exec(output)?.[1] ?? 0);
  return `${projects.length - fromCache} of ${projects.length} built`;
}

/** Whether the results stand and nothing they were made from has changed. */
export function isBuilt(wanted = fingerprint()): boolean {
  return (
    existsSync(mark()) &&
    readFileSync(mark(), 'utf8') === wanted &&
    results.every((folder) => existsSync(inRoot(folder)))
  );
}

/** Invalidates the build stamp; called by commands that change the output themselves, as the development server does. */
export function forgetBuild(): void {
  rmSync(mark(), { force: true });
}

const mark = (): string => inRoot('.nx/built.sha256');

/** Names and content of everything the four builds read. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const add = (name: string): void => {
    const file = inRoot(name);
    if (!existsSync(file)) return;
    hash.update(name).update('\0').update(readFileSync(file)).update('\0');
  };
  const walk = (name: string): void => {
    for (const entry of readdirSync(inRoot(name), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (isIgnored(entry.name)) continue;
      if (entry.isDirectory()) walk(`${name}/${entry.name}`);
      else add(`${name}/${entry.name}`);
    }
  };
  for (const input of inputs) {
    if (path.extname(input) === '') walk(input);
    else add(input);
  }
  return hash.digest('hex');
}
