import type { SessionUser } from '@prostora/api-client';
import { urls } from '@prostora/contracts';

/**
 * Landing page of a new session: the second factor set-up when required, the day of a caretaker, the spaces of an
 * owner, or the administration.
 */
export function resolveLandingPage(
  user: Pick<SessionUser, 'has_customer' | 'customer' | 'super_admin' | 'second_factor_missing'>,
): string {
  if (user.second_factor_missing) return urls.operatorAccount;
  if (user.customer?.role === 'domovnik') return urls.today;
  if (user.has_customer) return urls.mySpaces;
  return user.super_admin ? urls.console : urls.home;
}
