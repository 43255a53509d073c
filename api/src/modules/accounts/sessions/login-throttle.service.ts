import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Config } from '../../../platform/config/index.ts';
import { toClientKey, RateLimiter, type RateLimit } from '../../../platform/http/index.ts';
import { getSecrets } from '../../../platform/crypto/secrets.ts';
import { deriveDeviceKeys, createDeviceToken, verifyDeviceToken } from './device-token.ts';

/** Growing delay: up to a minute after 5 failed attempts, 15 minutes after 10, an hour after 20. */
const PER_ACCOUNT: readonly RateLimit[] = [
  { name: 'login-account-minute', points: 5, seconds: 60, shared: true },
  { name: 'login-account-quarter', points: 10, seconds: 900, shared: true },
  { name: 'login-account-hour', points: 20, seconds: 3600, shared: true },
];
/** Higher, since an office may share one address. */
const PER_ADDRESS: readonly RateLimit[] = [
  { name: 'login-address-minute', points: 60, seconds: 60, shared: true },
  { name: 'login-address-hour', points: 400, seconds: 3600, shared: true },
];

export type LoginAttempt = { username: string; address: string; deviceToken: string | undefined };

/** Rate limits of logins per account and per address. Unknown accounts are counted like existing ones. */
@Injectable()
export class LoginThrottleService {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(
    private readonly limiter: RateLimiter,
    config: Config,
  ) {
    this.keys = deriveDeviceKeys(getSecrets(config));
  }

  /** @throws DomainError RATE_LIMITED */
  async countAttempt(attempt: LoginAttempt): Promise<void> {
    const account = this.accountKey(attempt);
    for (const limit of PER_ADDRESS) await this.limiter.consume(limit, toClientKey(attempt.address));
    for (const limit of PER_ACCOUNT) await this.limiter.consume(limit, account);
  }

  /** Resets the counters of the account after a successful login, not those of the address. */
  async resetAttempts(attempt: LoginAttempt): Promise<void> {
    const account = this.accountKey(attempt);
    await Promise.all(PER_ACCOUNT.map((limit) => this.limiter.reset(limit, account)));
  }

  /** Device token for the account. */
  createDeviceTokenFor(username: string): string {
    return createDeviceToken(normalizeUsername(username), this.keys[0]);
  }

  /** A known device has its own counter, so that attempts of strangers cannot lock the owner out. */
  private accountKey({ username, deviceToken: token }: LoginAttempt): string {
    const account = normalizeUsername(username);
    const device = verifyDeviceToken(token, account, this.keys);
    return createHash('sha256')
      .update(device === null ? account : `${account} ${device}`)
      .digest('base64url');
  }
}

const normalizeUsername = (username: string): string => username.trim().normalize('NFC').toLowerCase();
