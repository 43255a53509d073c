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
type ShareScope = Readonly<Record<string, Readonly<Record<string, Provider>>>>;
type Container = { init: (shared: ShareScope) => unknown; get: (exposed: string) => Promise<() => unknown> };

const createProvider = (library: unknown): Provider => ({
  get: () => Promise.resolve(() => library),
  lib: () => library,
  loaded: true,
  from: 'web_shell',
  shareConfig: { singleton: true, requiredVersion: false },
});

/** Libraries that remotes take from the host, by package. */
export const SHARED_LIBRARIES: Readonly<Record<string, unknown>> = {
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@prostora/nav': nav,
};

const SHARED: ShareScope = Object.fromEntries(
  Object.entries(SHARED_LIBRARIES).map(([name, library]) => [
    name,
    { [react.version]: createProvider(library) },
  ]),
);

/** Timeout of the entry of a remote, which has a few kilobytes. */
const ENTRY_TIMEOUT_MS = 20_000;

/** Loads the entry of a remote; a timeout rejects with the browsers' error of a failed import. */
export async function loadEntry<Entry>(url: string): Promise<Entry> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new TypeError(`Failed to fetch dynamically imported module: ${url}`));
    }, ENTRY_TIMEOUT_MS);
  });
  try {
    return await Promise.race([import(/* @vite-ignore */ url) as Promise<Entry>, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads a module of the public remote by the usual contract of module federation (`init` with the share scope,
 * then `get`). Shell and public pages come from one build, so the version negotiation of the federation
 * runtime, 20 KB, is not needed.
 * @param exposed path of the exposed module, such as `./routes`
 */
export async function loadPublicRemote(exposed: string): Promise<unknown> {
  const container = await loadEntry<Container>('/remotes/web_public/remoteEntry.js');
  await container.init(SHARED);
  return (await container.get(exposed))();
}
