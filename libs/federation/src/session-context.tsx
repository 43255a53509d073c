import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Session, SessionState } from '@prostora/api-client';

const UNKNOWN: SessionState = { status: 'unknown', user: null };
const SessionContext = createContext<Session | null>(null);

export const SessionProvider = ({ session, children }: { session: Session | null; children: ReactNode }) => (
  <SessionContext value={session}>{children}</SessionContext>
);

const silent = (): (() => void) => () => undefined;

/** The session's present state; on the server and before it is restored it is unknown. */
export function useSessionState(): SessionState {
  const session = useContext(SessionContext);
  return useSyncExternalStore(
    session?.subscribe ?? silent,
    session?.getState ?? (() => UNKNOWN),
    () => UNKNOWN,
  );
}

/** The session itself, for signing in and out; the server renders without one. */
export const useSession = (): Session | null => useContext(SessionContext);
