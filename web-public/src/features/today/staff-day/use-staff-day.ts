import { ApiError, getOwnerStaffDay, type Client, type StaffDay } from '@prostora/api-client';
import { toStaffOwner } from '@prostora/contracts/staff-day.ts';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { storePage } from './offline-page.ts';
import { findStoredOwner, readDay, removeDay, saveDay } from './staff-day-store.ts';

const REFRESH_MS = 60_000;

/** Today and tomorrow of the caretaker; stale at once. */
export const staffDayQuery = (api: Client, owner: string | null) =>
  queryOptions({
    queryKey: ['owner', 'staff-day', owner],
    queryFn: ({ signal }) => getOwnerStaffDay({ client: api, signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });

export type LoadedStaffDay = {
  /** Key of the stored list; null while an operator acts as the caretaker: nothing is stored. */
  owner: string | null;
  /** Key of the marks that wait for a connection. */
  marksOwner: string;
  staffDay: StaffDay | undefined;
  loadedAt: number;
  /** Whether the server does not answer: the list is that of `loadedAt`. */
  isOffline: boolean;
  /** Whether a session is open, so that marks can be sent. */
  isSignedIn: boolean;
  error: Error | null;
  retry: () => void;
};

/** The list of the server, or the stored one until it answers. */
export function useStaffDay(): LoadedStaffDay {
  const api = useApi();
  const { user } = useSessionState();
  const isSignedIn = user !== null;
  const owner = user ? toStaffOwner(user) : findStoredOwner();
  const [stored] = useState(() => owner && readDay(owner));
  const { data, dataUpdatedAt, error, failureReason, fetchStatus, refetch } = useQuery({
    ...staffDayQuery(api, owner),
    enabled: isSignedIn,
    ...(stored && { initialData: stored.staffDay, initialDataUpdatedAt: stored.loadedAt }),
  });
  const isRejected = error instanceof ApiError && error.status >= 400 && error.status < 500;
  useEffect(() => {
    if (owner === null || !isSignedIn || !data) return;
    if (isRejected) removeDay(owner);
    else saveDay(owner, { loadedAt: dataUpdatedAt, staffDay: data });
  }, [owner, isSignedIn, data, dataUpdatedAt, isRejected]);
  const isLoaded = isSignedIn && data !== undefined;
  useEffect(() => {
    // Without it the page opens with a connection only.
    if (owner !== null && isLoaded) void storePage().catch(() => undefined);
  }, [owner, isLoaded]);
  return {
    owner,
    marksOwner: owner ?? `acting.${user?.id}`,
    staffDay: isRejected ? undefined : data,
    loadedAt: dataUpdatedAt,
    isOffline: !isSignedIn || fetchStatus === 'paused' || failureReason !== null,
    isSignedIn,
    error,
    retry: () => void refetch(),
  };
}
