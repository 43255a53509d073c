import { ROLES, type Role } from '@prostora/contracts';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import { StatusTag, type Look } from '../../kit/index.ts';

type UserState = keyof typeof adminPeople.state;
type KnownState = { blocked_at: string | null; email_confirmed: boolean; erased_at?: string | null };

const looks: Readonly<Record<UserState, Look>> = {
  active: { tone: 'green', shape: 'dot' },
  unconfirmed: { tone: 'orange', shape: 'half' },
  blocked: { tone: 'red', shape: 'dash' },
  erased: { tone: 'grey', shape: 'struck' },
};

/** Account state by precedence: erased, blocked, then e-mail confirmation. */
export function stateOf({ blocked_at, email_confirmed, erased_at = null }: KnownState): UserState {
  if (erased_at !== null) return 'erased';
  if (blocked_at !== null) return 'blocked';
  return email_confirmed ? 'active' : 'unconfirmed';
}

/** Status tag of an account. */
export function UserStateTag({ user }: { user: KnownState }) {
  const state = stateOf(user);
  return <StatusTag {...looks[state]}>{adminPeople.state[state]}</StatusTag>;
}

const isRole = (name: string): name is Role => ROLES.some((role) => role === name);

/** Role names; ROLE_USER is omitted when there are others. */
export function roleNames(roles: readonly string[]): string {
  const names = roles.filter(isRole).filter((role) => role !== 'ROLE_USER' || roles.length === 1);
  return names.map((role) => adminPeople.users.roles[role]).join(', ');
}

export const isAdmin = (user: { role: readonly string[] }): boolean => user.role.includes('ROLE_SUPERADMIN');
