import { parseTimestamp } from '@prostora/contracts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { CustomerMembership, MembershipCorrection, MembershipState } from '../../subscriptions/index.ts';
import type {
  CreditEntryDto,
  CustomerSubscriptionDto,
  MembershipCorrectionInput,
  MembershipStateDto,
} from './customer-membership.admin.dto.ts';

type MembershipDto = {
  membership: MembershipStateDto;
  subscriptions: CustomerSubscriptionDto[];
  credit: number;
  ledger: CreditEntryDto[];
};

export const toMembershipDto = (membership: CustomerMembership): MembershipDto => ({
  membership: {
    plan_id: membership.state.planId,
    ends_at: membership.state.endsAt?.toISOString() ?? null,
  },
  subscriptions: membership.subscriptions.map(({ id, plan, trial, valueHaler, startsAt, endsAt }) => ({
    id,
    plan: { id: plan.id, name: plan.name },
    trial,
    value: valueHaler / 100,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
  })),
  credit: membership.creditHaler / 100,
  ledger: membership.ledger.map(({ id, amountHaler, kind, order, reason, createdAt }) => ({
    id,
    amount: amountHaler / 100,
    kind,
    order_number: order?.number ?? null,
    reason,
    created_at: createdAt.toISOString(),
  })),
});

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
