import { describe, expect, it } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/index.ts';
import { AuthCookies } from './auth-cookies.ts';

const NOW = new Date('2027-03-01T12:00:00Z');
const cookiesOf = (PUBLIC_URL: string): AuthCookies =>
  new AuthCookies({ PUBLIC_URL } as Config, Object.assign(new Clock(), { now: () => NOW }));
const secure = cookiesOf('https://prostora.test');
const plain = cookiesOf('http://localhost:3000');
const session = (expiresAt: Date) => ({
  sessionId: 's',
  userId: 7,
  impersonatorId: null,
  refreshToken: 'token',
  expiresAt,
  hasSecondFactor: false,
});
const ID = '0b9f3a52-5c1e-4d0a-9a3f-1f2e3d4c5b6a';
const requestOf = (headers: object, cookies: object = {}): FastifyRequest =>
  ({ headers, cookies }) as unknown as FastifyRequest;
const HIDDEN = { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure: true };
const HINT = { path: '/', sameSite: 'strict', secure: true };

/** Records the cookies set and cleared on a reply, by name. */
function told(work: (reply: FastifyReply) => void): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  work({
    setCookie: (name: string, value: string, options: object) => {
      kept[name] = { value, ...options };
    },
    clearCookie: (name: string, options: object) => {
      kept[name] = { cleared: true, ...options };
    },
  } as unknown as FastifyReply);
  return kept;
}

describe('AuthCookieStore', () => {
  it('sets the refresh token HttpOnly, SameSite=Strict and limited to /api/auth, and a hint without data', () => {
    expect(
      told((reply) => {
        secure.keepSession(reply, session(new Date(NOW.getTime() + 90_000)));
      }),
    ).toEqual({
      '__Secure-refresh_token': { value: 'token', ...HIDDEN, maxAge: 90 },
      signed_in: { value: '1', ...HINT, maxAge: 90 },
    });
  });

  it('sets the maximum age to the remaining lifetime of the session, rounded up to seconds', () => {
    const ageOf = (ms: number): unknown =>
      told((reply) => {
        secure.keepSession(reply, session(new Date(NOW.getTime() + ms)));
      })['signed_in'];
    expect([1, 1001, 0, -5000].map(ageOf)).toEqual(
      [1, 2, 0, 0].map((maxAge) => ({ value: '1', ...HINT, maxAge })),
    );
  });

  it('sets the device token HttpOnly for a year', () => {
    expect(
      told((reply) => {
        secure.keepDevice(reply, 'mark');
      }),
    ).toEqual({ '__Secure-device': { value: 'mark', ...HIDDEN, maxAge: 31_536_000 } });
  });

  it('clears the session cookies and keeps the device token', () => {
    expect(
      told((reply) => {
        secure.clearSession(requestOf({}), reply);
      }),
    ).toEqual({
      '__Secure-refresh_token': { cleared: true, ...HIDDEN },
      signed_in: { cleared: true, ...HINT },
    });
  });

  it('uses names without the __Secure- prefix on plain HTTP', () => {
    expect(
      told((reply) => {
        plain.keepSession(reply, session(NOW));
        plain.keepDevice(reply, 'mark');
      }),
    ).toMatchObject({
      refresh_token: { secure: false },
      signed_in: { secure: false },
      device: { secure: false },
    });
  });

  it('reads the cookies by their names', () => {
    const request = requestOf(
      {},
      { '__Secure-refresh_token': 'a', '__Secure-device': 'b', refresh_token: 'c', device: 'd' },
    );
    expect([
      secure.refreshToken(request),
      secure.deviceMark(request),
      plain.refreshToken(request),
      plain.deviceMark(request),
    ]).toEqual(['a', 'b', 'c', 'd']);
  });

  it('uses separate cookies for an impersonation session', () => {
    const acting = { ...session(new Date(NOW.getTime() + 90_000)), sessionId: ID, impersonatorId: 1 };
    const name = `__Secure-acting_${ID}`;
    expect(
      told((reply) => {
        secure.keepSession(reply, acting);
      }),
    ).toEqual({ [name]: { value: 'token', ...HIDDEN, maxAge: 90 } });
    expect(
      told((reply) => {
        secure.clearSession(requestOf({ 'x-acting': ID }), reply);
      }),
    ).toEqual({ [name]: { cleared: true, ...HIDDEN } });
    const cookies = { [name]: 'a', '__Secure-refresh_token': 'b' };
    const tokens = [{}, { 'x-acting': ID }, { 'x-acting': 'nonsense' }].map((headers) =>
      secure.refreshToken(requestOf(headers, cookies)),
    );
    expect(tokens).toEqual(['b', 'a', undefined]);
  });
});
