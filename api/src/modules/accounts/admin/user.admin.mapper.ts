import type { FutureBooking, OwnerStock } from '../customers/index.ts';
import { effectiveRoles, type ActiveSession } from '../sessions/index.ts';
import type { User } from '../users/index.ts';
import { toAccountSession } from '../account/account.mapper.ts';
import type { AdminFutureReservationDto, AdminUserDetailDto, AdminUserRowDto } from './user.admin.dto.ts';
import type { UserRow } from './user.admin.repository.ts';

export type UserDetail = {
  row: UserRow;
  user: User;
  spacesCount: number;
  hasSecondFactor: boolean;
  sessions: ActiveSession[];
  stock: OwnerStock | null;
};

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
  { row, user, spacesCount, hasSecondFactor, sessions, stock }: UserDetail,
  ownSessionId: string | null,
): AdminUserDetailDto => ({
  ...toAdminUserRow(row),
  blocked_reason: user.blockedReason,
  terms_version: user.termsVersion,
  terms_accepted_at: user.termsAcceptedAt?.toISOString() ?? null,
  erased_at: user.erasedAt?.toISOString() ?? null,
  sessions: sessions.map((session) => toAccountSession(session, ownSessionId)),
  spaces_count: spacesCount,
  published_spaces: stock?.publishedSpaces ?? 0,
  future_reservations: (stock?.bookings ?? []).map(toFutureReservation),
  future_reservations_count: stock?.bookingsTotal ?? 0,
  has_second_factor: hasSecondFactor,
  version: user.version,
});

const toFutureReservation = (booking: FutureBooking): AdminFutureReservationDto => ({
  id: booking.id,
  space_name: booking.spaceName,
  customer_name: booking.customerName,
  status: booking.status,
  starts_at: booking.startsAt.toISOString(),
  ends_at: booking.endsAt.toISOString(),
});
