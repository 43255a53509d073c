import { buildStale } from '../processes/build.ts';
import { format, lint, types } from '../processes/checks.ts';
import { writeGenerated } from '../processes/generate.ts';
import { Lifetime } from '../processes/lifetime.ts';
import { Problem } from '../processes/problem.ts';
import { print } from '../processes/steps.ts';

const verbs: Readonly<Record<string, () => Promise<string>>> = {
  build: () => buildStale(),
  lint: async () => {
    await lint(process.argv.slice(3));
    return 'no complaints';
  },
  types: async () => {
    await types(process.argv.slice(3));
    return 'green';
  },
  format: async () => {
    await format('--write');
    return 'done';
  },
  gen: async () => {
    const changed = await writeGenerated();
    return changed.length === 0 ? 'everything is up to date' : `written: ${changed.join(', ')}`;
  },
};

await new Lifetime().run(async () => {
  const verb = process.argv[2] ?? '';
  const work = verbs[verb];
  if (!work) throw new Problem(`Unknown verb "${verb}": known are ${Object.keys(verbs).join(', ')}.`);
  print(`${verb}: ${await work()}`);
  process.exit(0);
});
