import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

const FILES: Readonly<Record<string, string>> = {
  'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, noEmit: true }, include: ['**/*'] }),
  'api/src/promises.ts': `const load = async (): Promise<number> => 1;
export function run(kind: 'a' | 'b', unused: number): void {
  load();
  [1].forEach(async () => { await load(); });
  switch (kind) { case 'a': break; }
}
export const wait = async (): Promise<void> => { await 1; };
`,
  'web-public/src/page.tsx': `import { useEffect, useRef, useState } from 'react';
export function Page({ id, isOpen }: { id: number; isOpen: boolean }) {
  const [count, setCount] = useState(0);
  const box = useRef(0);
  const Inner = () => <b>{count}</b>;
  if (isOpen) useState(1);
  useEffect(() => { setCount(id); }, []);
  return <p><Inner />{box.current}</p>;
}
export function Impure() {
  return <p>{Math.random()}</p>;
}
export function Counter({ step }: { step: number }) {
  const box = useRef(0);
  return <p>{box.current + step}</p>;
}
`,
};

let folder: string;
let output: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'prostora-oxlint-')));
  copyFileSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  // The linter of types is looked for in the working folder.
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  output = spawnSync(process.execPath, [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format=unix'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  }).stdout;
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['api/src/promises.ts:2:', 'no-unused-vars'],
  ['api/src/promises.ts:3:', 'no-floating-promises'],
  ['api/src/promises.ts:4:', 'no-misused-promises'],
  ['api/src/promises.ts:5:', 'switch-exhaustiveness-check'],
  ['api/src/promises.ts:7:', 'await-thenable'],
  ['web-public/src/page.tsx:6:', 'rules-of-hooks'],
  ['web-public/src/page.tsx:7:', 'exhaustive-deps'],
  ['web-public/src/page.tsx:8:', 'static-components'],
  ['web-public/src/page.tsx:11:', 'purity'],
  ['web-public/src/page.tsx:15:', 'refs'],
])('reports %s by the rule %s', (place, rule) => {
  expect(
    output.split('\n').filter((line) => line.startsWith(place) && line.includes(`(${rule})`)),
  ).toHaveLength(1);
});
