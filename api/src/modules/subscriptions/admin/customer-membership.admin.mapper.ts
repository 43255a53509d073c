import { parseTimestamp } from '@prostora/contracts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { MembershipCorrectionInput, MembershipStateDto } from './customer-membership.admin.dto.ts';
import type { MembershipCorrection } from './membership-correction.service.ts';
import type { MembershipState } from './membership.admin.service.ts';

function parseEnd(field: string, text: string): Date {
  const end = parseTimestamp(text);
  if (!end) throw createFieldError(field, fieldError('datetime'));
  return end;
}

export const toMembershipCorrection = (input: MembershipCorrectionInput): MembershipCorrection => ({
  planId: input.plan_id,
  endsAt: parseEnd('ends_at', input.ends_at),
  reason: input.reason,
});

export const toMembershipState = ({ plan_id, ends_at }: MembershipStateDto): MembershipState => ({
  planId: plan_id,
  endsAt: ends_at === null ? null : parseEnd('as_read.ends_at', ends_at),
});
