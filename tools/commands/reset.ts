import { lstatSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stagedFor } from '../postgres/binaries.ts';
import { clearLeftOver } from '../postgres/cluster.ts';
import { runningInstance } from '../processes/instance.ts';
import { Lifetime } from '../processes/lifetime.ts';
import { dataDir, inData, root } from '../processes/places.ts';
import { Problem } from '../processes/problem.ts';
import { print } from '../processes/steps.ts';

await new Lifetime().run(async () => {
  const other = runningInstance();
  if (other)
    throw new Problem(
      `Prostora runs at ${other.address} (process ${other.pid}): stop it before clearing its data.`,
    );
  if (!lstatSync(dataDir, { throwIfNoEntry: false })) return print('There are no data to clear.');
  const cluster = path.join(realpathSync(dataDir), 'pg');
  await clearLeftOver(
    lstatSync(inData('pg'), { throwIfNoEntry: false }) ? realpathSync(inData('pg')) : cluster,
  );
  for (const staged of [stagedFor(cluster), stagedFor(realpathSync(root))])
    rmSync(staged, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
  print(`Cleared ${dataDir}; the next start begins with the demo data.`);
});
