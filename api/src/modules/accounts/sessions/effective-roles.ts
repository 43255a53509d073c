import { ROLES, type Role } from '@prostora/contracts';

/**
 * The granted roles; ROLE_CUSTOMER is derived from the existence of a customer, so that it cannot contradict
 * it.
 */
export function effectiveRoles(granted: readonly string[], hasCustomer: boolean): Role[] {
  return ROLES.filter((role) =>
    role === 'ROLE_CUSTOMER' ? hasCustomer : role === 'ROLE_USER' || granted.includes(role),
  );
}
