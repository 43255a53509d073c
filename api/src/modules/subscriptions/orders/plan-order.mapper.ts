import type { OrderWithCustomer } from '../order.repository.ts';
import type { PlanOrder } from '../plan-order.entity.ts';
import type { AdminOrderRow } from './order.admin.dto.ts';
import type { PlanOrderAnswer } from './plan-order.dto.ts';

export const toPlanOrder = (order: PlanOrder): PlanOrderAnswer => ({
  id: order.id,
  number: order.number,
  plan: { id: order.plan.id, name: order.planName },
  price: order.priceHaler / 100,
  state: order.state,
  credit: order.creditHaler / 100,
  to_pay: (order.priceHaler - order.creditHaler) / 100,
  created_at: order.createdAt.toISOString(),
  due_on: order.dueOn,
  paid_at: order.paidAt?.toISOString() ?? null,
  cancelled_at: order.cancelledAt?.toISOString() ?? null,
});

export const toAdminOrderRow = (order: OrderWithCustomer): AdminOrderRow => ({
  ...toPlanOrder(order),
  customer: { id: order.customer.id, name: order.customer.name, email: order.customer.user.email },
});
