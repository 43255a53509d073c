import { Injectable } from '@nestjs/common';
import { Config, isLoopbackUrl } from '../../../platform/config/index.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { RateLimiter, type RateLimit } from '../../../platform/http/index.ts';
import { PasskeysService } from './passkeys.service.ts';
import { RecoveryCodesService } from './recovery-codes.service.ts';
import { SecondFactorRepository, type FactorCounts } from './second-factor.repository.ts';
import { TotpService } from './totp.service.ts';

/** Attempts per account; of a million TOTP codes three are valid at a time. */
const CODE_ATTEMPTS: readonly RateLimit[] = [
  { name: 'second-factor-minute', points: 5, seconds: 60, shared: true },
  { name: 'second-factor-hour', points: 20, seconds: 3600, shared: true },
];

/** A submitted second factor; `challenge` is what the passkey had to sign. */
export type SecondFactorCode =
  | { kind: 'totp'; code: string }
  | { kind: 'recovery'; code: string }
  | { kind: 'passkey'; response: object; challenge: string };

/** Second factors of users: requirement, setup and verification. */
@Injectable()
export class SecondFactorService {
  private readonly isEnforced: boolean;

  constructor(
    private readonly factors: SecondFactorRepository,
    readonly totp: TotpService,
    readonly recovery: RecoveryCodesService,
    readonly passkeys: PasskeysService,
    private readonly limiter: RateLimiter,
    private readonly unitOfWork: UnitOfWork,
    config: Config,
  ) {
    this.isEnforced = !isLoopbackUrl(config.PUBLIC_URL);
  }

  /** Operators need a second factor, except on a loopback URL. */
  isRequired(roles: readonly string[]): boolean {
    return this.isEnforced && roles.includes('ROLE_SUPERADMIN');
  }

  count(userId: number): Promise<FactorCounts> {
    return this.factors.count(userId);
  }

  async isSetUp(userId: number): Promise<boolean> {
    const { totp, passkeys } = await this.factors.count(userId);
    return totp || passkeys > 0;
  }

  /**
   * Verifies and consumes a second factor.
   * @throws DomainError RATE_LIMITED
   */
  async verify(userId: number, secondFactor: SecondFactorCode): Promise<boolean> {
    for (const limit of CODE_ATTEMPTS) await this.limiter.consume(limit, String(userId));
    const isRight = await this.check(userId, secondFactor);
    if (isRight) await Promise.all(CODE_ATTEMPTS.map((limit) => this.limiter.reset(limit, String(userId))));
    return isRight;
  }

  /** Removes all factors and recovery codes. */
  async removeAll(userId: number): Promise<void> {
    await this.unitOfWork.run(() => this.factors.removeAll(userId));
  }

  private check(userId: number, secondFactor: SecondFactorCode): Promise<boolean> {
    switch (secondFactor.kind) {
      case 'totp':
        return this.unitOfWork.run(() => this.totp.verify(userId, secondFactor.code));
      case 'recovery':
        return this.recovery.redeem(userId, secondFactor.code);
      case 'passkey':
        return this.passkeys.verify(userId, secondFactor.response, secondFactor.challenge);
    }
  }
}
