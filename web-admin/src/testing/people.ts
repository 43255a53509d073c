import type {
  AdminCustomerDetail,
  AdminOrderRow,
  AdminPlan,
  AdminUserDetail,
  AuditRow,
} from '@prostora/api-client';

export const userDetail = (changes: Partial<AdminUserDetail> = {}): AdminUserDetail => ({
  id: 12,
  email: 'petr@example.cz',
  name: 'Petr Novotny',
  role: ['ROLE_USER', 'ROLE_CUSTOMER'],
  email_confirmed: true,
  blocked_at: null,
  created_at: '2026-10-01T10:00:00Z',
  last_seen_at: '2026-11-19T10:00:00Z',
  customer: { id: 3, name: 'Statek s.r.o.' },
  blocked_reason: null,
  terms_version: '2026-09',
  terms_accepted_at: '2026-10-01T10:00:00Z',
  erased_at: null,
  sessions: [
    {
      id: 's1',
      current: false,
      user_agent: 'Mozilla/5.0 (X11; Linux) Firefox/146.0',
      created_at: '2026-11-01T10:00:00Z',
      last_used_at: '2026-11-19T10:00:00Z',
    },
  ],
  spaces_count: 2,
  published_spaces: 0,
  future_reservations: [],
  future_reservations_count: 0,
  has_second_factor: false,
  version: 4,
  ...changes,
});

export const order = (changes: Partial<AdminOrderRow> = {}): AdminOrderRow => ({
  id: 5,
  number: '2026000005',
  plan: { id: 2, name: 'Standard' },
  price: 4900,
  credit: 0,
  to_pay: 4900,
  state: 'waiting',
  created_at: '2026-11-01T10:00:00Z',
  due_on: '2026-11-15',
  paid_at: null,
  cancelled_at: null,
  customer: { id: 3, name: 'Statek s.r.o.', email: 'petr@example.cz' },
  ...changes,
});

export const customer = (changes: Partial<AdminCustomerDetail> = {}): AdminCustomerDetail => {
  const { customer: _customer, ...plain } = order();
  return {
    id: 3,
    name: 'Statek s.r.o.',
    ico: '27082440',
    user: { id: 12, email: 'petr@example.cz', blocked: false },
    plan: { id: 2, name: 'Standard', trial: false, ends_at: '2027-11-01T10:00:00Z' },
    membership: { plan_id: 2, ends_at: '2027-11-01T10:00:00Z' },
    credit: 0,
    ledger: [],
    subscriptions: [
      {
        id: 9,
        plan: { id: 2, name: 'Standard' },
        trial: false,
        value: 4900,
        paid: 4900,
        remaining: 4604.38,
        starts_at: '2026-11-01T10:00:00Z',
        ends_at: '2027-11-01T10:00:00Z',
      },
    ],
    spaces_count: 2,
    published_count: 1,
    created_at: '2026-10-01T10:00:00Z',
    dic: 'CZ27082440',
    phone: '+420123456789',
    street: 'Na Kopci 14',
    city: 'Praha',
    postal_code: '14700',
    orders: [plain],
    version: 6,
    ...changes,
  };
};

export const adminPlan = (changes: Partial<AdminPlan> = {}): AdminPlan => ({
  id: 2,
  slug: 'standard',
  name: 'Standard',
  price_per_year: 4900,
  active: true,
  sort_order: 20,
  config: {
    catalogPositionCoefficient: 1,
    description: 'Pro jeden dum',
    hasMicroSite: false,
    hasSocialNetworksPromotion: false,
    hasSupportWithProfile: false,
    hasVideoInSpace: true,
    name: 'Standard',
    nrOfPhotosInSpace: 20,
    nrOfSpaces: 5,
  },
  version: 8,
  ...changes,
});

export const auditRow = (changes: Partial<AuditRow> = {}): AuditRow => ({
  id: 1,
  action: 'user.block',
  at: '2026-11-18T10:00:00Z',
  actor: { id: 1, email: 'admin@prostora.test' },
  impersonator: null,
  subject: { type: 'user', id: 12 },
  changes: [{ field: 'blocked_reason', before: null, after: 'Falesne fotky' }],
  ...changes,
});

/** A list response with a single page. */
export const singlePage = <T>(
  items: T[],
): { items: T[]; page: number; nr_of_pages: number; total: number } => ({
  items,
  page: 1,
  nr_of_pages: 1,
  total: items.length,
});
