import type { MemberRole } from './team.ts';

/** Keys of localStorage with the last list of a caretaker; removed by the sign-out and for other people. */
export const STAFF_DAY_PREFIX = 'prostora.staff-day.';

/** The person whose list a device keeps, in one of their teams. */
type StaffMember = {
  readonly id: number;
  readonly customer: { readonly id: number; readonly role: MemberRole } | null;
  readonly impersonated_by: object | null;
};

/** Part of the keys that names the person and the team; null of people whose list is not kept. */
export const toStaffOwner = ({ id, customer, impersonated_by: operator }: StaffMember): string | null =>
  customer?.role === 'domovnik' && operator === null ? `${id}.${customer.id}` : null;
