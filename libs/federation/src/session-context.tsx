import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Session, SessionState } from '@prostora/api-client';

const UNKNOWN: SessionState = { status: 'unknown', user: null };
const SessionContext = createContext<Session | null>(null);

export const SessionProvider = ({ session, children }: { session: Session | null; children: ReactNode }) => (
  <SessionContext value={session}>{children}</SessionContext>
);

const subscribeNoop = (): (() => void) => () => undefined;

/** State of the session; unknown on the server and until it is restored. */
export function useSessionState(): SessionState {
  const session = useContext(SessionContext);
  return useSyncExternalStore(
    session?.subscribe ?? subscribeNoop,
    session?.getState ?? (() => UNKNOWN),
    () => UNKNOWN,
  );
}

/** The session; null on the server. */
export const useSession = (): Session | null => useContext(SessionContext);
