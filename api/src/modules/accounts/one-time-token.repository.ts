import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type Loaded, type RequiredEntityData } from '@mikro-orm/postgresql';
import { OneTimeToken, type TokenPurpose } from './one-time-token.entity.ts';

export type TokenWithUser = Loaded<OneTimeToken, 'user'>;

@Injectable()
export class OneTimeTokenRepository {
  constructor(private readonly em: EntityManager) {}

  /** Keeps a new link at once, so that its id is known. */
  async add(data: RequiredEntityData<OneTimeToken>): Promise<OneTimeToken> {
    const token = this.em.create(OneTimeToken, data);
    await this.em.persist(token).flush();
    return token;
  }

  byHash(tokenHash: string): Promise<TokenWithUser | null> {
    return this.em.findOne(OneTimeToken, { tokenHash }, { populate: ['user'] });
  }

  /** The link, held until the end of the transaction: of two who use it at the same moment the second sees that it was used. */
  async heldByHash(tokenHash: string): Promise<TokenWithUser | null> {
    const held = await this.em.findOne(
      OneTimeToken,
      { tokenHash },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    return held && this.em.populate(held, ['user'], { refresh: true });
  }

  /** The newest link of a purpose that can still be used. */
  pending(userId: number, purpose: TokenPurpose, now: Date): Promise<OneTimeToken | null> {
    return this.em.findOne(
      OneTimeToken,
      { user: userId, purpose, usedAt: null, expiresAt: { $gt: now } },
      { orderBy: { id: 'desc' } },
    );
  }

  /** Ends a user's links, those of one purpose or all. */
  async end(userId: number, purpose: TokenPurpose | null, now: Date): Promise<void> {
    await this.em.nativeUpdate(
      OneTimeToken,
      { user: userId, usedAt: null, ...(purpose && { purpose }) },
      { usedAt: now },
    );
  }

  ofUser(userId: number): Promise<OneTimeToken[]> {
    return this.em.find(OneTimeToken, { user: userId }, { orderBy: { id: 'asc' } });
  }

  async removeOf(userId: number): Promise<void> {
    await this.em.nativeDelete(OneTimeToken, { user: userId });
  }

  /** Deletes what can never be used again; answers how many. */
  removeFinished(before: Date): Promise<number> {
    return this.em.nativeDelete(OneTimeToken, {
      $or: [{ expiresAt: { $lt: before } }, { usedAt: { $lt: before } }],
    });
  }
}
