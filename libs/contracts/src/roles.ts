/** Roles of a user (SPEC §6). */
export const ROLES = ['ROLE_USER', 'ROLE_CUSTOMER', 'ROLE_SUPERADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** Permissions of routes; ROLE_PERMISSIONS assigns them to roles. */
export const PERMISSIONS = ['console', 'own-spaces'] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  ROLE_USER: [],
  ROLE_CUSTOMER: ['own-spaces'],
  ROLE_SUPERADMIN: ['console', 'own-spaces'],
};
