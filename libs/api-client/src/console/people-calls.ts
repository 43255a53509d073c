import type {
  AdminCustomerDetail,
  AdminCustomerInput,
  AdminCustomersAnswer,
  AdminUserDetail,
  AdminUserInput,
  AdminUsersAnswer,
  CreditChange,
  MembershipCorrection,
} from '../generated/types.gen.ts';
import type { Calls } from '../calls.ts';

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

/** Users and customers. */
export const peopleCalls = ({ get, write }: Calls) => ({
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
});
