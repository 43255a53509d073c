import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Config } from '../../platform/config/index.ts';
import { clientKey, RateLimiter, type Limit } from '../../platform/http/index.ts';
import { secretsOf } from '../../platform/sealing/secrets.ts';
import { deviceKeys, deviceMark, knownDevice } from './known-device.ts';

/** Growing delay: up to a minute after 5 failed attempts, 15 minutes after 10, an hour after 20. */
const PER_ACCOUNT: readonly Limit[] = [
  { name: 'login-account-minute', points: 5, seconds: 60, shared: true },
  { name: 'login-account-quarter', points: 10, seconds: 900, shared: true },
  { name: 'login-account-hour', points: 20, seconds: 3600, shared: true },
];
/** Higher, since an office may share one address. */
const PER_ADDRESS: readonly Limit[] = [
  { name: 'login-address-minute', points: 60, seconds: 60, shared: true },
  { name: 'login-address-hour', points: 400, seconds: 3600, shared: true },
];

export type LoginAttempt = { username: string; address: string; deviceMark: string | undefined };

/** Rate limits of logins per account and per address. Unknown accounts are counted like existing ones. */
@Injectable()
export class LoginThrottle {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(
    private readonly limiter: RateLimiter,
    config: Config,
  ) {
    this.keys = deviceKeys(secretsOf(config));
  }

  /** @throws DomainError RATE_LIMITED */
  async count(attempt: LoginAttempt): Promise<void> {
    const account = this.accountKey(attempt);
    for (const limit of PER_ADDRESS) await this.limiter.consume(limit, clientKey(attempt.address));
    for (const limit of PER_ACCOUNT) await this.limiter.consume(limit, account);
  }

  /** Resets the counters of the account after a successful login, not those of the address. */
  async forgive(attempt: LoginAttempt): Promise<void> {
    const account = this.accountKey(attempt);
    await Promise.all(PER_ACCOUNT.map((limit) => this.limiter.forgive(limit, account)));
  }

  /** Device token for the account. */
  markFor(username: string): string {
    return deviceMark(accountOf(username), this.keys[0]);
  }

  /** A known device has its own counter, so that attempts of strangers cannot lock the owner out. */
  private accountKey({ username, deviceMark: mark }: LoginAttempt): string {
    const account = accountOf(username);
    const device = knownDevice(mark, account, this.keys);
    return createHash('sha256')
      .update(device === null ? account : `${account} ${device}`)
      .digest('base64url');
  }
}

const accountOf = (username: string): string => username.trim().normalize('NFC').toLowerCase();
