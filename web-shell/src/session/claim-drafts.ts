const OWNER = 'prostora.drafts-of';
/** Prefixes of storage keys with typed text. */
const TYPED = ['prostora.draft.', 'prostora.booking-contact', 'poptavka', 'prostora-ai-writer'];

/**
 * Assigns the drafts of this tab to the user. Drafts of another user are removed; those from before the login
 * stay.
 *
 * @param userId null removes all drafts, after a logout
 */
export function claimDrafts(userId: number | null): void {
  try {
    const owner = sessionStorage.getItem(OWNER);
    if (userId === null || (owner !== null && owner !== String(userId))) forgetDrafts();
    if (userId === null) sessionStorage.removeItem(OWNER);
    else sessionStorage.setItem(OWNER, String(userId));
  } catch {
    // Storage is unavailable: there are no drafts.
  }
}

function forgetDrafts(): void {
  for (const name of Object.keys(sessionStorage)) {
    if (TYPED.some((beginning) => name.startsWith(beginning))) sessionStorage.removeItem(name);
  }
}
