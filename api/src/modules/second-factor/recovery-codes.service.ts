import { Injectable } from '@nestjs/common';
import { createHash, randomInt } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { SecondFactorRepository } from './second-factor.repository.ts';

const CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Crockford's base 32: no letter that looks like a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Codes on paper for a lost phone or key: each works once, only hashes are stored. */
@Injectable()
export class RecoveryCodesService {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Makes new codes; former ones stop working. */
  async replace(userId: number): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newCode);
    await this.unitOfWork.run(() => this.factors.replaceRecoveryCodes(userId, codes.map(codeHash)));
    return codes;
  }

  async remove(userId: number): Promise<void> {
    await this.unitOfWork.run(() => this.factors.replaceRecoveryCodes(userId, []));
  }

  /** Uses a code up; false when it is not one of the user's unused codes. */
  take(userId: number, code: string): Promise<boolean> {
    return this.unitOfWork.run(() => this.factors.takeRecoveryCode(userId, codeHash(code), this.clock.now()));
  }
}

const newGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const newCode = (): string => Array.from({ length: GROUPS }, newGroup).join('-');

/** Spaces, hyphens and case do not matter, nor do letters mistaken for digits. */
function codeHash(code: string): string {
  const canonical = code.toLowerCase().replace(/[\s-]/gu, '').replace(/o/gu, '0').replace(/[il]/gu, '1');
  return createHash('sha256').update(canonical).digest('hex');
}
