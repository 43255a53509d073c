import * as nav from '@prostora/nav';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

type Provider = {
  get: () => Promise<() => unknown>;
  lib: () => unknown;
  loaded: true;
  from: string;
  shareConfig: { singleton: true; requiredVersion: false };
};
/** What federation calls a share scope: by package, by version, who provides it. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Provider>>>>;
type Container = { init: (shared: ShareScope) => unknown; get: (exposed: string) => Promise<() => unknown> };

const provider = (library: unknown): Provider => ({
  get: () => Promise.resolve(() => library),
  lib: () => library,
  loaded: true,
  from: 'web_shell',
  shareConfig: { singleton: true, requiredVersion: false },
});

/** The one copy of each library that host and remotes share. */
const SHARED: ShareScope = Object.fromEntries(
  Object.entries({
    react,
    'react-dom': reactDom,
    'react-dom/client': reactDomClient,
    '@prostora/nav': nav,
  }).map(([name, library]) => [name, { [react.version]: provider(library) }]),
);

/** A remote's entry is a few kilobytes: one that has not come by then is as good as missing, and the page may say so. */
const ENTRY_MS = 20_000;

/** The entry of a remote; an error in the words of browsers for a lost part when it never answers. */
async function entryOf(name: string): Promise<Container> {
  const address = `/remotes/${name}/remoteEntry.js`;
  let late: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    late = setTimeout(() => {
      reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));
    }, ENTRY_MS);
  });
  try {
    return await Promise.race([import(/* @vite-ignore */ address) as Promise<Container>, tooLate]);
  } finally {
    clearTimeout(late);
  }
}

/**
 * The host's side of module federation in production, with its usual contract (`init` with the share scope, then `get`): one
 * version of everything from one build needs none of the negotiation that makes up the plugin's own runtime of 25 KB.
 */
export async function loadRemote(name: string, exposed: string): Promise<unknown> {
  const container = await entryOf(name);
  await container.init(SHARED);
  return (await container.get(exposed))();
}
