import { expect, it } from '@jest/globals';
import type { Plugin } from 'vite';
import { remoteEntryPlugin } from './remote-entry.ts';

type Transform = (code: string, id: string) => { code: string } | null;
type BuildEnd = (this: { error: (message: string) => never }, error?: Error) => void;

const fail = {
  error: (message: string): never => {
    throw new Error(message);
  },
};
const transform = (plugin: Plugin, code: string, id: string): string | undefined =>
  (plugin.transform as Transform)(code, id)?.code;
const end = (plugin: Plugin): void => (plugin.buildEnd as BuildEnd).call(fail);

const SHARE = 'globalThis.__mf_module_cache__.share["default:react"]';
const ENTRY = 'const exposes = import("virtual:mf-exposes:web_admin");';

it('replaces the entry by one that stores the shared modules and returns the exposed ones', () => {
  const plugin = remoteEntryPlugin();
  expect(transform(plugin, SHARE, '/x/__loadShare__react.mjs')).toBeUndefined();
  const entry = transform(plugin, ENTRY, '\0virtual:mf-REMOTE_ENTRY_ID');
  expect(entry).toContain('import exposed from "virtual:mf-exposes:web_admin"');
  expect(entry).toContain('globalThis.__mf_module_cache__');
  expect(() => end(plugin)).not.toThrow();
});

it.each([
  ['the entry', SHARE, 'loadShare'],
  ['the shares', ENTRY, 'virtual:mf-REMOTE_ENTRY_ID'],
])('fails the build when %s is no longer found', (_name, ...given) => {
  const plugin = remoteEntryPlugin();
  transform(plugin, ...(given as unknown as [string, string]));
  expect(() => end(plugin)).toThrow('@module-federation/vite has changed');
});
