/** Broadcast channel of account changes between tabs. */
export const ACCOUNT_CHANNEL = 'prostora.account';

/** Notifies other tabs of a sign-in or a change of the account. */
export function announceAccountChange(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(ACCOUNT_CHANNEL);
  channel.postMessage('changed');
  channel.close();
}
