import { ROLES, type Role } from '@prostora/contracts';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import { StatusTag, type StatusStyle } from '../../kit/index.ts';

type UserState = keyof typeof adminPeople.state;
type AccountStateFields = { blocked_at: string | null; email_confirmed: boolean; erased_at?: string | null };

const statusStyles: Readonly<Record<UserState, StatusStyle>> = {
  active: { tone: 'green', shape: 'dot' },
  unconfirmed: { tone: 'orange', shape: 'half' },
  blocked: { tone: 'red', shape: 'dash' },
  erased: { tone: 'grey', shape: 'struck' },
};

/** Account state by precedence: erased, blocked, then e-mail confirmation. */
export function resolveState({
  blocked_at,
  email_confirmed,
  erased_at = null,
}: AccountStateFields): UserState {
  if (erased_at !== null) return 'erased';
  if (blocked_at !== null) return 'blocked';
  return email_confirmed ? 'active' : 'unconfirmed';
}

/** Status tag of an account. */
export function UserStateTag({ user }: { user: AccountStateFields }) {
  const state = resolveState(user);
  return <StatusTag {...statusStyles[state]}>{adminPeople.state[state]}</StatusTag>;
}

const isRole = (name: string): name is Role => ROLES.some((role) => role === name);

/** Role names; ROLE_USER is omitted when there are others. */
export function formatRoles(roles: readonly string[]): string {
  const names = roles.filter(isRole).filter((role) => role !== 'ROLE_USER' || roles.length === 1);
  return names.map((role) => adminPeople.users.roles[role]).join(', ');
}

export const isAdmin = (user: { role: readonly string[] }): boolean => user.role.includes('ROLE_SUPERADMIN');
