import { Injectable } from '@nestjs/common';
import {
  EntityManager,
  LockMode,
  type FilterQuery,
  type Loaded,
  type RequiredEntityData,
} from '@mikro-orm/postgresql';
import { escapeLike } from '../../../platform/database/index.ts';
import { Invitation } from './invitation.entity.ts';

export type InvitationWithCustomer = Loaded<Invitation, 'customer'>;

/** By the mailed or the shown link. */
const byHash = (hash: string): FilterQuery<Invitation> => ({
  $or: [{ tokenHash: hash }, { mailTokenHash: hash }],
});

@Injectable()
export class InvitationRepository {
  constructor(private readonly em: EntityManager) {}

  /** Unused invitations of a customer, also expired ones, the newest first. */
  listOpen(customerId: number): Promise<Invitation[]> {
    return this.em.find(
      Invitation,
      { customer: customerId, usedAt: null },
      { orderBy: { createdAt: 'desc', id: 'desc' } },
    );
  }

  findOpenForUpdate(customerId: number, id: number): Promise<Invitation | null> {
    return this.em.findOne(
      Invitation,
      { id, customer: customerId, usedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  findByHash(hash: string): Promise<InvitationWithCustomer | null> {
    return this.em.findOne(Invitation, byHash(hash), { populate: ['customer'] });
  }

  /** Locks the invitation, so that it works once. */
  findByHashForUpdate(hash: string): Promise<Invitation | null> {
    return this.em.findOne(Invitation, byHash(hash), {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
  }

  async create(data: RequiredEntityData<Invitation>): Promise<Invitation> {
    const invitation = this.em.create(Invitation, data);
    await this.em.persist(invitation).flush();
    return invitation;
  }

  async removeOpen(customerId: number, email: string): Promise<void> {
    await this.em.nativeDelete(Invitation, { customer: customerId, email, usedAt: null });
  }

  /** Removes unused invitations of a customer. */
  async removeAllOpen(customerId: number): Promise<void> {
    await this.em.nativeDelete(Invitation, { customer: customerId, usedAt: null });
  }

  /** Removes unused invitations that a user has made; returns the count. */
  removeByInviter(userId: number): Promise<number> {
    return this.em.nativeDelete(Invitation, { invitedById: userId, usedAt: null });
  }

  async remove(invitation: Invitation): Promise<void> {
    await this.em.remove(invitation).flush();
  }

  listByEmail(email: string): Promise<InvitationWithCustomer[]> {
    return this.em.find(
      Invitation,
      { email: { $ilike: escapeLike(email) } },
      { populate: ['customer'], orderBy: { id: 'asc' } },
    );
  }

  async removeByEmail(email: string): Promise<void> {
    await this.em.nativeDelete(Invitation, { email: { $ilike: escapeLike(email) } });
  }

  /** @returns number of deleted used and expired invitations */
  removeFinished(before: Date): Promise<number> {
    return this.em.nativeDelete(Invitation, {
      $or: [{ expiresAt: { $lt: before } }, { usedAt: { $lt: before } }],
    });
  }
}
