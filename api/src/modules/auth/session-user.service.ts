import { Injectable } from '@nestjs/common';
import { CustomersService, type Customer } from '../customers/index.ts';
import { DEFAULT_SUBSCRIPTION_CONFIG, SubscriptionsService, type CurrentSubscription } from '../subscriptions/index.ts';
import { UsersService, type User } from '../users/index.ts';

/** What the web knows of the signed-in user. */
export type SessionUserFacts = CurrentSubscription & { user: User; customer: Customer | null };

/** Puts together what the session tells about its user: roles, customer, plan. */
@Injectable()
export class SessionUserView {
  constructor(
    private readonly users: UsersService,
    private readonly customers: CustomersService,
    private readonly subscriptions: SubscriptionsService,
  ) {}

  async of(userId: number): Promise<SessionUserFacts | null> {
    const user = await this.users.byId(userId);
    if (!user) return null;
    const customer = await this.customers.ofUser(userId);
    const current = customer ? await this.subscriptions.currentOf(customer.id) : { subscription: null, config: { ...DEFAULT_SUBSCRIPTION_CONFIG } };
    return { user, customer, ...current };
  }
}
