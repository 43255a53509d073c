const OWNER = 'prostora.drafts-of';
/** What the pages keep of typed text in a tab, by the beginning of its name. */
const TYPED = ['prostora.draft.', 'prostora.booking-contact', 'poptavka', 'prostora-ai-writer'];

/**
 * Hands the text typed in this tab to the user. That of another user is forgotten; what was typed before a login stays.
 *
 * @param userId null forgets everything, e.g. after a logout
 */
export function claimDrafts(userId: number | null): void {
  try {
    const owner = sessionStorage.getItem(OWNER);
    if (userId === null || (owner !== null && owner !== String(userId))) forgetDrafts();
    if (userId === null) sessionStorage.removeItem(OWNER);
    else sessionStorage.setItem(OWNER, String(userId));
  } catch {
    // A browser that stores nothing has no drafts.
  }
}

function forgetDrafts(): void {
  for (const name of Object.keys(sessionStorage)) {
    if (TYPED.some((beginning) => name.startsWith(beginning))) sessionStorage.removeItem(name);
  }
}
