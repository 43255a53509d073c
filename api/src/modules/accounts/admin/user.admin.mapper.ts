import { effectiveRoles, type ActiveSession } from '../sessions/index.ts';
import type { User } from '../users/index.ts';
import { toAccountSession } from '../account.mapper.ts';
import type { AdminUserDetailDto, AdminUserRowDto } from './user.admin.dto.ts';
import type { UserRow } from './user.admin.repository.ts';

export type UserDetail = { row: UserRow; user: User; spacesCount: number; sessions: ActiveSession[] };

export const toAdminUserRow = (row: UserRow): AdminUserRowDto => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: effectiveRoles(row.roles, row.customerId !== null),
  email_confirmed: row.emailConfirmedAt !== null,
  blocked_at: row.blockedAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  last_seen_at: row.lastSeenAt?.toISOString() ?? null,
  customer: row.customerId === null ? null : { id: row.customerId, name: row.customerName ?? '' },
});

/** @param ownSessionId session of the operator that sends the request */
export const toAdminUserDetail = (
  { row, user, spacesCount, sessions }: UserDetail,
  ownSessionId: string | null,
): AdminUserDetailDto => ({
  ...toAdminUserRow(row),
  blocked_reason: user.blockedReason,
  terms_version: user.termsVersion,
  terms_accepted_at: user.termsAcceptedAt?.toISOString() ?? null,
  erased_at: user.erasedAt?.toISOString() ?? null,
  sessions: sessions.map((session) => toAccountSession(session, ownSessionId)),
  spaces_count: spacesCount,
  version: user.version,
});
