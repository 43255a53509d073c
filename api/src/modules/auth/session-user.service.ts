import { Injectable } from '@nestjs/common';
import { CustomersService } from '../customers/index.ts';
import { DEFAULT_SUBSCRIPTION_CONFIG, SubscriptionsService } from '../subscriptions/index.ts';
import { UsersService } from '../users/index.ts';
import type { SessionUserFacts } from './session-user.facts.ts';

/** Puts together what the session tells about its user: roles, customer, plan. */
@Injectable()
export class SessionUserView {
  constructor(
    private readonly users: UsersService,
    private readonly customers: CustomersService,
    private readonly subscriptions: SubscriptionsService,
  ) {}

  /** The operator is told where one acts as the user. */
  async of(userId: number, impersonatorId: number | null): Promise<SessionUserFacts | null> {
    const user = await this.users.byId(userId);
    if (!user) return null;
    const impersonator = impersonatorId === null ? null : await this.users.byId(impersonatorId);
    const customer = await this.customers.ofUser(userId);
    const current = customer ? await this.subscriptions.currentOf(customer.id) : { subscription: null, config: { ...DEFAULT_SUBSCRIPTION_CONFIG } };
    return { user, customer, impersonator, ...current };
  }
}
