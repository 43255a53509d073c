import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type Loaded, type RequiredEntityData } from '@mikro-orm/postgresql';
import { OneTimeToken, type TokenPurpose } from './one-time-token.entity.ts';

export type TokenWithUser = Loaded<OneTimeToken, 'user'>;

@Injectable()
export class OneTimeTokenRepository {
  constructor(private readonly em: EntityManager) {}

  /** Flushes at once, so that the id is known. */
  async add(data: RequiredEntityData<OneTimeToken>): Promise<OneTimeToken> {
    const token = this.em.create(OneTimeToken, data);
    await this.em.persist(token).flush();
    return token;
  }

  findByHash(tokenHash: string): Promise<TokenWithUser | null> {
    return this.em.findOne(OneTimeToken, { tokenHash }, { populate: ['user'] });
  }

  /** Locks the token until the end of the transaction, so that a concurrent request sees it as used. */
  async findByHashForUpdate(tokenHash: string): Promise<TokenWithUser | null> {
    const token = await this.em.findOne(
      OneTimeToken,
      { tokenHash },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    return token && this.em.populate(token, ['user'], { refresh: true });
  }

  /** The newest usable token of a purpose. */
  findPending(userId: number, purpose: TokenPurpose, now: Date): Promise<OneTimeToken | null> {
    return this.em.findOne(
      OneTimeToken,
      { user: userId, purpose, usedAt: null, expiresAt: { $gt: now } },
      { orderBy: { id: 'desc' } },
    );
  }

  /** Ends the tokens of one purpose, or all for null. */
  async end(userId: number, purpose: TokenPurpose | null, now: Date): Promise<void> {
    await this.em.nativeUpdate(
      OneTimeToken,
      { user: userId, usedAt: null, ...(purpose && { purpose }) },
      { usedAt: now },
    );
  }

  listByUser(userId: number): Promise<OneTimeToken[]> {
    return this.em.find(OneTimeToken, { user: userId }, { orderBy: { id: 'asc' } });
  }

  async removeByUser(userId: number): Promise<void> {
    await this.em.nativeDelete(OneTimeToken, { user: userId });
  }

  async removeByEmail(email: string): Promise<void> {
    await this.em.nativeDelete(OneTimeToken, { email });
  }

  /** @returns number of deleted used and expired tokens */
  removeFinished(before: Date): Promise<number> {
    return this.em.nativeDelete(OneTimeToken, {
      $or: [{ expiresAt: { $lt: before } }, { usedAt: { $lt: before } }],
    });
  }
}
