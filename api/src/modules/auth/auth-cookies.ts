import type {} from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import { SIGNED_IN_COOKIE } from '@prostora/api-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import type { OpenSession } from './session-lifetime.ts';

const AUTH_PATH = '/api/auth';
const DEVICE_SECONDS = 365 * 24 * 60 * 60;

/** Cookies of a session: the refresh token and the device mark, which no script can read, and the hint that a refresh is worth trying. */
@Injectable()
export class AuthCookies {
  private readonly isSecure: boolean;
  private readonly refreshName: string;
  private readonly deviceName: string;

  constructor(config: Config, private readonly clock: Clock) {
    this.isSecure = config.PUBLIC_URL.startsWith('https:');
    const prefix = this.isSecure ? '__Secure-' : '';
    this.refreshName = `${prefix}refresh_token`;
    this.deviceName = `${prefix}device`;
  }

  refreshToken(request: FastifyRequest): string | undefined {
    return request.cookies[this.refreshName];
  }

  deviceMark(request: FastifyRequest): string | undefined {
    return request.cookies[this.deviceName];
  }

  keepSession(reply: FastifyReply, session: OpenSession): void {
    const maxAge = Math.max(0, Math.ceil((session.expiresAt.getTime() - this.clock.now().getTime()) / 1000));
    void reply.setCookie(this.refreshName, session.refreshToken, { ...this.hidden(), maxAge });
    void reply.setCookie(SIGNED_IN_COOKIE, '1', { ...this.hint(), maxAge });
  }

  keepDevice(reply: FastifyReply, mark: string): void {
    void reply.setCookie(this.deviceName, mark, { ...this.hidden(), maxAge: DEVICE_SECONDS });
  }

  /** Makes the browser forget the session; that it is a known device stays. */
  clearSession(reply: FastifyReply): void {
    void reply.clearCookie(this.refreshName, this.hidden());
    void reply.clearCookie(SIGNED_IN_COOKIE, this.hint());
  }

  private hidden() {
    return { path: AUTH_PATH, httpOnly: true, sameSite: 'strict', secure: this.isSecure } as const;
  }

  private hint() {
    return { path: '/', sameSite: 'strict', secure: this.isSecure } as const;
  }
}
