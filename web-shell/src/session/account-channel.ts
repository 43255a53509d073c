/** Name of the channel on which the tabs of one browser tell each other of changes of the account. */
export const ACCOUNT_CHANNEL = 'prostora.account';

/** Tells the other tabs of this browser that something about the account has changed, or that somebody signed in. */
export function announceAccountChange(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(ACCOUNT_CHANNEL);
  channel.postMessage('changed');
  channel.close();
}
