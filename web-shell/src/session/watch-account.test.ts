import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Session, SessionUser } from '@prostora/api-client';
import { announceAccountChange } from './account-channel.ts';
import { watchAccount } from './watch-account.ts';

/** Delivers to every other channel of the same name at once, as browsers do to other tabs. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();

  constructor(readonly name: string) {
    super();
    FakeChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of FakeChannel.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }

  close(): void {
    FakeChannel.open.delete(this);
  }
}
Object.assign(globalThis, { BroadcastChannel: FakeChannel });

const reload = jest.fn(() => Promise.resolve());
let stop: () => void = () => undefined;
const watch = (user: Partial<SessionUser> | null): void => {
  stop = watchAccount({ reload, getState: () => ({ status: 'signed-in', user }) } as unknown as Session);
};
const resume = jest.fn(() => Promise.resolve());
const watchInterrupted = (): void => {
  const getState = () => ({ status: 'signed-in', user: { email_confirmed: true }, interrupted: true });
  stop = watchAccount({ reload, resume, getState } as unknown as Session);
};
const comeBack = (): boolean => document.dispatchEvent(new Event('visibilitychange'));

afterEach(() => {
  stop();
  jest.clearAllMocks();
});

describe('what other tabs did with the account', () => {
  it('is read anew when they tell of it', () => {
    watch({ email_confirmed: true });
    announceAccountChange();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is read anew on return while the e-mail is not confirmed, and not any more afterwards', () => {
    watch({ email_confirmed: false });
    comeBack();
    expect(reload).toHaveBeenCalledTimes(1);
    stop();
    watch({ email_confirmed: true });
    comeBack();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('goes on with an interrupted session when they tell of it, and on return', () => {
    watchInterrupted();
    announceAccountChange();
    comeBack();
    expect([resume.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);
  });

  it('is of no interest to somebody not signed in', () => {
    watch(null);
    announceAccountChange();
    comeBack();
    expect(reload).not.toHaveBeenCalled();
  });
});
