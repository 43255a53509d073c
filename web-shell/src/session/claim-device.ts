import type { Session } from '@prostora/api-client';
import { STAFF_DAY_PREFIX, toStaffOwner } from '@prostora/contracts/staff-day.ts';

/**
 * Removes the list of a caretaker that this device stores, unless it is that of the user: now and at each change of
 * the session.
 */
export function claimDevice(session: Session): () => void {
  const claim = (): void => {
    const { user, status, isUnreachable } = session.getState();
    // An operator who acts as a user shares the storage with the own account.
    if (status === 'unknown' || isUnreachable || user?.impersonated_by) return;
    const own = user && toStaffOwner(user);
    try {
      for (const key of Object.keys(localStorage))
        if (key.startsWith(STAFF_DAY_PREFIX) && key !== STAFF_DAY_PREFIX + own) localStorage.removeItem(key);
    } catch {
      // Storage is unavailable: nothing is stored.
    }
  };
  claim();
  return session.subscribe(claim);
}
