import type {} from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import { ACTING_HEADER, SIGNED_IN_COOKIE } from '@prostora/api-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import type { OpenSession } from './session-lifetime.ts';

const AUTH_PATH = '/api/auth';
const DEVICE_SECONDS = 365 * 24 * 60 * 60;
const SESSION_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/**
 * Cookies of a session: the HttpOnly refresh token and device token, and a hint readable by scripts that a
 * refresh may succeed. An impersonation session has its own cookie, named by its id; the header `x-acting`
 * selects it.
 */
@Injectable()
export class AuthCookieStore {
  private readonly isSecure: boolean;
  private readonly refreshName: string;
  private readonly actingPrefix: string;
  private readonly deviceName: string;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.isSecure = config.PUBLIC_URL.startsWith('https:');
    const prefix = this.isSecure ? '__Secure-' : '';
    this.refreshName = `${prefix}refresh_token`;
    this.actingPrefix = `${prefix}acting_`;
    this.deviceName = `${prefix}device`;
  }

  /**
   * The refresh token of the impersonation session named by the request, else of the browser's own session.
   */
  getRefreshToken(request: FastifyRequest): string | undefined {
    const acting = parseActingId(request);
    return request.cookies[acting === null ? this.refreshName : this.actingPrefix + acting];
  }

  getDeviceToken(request: FastifyRequest): string | undefined {
    return request.cookies[this.deviceName];
  }

  setSession(reply: FastifyReply, session: OpenSession): void {
    const maxAge = Math.max(0, Math.ceil((session.expiresAt.getTime() - this.clock.now().getTime()) / 1000));
    if (session.impersonatorId !== null) {
      void reply.setCookie(this.actingPrefix + session.sessionId, session.refreshToken, {
        ...this.httpOnlyOptions(),
        maxAge,
      });
      return;
    }
    void reply.setCookie(this.refreshName, session.refreshToken, { ...this.httpOnlyOptions(), maxAge });
    void reply.setCookie(SIGNED_IN_COOKIE, '1', { ...this.hintOptions(), maxAge });
  }

  setDevice(reply: FastifyReply, token: string): void {
    void reply.setCookie(this.deviceName, token, { ...this.httpOnlyOptions(), maxAge: DEVICE_SECONDS });
  }

  /** Clears the cookies of the session of the request; the device token stays. */
  clearSession(request: FastifyRequest, reply: FastifyReply): void {
    const acting = parseActingId(request);
    if (acting !== null) {
      this.clearImpersonation(acting, reply);
      return;
    }
    void reply.clearCookie(this.refreshName, this.httpOnlyOptions());
    void reply.clearCookie(SIGNED_IN_COOKIE, this.hintOptions());
  }

  clearImpersonation(sessionId: string, reply: FastifyReply): void {
    void reply.clearCookie(this.actingPrefix + sessionId, this.httpOnlyOptions());
  }

  private httpOnlyOptions() {
    return { path: AUTH_PATH, httpOnly: true, sameSite: 'strict', secure: this.isSecure } as const;
  }

  private hintOptions() {
    return { path: '/', sameSite: 'strict', secure: this.isSecure } as const;
  }
}

/**
 * The impersonation session named by the header: null without it, empty (matches no cookie) for an invalid
 * id.
 */
function parseActingId({ headers }: FastifyRequest): string | null {
  const named = headers[ACTING_HEADER];
  if (named === undefined) return null;
  return typeof named === 'string' && SESSION_ID.test(named) ? named : '';
}
