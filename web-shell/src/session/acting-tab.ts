import type { ActingTab, Session } from '@prostora/api-client';
import { ACTING_KEY, urls } from '@prostora/contracts';

/** Impersonation session of this tab; null without one, or when storage is unavailable. */
export function readActingTab(): ActingTab | null {
  try {
    const sessionId = sessionStorage.getItem(ACTING_KEY);
    return sessionId === null ? null : { sessionId, forget: () => sessionStorage.clear() };
  } catch {
    return null;
  }
}

/**
 * Ends the impersonation and closes the tab; if the browser keeps it open, opens the users of the console.
 */
export async function leaveActingTab(session: Session): Promise<void> {
  await session.stopImpersonating();
  window.close();
  location.assign(urls.users);
}
