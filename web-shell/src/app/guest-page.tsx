import { useEffect, useState, type ReactNode } from 'react';
import type { SessionUser } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { Navigate } from '@prostora/nav';
import { landingFor, needsOwnDocument } from '../session/login-target.ts';

/** Goes where somebody signed in belongs; into the administration with a document of its own. */
function Leave({ to }: { to: string }) {
  const foreign = needsOwnDocument(to);
  useEffect(() => {
    if (foreign) location.replace(to);
  }, [foreign, to]);
  return foreign ? null : <Navigate to={to} replace />;
}

type Props = {
  /** Where somebody goes who was signed in already (SPEC §2: home). */
  arrived?: string;
  /** Where somebody goes who signed in on this very page. */
  entered?: (user: SessionUser) => string;
  children: ReactNode;
};

/** A page for guests alone. Who they are is not known at first; only somebody seen as a guest here can have signed in here. */
export function GuestPage({ arrived = urls.home, entered = landingFor, children }: Props) {
  const { status, user } = useSessionState();
  const [wasGuest, setWasGuest] = useState(false);
  useEffect(() => {
    if (status === 'anonymous') setWasGuest(true);
  }, [status]);
  return user ? <Leave to={wasGuest ? entered(user) : arrived} /> : children;
}
