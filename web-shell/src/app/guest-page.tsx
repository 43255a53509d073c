import { useEffect, useState, type ReactNode } from 'react';
import type { SessionUser } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { Navigate } from '@prostora/nav';
import { landingFor, needsOwnDocument } from '../session/login-target.ts';

/** Redirects a signed-in user; the administration needs a document navigation. */
function Leave({ to }: { to: string }) {
  const foreign = needsOwnDocument(to);
  useEffect(() => {
    if (foreign) location.replace(to);
  }, [foreign, to]);
  return foreign ? null : <Navigate to={to} replace />;
}

type Props = {
  /** Target of users who were signed in before (SPEC §2: home). */
  arrived?: string;
  /** Target of users who sign in on this page. */
  entered?: (user: SessionUser) => string;
  children: ReactNode;
};

/**
 * A page for anonymous users. The session is unknown at first; only a user seen as anonymous here has signed
 * in here.
 */
export function GuestPage({ arrived = urls.home, entered = landingFor, children }: Props) {
  const { status, user } = useSessionState();
  const [wasGuest, setWasGuest] = useState(false);
  useEffect(() => {
    if (status === 'anonymous') setWasGuest(true);
  }, [status]);
  return user ? <Leave to={wasGuest ? entered(user) : arrived} /> : children;
}
