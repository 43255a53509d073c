import { inRoot } from './places.ts';
import { runToEnd } from './child.ts';

/** Advice of the bundler that buries the error of a failed build. */
const noise = /^\s+at |PLUGIN_TIMINGS|^\s+- plugin |slowest callbacks|add up to more|callbacks are listed|InputOptions\.checks|chunkSizeWarningLimit|codeSplitting/;

/** Builds what is stale: Nx compares the content of the inputs and takes the rest from its cache. Answers in a few words. */
export async function buildStale(projects: readonly string[] = ['api', 'web-public', 'web-admin', 'web-shell']): Promise<string> {
  const nx = inRoot('node_modules/nx/dist/bin/nx.js');
  const args = ['run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=static'];
  const output = await runToEnd([nx, ...args], { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', FORCE_COLOR: '0', NO_COLOR: '1', NODE_ENV: undefined }, { name: 'The build', isNoise: (text) => noise.test(text) });
  const hits = /Cache:\s+(\d+)\/(\d+) hit/.exec(output);
  const built = hits ? Number(hits[2]) - Number(hits[1]) : projects.length;
  return built === 0 ? 'up to date' : `${built} of ${projects.length} built`;
}
