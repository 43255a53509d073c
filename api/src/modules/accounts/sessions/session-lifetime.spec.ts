import { describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '@prostora/contracts';
import { parseRefreshToken, hashRefreshToken } from './refresh-token.ts';
import { computeExpiry, createSession } from './session-lifetime.ts';

const NOW = new Date('2027-03-01T12:00:00Z');
const hours = (count: number): Date => new Date(NOW.getTime() + count * HOUR_MS);
const days = (count: number): Date => hours(24 * count);

describe('computeExpiry', () => {
  it.each<[string, Date, boolean, Date, boolean?]>([
    ['a new session expires after 30 days', NOW, false, days(30)],
    ['a renewed session is extended by 30 days', days(-100), false, days(30)],
    ['an old session expires 180 days after its start', days(-170), false, days(10)],
    ['an impersonation session expires after an hour', NOW, true, hours(1)],
    ['a renewal does not extend an impersonation session', hours(-0.75), true, hours(0.25)],
    ['a session of an operator expires after 12 hours', NOW, false, hours(12), true],
    ['a renewed session of an operator is extended by 12 hours', days(-3), false, hours(12), true],
    [
      'an old session of an operator expires 7 days after its start',
      hours(-7 * 24 + 5),
      false,
      hours(5),
      true,
    ],
  ])('%s', (_name, createdAt, isImpersonated, end, isOperator = false) => {
    expect(computeExpiry({ createdAt, isImpersonated, isOperator }, NOW)).toEqual(end);
  });
});

describe('createSession', () => {
  it('returns a record with only the hash of the refresh token', () => {
    const { record, opened } = createSession({
      userId: 7,
      userAgent: 'Firefox',
      now: NOW,
      isOperator: false,
    });
    const token = parseRefreshToken(opened.refreshToken);
    expect(opened).toEqual({
      sessionId: token?.sessionId,
      userId: 7,
      impersonatorId: null,
      customerId: null,
      refreshToken: token?.text,
      expiresAt: days(30),
      hasSecondFactor: false,
    });
    expect(record).toEqual({
      id: opened.sessionId,
      user: 7,
      tokenHash: token && hashRefreshToken(token),
      createdAt: NOW,
      expiresAt: days(30),
      userAgent: 'Firefox',
      impersonatorId: null,
      impersonatorSessionId: null,
      secondFactorAt: null,
    });
    expect(JSON.stringify(record)).not.toContain(opened.refreshToken);
  });

  it('records the impersonator and expires an impersonation after an hour', () => {
    const { record, opened } = createSession({
      userId: 7,
      userAgent: '',
      now: NOW,
      isOperator: false,
      impersonator: { userId: 1, sessionId: 'own' },
    });
    expect(record).toMatchObject({
      user: 7,
      impersonatorId: 1,
      impersonatorSessionId: 'own',
      expiresAt: hours(1),
    });
    expect(opened).toMatchObject({ userId: 7, impersonatorId: 1, expiresAt: hours(1) });
  });

  it('keeps the start of a continued session', () => {
    expect(
      createSession({ userId: 7, userAgent: '', now: NOW, isOperator: false, createdAt: days(-179) }).record,
    ).toMatchObject({ createdAt: days(-179), expiresAt: days(1) });
  });

  it('truncates the user agent to the column length', () => {
    expect(
      createSession({ userId: 7, userAgent: 'x'.repeat(400), now: NOW, isOperator: false }).record.userAgent,
    ).toBe('x'.repeat(255));
  });
});
