import type { PrivacyRequestState } from '@prostora/contracts';
import type { PrivacyRequest } from './privacy-request.entity.ts';

type StateFields = Pick<PrivacyRequest, 'doneAt' | 'provedAt' | 'linkExpiresAt'>;

export function resolvePrivacyRequestState(
  { doneAt, provedAt, linkExpiresAt }: StateFields,
  now: Date,
): PrivacyRequestState {
  if (doneAt !== null) return 'done';
  if (provedAt !== null) return 'proved';
  return linkExpiresAt !== null && linkExpiresAt > now ? 'waiting' : 'expired';
}

/** Conditions of the states in SQL; each has the time as its parameter. */
export const STATE_CONDITIONS: Readonly<Record<PrivacyRequestState, string>> = {
  waiting: 'done_at is null and proved_at is null and link_expires_at > ?',
  proved: 'done_at is null and proved_at is not null and ?::timestamptz is not null',
  done: 'done_at is not null and ?::timestamptz is not null',
  expired: 'done_at is null and proved_at is null and (link_expires_at is null or link_expires_at <= ?)',
};
