import { useQuery } from '@tanstack/react-query';
import type { OwnerBadges } from '@prostora/api-client';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { ownerBadgesQuery } from '../../lib/owner-queries.ts';

const NONE: OwnerBadges = { today: 0, reservations: 0, inquiries: 0, waiting_list: 0 };

/** Badges of the navigation, refreshed each minute and on focus; zeros until they are known. */
export function usePortalBadges(): OwnerBadges {
  const { user } = useSessionState();
  const { data } = useQuery({ ...ownerBadgesQuery(useApi()), enabled: user?.has_customer ?? false });
  return data ?? NONE;
}
