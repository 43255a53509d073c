import { Injectable } from '@nestjs/common';
import type { SubscriptionConfig } from './subscription-config.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

/** Limits of a plan for spaces. */
export type SpaceLimits = Pick<SubscriptionConfig, 'nrOfSpaces' | 'nrOfPhotosInSpace' | 'hasVideoInSpace'>;

/** Facade for the modules about spaces. */
@Injectable()
export class SubscriptionLimitsService {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  async getSpaceLimits(customerId: number): Promise<SpaceLimits> {
    const { nrOfSpaces, nrOfPhotosInSpace, hasVideoInSpace } = await this.subscriptions.getLimits(customerId);
    return { nrOfSpaces, nrOfPhotosInSpace, hasVideoInSpace };
  }
}
