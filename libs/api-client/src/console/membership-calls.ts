import type {
  AdminOrderRow,
  AdminOrdersAnswer,
  AdminPlan,
  AdminPlansAnswer,
  OrderListState,
  PlanChange,
  PlanInput,
} from '../generated/types.gen.ts';
import type { Calls } from '../calls.ts';

type PageQuery = { page?: number; page_size?: number };
export type AdminOrdersQuery = PageQuery & {
  search?: string;
  state?: OrderListState;
  from?: string;
  to?: string;
  sort?: 'number' | 'customer' | 'price' | 'created' | 'due';
  order?: 'asc' | 'desc';
};

/** Plans and their orders. */
export const membershipAdminCalls = ({ get, write }: Calls) => ({
  plans: {
    list: (signal?: AbortSignal) => get<AdminPlansAnswer>('admin/plans', undefined, signal),
    add: (input: PlanInput) => write<AdminPlan>('POST', 'admin/plans', input),
    save: (id: number, input: PlanChange) => write<AdminPlan>('PUT', `admin/plans/${id}`, input),
  },
  orders: {
    list: (query: AdminOrdersQuery, signal?: AbortSignal) =>
      get<AdminOrdersAnswer>('admin/orders', query, signal),
    markPaid: (id: number) => write<AdminOrderRow>('POST', `admin/orders/${id}/paid`),
    cancel: (id: number) => write<AdminOrderRow>('POST', `admin/orders/${id}/cancel`),
  },
});
