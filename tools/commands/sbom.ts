import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Lifetime } from '../processes/lifetime.ts';
import { inData, root } from '../processes/places.ts';
import { Problem } from '../processes/problem.ts';
import { print } from '../processes/steps.ts';
import { summarizeAudit } from '../processes/audit-summary.ts';

const lifetime = new Lifetime();

function npm(args: readonly string[]): string {
  const given = process.env['npm_execpath'];
  const [command, all] = given?.endsWith('.js') ? [process.execPath, [given, ...args]] : ['npm', [...args]];
  return spawnSync(command, all, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).stdout ?? '';
}

/** The bill of materials of what production runs (CycloneDX), and whether any of it is known to be vulnerable. */
await lifetime.run(async () => {
  const bill = npm(['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--omit=dev']);
  const { components } = (bill.startsWith('{') ? JSON.parse(bill) : {}) as { components?: unknown[] };
  if (!components) throw new Problem('npm made no bill of materials: npm 10 or newer is needed.');
  const file = inData('sbom.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bill);
  print(`sbom: ${components.length} components of production in ${path.relative(root, file)}`);
  const { words, isBad } = summarizeAudit(npm(['audit', '--omit=dev', '--audit-level=high', '--json']));
  print(`audit: ${words}`);
  await lifetime.end(isBad ? 1 : 0);
});
