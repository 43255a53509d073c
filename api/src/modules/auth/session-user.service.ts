import { Injectable } from '@nestjs/common';
import { CustomersService } from '../customers/index.ts';
import { DEFAULT_SUBSCRIPTION_CONFIG, SubscriptionsService } from '../subscriptions/index.ts';
import { SecondFactorService } from '../second-factor/index.ts';
import { UsersService } from '../users/index.ts';
import type { SessionUserFacts } from './session-user.facts.ts';

/** A session has `hasSecondFactor`, an actor `isSecondFactorMissing`. */
export type SecondFactorState = { hasSecondFactor?: boolean; isSecondFactorMissing?: boolean };

/** Loads the user of a session with customer and plan. */
@Injectable()
export class SessionUserView {
  constructor(
    private readonly users: UsersService,
    private readonly customers: CustomersService,
    private readonly subscriptions: SubscriptionsService,
    private readonly secondFactor: SecondFactorService,
  ) {}

  async of(
    userId: number,
    impersonatorId: number | null,
    proof: SecondFactorState,
  ): Promise<SessionUserFacts | null> {
    const user = await this.users.byId(userId);
    if (!user) return null;
    const impersonator = impersonatorId === null ? null : await this.users.byId(impersonatorId);
    const customer = await this.customers.ofUser(userId);
    const current = customer
      ? await this.subscriptions.currentOf(customer.id)
      : { subscription: null, config: { ...DEFAULT_SUBSCRIPTION_CONFIG } };
    const isMissing =
      proof.isSecondFactorMissing ?? (!proof.hasSecondFactor && this.secondFactor.isRequired(user.roles));
    return { user, customer, impersonator, isSecondFactorMissing: isMissing, ...current };
  }
}
