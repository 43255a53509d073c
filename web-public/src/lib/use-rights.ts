import type { MemberPermission } from '@prostora/contracts';
import { useSessionState } from '@prostora/federation/session-context.tsx';

/**
 * Whether the user is a majitel of the customer, whom plan and completeness of the spaces concern; yes until the user
 * is known, and for an operator.
 */
export function useIsOwner(): boolean {
  const role = useSessionState().user?.customer?.role;
  return role === undefined || role === 'majitel';
}

/**
 * Whether the user's role in the team has a right; yes until the user is known, and for an operator, no while the
 * server does not answer.
 */
export function useHasRight(right: MemberPermission): boolean {
  const { user, isUnreachable } = useSessionState();
  const rights = isUnreachable ? [] : user?.customer?.rights;
  return rights === undefined || rights.includes(right);
}

/** Whether an operator acts as the user: what the API then rejects is not offered. */
export const useIsImpersonating = (): boolean => (useSessionState().user?.impersonated_by ?? null) !== null;

/** Whether the user decides about reservations, which an acting operator does in the console. */
export function useMayDecide(): boolean {
  const mayWrite = useHasRight('write');
  return !useIsImpersonating() && mayWrite;
}
