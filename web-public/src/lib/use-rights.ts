import type { MemberPermission } from '@prostora/contracts';
import { useSessionState } from '@prostora/federation/session-context.tsx';

/** Whether the user's role in the team has a right; yes until the user is known, and for an operator. */
export function useHasRight(right: MemberPermission): boolean {
  const rights = useSessionState().user?.customer?.rights;
  return rights === undefined || rights.includes(right);
}
