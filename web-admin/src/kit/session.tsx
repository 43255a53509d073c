import { createContext, useContext, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createConsoleApi, type ConsoleApi, type Session, type SessionState } from '@prostora/api-client';
import { ACTING_KEY, urls } from '@prostora/contracts';

/** Leaves the console by loading another document: public pages have a stricter policy and styles of their own. */
export type Leave = (address: string) => void;

/** A tab opened while the operator presses the button; it shows a page once its session is known. */
export type ActingTab = { show: (sessionId: string, address: string) => void; close: () => void };

type ConsoleSession = {
  api: ConsoleApi;
  session: Session;
  leave: Leave;
  /** Ends the session and goes home (SPEC §2), not to the login page. */
  signOut: () => Promise<void>;
  /** Opens the user's own page in a tab that acts as the user; answers false where the browser opens none. */
  actAs: (user: { id: number; hasCustomer: boolean }) => Promise<boolean>;
  isLeaving: () => boolean;
};

const Context = createContext<ConsoleSession | null>(null);
const openDocument: Leave = (address) => window.location.assign(address);

/**
 * Opens an empty tab of this site, whose session storage is a copy of this one and is emptied. It must be opened within the press of a
 * button; afterwards browsers block it.
 */
function openActingTab(): ActingTab | null {
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
  openTab?: () => ActingTab | null;
  children: ReactNode;
};

export function SessionProvider({
  session,
  leave = openDocument,
  openTab = openActingTab,
  children,
}: ProviderProps) {
  const leaving = useRef(false);
  const value = useMemo<ConsoleSession>(
    () => ({
      api: createConsoleApi(session),
      session,
      leave,
      isLeaving: () => leaving.current,
      signOut: async () => {
        leaving.current = true;
        // The session ends here even when the server cannot be told.
        await session.logout().catch(() => undefined);
        leave(urls.home);
      },
      actAs: async ({ id, hasCustomer }) => {
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

export const useApi = (): ConsoleApi => useConsoleSession().api;

/** Who is signed in now. */
export function useSessionState(): SessionState {
  const { session } = useConsoleSession();
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
}
