import { Injectable } from '@nestjs/common';
import type { SpaceStatusValue } from '@prostora/contracts';
import { SubscriptionLimits } from '../subscriptions/index.ts';
import { publicationLimitReached } from './space.errors.ts';
import type { TouredSpace } from './space.repository.ts';
import type { Transition } from './space.states.ts';
import { SpaceMembershipRepository } from './space-membership.repository.ts';

/** How many spaces of one owner may be published at once. */
@Injectable()
export class PublicationLimitService {
  constructor(
    private readonly repository: SpaceMembershipRepository,
    private readonly limits: SubscriptionLimits,
  ) {}

  /** Before the space itself is locked: locks are taken in the order customer, spaces, building. */
  lock(spaceId: number): Promise<void> {
    return this.repository.lockCustomerOf(spaceId);
  }

  /**
   * Asserts that the owner's plan has a place for a publishing step; a space sent for approval reserves its place.
   * @throws LIMIT_REACHED
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
