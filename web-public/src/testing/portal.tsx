import {
  createSession,
  type OwnerBadges,
  type OwnerBuilding,
  type OwnerCatalogAnswer,
  type OwnerSpace,
  type OwnerWaitingItem,
  type SessionCustomer,
  type SessionUser,
  type TeamAssignee,
} from '@prostora/api-client';
import { MEMBER_RIGHTS } from '@prostora/contracts';
import { act } from '@testing-library/react';
import { createFetch, renderSite, type ApiRequest, type Handler } from './render-site.tsx';

/** The customer of `owner`, with all rights. */
export const ownCustomer: SessionCustomer = {
  id: 4,
  name: 'Pragovka s. r. o.',
  role: 'majitel',
  space_ids: null,
  rights: [...MEMBER_RIGHTS.majitel],
};

/** A team of `owner`, a manager and a caretaker of the space 2. */
export const ownTeam: TeamAssignee[] = [
  { id: 7, name: 'Jan Majitel', role: 'majitel', space_ids: null, is_me: true },
  { id: 8, name: 'Jana Dvořáková', role: 'spravce', space_ids: null, is_me: false },
  { id: 9, name: 'Karel Malý', role: 'domovnik', space_ids: [2], is_me: false },
];

/** An owner with a confirmed e-mail and a plan of five spaces. */
export const owner = (change: Partial<SessionUser> = {}): SessionUser => ({
  id: 7,
  username: 'majitel@prostora.test',
  email: 'majitel@prostora.test',
  role: ['ROLE_USER', 'ROLE_CUSTOMER'],
  has_customer: true,
  super_admin: false,
  second_factor_missing: false,
  email_confirmed: true,
  impersonated_by: null,
  subscription: { id: 2, name: 'Standard', paid_until: '2027-03-14T00:00:00+01:00' },
  trial: false,
  customer: ownCustomer,
  customers: [ownCustomer],
  subscriptionConfig: {
    catalogPositionCoefficient: 0,
    description: '',
    hasMicroSite: false,
    hasSocialNetworksPromotion: false,
    hasSupportWithProfile: false,
    hasVideoInSpace: true,
    name: 'Standard',
    nrOfPhotosInSpace: 15,
    nrOfSpaces: 5,
  },
  ...change,
});

/** A published space of the owner, with everything filled in. */
export const ownSpace = (id: number, change: Partial<OwnerSpace> = {}): OwnerSpace => ({
  id,
  url: `pragovka/loft-${id}`,
  building_id: 1,
  building_name: 'Pragovka',
  space_name: `Loft ${id}`,
  no_name: false,
  city: 'Praha 9',
  status: 'PUBLISHED',
  status_reason: null,
  capacity: 120,
  image: null,
  images_count: 3,
  completeness: 100,
  missing: [],
  suggestions: [],
  views_30_days: 1284,
  views: Array.from({ length: 30 }, (_, day) => day),
  submitted_at: null,
  published_at: '2026-10-01T10:00:00+02:00',
  paused_at: null,
  suspended_at: null,
  hidden_at: null,
  updated_at: '2026-11-01T10:00:00+01:00',
  allowed_actions: ['edit', 'unpublish', 'delete'],
  version: 3,
  ...change,
});

export const building = (id: number, change: Partial<OwnerBuilding> = {}): OwnerBuilding => ({
  id,
  name: 'Pragovka',
  slug: 'pragovka',
  street: 'Kolbenova',
  house_number: '34a',
  land_registry_number: '923',
  postal_code: '19000',
  city: 'Praha 9',
  province_name: 'Praha',
  location: null,
  lat: 50.11,
  lng: 14.5,
  description: '',
  version: 4,
  ...change,
});

export const ownerCatalog = (change: Partial<OwnerCatalogAnswer> = {}): OwnerCatalogAnswer => ({
  spaces: [ownSpace(1)],
  buildings: [building(1)],
  canAddSpace: true,
  spaces_use: { used: 1, limit: 5 },
  email_confirmed: true,
  ...change,
});

export type PortalCall = ApiRequest & { path: string };

function toBadges(waiting: readonly OwnerWaitingItem[], waitingPeople: number): OwnerBadges {
  const count = (...kinds: OwnerWaitingItem['kind'][]): number =>
    waiting.filter(({ kind }) => kinds.includes(kind)).reduce((sum, item) => sum + item.count, 0);
  const [reservations, inquiries] = [count('reservation_requests', 'change_proposals'), count('inquiries')];
  return { today: reservations + inquiries, reservations, inquiries, waiting_list: waitingPeople };
}

const isCatalog = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  ('spaces' in answer || 'failure' in answer || 'then' in answer);

const isPriced = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'list_price' in answer;

/**
 * Renders the portal with a user (null: anonymous; a function may fail) on an API answered by `handler`. Returns the
 * mutating calls.
 */
export async function renderPortal(
  address: string,
  handler: Handler,
  user: SessionUser | null | (() => unknown) = owner(),
  waiting: OwnerWaitingItem[] = [],
  team: TeamAssignee[] = [],
  waitingPeople = 0,
) {
  const changes: PortalCall[] = [];
  const answer: Handler = (url, asked) => {
    if (url.pathname === '/api/auth/refresh')
      return typeof user === 'function' ? user() : { token: 'token', user };
    if (url.pathname === '/api/site')
      return {
        name: 'Prostora',
        company: { email: 'podpora@prostora.test' },
        map: { provider: 'outline', tile_url: null, style_url: null, attribution: '' },
      };
    if (url.pathname === '/api/waiting') return { items: waiting };
    if (url.pathname === '/api/owner/assignees') return { items: team };
    if (url.pathname === '/api/owner/badges') return toBadges(waiting, waitingPeople);
    const isPreview = url.pathname.endsWith('/changes/preview');
    if (asked.method !== 'GET' && !isPreview)
      changes.push({ ...asked, path: `${url.pathname}${url.search}` });
    const answered = handler(url, asked);
    // Forms preview every change; a test of something else does not answer it.
    if (isPreview)
      return Promise.resolve(answered).then((given) => (isPriced(given) ? given : { list_price: null }));
    // The frame lists the spaces on every page; a test of another page does not answer them.
    return url.pathname === '/api/catalog/customer' && !isCatalog(answered) ? ownerCatalog() : answered;
  };
  const session = createSession(createFetch(answer), () => (user ? 'signed_in=1' : ''));
  const site = renderSite(address, answer, session);
  await act(() => session.restore());
  return { ...site, changes, session };
}
