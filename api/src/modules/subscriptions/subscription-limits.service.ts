import { Injectable } from '@nestjs/common';
import type { SubscriptionConfig } from './subscription-config.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

/** The part of a plan that limits what an owner may do with spaces. */
export type SpaceLimits = Pick<SubscriptionConfig, 'nrOfSpaces' | 'nrOfPhotosInSpace' | 'hasVideoInSpace'>;

/** What modules about spaces need to know of a plan, and nothing else of it. */
@Injectable()
export class SubscriptionLimits {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  async of(customerId: number): Promise<SpaceLimits> {
    const { nrOfSpaces, nrOfPhotosInSpace, hasVideoInSpace } = await this.subscriptions.limitsOf(customerId);
    return { nrOfSpaces, nrOfPhotosInSpace, hasVideoInSpace };
  }
}
