import type {
  AdminCustomerDetail,
  AdminCustomerInput,
  AdminCustomersAnswer,
  AdminOrderRow,
  AdminOrdersAnswer,
  AdminPlan,
  AdminPlansAnswer,
  AdminUserDetail,
  AdminUserInput,
  AdminUsersAnswer,
  AuditAnswer,
  CreditChange,
  DoneAnswer,
  MembershipCorrection,
  OrderListState,
  PlanChange,
  PlanInput,
  SpaceReviewsAnswer,
} from './generated/types.gen.ts';
import type { Calls } from './calls.ts';
import { buildingAdminCalls } from './console/building-calls.ts';
import { overviewCalls } from './console/overview-calls.ts';
import { operationsCalls } from './console/operations-calls.ts';
import { reservationAdminCalls } from './console/reservation-calls.ts';
import { spaceAdminCalls, timelineCall } from './console/story-calls.ts';
import { seoCalls } from './console/seo-calls.ts';
import { taxonomyCalls } from './console/taxonomy-calls.ts';
import { viewCalls } from './console/view-calls.ts';
import { blogAdminCalls } from './console/blog-calls.ts';
import { imageCalls } from './console/image-calls.ts';
import { contentCalls } from './console/content-calls.ts';
import { siteCalls } from './console/site-calls.ts';

type PageQuery = { page?: number; page_size?: number };
export type AdminUsersQuery = PageQuery & {
  search?: string;
  state?: 'active' | 'blocked' | 'unconfirmed';
  role?: string;
  sort?: 'email' | 'name' | 'created';
  order?: 'asc' | 'desc';
};
export type AdminCustomersQuery = PageQuery & {
  search?: string;
  plan?: string;
  sort?: 'name' | 'created' | 'spaces';
  order?: 'asc' | 'desc';
};
export type AuditQuery = PageQuery & {
  subject_type?: string;
  subject_id?: number;
  actor_id?: number;
  action?: string;
  search?: string;
  from?: string;
  to?: string;
};
export type AdminOrdersQuery = PageQuery & {
  search?: string;
  state?: OrderListState;
  from?: string;
  to?: string;
  sort?: 'number' | 'customer' | 'price' | 'created' | 'due';
  order?: 'asc' | 'desc';
};

/** What only the operator may call. */
export const consoleCalls = ({ get, write }: Calls) => ({
  ...siteCalls({ get, write }),
  ...contentCalls({ get, write }),
  ...imageCalls({ get, write }),
  ...blogAdminCalls({ get, write }),
  ...overviewCalls({ get, write }),
  ...operationsCalls({ get, write }),
  ...viewCalls({ get, write }),
  ...taxonomyCalls({ get, write }),
  audit: (query: AuditQuery, signal?: AbortSignal) => get<AuditAnswer>('admin/audit', query, signal),
  users: {
    list: (query: AdminUsersQuery, signal?: AbortSignal) =>
      get<AdminUsersAnswer>('admin/users', query, signal),
    read: (id: number, signal?: AbortSignal) => get<AdminUserDetail>(`admin/users/${id}`, undefined, signal),
    save: (id: number, input: AdminUserInput) => write<AdminUserDetail>('PUT', `admin/users/${id}`, input),
    setRoles: (id: number, role: string[], version: number) =>
      write<AdminUserDetail>('PUT', `admin/users/${id}/roles`, { role, version }),
    block: (id: number, reason: string) =>
      write<AdminUserDetail>('POST', `admin/users/${id}/block`, { reason }),
    unblock: (id: number) => write<AdminUserDetail>('POST', `admin/users/${id}/unblock`),
    endSessions: (id: number) => write<AdminUserDetail>('POST', `admin/users/${id}/end-sessions`),
  },
  customers: {
    list: (query: AdminCustomersQuery, signal?: AbortSignal) =>
      get<AdminCustomersAnswer>('admin/customers', query, signal),
    read: (id: number, signal?: AbortSignal) =>
      get<AdminCustomerDetail>(`admin/customers/${id}`, undefined, signal),
    save: (id: number, input: AdminCustomerInput) =>
      write<AdminCustomerDetail>('PUT', `admin/customers/${id}`, input),
    correctMembership: (id: number, input: MembershipCorrection) =>
      write<AdminCustomerDetail>('POST', `admin/customers/${id}/membership`, input),
    changeCredit: (id: number, input: CreditChange, key: string) =>
      write<AdminCustomerDetail>('POST', `admin/customers/${id}/credit`, input, { 'idempotency-key': key }),
  },
  reviews: {
    list: (query: PageQuery, signal?: AbortSignal) =>
      get<SpaceReviewsAnswer>('admin/space-reviews', query, signal),
    close: (id: number, changed_at?: string) =>
      write<DoneAnswer>(
        'POST',
        `admin/space-reviews/${id}/close`,
        changed_at === undefined ? undefined : { changed_at },
      ),
  },
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
  seoUrls: seoCalls({ get, write }),
  reservations: reservationAdminCalls({ get, write }),
  timeline: timelineCall({ get, write }),
  buildings: buildingAdminCalls({ get, write }),
  spaces: spaceAdminCalls({ get, write }),
});
