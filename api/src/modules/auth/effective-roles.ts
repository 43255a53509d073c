import { ROLES, type Role } from '@prostora/contracts';

/** Roles of a user: those granted, and that of a customer for whoever has one, so that the role never contradicts the record. */
export function effectiveRoles(granted: readonly string[], hasCustomer: boolean): Role[] {
  return ROLES.filter((role) =>
    role === 'ROLE_CUSTOMER' ? hasCustomer : role === 'ROLE_USER' || granted.includes(role),
  );
}
