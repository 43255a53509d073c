import { useSessionState } from '@prostora/federation/session-context.tsx';
import { useMemo } from 'react';
import { PORTAL_PAGES, type PortalPage } from './pages.ts';

/**
 * Pages that the user's role in the team may open; all until the user is known, and to an operator. Only the first one
 * while the server does not answer.
 */
export function usePortalPages(): readonly PortalPage[] {
  const { user, isUnreachable } = useSessionState();
  const rights = user?.customer?.rights;
  return useMemo(
    () =>
      isUnreachable
        ? PORTAL_PAGES.slice(0, 1)
        : rights === undefined
          ? PORTAL_PAGES
          : PORTAL_PAGES.filter(({ right }) => right === undefined || rights.includes(right)),
    [rights, isUnreachable],
  );
}
