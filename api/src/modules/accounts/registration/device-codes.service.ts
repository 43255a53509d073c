import { Injectable } from '@nestjs/common';
import { createHmac, randomInt } from 'node:crypto';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import { deriveKeys, getSecrets } from '../../../platform/crypto/secrets.ts';
import { UsersService } from '../users/index.ts';
import { AccountMailsService } from '../account/account-mails.service.ts';
import { AccountMailRequestsService } from './account-mail-requests.service.ts';
import { sendDeviceCode } from './device-code.job.ts';
import { TOKEN_LIFETIME } from '../account/one-time-token.ts';
import { OneTimeTokenRepository } from '../account/one-time-token.repository.ts';

/** Crockford's base 32, without the ambiguous letters I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;
const MISREAD_LETTERS: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/**
 * Mailed codes that register a browser as a known device of an account, so that the owner can log in while
 * the account is rate limited. A new code does not invalidate older ones: strangers could request codes to do
 * so.
 */
@Injectable()
export class DeviceCodesService {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(
    private readonly users: UsersService,
    private readonly tokens: OneTimeTokenRepository,
    private readonly mails: AccountMailsService,
    private readonly requests: AccountMailRequestsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.keys = deriveKeys(getSecrets(config), 'device-code');
  }

  requestCode(email: string, requester: string): Promise<void> {
    return this.requests.enqueue(sendDeviceCode, email, requester);
  }

  /**
   * Mails a code if the address has an account that is not blocked.
   * @param email encrypted in the job payload
   */
  async sendCode(email: string): Promise<void> {
    const user = await this.users.findByEmail(this.requests.decryptEmail(email));
    if (user?.blockedAt !== null) return;
    const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    await this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME['device-code']);
      const tokenHash = hashCode(this.keys[0], user.id, code);
      const token = {
        user: user.id,
        purpose: 'device-code',
        tokenHash,
        email: user.email,
        createdAt: now,
        expiresAt,
      } as const;
      const { id } = await this.tokens.add(token);
      await this.mails.sendDeviceCode(user, id, code);
    });
  }

  /**
   * Redeems a code.
   * @returns the e-mail address of the account
   * @throws DomainError on the field `code`, also for an unknown account
   */
  async redeemCode(email: string, given: string): Promise<string> {
    const code = given
      .toUpperCase()
      .replace(/[^0-9A-Z]/gu, '')
      .replace(/[ILO]/gu, (letter) => MISREAD_LETTERS[letter] ?? letter);
    const user = await this.users.findByEmail(email);
    return this.unitOfWork.run(async () => {
      for (const key of this.keys) {
        const token = user && (await this.tokens.findByHashForUpdate(hashCode(key, user.id, code)));
        if (token?.usedAt !== null || token.purpose !== 'device-code' || token.expiresAt <= this.clock.now())
          continue;
        if (token.user.blockedAt !== null || token.email.toLowerCase() !== token.user.email.toLowerCase())
          continue;
        token.usedAt = this.clock.now();
        return token.user.email;
      }
      throw createFieldError('code', fieldError('deviceCode'));
    });
  }
}

const hashCode = (key: Buffer, userId: number, code: string): string =>
  createHmac('sha256', key).update(`${userId}:${code}`).digest('hex');
