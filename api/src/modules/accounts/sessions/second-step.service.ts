import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError, createFieldError, fieldError } from '../../../platform/errors/index.ts';
import { RateLimiter } from '../../../platform/http/index.ts';
import { Log } from '../../../platform/logging/log.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { SecondFactorService, type SecondFactorCode } from '../second-factor/index.ts';
import { UsersService, type User } from '../users/index.ts';
import { SECOND_STEP_SECONDS, SecondStepTokensService } from './second-step-tokens.service.ts';

/** What a browser needs for the second step of a login. */
export type SecondStep = {
  challenge: string;
  methods: readonly ('totp' | 'passkey' | 'recovery')[];
  passkeyOptions: object | null;
};
/** A submitted second factor; the challenge of a passkey is in the token. */
export type SecondFactorCodeInput =
  | Extract<SecondFactorCode, { kind: 'totp' | 'recovery' }>
  | { kind: 'passkey'; response: object };

/** Second step of a login for accounts with a second factor. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly tokens: SecondStepTokensService,
    private readonly users: UsersService,
    private readonly secondFactor: SecondFactorService,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
    private readonly log: Log,
  ) {}

  /** @returns null for an account without a second factor */
  async begin(userId: number): Promise<SecondStep | null> {
    const { totp, passkeys, recoveryCodes } = await this.secondFactor.count(userId);
    if (!totp && passkeys === 0) return null;
    const passkeyOptions = await this.secondFactor.passkeys.createLoginOptions(userId);
    return {
      challenge: this.tokens.issue(userId, 'login', passkeyOptions?.challenge ?? ''),
      methods: [
        ...(totp ? (['totp'] as const) : []),
        ...(passkeys > 0 ? (['passkey'] as const) : []),
        ...(recoveryCodes > 0 ? (['recovery'] as const) : []),
      ],
      passkeyOptions,
    };
  }

  /**
   * Verifies the second factor; the challenge can be used once.
   * @throws DomainError SECOND_STEP_EXPIRED for an expired or used challenge, VALIDATION on the field of a
   * wrong factor
   */
  async complete(challenge: string, input: SecondFactorCodeInput): Promise<User> {
    const claims = this.tokens.verify(challenge, 'login');
    const user = claims && (await this.users.findById(claims.userId));
    if (!claims || !user || user.blockedAt !== null) throw challengeExpired();
    const secondFactorCode =
      input.kind === 'passkey' ? { ...input, challenge: claims.passkeyChallenge } : input;
    if (!(await this.secondFactor.verify(user.id, secondFactorCode))) {
      this.log.warn({ user_id: user.id, kind: input.kind }, 'second factor verification failed');
      throw wrongCode(input.kind);
    }
    if (!(await this.limiter.consumeOnce('second-step', claims.id, SECOND_STEP_SECONDS)))
      throw challengeExpired();
    if (input.kind === 'recovery') await this.recordRecovery(user.id);
    return user;
  }

  private recordRecovery(userId: number): Promise<void> {
    return this.unitOfWork.run(() =>
      this.audit.record({ userId }, 'second-factor.recovery-used', { type: 'user', id: userId }),
    );
  }
}

const challengeExpired = (): DomainError => new DomainError('gone', 'SECOND_STEP_EXPIRED');

function wrongCode(kind: SecondFactorCodeInput['kind']): DomainError {
  switch (kind) {
    case 'totp':
      return createFieldError('code', fieldError('secondFactorCode'));
    case 'recovery':
      return createFieldError('recovery_code', fieldError('recoveryCode'));
    case 'passkey':
      return createFieldError('passkey', fieldError('passkeyRefused'));
  }
}
