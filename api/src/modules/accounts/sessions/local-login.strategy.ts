import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { LIMITS, normalizeEmail } from '@prostora/contracts';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import type { Counter } from 'prom-client';
import { Config, isLoopbackUrl } from '../../../platform/config/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import { Log } from '../../../platform/logging/log.ts';
import { Metrics } from '../../../platform/metrics/metrics.ts';
import { isDemoPassword, UsersService, type User } from '../users/index.ts';
import { AuthCookieStore } from './auth-cookie.store.ts';
import { LoginThrottleService, type LoginAttempt } from './login-throttle.service.ts';

/** Verifies credentials. The error is the same for an unknown account, a blocked one and a wrong password. */
@Injectable()
export class LocalLoginStrategy extends PassportStrategy(Strategy) {
  private readonly outcomes: Counter<'outcome'>;
  private readonly isLocal: boolean;

  constructor(
    private readonly users: UsersService,
    private readonly throttle: LoginThrottleService,
    private readonly cookies: AuthCookieStore,
    private readonly log: Log,
    config: Config,
    metrics: Metrics,
  ) {
    super({ passReqToCallback: true });
    this.isLocal = isLoopbackUrl(config.PUBLIC_URL);
    this.outcomes = metrics.createCounter('logins_total', 'Attempts to log in, by outcome', ['outcome'], {
      outcome: ['succeeded', 'failed', 'throttled'],
    });
  }

  /**
   * The user of the credentials.
   * @throws DomainError LOGIN_FAILED, RATE_LIMITED or OPERATOR_PASSWORD_SHORT
   */
  async validate(request: FastifyRequest, username: string, password: string): Promise<User> {
    const attempt = {
      username: normalizeEmail(username),
      address: request.ip,
      deviceToken: this.cookies.getDeviceToken(request),
    };
    await this.countAttempt(attempt);
    const isAllowed = this.isLocal || !isDemoPassword(password);
    const user = isAllowed ? await this.users.findByCredentials(attempt.username, password) : null;
    this.outcomes.inc({ outcome: user ? 'succeeded' : 'failed' });
    if (!user) {
      this.log.warn({ address: attempt.address }, 'a login failed');
      throw new DomainError('unauthenticated', 'LOGIN_FAILED');
    }
    await this.throttle.resetAttempts(attempt);
    if (this.isTooShort(user, password)) throw new DomainError('forbidden', 'OPERATOR_PASSWORD_SHORT');
    return user;
  }

  /** An account that became an operator may have a password shorter than operators need (QUALITY 55). */
  private isTooShort({ roles }: User, password: string): boolean {
    return (
      !this.isLocal && roles.includes('ROLE_SUPERADMIN') && [...password].length < LIMITS.operatorPasswordMin
    );
  }

  private async countAttempt(attempt: LoginAttempt): Promise<void> {
    try {
      await this.throttle.countAttempt(attempt);
    } catch (error) {
      if (error instanceof DomainError) {
        this.outcomes.inc({ outcome: 'throttled' });
        this.log.warn({ address: attempt.address }, 'login rate limit exceeded');
      }
      throw error;
    }
  }
}
