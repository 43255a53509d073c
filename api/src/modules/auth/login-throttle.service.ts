import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Config } from '../../platform/config/index.ts';
import { clientKey, RateLimiter, type Limit } from '../../platform/http/index.ts';
import { secretsOf } from '../../platform/sealing/secrets.ts';
import { deviceKeys, deviceMark, knownDevice } from './known-device.ts';

/** Wider and wider windows make the delay grow: up to a minute after 5 wrong guesses, a quarter of an hour after 10, an hour after 20. */
const PER_ACCOUNT: readonly Limit[] = [
  { name: 'login-account-minute', points: 5, seconds: 60, shared: true },
  { name: 'login-account-quarter', points: 10, seconds: 900, shared: true },
  { name: 'login-account-hour', points: 20, seconds: 3600, shared: true },
];
/** One address may be a whole office, so it is allowed more. */
const PER_ADDRESS: readonly Limit[] = [
  { name: 'login-address-minute', points: 60, seconds: 60, shared: true },
  { name: 'login-address-hour', points: 400, seconds: 3600, shared: true },
];

/** Who tries to log in, and from where. */
export type LoginAttempt = { username: string; address: string; deviceMark: string | undefined };

/** Slows guessing of passwords down, per account and per address; existing and unknown accounts are counted alike. */
@Injectable()
export class LoginThrottle {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(
    private readonly limiter: RateLimiter,
    config: Config,
  ) {
    this.keys = deviceKeys(secretsOf(config));
  }

  /** Counts an attempt; throws RATE_LIMITED when it is one too many. */
  async count(attempt: LoginAttempt): Promise<void> {
    const account = this.accountKey(attempt);
    for (const limit of PER_ADDRESS) await this.limiter.consume(limit, clientKey(attempt.address));
    for (const limit of PER_ACCOUNT) await this.limiter.consume(limit, account);
  }

  /** A success proves the owner: what was counted against the account is forgotten, what was counted against the address is not. */
  async forgive(attempt: LoginAttempt): Promise<void> {
    const account = this.accountKey(attempt);
    await Promise.all(PER_ACCOUNT.map((limit) => this.limiter.forgive(limit, account)));
  }

  /** Mark by which the browser is known at its next login to this account. */
  markFor(username: string): string {
    return deviceMark(accountOf(username), this.keys[0]);
  }

  /** A browser that has logged in to the account before has a counter of its own, which strangers cannot exhaust. */
  private accountKey({ username, deviceMark: mark }: LoginAttempt): string {
    const account = accountOf(username);
    const device = knownDevice(mark, account, this.keys);
    return createHash('sha256')
      .update(device === null ? account : `${account} ${device}`)
      .digest('base64url');
  }
}

const accountOf = (username: string): string => username.trim().normalize('NFC').toLowerCase();
