import { Injectable } from '@nestjs/common';
import {
  MembershipPort,
  type CurrentMembership,
  type MembershipDetails,
} from '../../accounts/customers/index.ts';
import { MembershipAdminService } from './membership.admin.service.ts';
import { toPlanOrder } from '../orders/plan-order.mapper.ts';
import { OrdersService } from '../orders/orders.service.ts';
import { DEFAULT_SUBSCRIPTION_CONFIG } from '../subscription-config.ts';
import { SubscriptionsService } from '../subscriptions.service.ts';

@Injectable()
export class MembershipAdapter extends MembershipPort {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly orders: OrdersService,
    private readonly memberships: MembershipAdminService,
  ) {
    super();
  }

  startTrial(customerId: number): Promise<void> {
    return this.subscriptions.startTrial(customerId);
  }

  async getCurrent(customerId: number | null): Promise<CurrentMembership> {
    return customerId === null
      ? { subscription: null, config: DEFAULT_SUBSCRIPTION_CONFIG }
      : this.subscriptions.getCurrent(customerId);
  }

  async getDetails(customerId: number): Promise<MembershipDetails> {
    const orders = await this.orders.listByCustomer(customerId);
    return { ...(await this.memberships.getMembership(customerId)), orders: orders.map(toPlanOrder) };
  }
}
