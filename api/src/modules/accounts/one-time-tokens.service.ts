import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { UsersService, type User } from '../users/index.ts';
import { linkExpired } from './account.errors.ts';
import { newToken, TOKEN_LIFETIME, tokenHash } from './one-time-token.ts';
import type { TokenPurpose } from './one-time-token.entity.ts';
import { OneTimeTokenRepository, type TokenWithUser } from './one-time-token.repository.ts';

/** A link just made: its secret goes into a mail and nowhere else. */
export type NewLink = { id: number; token: string };
/** A link just used up. */
export type UsedLink = { user: User; purpose: TokenPurpose; email: string };

/** E-mailed links that prove an address: each works once and not for long, and a new one ends the older ones of its purpose. */
@Injectable()
export class OneTimeTokens {
  constructor(
    private readonly tokens: OneTimeTokenRepository,
    private readonly users: UsersService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  issue(userId: number, purpose: TokenPurpose, email: string): Promise<NewLink> {
    const token = newToken();
    return this.unitOfWork.run(async () => {
      await this.users.hold(userId);
      const now = this.clock.now();
      await this.tokens.end(userId, purpose, now);
      const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME[purpose]);
      const { id } = await this.tokens.add({
        user: userId,
        purpose,
        tokenHash: tokenHash(token),
        email,
        createdAt: now,
        expiresAt,
      });
      return { id, token };
    });
  }

  /**
   * Refuses a link that cannot be used, before work is done for it.
   * @returns the user the link was sent to
   */
  async assertUsable(token: string, purpose: TokenPurpose): Promise<User> {
    const found = await this.tokens.byHash(tokenHash(token));
    if (!found || found.purpose !== purpose || !this.isUsable(found)) throw linkExpired();
    return found.user;
  }

  /** Uses a link up, in the transaction of what it allows; throws LINK_EXPIRED for any that is not (or no longer) good. */
  use(token: string, purposes: readonly TokenPurpose[]): Promise<UsedLink> {
    return this.unitOfWork.run(async () => {
      const found = await this.tokens.heldByHash(tokenHash(token));
      if (!found || !purposes.includes(found.purpose) || !this.isUsable(found)) throw linkExpired();
      found.usedAt = this.clock.now();
      return { user: found.user, purpose: found.purpose, email: found.email };
    });
  }

  /** Ends every link of a user, e.g. after the password was changed: what was sent before proves nothing any more. */
  async endAllOf(userId: number): Promise<void> {
    await this.unitOfWork.run(() => this.tokens.end(userId, null, this.clock.now()));
  }

  /** New address that waits for its link to be used. */
  async pendingEmailOf(userId: number): Promise<string | null> {
    return (await this.tokens.pending(userId, 'change-email', this.clock.now()))?.email ?? null;
  }

  async historyOf(
    userId: number,
  ): Promise<{ purpose: string; email: string; created_at: Date; used_at: Date | null }[]> {
    const tokens = await this.tokens.ofUser(userId);
    return tokens.map(({ purpose, email, createdAt, usedAt }) => ({
      purpose,
      email,
      created_at: createdAt,
      used_at: usedAt,
    }));
  }

  async forget(userId: number): Promise<void> {
    await this.unitOfWork.run(() => this.tokens.removeOf(userId));
  }

  removeFinished(): Promise<number> {
    return this.unitOfWork.run(() => this.tokens.removeFinished(this.clock.now()));
  }

  /** A link to an address proves that address only: after another became the person's, it is over. */
  private isUsable({ usedAt, expiresAt, purpose, email, user }: TokenWithUser): boolean {
    const isMeantFor = purpose === 'change-email' || email.toLowerCase() === user.email.toLowerCase();
    return usedAt === null && expiresAt > this.clock.now() && user.blockedAt === null && isMeantFor;
  }
}
