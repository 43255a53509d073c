import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import * as nav from '@prostora/nav';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as react from 'react';
import { loadConsole } from './console-remote.ts';

type Provider = { lib: () => unknown; shareConfig: { singleton: boolean } };
type ShareScope = Record<string, Record<string, Provider>>;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prostora-console-'));
});
afterEach(() => {
  document.head.replaceChildren();
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes the entry of a console and names it in the document. */
async function publish(name: string, code: string): Promise<void> {
  const base = path.join(folder, name);
  await mkdir(base);
  await writeFile(path.join(base, 'package.json'), '{"type":"module"}');
  await writeFile(path.join(base, 'remoteEntry.js'), code);
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'console-url', content: pathToFileURL(base).href });
  document.head.append(meta);
}

it('loads the console from the URL of the document and offers it the libraries of the shell', async () => {
  await publish(
    'complete',
    `let scope;
     export const init = (given) => { scope = given; };
     export const get = (name) => Promise.resolve(() => ({ default: { name, scope } }));`,
  );
  const { name, scope } = (await loadConsole()).default as unknown as { name: string; scope: ShareScope };
  expect(name).toBe('./App');
  expect(Object.keys(scope).sort()).toEqual(['@prostora/nav', 'react', 'react-dom', 'react-dom/client']);
  const [[version, provider] = []] = Object.entries(scope['react'] ?? {});
  expect([version, provider?.shareConfig.singleton, provider?.lib()]).toEqual([react.version, true, react]);
  expect(Object.values(scope['@prostora/nav'] ?? {})[0]?.lib()).toBe(nav);
});

it('rejects when the console is missing', async () => {
  await publish('missing', '');
  await rm(path.join(folder, 'missing/remoteEntry.js'));
  await expect(loadConsole()).rejects.toThrow();
});
