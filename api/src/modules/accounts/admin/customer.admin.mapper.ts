import { toPlanOrder, type PlanOrder, type CustomerMembership } from '../../subscriptions/index.ts';
import type { AdminCustomerDetailDto, AdminCustomerRowDto } from './customer.admin.dto.ts';
import { toMembershipDto } from './customer-membership.admin.mapper.ts';
import type { CustomerRow } from './customer.admin.repository.ts';
import type { Customer } from '../../customers/index.ts';

export type CustomerDetail = {
  row: CustomerRow;
  customer: Customer;
  orders: PlanOrder[];
  membership: CustomerMembership;
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
  orders,
  membership,
}: CustomerDetail): AdminCustomerDetailDto => ({
  ...toAdminCustomerRow(row),
  dic: customer.dic,
  phone: customer.phone,
  street: customer.street,
  city: customer.city,
  postal_code: customer.postalCode,
  orders: orders.map(toPlanOrder),
  ...toMembershipDto(membership),
  version: customer.version,
});
