import type { Session } from '@prostora/api-client';

const CHANNEL = 'prostora.account';

/** Tells the other tabs of this browser that something about the account has changed, or that somebody signed in. */
export function announceAccountChange(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/**
 * Reads the user anew when another tab has changed the account or signed in, and when somebody comes back to a tab that still asks for the
 * confirmation of the e-mail (it may have been confirmed in another browser).
 *
 * @returns stops watching
 */
export function watchAccount(session: Session): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  const reload = (): void => {
    const { user, interrupted } = session.getState();
    if (interrupted) void session.resume();
    else if (user) void session.reload().catch(() => undefined);
  };
  const onVisible = (): void => {
    const { user, interrupted } = session.getState();
    if (document.visibilityState === 'visible' && (interrupted || user?.email_confirmed === false)) reload();
  };
  channel?.addEventListener('message', reload);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    channel?.close();
    document.removeEventListener('visibilitychange', onVisible);
  };
}
