import { useQuery } from '@tanstack/react-query';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { ownerWaitingQuery } from '../../lib/owner-queries.ts';

/** Counts of waiting items by page of the portal. */
export type PortalBadges = { today: number; reservations: number; inquiries: number };

const NONE: PortalBadges = { today: 0, reservations: 0, inquiries: 0 };

/** Badges of the navigation, refreshed each minute and on focus. */
export function usePortalBadges(): PortalBadges {
  const { user } = useSessionState();
  const { data } = useQuery({ ...ownerWaitingQuery(useApi()), enabled: user?.has_customer ?? false });
  if (!data) return NONE;
  const count = (...kinds: string[]): number =>
    data.items.filter(({ kind }) => kinds.includes(kind)).reduce((sum, item) => sum + item.count, 0);
  const reservations = count('reservation_requests', 'change_proposals');
  const inquiries = count('inquiries');
  return { today: reservations + inquiries, reservations, inquiries };
}
