import { describe, expect, it } from '@jest/globals';
import { parseRefreshToken, refreshTokenHash } from './refresh-token.ts';
import { expiryOf, newSession } from './session-lifetime.ts';

const NOW = new Date('2027-03-01T12:00:00Z');
const hours = (count: number): Date => new Date(NOW.getTime() + count * 3_600_000);
const days = (count: number): Date => hours(24 * count);

describe('how long a session lasts', () => {
  it.each<[string, Date, boolean, Date, boolean?]>([
    ['a new one, thirty days', NOW, false, days(30)],
    ['one that is used, thirty days more', days(-100), false, days(30)],
    ['an old one, until it is 180 days old', days(-170), false, days(10)],
    ['that of an operator acting as somebody, an hour', NOW, true, hours(1)],
    ['the same, however often it is used', hours(-0.75), true, hours(0.25)],
    ['that of an operator, twelve hours', NOW, false, hours(12), true],
    ['that of an operator that is used, twelve hours more', days(-3), false, hours(12), true],
    ['that of an operator, until it is seven days old', hours(-7 * 24 + 5), false, hours(5), true],
  ])('%s', (_name, createdAt, isImpersonated, end, isOperator = false) => {
    expect(expiryOf({ createdAt, isImpersonated, isOperator }, NOW)).toEqual(end);
  });
});

describe('a new session', () => {
  it('keeps no more than the hash of the token its browser gets', () => {
    const { record, opened } = newSession({ userId: 7, userAgent: 'Firefox', now: NOW, isOperator: false });
    const token = parseRefreshToken(opened.refreshToken);
    expect(opened).toEqual({
      sessionId: token?.sessionId,
      userId: 7,
      impersonatorId: null,
      refreshToken: token?.text,
      expiresAt: days(30),
      hasSecondFactor: false,
    });
    expect(record).toEqual({
      id: opened.sessionId,
      user: 7,
      tokenHash: token && refreshTokenHash(token),
      createdAt: NOW,
      expiresAt: days(30),
      userAgent: 'Firefox',
      impersonatorId: null,
      impersonatorSessionId: null,
      secondFactorAt: null,
    });
    expect(JSON.stringify(record)).not.toContain(opened.refreshToken);
  });

  it('of an operator acting as somebody knows who it is and where they came from, and lasts an hour', () => {
    const { record, opened } = newSession({
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

  it('that goes on with an older one is no younger than it', () => {
    expect(
      newSession({ userId: 7, userAgent: '', now: NOW, isOperator: false, createdAt: days(-179) }).record,
    ).toMatchObject({ createdAt: days(-179), expiresAt: days(1) });
  });

  it("keeps as much of a browser's name as the column holds", () => {
    expect(
      newSession({ userId: 7, userAgent: 'x'.repeat(400), now: NOW, isOperator: false }).record.userAgent,
    ).toBe('x'.repeat(255));
  });
});
