import { Injectable } from '@nestjs/common';
import type { SpaceStatusValue } from '@prostora/contracts';
import { SubscriptionLimitsService } from '../../subscriptions/index.ts';
import { publicationLimitReached } from '../space.errors.ts';
import type { SpaceWithPanoramas } from '../space.repository.ts';
import type { Transition } from '../space.states.ts';
import { SpaceMembershipRepository } from './space-membership.repository.ts';

/** Limit of published spaces by the plan of their owner. */
@Injectable()
export class PublicationLimitService {
  constructor(
    private readonly repository: SpaceMembershipRepository,
    private readonly limits: SubscriptionLimitsService,
  ) {}

  /**
   * Locks the owner's row; call it before locking the space: the lock order is customer, spaces, building.
   */
  lockCustomer(spaceId: number): Promise<void> {
    return this.repository.lockCustomer(spaceId);
  }

  /**
   * Asserts that the owner's plan allows a publishing step; a space waiting for approval counts as published
   * for the owner.
   * @throws LIMIT_REACHED when the plan allows no further space
   */
  async assertWithinLimit(space: SpaceWithPanoramas, { action, by }: Transition): Promise<void> {
    const customerId = space.building.customer.id;
    const statuses: SpaceStatusValue[] =
      action === 'request_publication' ? ['PUBLISHED', 'WAITING_FOR_APPROVAL'] : ['PUBLISHED'];
    const { nrOfSpaces } = await this.limits.getSpaceLimits(customerId);
    const used = await this.repository.countOthers(space.id, customerId, statuses);
    if (used >= nrOfSpaces) throw publicationLimitReached(nrOfSpaces, by === 'operator');
  }
}
