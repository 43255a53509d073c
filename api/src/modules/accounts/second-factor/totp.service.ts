import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError, createFieldError, fieldError } from '../../../platform/errors/index.ts';
import { getSecrets } from '../../../platform/crypto/secrets.ts';
import { FieldEncryption } from '../../../platform/crypto/field-encryption.ts';
import { SecondFactorRepository } from './second-factor.repository.ts';
import type { TotpFactor } from './totp-factor.entity.ts';

const ISSUER = 'Prostora';
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Accepted clock skew in steps before and after the current one. */
const WINDOW = 1;

/** The secret in base32 and its otpauth: URI for a QR code. */
export type TotpSetup = { secret: string; uri: string };

/** Codes of an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). */
@Injectable()
export class TotpService {
  private readonly encryption: FieldEncryption;

  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.encryption = new FieldEncryption(getSecrets(config), 'totp-secret');
  }

  /** Creates a secret that takes effect when a code is confirmed; replaces an unconfirmed one. */
  startSetup(userId: number, email: string): Promise<TotpSetup> {
    return this.unitOfWork.run(async () => {
      if ((await this.factors.findTotp(userId))?.confirmedAt)
        throw new DomainError('conflict', 'SECOND_FACTOR_EXISTS');
      const secret = new Secret({ size: SECRET_BYTES });
      const encryptedSecret = this.encryption.encrypt(secret.base32);
      await this.factors.replaceTotp({ user: userId, encryptedSecret, createdAt: this.clock.now() });
      return { secret: secret.base32, uri: createTotp(secret.base32, email).toString() };
    });
  }

  /** @throws DomainError on the field `code` when it is not a current code of the new secret */
  confirm(userId: number, code: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const factor = await this.factors.findTotp(userId);
      if (!factor || factor.confirmedAt) throw new DomainError('conflict', 'CONFLICT');
      if (!(await this.consumeCode(factor, code)))
        throw createFieldError('code', fieldError('secondFactorCode'));
      await this.factors.confirmTotp(factor.id, this.clock.now());
    });
  }

  /** Whether it is a current, unused code of the user's app. */
  async verify(userId: number, code: string): Promise<boolean> {
    const factor = await this.factors.findTotp(userId);
    return factor?.confirmedAt != null && this.consumeCode(factor, code);
  }

  remove(userId: number): Promise<boolean> {
    return this.unitOfWork.run(() => this.factors.removeTotp(userId));
  }

  private async consumeCode(factor: TotpFactor, code: string): Promise<boolean> {
    const timestamp = this.clock.now().getTime();
    const secret = this.encryption.decrypt(factor.encryptedSecret);
    const delta = createTotp(secret).validate({ token: code, timestamp, window: WINDOW });
    if (delta === null) return false;
    // Re-encrypts with the current key, so that a former JWT_SECRET can be dropped after the next login.
    const step = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
    return this.factors.consumeTotpStep(factor.id, step, this.encryption.encrypt(secret));
  }
}

const createTotp = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
