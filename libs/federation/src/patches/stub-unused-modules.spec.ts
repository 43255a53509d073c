import { expect, it } from '@jest/globals';
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { stubUnusedModules } from './stub-unused-modules.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
type Load = (id: string) => { code: string } | null;
type BuildEnd = (this: { error: (message: string) => never }, error?: Error) => void;

const fail = {
  error: (message: string): never => {
    throw new Error(message);
  },
};
const load = (plugin: Plugin, id: string): { code: string } | null => (plugin.load as Load)(id);
const end = (plugin: Plugin): void => (plugin.buildEnd as BuildEnd).call(fail);

const routerFiles = globSync('node_modules/react-router/dist/production/**/*.js', { cwd: root }).map((file) =>
  path.join(root, file),
);

it('finds each module in the installed router and keeps all of its exports', async () => {
  const plugin = stubUnusedModules();
  const stubbed = routerFiles.flatMap((file) => {
    const stub = load(plugin, file);
    return stub ? [{ file, code: stub.code }] : [];
  });
  expect(() => end(plugin)).not.toThrow();
  expect(stubbed).toHaveLength(2);
  for (const { file, code } of stubbed) {
    const names = Object.keys((await import(file)) as object);
    expect(names.filter((name) => !new RegExp(`export const ${name}\\b`, 'u').test(code))).toEqual([]);
  }
});

it('fails the build when a module is no longer found', () => {
  expect(() => end(stubUnusedModules())).toThrow('Module not found');
});
