const OWNER_KEY = 'prostora.drafts-of';
/** Prefixes of storage keys with typed text. */
const DRAFT_PREFIXES = ['prostora.draft.', 'prostora.booking-contact', 'poptavka', 'prostora-ai-writer'];

/**
 * Assigns the drafts of this tab to the user. Drafts of another user are removed; those from before the login
 * stay.
 *
 * @param userId null removes all drafts, after a logout
 */
export function claimDrafts(userId: number | null): void {
  try {
    const owner = sessionStorage.getItem(OWNER_KEY);
    if (userId === null || (owner !== null && owner !== String(userId))) removeDrafts();
    if (userId === null) sessionStorage.removeItem(OWNER_KEY);
    else sessionStorage.setItem(OWNER_KEY, String(userId));
  } catch {
    // Storage is unavailable: there are no drafts.
  }
}

function removeDrafts(): void {
  for (const name of Object.keys(sessionStorage)) {
    if (DRAFT_PREFIXES.some((beginning) => name.startsWith(beginning))) sessionStorage.removeItem(name);
  }
}
