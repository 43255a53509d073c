/** Roles of the people that act for a customer; at least one is `majitel`. */
export const MEMBER_ROLES = ['majitel', 'spravce', 'ucetni', 'domovnik'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/**
 * What a member may do for the customer. `view` covers time, space and name of a booking; `handle` the mark that the
 * staff's work is done; `write` spaces, hours, price lists and bookings; `delete` the deletion of a space.
 */
export const MEMBER_PERMISSIONS = [
  'view',
  'phone',
  'staff_note',
  'handle',
  'email',
  'price',
  'export',
  'statistics',
  'write',
  'inquiries',
  'owner_note',
  'team',
  'plan',
  'delete',
] as const;
export type MemberPermission = (typeof MEMBER_PERMISSIONS)[number];

/** The rights of a role, in the spaces of the member. */
export const MEMBER_RIGHTS: Readonly<Record<MemberRole, readonly MemberPermission[]>> = {
  majitel: MEMBER_PERMISSIONS,
  spravce: MEMBER_PERMISSIONS.filter((each) => !['team', 'plan', 'delete'].includes(each)),
  ucetni: ['view', 'email', 'price', 'export', 'statistics'],
  domovnik: ['view', 'phone', 'staff_note', 'handle'],
};

export const TEAM = {
  invitationDays: 7,
  /** Members and open invitations of a customer. */
  max: 50,
} as const;

/** Fields of a reservation that not every member sees; a proposal contains prices. */
export const RESERVATION_FIELD_PERMISSIONS = {
  customer_email: 'email',
  customer_phone: 'phone',
  price: 'price',
  price_state: 'price',
  quote: 'price',
  proposal: 'price',
  owner_note: 'owner_note',
  staff_note: 'staff_note',
  guest_url: 'write',
} as const satisfies Record<string, MemberPermission>;
export type RestrictedReservationField = keyof typeof RESERVATION_FIELD_PERMISSIONS;
