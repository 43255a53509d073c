import { Injectable } from '@nestjs/common';
import { Config, isLoopbackUrl } from '../../platform/config/index.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { RateLimiter, type Limit } from '../../platform/http/index.ts';
import { PasskeysService } from './passkeys.service.ts';
import { RecoveryCodesService } from './recovery-codes.service.ts';
import { SecondFactorRepository, type FactorCounts } from './second-factor.repository.ts';
import { TotpService } from './totp.service.ts';

/** Guesses of a code for one account: a million codes, three valid at a time, 20 guesses an hour. */
const GUESSES: readonly Limit[] = [
  { name: 'second-factor-minute', points: 5, seconds: 60, shared: true },
  { name: 'second-factor-hour', points: 20, seconds: 3600, shared: true },
];

/** One proof of a second factor; `challenge` is what the passkey had to sign. */
export type SecondFactorProof =
  | { kind: 'totp'; code: string }
  | { kind: 'recovery'; code: string }
  | { kind: 'passkey'; response: object; challenge: string };

/** Whether a second factor is set up, demanded and right. */
@Injectable()
export class SecondFactorService {
  private readonly isDemanded: boolean;

  constructor(
    private readonly factors: SecondFactorRepository,
    readonly totp: TotpService,
    readonly recovery: RecoveryCodesService,
    readonly passkeys: PasskeysService,
    private readonly limiter: RateLimiter,
    private readonly unitOfWork: UnitOfWork,
    config: Config,
  ) {
    this.isDemanded = !isLoopbackUrl(config.PUBLIC_URL);
  }

  /** Operators need a second factor where others reach the site. */
  isRequired(roles: readonly string[]): boolean {
    return this.isDemanded && roles.includes('ROLE_SUPERADMIN');
  }

  count(userId: number): Promise<FactorCounts> {
    return this.factors.count(userId);
  }

  async isSetUp(userId: number): Promise<boolean> {
    const { totp, passkeys } = await this.factors.count(userId);
    return totp || passkeys > 0;
  }

  /**
   * Checks a proof and uses it up; guesses are slowed down per account.
   * @throws DomainError RATE_LIMITED when there were too many
   */
  async verify(userId: number, proof: SecondFactorProof): Promise<boolean> {
    for (const limit of GUESSES) await this.limiter.consume(limit, String(userId));
    const isRight = await this.check(userId, proof);
    if (isRight) await Promise.all(GUESSES.map((limit) => this.limiter.forgive(limit, String(userId))));
    return isRight;
  }

  /** Removes every factor and recovery code, e.g. for an operator who lost them. */
  async removeAll(userId: number): Promise<void> {
    await this.unitOfWork.run(() => this.factors.removeAll(userId));
  }

  private check(userId: number, proof: SecondFactorProof): Promise<boolean> {
    switch (proof.kind) {
      case 'totp':
        return this.unitOfWork.run(() => this.totp.verify(userId, proof.code));
      case 'recovery':
        return this.recovery.take(userId, proof.code);
      case 'passkey':
        return this.passkeys.verify(userId, proof.response, proof.challenge);
    }
  }
}
