import { Injectable } from '@nestjs/common';
import { CustomersService, MembershipPort } from '../customers/index.ts';
import { SecondFactorService } from '../second-factor/index.ts';
import { UsersService } from '../users/index.ts';
import type { SessionUserDetails } from './session-user-details.ts';

/** A session has `hasSecondFactor`, an actor `isSecondFactorMissing`. */
export type SecondFactorState = { hasSecondFactor?: boolean; isSecondFactorMissing?: boolean };

/** Loads the user of a session with customer and plan. */
@Injectable()
export class SessionUserService {
  constructor(
    private readonly users: UsersService,
    private readonly customers: CustomersService,
    private readonly memberships: MembershipPort,
    private readonly secondFactor: SecondFactorService,
  ) {}

  async findDetails(
    userId: number,
    impersonatorId: number | null,
    secondFactorState: SecondFactorState,
  ): Promise<SessionUserDetails | null> {
    const user = await this.users.findById(userId);
    if (!user) return null;
    const impersonator = impersonatorId === null ? null : await this.users.findById(impersonatorId);
    const customer = await this.customers.findByUser(userId);
    const current = await this.memberships.getCurrent(customer?.id ?? null);
    const isMissing =
      secondFactorState.isSecondFactorMissing ??
      (!secondFactorState.hasSecondFactor && this.secondFactor.isRequired(user.roles));
    return { user, customer, impersonator, isSecondFactorMissing: isMissing, ...current };
  }
}
