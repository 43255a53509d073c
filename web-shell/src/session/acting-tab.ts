import type { ActingTab, Session } from '@prostora/api-client';
import { ACTING_KEY, urls } from '@prostora/contracts';

/** The session of an operator acting as a user in this tab; null in any other tab, and where storage is refused. */
export function readActingTab(): ActingTab | null {
  try {
    const sessionId = sessionStorage.getItem(ACTING_KEY);
    return sessionId === null ? null : { sessionId, forget: () => sessionStorage.clear() };
  } catch {
    return null;
  }
}

/** Ends acting as a user and closes the tab; where the browser keeps it open, it shows the users of the console. */
export async function leaveActingTab(session: Session): Promise<void> {
  await session.stopImpersonating();
  window.close();
  location.assign(urls.users);
}
