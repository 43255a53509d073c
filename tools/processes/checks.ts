import { inRoot } from './places.ts';
import { drift } from './generate.ts';
import { Problem } from './problem.ts';
import { runToEnd } from './child.ts';

/** A check passes or throws a Problem with the complaints. */
export type Check = { name: string; run: () => Promise<unknown> };

const typed = ['api', 'libs', 'tools', 'web-public', 'web-admin', 'web-shell', 'web-shell/e2e'];

/** Style, borders, budgets: one pass over everything, or over the given files. Rules that know types keep the types of all projects at once. */
export async function lint(args: readonly string[] = []): Promise<void> {
  await runToEnd(['--max-old-space-size=8192', inRoot('node_modules/eslint/bin/eslint.js'), ...(args.length > 0 ? args : ['.']), '--max-warnings=0'], { FORCE_COLOR: '0' }, { name: 'lint' });
}

/** What must hold besides tests: types of every project, lint, and generated files that say what the code says. */
export const checks: readonly Check[] = [
  ...typed.map((project) => ({
    name: `types of ${project}`,
    run: () => runToEnd([inRoot('node_modules/typescript-native/bin/tsc'), '-p', inRoot(project), '--noEmit', '--pretty', 'false'], {}, { name: `types of ${project}` }),
  })),
  { name: 'lint', run: () => lint() },
  {
    name: 'generated files',
    run: async () => {
      const stale = Object.keys(await drift());
      if (stale.length > 0) throw new Problem(`${stale.join(', ')} differ from the code: run npm run gen, read the difference and commit it.`);
    },
  },
];
