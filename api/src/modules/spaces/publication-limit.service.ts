import { Injectable } from '@nestjs/common';
import type { SpaceStatusValue } from '@prostora/contracts';
import { SubscriptionLimits } from '../subscriptions/index.ts';
import { publicationLimitReached } from './space.errors.ts';
import type { TouredSpace } from './space.repository.ts';
import type { Transition } from './space.states.ts';
import { SpaceMembershipRepository } from './space-membership.repository.ts';

/** Limit of published spaces by the plan of their owner. */
@Injectable()
export class PublicationLimitService {
  constructor(
    private readonly repository: SpaceMembershipRepository,
    private readonly limits: SubscriptionLimits,
  ) {}

  /**
   * Locks the owner's row; call it before locking the space: the lock order is customer, spaces, building.
   */
  lock(spaceId: number): Promise<void> {
    return this.repository.lockCustomerOf(spaceId);
  }

  /**
   * Asserts that the owner's plan allows a publishing step; a space waiting for approval counts as published
   * for the owner.
   * @throws LIMIT_REACHED when the plan allows no further space
   */
  async assertPlace(space: TouredSpace, { action, by }: Transition): Promise<void> {
    const customerId = space.building.customer.id;
    const statuses: SpaceStatusValue[] =
      action === 'request_publication' ? ['PUBLISHED', 'WAITING_FOR_APPROVAL'] : ['PUBLISHED'];
    const { nrOfSpaces } = await this.limits.of(customerId);
    const taken = await this.repository.countOthers(space.id, customerId, statuses);
    if (taken >= nrOfSpaces) throw publicationLimitReached(nrOfSpaces, by === 'operator');
  }
}
