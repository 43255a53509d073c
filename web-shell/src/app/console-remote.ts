import { createInstance } from '@module-federation/runtime';
import type { AdminAppProps } from '@prostora/federation';
import { SHARED_LIBRARIES, loadEntry } from '@prostora/federation/host.ts';
import { version, type ComponentType } from 'react';

/** Exposed module of the console. */
type ConsoleApp = { default: ComponentType<AdminAppProps> };

/** URL of the entry below the CONSOLE_URL that the document names (server/document.ts), or on this site. */
function findEntryUrl(): string {
  const configured = document.querySelector<HTMLMetaElement>('meta[name="console-url"]')?.content;
  return `${configured ?? '/remotes/web_admin'}/remoteEntry.js`;
}

/**
 * Loads the console by the federation runtime, which compares the versions of the shared libraries: another
 * origin may have another release. The runtime is no part of public pages.
 */
export async function loadConsole(): Promise<ConsoleApp> {
  const federation = createInstance({
    name: 'web_shell',
    remotes: [{ name: 'web_admin', entry: findEntryUrl(), type: 'module' }],
    shared: Object.fromEntries(
      Object.entries(SHARED_LIBRARIES).map(([name, library]) => [
        name,
        { version, lib: () => library, shareConfig: { singleton: true, requiredVersion: `^${version}` } },
      ]),
    ),
    plugins: [{ name: 'entry-timeout', loadEntry: ({ remoteInfo }) => loadEntry(remoteInfo.entry) }],
    shareStrategy: 'loaded-first',
  });
  const app = await federation.loadRemote<ConsoleApp>('web_admin/App');
  if (!app) throw new Error('The console exposes no ./App.');
  return app;
}
