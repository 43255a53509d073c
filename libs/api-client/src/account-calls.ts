import type {
  AccountAnswer,
  AccountLinks,
  AccountSessions,
  BillingDetails,
  CompanyFound,
  DoneAnswer,
  KeptSpacesAnswer,
  LoginAnswer,
  MembershipAnswer,
  OrderAnswer,
  OrderInput,
  OrderQuote,
} from './generated/types.gen.ts';
import type { Calls } from './calls.ts';

export type Registration = {
  email: string;
  password: string;
  password_confirm: string;
  terms_accepted: boolean;
  name?: string;
  company_name?: string;
  ico?: string;
  dic?: string;
  phone?: string;
};

/** Account of the signed-in user, registration and password reset. */
export const accountCalls = ({ get, write }: Calls) => ({
  register: (input: Registration) => write<LoginAnswer>('PUT', 'customer/register', input),
  lostPassword: (email: string) => write<DoneAnswer>('PUT', 'user/lost-password', { email }),
  resetPassword: (token: string, password: string, password_confirm: string, end_links: boolean) =>
    write<DoneAnswer>('PUT', 'user/reset-password', { token, password, password_confirm, end_links }),
  sendDeviceCode: (email: string) => write<DoneAnswer>('POST', 'user/device-code', { email }),
  markDevice: (email: string, code: string) => write<DoneAnswer>('PUT', 'user/device', { email, code }),
  links: (signal?: AbortSignal) => get<AccountLinks>('account/links', undefined, signal),
  endLink: (id: string) => write<AccountLinks>('DELETE', `account/links/${id}`),
  confirmEmail: (token: string) => write<DoneAnswer>('PUT', 'user/confirm-email', { token }),
  resendConfirmation: () => write<DoneAnswer>('POST', 'user/resend-confirmation'),
  read: (signal?: AbortSignal) => get<AccountAnswer>('account', undefined, signal),
  saveProfile: (input: { name: string; phone: string | null }) =>
    write<AccountAnswer>('PUT', 'account/profile', input),
  saveBilling: (input: BillingDetails) => write<AccountAnswer>('PUT', 'account/billing', input),
  company: (ico: string, signal?: AbortSignal) => get<CompanyFound>('account/company', { ico }, signal),
  changePassword: (input: { current_password: string; password: string; password_confirm: string }) =>
    write<DoneAnswer>('PUT', 'account/password', input),
  changeEmail: (input: { email: string; current_password: string }) =>
    write<AccountAnswer>('PUT', 'account/email', input),
  sessions: (signal?: AbortSignal) => get<AccountSessions>('account/sessions', undefined, signal),
  endSession: (id: string) => write<AccountSessions>('DELETE', `account/sessions/${id}`),
  endOtherSessions: () => write<AccountSessions>('POST', 'account/sessions/end-others'),
  erase: (current_password: string) => write<DoneAnswer>('POST', 'account/erase', { current_password }),
});

/**
 * Membership of the owner. The account export and invoices are files: `account/export`,
 * `membership/orders/<id>/invoice`.
 */
export const membershipCalls = ({ get, write }: Calls) => ({
  read: (signal?: AbortSignal) => get<MembershipAnswer>('membership', undefined, signal),
  quoteOrder: (plan_id: number, signal?: AbortSignal) =>
    get<OrderQuote>('membership/orders/quote', { plan_id }, signal),
  order: (order: OrderInput, key: string) =>
    write<OrderAnswer>('POST', 'membership/orders', order, { 'idempotency-key': key }),
  keepSpaces: (space_ids: number[]) =>
    write<KeptSpacesAnswer>('PUT', 'membership/kept-spaces', { space_ids }),
  cancelOrder: (id: number) => write<OrderAnswer>('POST', `membership/orders/${id}/cancel`),
});
