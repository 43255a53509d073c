import { useSessionState } from '@prostora/federation/session-context.tsx';
import { useMemo } from 'react';
import { PORTAL_PAGES, type PortalPage } from './pages.ts';

/** Pages that the user's role in the team may open; all until the user is known, and to an operator. */
export function usePortalPages(): readonly PortalPage[] {
  const { user } = useSessionState();
  const rights = user?.customer?.rights;
  return useMemo(
    () =>
      rights === undefined
        ? PORTAL_PAGES
        : PORTAL_PAGES.filter(({ right }) => right === undefined || rights.includes(right)),
    [rights],
  );
}
