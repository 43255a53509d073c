import { createContext, useContext, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createConsoleApi, type ConsoleApi, type Session, type SessionState } from '@prostora/api-client';
import { urls } from '@prostora/contracts';

/** Leaves the console by loading another document: public pages have a stricter policy and styles of their own. */
export type Leave = (address: string) => void;

type ConsoleSession = {
  api: ConsoleApi;
  session: Session;
  leave: Leave;
  /** Ends the session and goes home (SPEC §2), not to the login page. */
  signOut: () => Promise<void>;
  /** Goes on as the user, on their own page; a refusal leaves the operator where they are. */
  actAs: (user: { id: number; hasCustomer: boolean }) => Promise<void>;
  isLeaving: () => boolean;
};

const Context = createContext<ConsoleSession | null>(null);
const openDocument: Leave = (address) => window.location.assign(address);

export function SessionProvider({ session, leave = openDocument, children }: { session: Session; leave?: Leave; children: ReactNode }) {
  const leaving = useRef(false);
  const value = useMemo<ConsoleSession>(() => ({
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
      // From the answer on the session is somebody else's: the console waits for the next document instead of refusing them.
      leaving.current = true;
      await session.impersonate(id).catch((error: unknown) => {
        leaving.current = false;
        throw error;
      });
      leave(hasCustomer ? urls.mySpaces : urls.home);
    },
  }), [session, leave]);
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
