import { useSessionState } from '@prostora/federation/session-context.tsx';
import { useRevalidator } from '@prostora/nav';
import { useEffect, useRef, useState } from 'react';
import type { SpaceData } from './space.loader.ts';

/**
 * Reloads the space once the session is known, because the server renders the page without one. Only for
 * users who may edit it: customers and administrators.
 */
export function useOwnersData({ editing }: SpaceData): void {
  const { status, user } = useSessionState();
  const { revalidate } = useRevalidator();
  const [early] = useState(status === 'unknown');
  const asked = useRef(false);
  useEffect(() => {
    if (!early || asked.current || editing || !user || (!user.has_customer && !user.super_admin)) return;
    asked.current = true;
    void revalidate();
  }, [early, editing, user, revalidate]);
}
