import { useSessionState } from '@prostora/federation/session-context.tsx';
import { useRevalidator } from '@prostora/nav';
import { useEffect, useRef, useState } from 'react';
import type { SpaceData } from './space.loader.ts';

/**
 * Reloads the space once the session is known, because the server renders the page without one. Only for
 * users who may edit it: customers and administrators.
 */
export function useEditingData({ editing }: SpaceData): void {
  const { status, user } = useSessionState();
  const { revalidate } = useRevalidator();
  const [wasUnknown] = useState(status === 'unknown');
  const hasReloaded = useRef(false);
  useEffect(() => {
    if (!wasUnknown || hasReloaded.current || editing || !user || (!user.has_customer && !user.super_admin))
      return;
    hasReloaded.current = true;
    void revalidate();
  }, [wasUnknown, editing, user, revalidate]);
}
