import type { SessionUser } from './auth.dto.ts';
import { effectiveRoles } from './effective-roles.ts';
import type { SessionUserDetails } from './session-user-details.ts';

export function toSessionUser({
  user,
  customer,
  impersonator,
  isSecondFactorMissing,
  subscription,
  config,
}: SessionUserDetails): SessionUser {
  const granted = isSecondFactorMissing
    ? user.roles.filter((each) => each !== 'ROLE_SUPERADMIN')
    : user.roles;
  const role = effectiveRoles(granted, customer !== null);
  return {
    id: user.id,
    username: user.email,
    email: user.email,
    role,
    has_customer: customer !== null,
    super_admin: role.includes('ROLE_SUPERADMIN'),
    second_factor_missing: isSecondFactorMissing,
    subscription: subscription && {
      id: subscription.id,
      name: subscription.plan.name,
      paid_until: subscription.endsAt.toISOString(),
    },
    subscriptionConfig: config,
    trial: subscription?.trial ?? false,
    email_confirmed: user.emailConfirmedAt !== null,
    impersonated_by: impersonator && { id: impersonator.id, email: impersonator.email },
    customer: customer && { id: customer.id, name: customer.name },
  };
}
