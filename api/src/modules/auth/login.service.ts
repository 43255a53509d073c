import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { Config, isLoopbackUrl } from '../../platform/config/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { Log } from '../../platform/logging/log.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { isDemoPassword, UsersService, type User } from '../users/index.ts';
import { LoginThrottle, type LoginAttempt } from './login-throttle.service.ts';

/** Judges credentials; the answer does not tell whether the account exists, is blocked, or the password is wrong. */
@Injectable()
export class LoginService {
  private readonly outcomes: Counter<'outcome'>;
  private readonly allowsDemoPasswords: boolean;

  constructor(private readonly users: UsersService, private readonly throttle: LoginThrottle, private readonly log: Log, config: Config, metrics: Metrics) {
    this.allowsDemoPasswords = isLoopbackUrl(config.PUBLIC_URL);
    this.outcomes = metrics.counter('logins_total', 'Attempts to log in, by outcome', ['outcome'], { outcome: ['succeeded', 'failed', 'throttled'] });
  }

  async userOf(attempt: LoginAttempt, password: string): Promise<User> {
    await this.count(attempt);
    const isAllowed = this.allowsDemoPasswords || !isDemoPassword(password);
    const user = isAllowed ? await this.users.byCredentials(attempt.username, password) : null;
    this.outcomes.inc({ outcome: user ? 'succeeded' : 'failed' });
    if (!user) {
      this.log.warn({ address: attempt.address }, 'a login failed');
      throw new DomainError('unauthenticated', 'LOGIN_FAILED');
    }
    await this.throttle.forgive(attempt);
    return user;
  }

  private async count(attempt: LoginAttempt): Promise<void> {
    try {
      await this.throttle.count(attempt);
    } catch (error) {
      if (error instanceof DomainError) {
        this.outcomes.inc({ outcome: 'throttled' });
        this.log.warn({ address: attempt.address }, 'too many logins, one was refused');
      }
      throw error;
    }
  }
}
