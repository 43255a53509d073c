import { MEMBER_RIGHTS } from '@prostora/contracts';
import type { CurrentMembership } from '../customers/index.ts';
import type { Membership } from '../members/index.ts';
import type { User } from '../users/index.ts';
import type { SessionCustomer, SessionUser } from './auth.dto.ts';
import { effectiveRoles } from './effective-roles.ts';

type SessionUserDetails = CurrentMembership & {
  user: User;
  /** The customer that the session acts for. */
  membership: Membership | null;
  /** All customers that the user may act for. */
  memberships: Membership[];
  impersonator: User | null;
  isSecondFactorMissing: boolean;
};

export function toSessionUser({
  user,
  membership,
  memberships,
  impersonator,
  isSecondFactorMissing,
  subscription,
  config,
}: SessionUserDetails): SessionUser {
  const granted = isSecondFactorMissing
    ? user.roles.filter((each) => each !== 'ROLE_SUPERADMIN')
    : user.roles;
  const role = effectiveRoles(granted, membership !== null);
  // The plan concerns those who may change it.
  const plan = membership && MEMBER_RIGHTS[membership.role].includes('plan') ? subscription : null;
  return {
    id: user.id,
    username: user.email,
    email: user.email,
    role,
    has_customer: membership !== null,
    super_admin: role.includes('ROLE_SUPERADMIN'),
    second_factor_missing: isSecondFactorMissing,
    subscription: plan && {
      id: plan.id,
      name: plan.plan.name,
      paid_until: plan.endsAt.toISOString(),
    },
    subscriptionConfig: config,
    trial: plan?.trial ?? false,
    email_confirmed: user.emailConfirmedAt !== null,
    impersonated_by: impersonator && { id: impersonator.id, email: impersonator.email },
    customer: membership && toSessionCustomer(membership),
    customers: memberships.map(toSessionCustomer),
  };
}

const toSessionCustomer = ({ customerId, customerName, role, spaceIds }: Membership): SessionCustomer => ({
  id: customerId,
  name: customerName,
  role,
  space_ids: spaceIds,
  rights: [...MEMBER_RIGHTS[role]],
});
