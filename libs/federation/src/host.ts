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
/** Share scope of module federation: providers by package and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Provider>>>>;
type Container = { init: (shared: ShareScope) => unknown; get: (exposed: string) => Promise<() => unknown> };

const createProvider = (library: unknown): Provider => ({
  get: () => Promise.resolve(() => library),
  lib: () => library,
  loaded: true,
  from: 'web_shell',
  shareConfig: { singleton: true, requiredVersion: false },
});

/** Libraries shared by host and remotes. */
const SHARED: ShareScope = Object.fromEntries(
  Object.entries({
    react,
    'react-dom': reactDom,
    'react-dom/client': reactDomClient,
    '@prostora/nav': nav,
  }).map(([name, library]) => [name, { [react.version]: createProvider(library) }]),
);

/** Timeout of the entry of a remote, which has a few kilobytes. */
const ENTRY_TIMEOUT_MS = 20_000;

/** Loads the entry of a remote; a timeout rejects with the browsers' error of a failed import. */
async function loadEntry(name: string): Promise<Container> {
  const address = `/remotes/${name}/remoteEntry.js`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));
    }, ENTRY_TIMEOUT_MS);
  });
  try {
    return await Promise.race([import(/* @vite-ignore */ address) as Promise<Container>, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads a module of a remote by the usual contract of module federation (`init` with the share scope, then
 * `get`). All parts come from one build, so the version negotiation of the 25 KB runtime of the plugin is not
 * needed.
 * @param name remote
 * @param exposed path of the exposed module, such as `./routes`
 */
export async function loadRemote(name: string, exposed: string): Promise<unknown> {
  const container = await loadEntry(name);
  await container.init(SHARED);
  return (await container.get(exposed))();
}
