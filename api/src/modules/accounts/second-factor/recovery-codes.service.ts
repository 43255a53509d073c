import { Injectable } from '@nestjs/common';
import { createHash, randomInt } from 'node:crypto';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { SecondFactorRepository } from './second-factor.repository.ts';

const CODE_COUNT = 10;
const GROUP_COUNT = 4;
const GROUP_LENGTH = 4;
/** Crockford's base 32, without the ambiguous letters i, l, o and u. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** One-time codes for a lost second factor; only hashes are stored. */
@Injectable()
export class RecoveryCodesService {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Replaces all codes of the user. */
  async replace(userId: number): Promise<string[]> {
    const codes = Array.from({ length: CODE_COUNT }, generateCode);
    await this.unitOfWork.run(() => this.factors.replaceRecoveryCodes(userId, codes.map(hashCode)));
    return codes;
  }

  async remove(userId: number): Promise<void> {
    await this.unitOfWork.run(() => this.factors.replaceRecoveryCodes(userId, []));
  }

  /** @returns whether it was an unused code of the user */
  redeem(userId: number, code: string): Promise<boolean> {
    return this.unitOfWork.run(() =>
      this.factors.consumeRecoveryCode(userId, hashCode(code), this.clock.now()),
    );
  }
}

const generateGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const generateCode = (): string => Array.from({ length: GROUP_COUNT }, generateGroup).join('-');

/** Ignores spaces, hyphens and case, and maps the letters o, i and l to digits. */
function hashCode(code: string): string {
  const canonical = code.toLowerCase().replace(/[\s-]/gu, '').replace(/o/gu, '0').replace(/[il]/gu, '1');
  return createHash('sha256').update(canonical).digest('hex');
}
