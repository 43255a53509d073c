import type { PlanOrder } from './plan-order.entity.ts';
import type { PlanOrderAnswer } from './plan-order.dto.ts';

/** An order as the API tells it, to its customer and to the operator alike. */
export const planOrder = (order: PlanOrder): PlanOrderAnswer => ({
  id: order.id, number: order.number, plan: { id: order.plan.id, name: order.planName }, price: order.priceHaler / 100, state: order.state,
  created_at: order.createdAt.toISOString(), due_on: order.dueOn, paid_at: order.paidAt?.toISOString() ?? null, cancelled_at: order.cancelledAt?.toISOString() ?? null,
});
