import { Injectable } from '@nestjs/common';
import { SpaceUse, type SpaceUseCounts } from '../subscriptions/index.ts';
import { SpaceMembershipRepository } from './space-membership.repository.ts';

/** Usage of a plan by spaces. */
@Injectable()
export class SpaceMembership extends SpaceUse {
  constructor(private readonly spaces: SpaceMembershipRepository) {
    super();
  }

  of(customerId: number): Promise<SpaceUseCounts> {
    return this.spaces.useOf(customerId);
  }
}
