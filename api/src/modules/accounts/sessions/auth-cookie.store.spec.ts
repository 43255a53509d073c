import { describe, expect, it } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Config } from '../../../platform/config/index.ts';
import { AuthCookieStore } from './auth-cookie.store.ts';

const NOW = new Date('2027-03-01T12:00:00Z');
const createCookies = (PUBLIC_URL: string): AuthCookieStore =>
  new AuthCookieStore({ PUBLIC_URL } as Config, Object.assign(new Clock(), { now: () => NOW }));
const secure = createCookies('https://prostora.test');
const plain = createCookies('http://localhost:3000');
const session = (expiresAt: Date) => ({
  sessionId: 's',
  userId: 7,
  impersonatorId: null,
  customerId: null,
  refreshToken: 'token',
  expiresAt,
  hasSecondFactor: false,
});
const ID = '0b9f3a52-5c1e-4d0a-9a3f-1f2e3d4c5b6a';
const createRequest = (headers: object, cookies: object = {}): FastifyRequest =>
  ({ headers, cookies }) as unknown as FastifyRequest;
const HTTP_ONLY = { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure: true };
const HINT = { path: '/', sameSite: 'strict', secure: true };

/** Records the cookies set and cleared on a reply, by name. */
function recordCookies(work: (reply: FastifyReply) => void): Record<string, unknown> {
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
      recordCookies((reply) => {
        secure.setSession(reply, session(new Date(NOW.getTime() + 90_000)));
      }),
    ).toEqual({
      '__Secure-refresh_token': { value: 'token', ...HTTP_ONLY, maxAge: 90 },
      signed_in: { value: '1', ...HINT, maxAge: 90 },
    });
  });

  it('sets the maximum age to the remaining lifetime of the session, rounded up to seconds', () => {
    const getHintCookie = (ms: number): unknown =>
      recordCookies((reply) => {
        secure.setSession(reply, session(new Date(NOW.getTime() + ms)));
      })['signed_in'];
    expect([1, 1001, 0, -5000].map(getHintCookie)).toEqual(
      [1, 2, 0, 0].map((maxAge) => ({ value: '1', ...HINT, maxAge })),
    );
  });

  it('sets the device token HttpOnly for a year', () => {
    expect(
      recordCookies((reply) => {
        secure.setDevice(reply, 'mark');
      }),
    ).toEqual({ '__Secure-device': { value: 'mark', ...HTTP_ONLY, maxAge: 31_536_000 } });
  });

  it('clears the session cookies and keeps the device token', () => {
    expect(
      recordCookies((reply) => {
        secure.clearSession(createRequest({}), reply);
      }),
    ).toEqual({
      '__Secure-refresh_token': { cleared: true, ...HTTP_ONLY },
      signed_in: { cleared: true, ...HINT },
    });
  });

  it('uses names without the __Secure- prefix on plain HTTP', () => {
    expect(
      recordCookies((reply) => {
        plain.setSession(reply, session(NOW));
        plain.setDevice(reply, 'mark');
      }),
    ).toMatchObject({
      refresh_token: { secure: false },
      signed_in: { secure: false },
      device: { secure: false },
    });
  });

  it('reads the cookies by their names', () => {
    const request = createRequest(
      {},
      { '__Secure-refresh_token': 'a', '__Secure-device': 'b', refresh_token: 'c', device: 'd' },
    );
    expect([
      secure.getRefreshToken(request),
      secure.getDeviceToken(request),
      plain.getRefreshToken(request),
      plain.getDeviceToken(request),
    ]).toEqual(['a', 'b', 'c', 'd']);
  });

  it('uses separate cookies for an impersonation session', () => {
    const acting = { ...session(new Date(NOW.getTime() + 90_000)), sessionId: ID, impersonatorId: 1 };
    const name = `__Secure-acting_${ID}`;
    expect(
      recordCookies((reply) => {
        secure.setSession(reply, acting);
      }),
    ).toEqual({ [name]: { value: 'token', ...HTTP_ONLY, maxAge: 90 } });
    expect(
      recordCookies((reply) => {
        secure.clearSession(createRequest({ 'x-acting': ID }), reply);
      }),
    ).toEqual({ [name]: { cleared: true, ...HTTP_ONLY } });
    const cookies = { [name]: 'a', '__Secure-refresh_token': 'b' };
    const tokens = [{}, { 'x-acting': ID }, { 'x-acting': 'nonsense' }].map((headers) =>
      secure.getRefreshToken(createRequest(headers, cookies)),
    );
    expect(tokens).toEqual(['b', 'a', undefined]);
  });
});
