import { createContext, useContext, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { type Client, type Session, type SessionState } from '@prostora/api-client';
import { ACTING_KEY, urls } from '@prostora/contracts';

/** Leaves the console by a document load: public pages have a stricter CSP and their own styles. */
export type Leave = (address: string) => void;

/** Browser tab for impersonation, opened within the click; it navigates once the session is known. */
export type ImpersonationTab = { show: (sessionId: string, address: string) => void; close: () => void };

type ConsoleSession = {
  api: Client;
  session: Session;
  leave: Leave;
  /** Ends the session and opens the home page (SPEC §2), not the login page. */
  signOut: () => Promise<void>;
  /** Opens a tab with an impersonated session; false when the browser blocks it. */
  startImpersonation: (user: { id: number; hasCustomer: boolean }) => Promise<boolean>;
  isLeaving: () => boolean;
};

const Context = createContext<ConsoleSession | null>(null);
const openDocument: Leave = (address) => window.location.assign(address);

/**
 * Opens an empty tab of this site. Its session storage starts as a copy of this one and is cleared. It must
 * be opened within a click; later the browser blocks it.
 */
function openImpersonationTab(): ImpersonationTab | null {
  const tab = window.open('about:blank', '_blank');
  if (!tab) return null;
  tab.sessionStorage.clear();
  return {
    show: (sessionId, address) => {
      tab.sessionStorage.setItem(ACTING_KEY, sessionId);
      tab.location.assign(new URL(address, window.location.origin).href);
    },
    close: () => tab.close(),
  };
}

type ProviderProps = {
  session: Session;
  leave?: Leave;
  openTab?: () => ImpersonationTab | null;
  children: ReactNode;
};

export function SessionProvider({
  session,
  leave = openDocument,
  openTab = openImpersonationTab,
  children,
}: ProviderProps) {
  const leaving = useRef(false);
  const value = useMemo<ConsoleSession>(
    () => ({
      api: session.api,
      session,
      leave,
      isLeaving: () => leaving.current,
      signOut: async () => {
        leaving.current = true;
        // The local session ends even when the server is unreachable.
        await session.logout().catch(() => undefined);
        leave(urls.home);
      },
      startImpersonation: async ({ id, hasCustomer }) => {
        const tab = openTab();
        if (!tab) return false;
        try {
          tab.show(await session.impersonate(id), hasCustomer ? urls.mySpaces : urls.home);
          return true;
        } catch (error) {
          tab.close();
          throw error;
        }
      },
    }),
    [session, leave, openTab],
  );
  return <Context value={value}>{children}</Context>;
}

export function useConsoleSession(): ConsoleSession {
  const value = useContext(Context);
  if (!value) throw new Error('useConsoleSession needs a SessionProvider');
  return value;
}

export const useApi = (): Client => useConsoleSession().api;

/** Current session state. */
export function useSessionState(): SessionState {
  const { session } = useConsoleSession();
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
}
