import type { Customer, MembershipDetails } from '../customers/index.ts';
import type { AdminCustomerDetailDto, AdminCustomerRowDto } from './customer.admin.dto.ts';
import type { CustomerRow } from './customer.admin.repository.ts';

export type CustomerDetail = {
  row: CustomerRow;
  customer: Customer;
  membership: MembershipDetails;
};

export const toAdminCustomerRow = (row: CustomerRow): AdminCustomerRowDto => ({
  id: row.id,
  name: row.name,
  ico: row.ico,
  user: { id: row.userId, email: row.email, blocked: row.isBlocked },
  plan: row.plan && {
    id: row.plan.id,
    name: row.plan.name,
    trial: row.plan.trial,
    ends_at: row.plan.endsAt?.toISOString() ?? null,
  },
  spaces_count: row.spacesCount,
  published_count: row.publishedCount,
  created_at: row.createdAt.toISOString(),
});

export const toAdminCustomerDetail = ({
  row,
  customer,
  membership: { state, orders, subscriptions, creditHaler, ledger },
}: CustomerDetail): AdminCustomerDetailDto => ({
  ...toAdminCustomerRow(row),
  dic: customer.dic,
  phone: customer.phone,
  street: customer.street,
  city: customer.city,
  postal_code: customer.postalCode,
  orders,
  membership: { plan_id: state.planId, ends_at: state.endsAt?.toISOString() ?? null },
  subscriptions: subscriptions.map((subscription) => ({
    id: subscription.id,
    plan: { id: subscription.plan.id, name: subscription.plan.name },
    trial: subscription.trial,
    value: subscription.valueHaler / 100,
    paid: subscription.paidHaler === null ? null : subscription.paidHaler / 100,
    remaining: subscription.remainingHaler / 100,
    starts_at: subscription.startsAt.toISOString(),
    ends_at: subscription.endsAt.toISOString(),
  })),
  credit: creditHaler / 100,
  ledger: ledger.map(({ id, amountHaler, kind, order, reason, createdAt }) => ({
    id,
    amount: amountHaler / 100,
    kind,
    order_number: order?.number ?? null,
    reason,
    created_at: createdAt.toISOString(),
  })),
  version: customer.version,
});
