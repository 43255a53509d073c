import { Injectable } from '@nestjs/common';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { createHmac, randomInt } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { invalidField } from '../../platform/errors/index.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { keysOf, secretsOf } from '../../platform/sealing/secrets.ts';
import { LinkSeal } from '../mail/index.ts';
import { UsersService } from '../users/index.ts';
import { AccountMails } from './account-mails.service.ts';
import { AccountThrottle } from './account-throttle.service.ts';
import { sendDeviceCode } from './device-code.job.ts';
import { TOKEN_LIFETIME } from './one-time-token.ts';
import { OneTimeTokenRepository } from './one-time-token.repository.ts';

/** Crockford's base 32, without the ambiguous letters I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const MISREAD: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

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
    private readonly mails: AccountMails,
    private readonly throttle: AccountThrottle,
    private readonly seal: LinkSeal,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.keys = keysOf(secretsOf(config), 'device-code');
  }

  /** Enqueues the job; only the job looks the account up. */
  async request(email: string, asker: string): Promise<void> {
    await this.throttle.countLink(email, asker);
    await this.unitOfWork.run(() =>
      this.outbox.enqueue(sendDeviceCode, { email: this.seal.sealLine(email) }),
    );
  }

  /**
   * Mails a code if the address has an account that is not blocked.
   * @param email encrypted in the job payload
   */
  async send(email: string): Promise<void> {
    const user = await this.users.byEmail(this.seal.openLine(email));
    if (user?.blockedAt !== null) return;
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
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
  async use(email: string, given: string): Promise<string> {
    const code = given
      .toUpperCase()
      .replace(/[^0-9A-Z]/gu, '')
      .replace(/[ILO]/gu, (letter) => MISREAD[letter] ?? letter);
    const user = await this.users.byEmail(email);
    return this.unitOfWork.run(async () => {
      for (const key of this.keys) {
        const token = user && (await this.tokens.heldByHash(hashCode(key, user.id, code)));
        if (token?.usedAt !== null || token.purpose !== 'device-code' || token.expiresAt <= this.clock.now())
          continue;
        if (token.user.blockedAt !== null || token.email.toLowerCase() !== token.user.email.toLowerCase())
          continue;
        token.usedAt = this.clock.now();
        return token.user.email;
      }
      throw invalidField('code', fieldError('deviceCode'));
    });
  }
}

const hashCode = (key: Buffer, userId: number, code: string): string =>
  createHmac('sha256', key).update(`${userId}:${code}`).digest('hex');
