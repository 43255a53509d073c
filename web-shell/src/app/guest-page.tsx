import { useEffect, useState, type ReactNode } from 'react';
import type { SessionUser } from '@prostora/api-client';
import { isConsolePath, urls } from '@prostora/contracts';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { Navigate } from '@prostora/nav';
import { resolveLandingPage } from '../session/landing-page.ts';

/** Redirects a signed-in user; the administration needs a document navigation. */
function RedirectSignedIn({ to }: { to: string }) {
  const isOtherDocument = isConsolePath(to);
  useEffect(() => {
    if (isOtherDocument) location.replace(to);
  }, [isOtherDocument, to]);
  return isOtherDocument ? null : <Navigate to={to} replace />;
}

type Props = {
  /** Target of users who were signed in before (SPEC §2: home). */
  signedInTarget?: string;
  /** Target of users who sign in on this page. */
  getSignInTarget?: (user: SessionUser) => string;
  children: ReactNode;
};

/**
 * A page for anonymous users. The session is unknown at first; only a user seen as anonymous here has signed
 * in here.
 */
export function GuestPage({
  signedInTarget = urls.home,
  getSignInTarget = resolveLandingPage,
  children,
}: Props) {
  const { status, user } = useSessionState();
  const [wasGuest, setWasGuest] = useState(false);
  useEffect(() => {
    if (status === 'anonymous') setWasGuest(true);
  }, [status]);
  return user ? <RedirectSignedIn to={wasGuest ? getSignInTarget(user) : signedInTarget} /> : children;
}
