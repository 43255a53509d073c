import { useSessionState } from '@prostora/federation/session-context.tsx';
import { useRevalidator } from '@prostora/nav';
import { useEffect, useRef, useState } from 'react';
import type { SpaceData } from './space.loader.ts';

/**
 * The server writes a page for everybody alike, before it is known who reads it. Once the session is there, somebody who may
 * own spaces or runs the site reads the space again, with what they may do with it.
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
