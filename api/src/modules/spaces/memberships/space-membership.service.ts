import { Injectable } from '@nestjs/common';
import { SpaceUsagePort, type SpaceUsage } from '../../subscriptions/index.ts';
import { SpaceMembershipRepository } from './space-membership.repository.ts';

/** Usage of a plan by spaces. */
@Injectable()
export class SpaceMembershipService extends SpaceUsagePort {
  constructor(private readonly repository: SpaceMembershipRepository) {
    super();
  }

  getUsage(customerId: number): Promise<SpaceUsage> {
    return this.repository.countUsage(customerId);
  }
}
