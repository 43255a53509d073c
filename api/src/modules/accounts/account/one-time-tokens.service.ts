import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { UsersService, type User } from '../users/index.ts';
import { linkExpired } from '../account.errors.ts';
import { generateToken, TOKEN_LIFETIME, hashToken } from './one-time-token.ts';
import type { TokenPurpose } from './one-time-token.entity.ts';
import { OneTimeTokenRepository, type TokenWithUser } from './one-time-token.repository.ts';

/** A new link; its token is only sent by mail. */
export type NewLink = { id: number; token: string };
export type UsedLink = { user: User; purpose: TokenPurpose; email: string };

/** Mailed links that confirm an address. Each works once; a new one ends older ones of the same purpose. */
@Injectable()
export class OneTimeTokensService {
  constructor(
    private readonly tokens: OneTimeTokenRepository,
    private readonly users: UsersService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  issue(userId: number, purpose: TokenPurpose, email: string): Promise<NewLink> {
    const token = generateToken();
    return this.unitOfWork.run(async () => {
      await this.users.loadForUpdate(userId);
      const now = this.clock.now();
      await this.tokens.end(userId, purpose, now);
      const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME[purpose]);
      const { id } = await this.tokens.add({
        user: userId,
        purpose,
        tokenHash: hashToken(token),
        email,
        createdAt: now,
        expiresAt,
      });
      return { id, token };
    });
  }

  /**
   * Checks a link without using it.
   * @returns the user of the link
   * @throws DomainError LINK_EXPIRED
   */
  async assertUsable(token: string, purposes: readonly TokenPurpose[]): Promise<User> {
    const found = await this.tokens.findByHash(hashToken(token));
    if (!found || !purposes.includes(found.purpose) || !this.isUsable(found)) throw linkExpired();
    return found.user;
  }

  /**
   * Marks a link as used, in the transaction of the operation it authorizes.
   * @throws DomainError LINK_EXPIRED
   */
  use(token: string, purposes: readonly TokenPurpose[]): Promise<UsedLink> {
    return this.unitOfWork.run(async () => {
      const found = await this.tokens.findByHashForUpdate(hashToken(token));
      if (!found || !purposes.includes(found.purpose) || !this.isUsable(found)) throw linkExpired();
      found.usedAt = this.clock.now();
      return { user: found.user, purpose: found.purpose, email: found.email };
    });
  }

  /** Ends all links of a user, e.g. after a change of the password. */
  async endAll(userId: number): Promise<void> {
    await this.unitOfWork.run(() => this.tokens.end(userId, null, this.clock.now()));
  }

  /** The requested new address that is not confirmed yet. */
  async findPendingEmail(userId: number): Promise<string | null> {
    return (await this.tokens.findPending(userId, 'change-email', this.clock.now()))?.email ?? null;
  }

  async listHistory(
    userId: number,
  ): Promise<{ purpose: string; email: string; created_at: Date; used_at: Date | null }[]> {
    const tokens = await this.tokens.listByUser(userId);
    return tokens.map(({ purpose, email, createdAt, usedAt }) => ({
      purpose,
      email,
      created_at: createdAt,
      used_at: usedAt,
    }));
  }

  async removeByUser(userId: number): Promise<void> {
    await this.unitOfWork.run(() => this.tokens.removeByUser(userId));
  }

  /** Links to an address, also those that another user requested. */
  async removeByEmail(email: string): Promise<void> {
    await this.unitOfWork.run(() => this.tokens.removeByEmail(email));
  }

  removeFinished(): Promise<number> {
    return this.unitOfWork.run(() => this.tokens.removeFinished(this.clock.now()));
  }

  /**
   * A link is valid only while its address is the current one of the user, except for a change of address.
   */
  private isUsable({ usedAt, expiresAt, purpose, email, user }: TokenWithUser): boolean {
    const isForCurrentAddress =
      purpose === 'change-email' || email.toLowerCase() === user.email.toLowerCase();
    return usedAt === null && expiresAt > this.clock.now() && user.blockedAt === null && isForCurrentAddress;
  }
}
