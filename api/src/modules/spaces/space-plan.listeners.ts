import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../platform/outbox/index.ts';
import { subscriptionChanged } from '../subscriptions/index.ts';
import { SpaceMembership } from './space-membership.service.ts';

@Injectable()
export class SpacePlanListeners {
  constructor(private readonly membership: SpaceMembership) {}

  /** The owner's plan raises the spaces in the catalogue, or does so no more. */
  @OnEvent(subscriptionChanged, 'spaces-of-customer')
  async onPlan({ customer_id }: { customer_id: number }): Promise<void> {
    await this.membership.announce(customer_id);
  }
}
