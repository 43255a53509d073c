import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/index.ts';
import { Log } from '../../platform/logging/log.ts';
import { UsersService, type User } from '../users/index.ts';
import { LoginThrottle, type LoginAttempt } from './login-throttle.service.ts';

/** Judges credentials; the answer does not tell whether the account exists, is blocked, or the password is wrong. */
@Injectable()
export class LoginService {
  constructor(private readonly users: UsersService, private readonly throttle: LoginThrottle, private readonly log: Log) {}

  async userOf(attempt: LoginAttempt, password: string): Promise<User> {
    await this.count(attempt);
    const user = await this.users.byCredentials(attempt.username, password);
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
      if (error instanceof DomainError) this.log.warn({ address: attempt.address }, 'too many logins, one was refused');
      throw error;
    }
  }
}
