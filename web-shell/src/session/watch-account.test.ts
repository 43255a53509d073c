import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Session, SessionUser } from '@prostora/api-client';
import { announceAccountChange } from './account-channel.ts';
import { watchAccount } from './watch-account.ts';

/** Delivers messages synchronously to other channels of the same name. */
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
const subscribe = () => () => undefined;
const watch = (user: Partial<SessionUser> | null): void => {
  const getState = () => ({ status: 'signed-in', user });
  stop = watchAccount({ reload, getState, subscribe } as unknown as Session);
};
const resume = jest.fn(() => Promise.resolve());
const watchInterrupted = (): void => {
  const getState = () => ({ status: 'signed-in', user: { email_confirmed: true }, interrupted: true });
  stop = watchAccount({ reload, resume, getState, subscribe } as unknown as Session);
};
const comeBack = (): boolean => document.dispatchEvent(new Event('visibilitychange'));

afterEach(() => {
  stop();
  jest.clearAllMocks();
});

describe('watchAccount', () => {
  it('reloads the session on a message of another tab', () => {
    watch({ email_confirmed: true });
    announceAccountChange();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads on return while the e-mail is unconfirmed', () => {
    watch({ email_confirmed: false });
    comeBack();
    expect(reload).toHaveBeenCalledTimes(1);
    stop();
    watch({ email_confirmed: true });
    comeBack();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('resumes an interrupted session on a message and on return', () => {
    watchInterrupted();
    announceAccountChange();
    comeBack();
    expect([resume.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);
  });

  it('does nothing for an anonymous user', () => {
    watch(null);
    announceAccountChange();
    comeBack();
    expect(reload).not.toHaveBeenCalled();
  });
});
