import type { Session } from '@prostora/api-client';
import { ACCOUNT_CHANNEL } from './account-channel.ts';
import { claimDevice } from './claim-device.ts';

/**
 * Reloads the user on account changes in other tabs, and when a tab with an unconfirmed e-mail becomes
 * visible, because the e-mail may have been confirmed in another browser. Keeps what the device stores to the user.
 *
 * @returns stops watching
 */
export function watchAccount(session: Session): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(ACCOUNT_CHANNEL);
  const reload = (): void => {
    const { user, interrupted } = session.getState();
    if (interrupted) void session.resume();
    else if (user) void session.reload().catch(() => undefined);
  };
  const onVisible = (): void => {
    const { user, interrupted } = session.getState();
    if (document.visibilityState === 'visible' && (interrupted || user?.email_confirmed === false)) reload();
  };
  const stopClaiming = claimDevice(session);
  channel?.addEventListener('message', reload);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    stopClaiming();
    channel?.close();
    document.removeEventListener('visibilitychange', onVisible);
  };
}
