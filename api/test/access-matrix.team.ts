import { MEMBER_RIGHTS, type MemberPermission, type MemberRole } from '@prostora/contracts';
import { ACCESS_CASES, type AccessCase } from './access-matrix.ts';

/** The permission that a route of the owner needs, where it is not `view` of a read and `write` of a change. */
const PERMISSIONS: readonly (readonly [route: RegExp, permission: MemberPermission])[] = [
  [/^[A-Z]+ \/api\/team/u, 'team'],
  [/^[A-Z]+ \/api\/membership/u, 'plan'],
  [/^[A-Z]+ \/api\/inquiries\/received/u, 'inquiries'],
  [/^[A-Z]+ \/api\/(?:conversations|canned-replies)/u, 'inquiries'],
  [/^[A-Z]+ \/api\/owner\/profile/u, 'plan'],
  [/^GET \/api\/owner\/statistics/u, 'statistics'],
  [/^GET \/api\/owner\/guests/u, 'write'],
  [/^GET \/api\/reservations\/export/u, 'export'],
  [/^GET \/api\/booking-imports/u, 'write'],
  // Answers each item by itself.
  [/^POST \/api\/reservations\/bulk-confirm/u, 'view'],
  [/^GET \/api\/price-lists\/vat-rates/u, 'view'],
  [/^GET \/api\/availability\/space\/:id\/schedule/u, 'write'],
  [/^POST \/api\/(?:pricing\/quote|reservations(?:\/series(?:\/check)?)?) \(draft\)/u, 'view'],
  [/^GET \/api\/(?:price-lists|rental-terms|deals)/u, 'price'],
  [/^POST \/api\/(?:price-lists\/:id|rental-terms|contract-templates)\/try/u, 'price'],
  [/^POST \/api\/space\/:id\/status \(/u, 'write'],
  [/^POST \/api\/space\/:id\/status/u, 'delete'],
  [/^[A-Z]+ \/api\/calendars\/member/u, 'view'],
  [/^GET \/api\/(?:calendars|availability\/seasons)/u, 'write'],
  [/^POST \/api\/auth\/customer/u, 'view'],
  [/^PUT \/api\/reservations\/:id\/handled/u, 'handle'],
];

/** Routes about the caller, whatever their rights in a team. */
const OF_THE_CALLER =
  /^[A-Z]+ \/api\/(?:account|user|auth|customer\/(?:register|company)|favourites|saved-searches)/u;

export type TeamCase = { readonly accessCase: AccessCase; readonly permission: MemberPermission };

/** Cases of records and lists of the owner, as the access matrix derives them from the routes. */
export const TEAM_CASES: readonly TeamCase[] = ACCESS_CASES.filter(
  ({ route, expected }) =>
    expected.owner === 'may' &&
    (typeof expected.stranger === 'number' || expected.person === 403) &&
    (!OF_THE_CALLER.test(route) || route === 'POST /api/auth/customer') &&
    !route.includes('/api/admin/'),
).map((accessCase) => ({ accessCase, permission: findPermission(accessCase) }));

function findPermission({ name, method }: AccessCase): MemberPermission {
  const listed = PERMISSIONS.find(([route]) => route.test(name))?.[1];
  return listed ?? (method === 'GET' ? 'view' : 'write');
}

/** Status that rejects a member of all spaces; null when the role has the permission. */
export const findTeamRejection = (role: MemberRole, permission: MemberPermission): 403 | null =>
  MEMBER_RIGHTS[role].includes(permission) ? null : 403;
