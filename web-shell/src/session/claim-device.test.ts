import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Session, SessionState, SessionUser } from '@prostora/api-client';
import type { MemberRole } from '@prostora/contracts';
import { claimDevice } from './claim-device.ts';

const LIST = 'prostora.staff-day.9.4';
const MARKS = 'prostora.staff-marks.9.4';
const member = (id: number, role: MemberRole, impersonated_by: object | null = null) =>
  ({ id, customer: { id: 4, role }, impersonated_by }) as unknown as SessionUser;
const toState = (user: SessionUser | null): SessionState => ({
  status: user ? 'signed-in' : 'anonymous',
  user,
});

/** Session whose later states reach the subscriber. */
function createSession(state: SessionState) {
  const listeners: (() => void)[] = [];
  const session = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.push(listener);
      return () => undefined;
    },
  } as unknown as Session;
  const publish = (next: SessionState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return { session, publish };
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(LIST, '{}');
  localStorage.setItem(MARKS, '{}');
});

describe('claimDevice', () => {
  it.each<[string, SessionState, boolean]>([
    ['keeps the list of the same caretaker', toState(member(9, 'domovnik')), true],
    ['keeps it in the tab of an operator who acts as a user', toState(member(8, 'majitel', { id: 1 })), true],
    ['keeps it while the server does not answer', { ...toState(null), isUnreachable: true }, true],
    ['removes it after a session that has ended', toState(null), false],
    ['removes it for another caretaker', toState(member(8, 'domovnik')), false],
    ['removes it when the role has changed', toState(member(9, 'ucetni')), false],
    ['removes it when the member was removed', toState({ ...member(9, 'domovnik'), customer: null }), false],
  ])('%s', (_name, state, isKept) => {
    claimDevice(createSession(state).session);
    expect(localStorage.getItem(LIST) !== null).toBe(isKept);
    // Marks name no guest, and are sent for the same person only.
    expect(localStorage.getItem(MARKS)).toBe('{}');
  });

  it('removes the list at the sign-out', () => {
    const { session, publish } = createSession(toState(member(9, 'domovnik')));
    claimDevice(session);
    publish(toState(null));
    expect(localStorage.getItem(LIST)).toBeNull();
  });
});
