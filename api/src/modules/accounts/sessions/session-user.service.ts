import { Injectable } from '@nestjs/common';
import { MembershipPort } from '../customers/index.ts';
import { SecondFactorService } from '../second-factor/index.ts';
import { MembersService } from '../members/index.ts';
import { UsersService } from '../users/index.ts';
import type { SessionUserDetails } from './session-user-details.ts';

/** A session has `hasSecondFactor`, an actor `isSecondFactorMissing`. */
export type SecondFactorState = { hasSecondFactor?: boolean; isSecondFactorMissing?: boolean };

/** Loads the user of a session with customer and plan. */
@Injectable()
export class SessionUserService {
  constructor(
    private readonly users: UsersService,
    private readonly members: MembersService,
    private readonly plans: MembershipPort,
    private readonly secondFactor: SecondFactorService,
  ) {}

  /** @param customerId the customer chosen in the session */
  async findDetails(
    userId: number,
    impersonatorId: number | null,
    customerId: number | null,
    secondFactorState: SecondFactorState,
  ): Promise<SessionUserDetails | null> {
    const user = await this.users.findById(userId);
    if (!user) return null;
    const impersonator = impersonatorId === null ? null : await this.users.findById(impersonatorId);
    const memberships = await this.members.listMemberships(userId);
    const membership = memberships.find((each) => each.customerId === customerId) ?? memberships[0] ?? null;
    const current = await this.plans.getCurrent(membership?.customerId ?? null);
    const isMissing =
      secondFactorState.isSecondFactorMissing ??
      (!secondFactorState.hasSecondFactor && this.secondFactor.isRequired(user.roles));
    return { user, membership, memberships, impersonator, isSecondFactorMissing: isMissing, ...current };
  }
}
