import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RequestMethod, type Type } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { ROLE_PERMISSIONS } from '@prostora/contracts';
import { createHmac, randomUUID } from 'node:crypto';
import type { HTTPMethods } from 'fastify';
import { ACCESS_RULE, type AccessRule } from '../src/platform/http/access.ts';
import { createTestApp, type TestApp } from './app.ts';
import { TEST_PASSWORD } from './factories/factories.ts';

/** Access rule of every route: a new route, or a changed rule, is a reviewed line here. */
const TABLE: Readonly<Record<string, string>> = {
  'POST /api/auth/login': 'public',
  'POST /api/auth/second-step': 'public',
  'POST /api/auth/refresh': 'public',
  'POST /api/auth/logout': 'public',
  'GET /api/auth/user': 'signed-in',
  'POST /api/auth/stop-impersonating': 'signed-in',
  'POST /api/admin/users/:id/impersonate': 'console',
  'PUT /api/customer/register': 'public',
  'PUT /api/user/lost-password': 'public',
  'PUT /api/user/reset-password': 'public',
  'POST /api/user/device-code': 'public',
  'PUT /api/user/device': 'public',
  'PUT /api/user/confirm-email': 'public',
  'POST /api/user/resend-confirmation': 'signed-in',
  'GET /api/account': 'signed-in',
  'PUT /api/account/profile': 'signed-in',
  'PUT /api/account/billing': 'own-spaces',
  'GET /api/account/company': 'signed-in',
  'PUT /api/account/password': 'signed-in',
  'PUT /api/account/email': 'signed-in',
  'GET /api/account/second-factor': 'signed-in',
  'POST /api/account/second-factor/totp': 'signed-in',
  'PUT /api/account/second-factor/totp': 'signed-in',
  'POST /api/account/second-factor/totp/remove': 'signed-in',
  'POST /api/account/second-factor/passkeys/options': 'signed-in',
  'POST /api/account/second-factor/passkeys': 'signed-in',
  'POST /api/account/second-factor/passkeys/:id/remove': 'signed-in',
  'POST /api/account/second-factor/recovery-codes': 'signed-in',
  'GET /api/account/links': 'signed-in',
  'DELETE /api/account/links/:id': 'signed-in',
  'GET /api/account/sessions': 'signed-in',
  'DELETE /api/account/sessions/:id': 'signed-in',
  'POST /api/account/sessions/end-others': 'signed-in',
  'GET /api/account/export': 'signed-in',
  'POST /api/account/erase': 'signed-in',
  'GET /api/geo/places': 'public',
  'GET /api/site': 'public',
  'POST /api/content/:slug': 'public',
  'GET /api/plans': 'public',
  'GET /api/catalog/new': 'public',
  'GET /api/catalog/map': 'public',
  'GET /api/catalog/suggest': 'public',
  'GET /api/catalog/admin': 'console',
  'GET /api/catalog/admin/export': 'console',
  'GET /api/space': 'public',
  'GET /api/building': 'public',
  'GET /api/space/taxonomy': 'public',
  'POST /api/space/edit-link': 'public',
  'PUT /api/space/save': 'public',
  'POST /api/space/:id/status': 'public',
  'GET /api/catalog/customer': 'own-spaces',
  'PUT /api/customer/add-new-building': 'own-spaces',
  'PUT /api/customer/add-new-space': 'own-spaces',
  'PUT /api/customer/building/:id': 'own-spaces',
  'GET /api/admin/space-reviews': 'console',
  'POST /api/admin/space-reviews/:id/close': 'console',
  'PUT /api/space/image': 'public',
  'POST /api/space/image/move': 'public',
  'POST /api/space/image/describe': 'public',
  'POST /api/space/image/delete': 'public',
  'PUT /api/space/panorama': 'public',
  'POST /api/space/panorama/move': 'public',
  'POST /api/space/panorama/title': 'public',
  'POST /api/space/panorama/delete': 'public',
  'GET /api/panoramas/showcase': 'public',
  'GET /api/availability/space/:id': 'public',
  'GET /api/availability/space/:id/schedule': 'own-spaces',
  'PUT /api/availability/space/:id/settings': 'own-spaces',
  'PUT /api/availability/space/:id/overlaps': 'own-spaces',
  'POST /api/availability': 'own-spaces',
  'PUT /api/availability/:id': 'own-spaces',
  'DELETE /api/availability/:id': 'own-spaces',
  'POST /api/availability/rules': 'own-spaces',
  'PUT /api/availability/rules/:id': 'own-spaces',
  'DELETE /api/availability/rules/:id': 'own-spaces',
  'POST /api/availability/rules/:id/exceptions': 'own-spaces',
  'GET /api/blocked-slots/space/:id': 'public',
  'POST /api/blocked-slots': 'own-spaces',
  'PUT /api/blocked-slots/:id': 'own-spaces',
  'DELETE /api/blocked-slots/:id': 'own-spaces',
  'POST /api/pricing/quote': 'public',
  'POST /api/reservations/check-availability': 'public',
  'POST /api/reservations': 'public',
  'POST /api/reservations/:id/guest': 'public',
  'POST /api/reservations/:id/guest/changes': 'public',
  'POST /api/reservations/:id/guest/proposal': 'public',
  'POST /api/reservations/:id/changes': 'own-spaces',
  'POST /api/reservations/:id/proposal/accept': 'own-spaces',
  'POST /api/reservations/:id/proposal/decline': 'own-spaces',
  'POST /api/reservations/:id/proposal/withdraw': 'own-spaces',
  'POST /api/reservations/:id/guest/proof': 'public',
  'POST /api/reservations/:id/guest/proof/mail': 'public',
  'DELETE /api/reservations/:id/guest': 'public',
  'GET /api/reservations/:id/:token/rezervace.ics': 'public',
  'GET /api/reservations/space/:id': 'public',
  'GET /api/reservations/calendar': 'own-spaces',
  'GET /api/reservations': 'own-spaces',
  'GET /api/reservations/:id': 'own-spaces',
  'POST /api/reservations/:id/confirm': 'own-spaces',
  'PUT /api/reservations/:id': 'own-spaces',
  'PUT /api/reservations/:id/note': 'own-spaces',
  'DELETE /api/reservations/:id': 'public',
  'GET /api/admin/dashboard': 'console',
  'GET /api/admin/waiting': 'console',
  'POST /api/admin/waiting/remind': 'console',
  'GET /api/admin/search': 'console',
  'GET /api/admin/audit': 'console',
  'GET /api/admin/audit/names': 'console',
  'GET /api/admin/audit/export': 'console',
  'GET /api/admin/queues': 'console',
  'GET /api/admin/queues/outbox': 'console',
  'GET /api/admin/queues/catalog': 'console',
  'POST /api/admin/queues/catalog/retry': 'console',
  'GET /api/admin/queues/failed': 'console',
  'POST /api/admin/queues/failed/retry': 'console',
  'POST /api/admin/queues/failed/remove': 'console',
  'POST /api/admin/queues/failed/retry-all': 'console',
  'GET /api/admin/mails': 'console',
  'GET /api/admin/mails/export': 'console',
  'GET /api/admin/mails/:id': 'console',
  'POST /api/admin/mails/:id/retry': 'console',
  'GET /api/admin/mail-templates': 'console',
  'GET /api/admin/mail-templates/:name': 'console',
  'GET /api/admin/timeline': 'console',
  'GET /api/admin/reservations': 'console',
  'GET /api/admin/reservations/export': 'console',
  'GET /api/admin/reservations/calendar': 'console',
  'GET /api/admin/reservations/:id': 'console',
  'GET /api/admin/spaces/:id': 'console',
  'GET /api/admin/spaces/:id/figures': 'console',
  'GET /api/admin/users': 'console',
  'GET /api/admin/users/export': 'console',
  'GET /api/admin/users/:id': 'console',
  'PUT /api/admin/users/:id': 'console',
  'PUT /api/admin/users/:id/roles': 'console',
  'POST /api/admin/users/:id/block': 'console',
  'POST /api/admin/users/:id/unblock': 'console',
  'POST /api/admin/users/:id/end-sessions': 'console',
  'GET /api/admin/customers': 'console',
  'GET /api/admin/customers/export': 'console',
  'GET /api/admin/customers/:id': 'console',
  'PUT /api/admin/customers/:id': 'console',
  'POST /api/admin/customers/:id/membership': 'console',
  'POST /api/admin/customers/:id/credit': 'console',
  'GET /api/admin/buildings': 'console',
  'GET /api/admin/buildings/export': 'console',
  'GET /api/admin/buildings/:id': 'console',
  'PUT /api/admin/buildings/:id': 'console',
  'DELETE /api/admin/buildings/:id': 'console',
  'POST /api/space/contact': 'public',
  'GET /api/inquiries/puzzle': 'public',
  'GET /api/inquiries/matches': 'public',
  'POST /api/inquiries': 'public',
  'POST /api/inquiries/:id/guest': 'public',
  'POST /api/inquiries/:id/guest/choose': 'public',
  'POST /api/inquiries/:id/guest/close': 'public',
  'GET /api/favourites': 'signed-in',
  'POST /api/favourites/join': 'signed-in',
  'PUT /api/favourites/:id': 'signed-in',
  'DELETE /api/favourites/:id': 'signed-in',
  'GET /api/saved-searches': 'signed-in',
  'POST /api/saved-searches': 'public',
  'PUT /api/saved-searches/:id': 'signed-in',
  'DELETE /api/saved-searches/:id': 'signed-in',
  'POST /api/saved-searches/:id/link': 'public',
  'PUT /api/saved-searches/:id/link': 'public',
  'POST /api/saved-searches/:id/confirm/:token': 'public',
  'POST /api/saved-searches/:id/unsubscribe/:token': 'public',
  'GET /api/saved-searches/:id/unsubscribe/:token': 'public',
  'GET /api/space/:id/fact-sheet.pdf': 'public',
  'GET /api/space/:id/qr.svg': 'public',
  'POST /api/spaces/cards': 'public',
  'GET /api/spaces/cards': 'public',
  'GET /api/spaces/comparison': 'public',
  'GET /api/inquiries/received': 'own-spaces',
  'GET /api/inquiries/received/:id': 'own-spaces',
  'POST /api/inquiries/received/:id/offer': 'own-spaces',
  'POST /api/inquiries/received/:id/decline': 'own-spaces',
  'POST /api/inquiries/received/:id/handled': 'own-spaces',
  'GET /api/admin/inquiries': 'console',
  'GET /api/admin/inquiries/export': 'console',
  'GET /api/admin/inquiries/:id': 'console',
  'PUT /api/admin/inquiries/:id': 'console',
  'POST /api/admin/inquiries/:id/forward': 'console',
  'POST /api/admin/inquiries/:id/close': 'console',
  'GET /api/waiting': 'own-spaces',
  'GET /api/membership': 'own-spaces',
  'GET /api/membership/orders/quote': 'own-spaces',
  'POST /api/membership/orders': 'own-spaces',
  'PUT /api/membership/kept-spaces': 'own-spaces',
  'POST /api/membership/orders/:id/cancel': 'own-spaces',
  'GET /api/membership/orders/:id/invoice': 'own-spaces',
  'GET /api/admin/plans': 'console',
  'POST /api/admin/plans': 'console',
  'PUT /api/admin/plans/:id': 'console',
  'GET /api/admin/views': 'console',
  'POST /api/admin/views': 'console',
  'PUT /api/admin/views/:id': 'console',
  'DELETE /api/admin/views/:id': 'console',
  'GET /api/blog': 'public',
  'GET /api/blog/preview/:id/:token': 'public',
  'GET /api/blog/:slug': 'public',
  ...Object.fromEntries(
    ['categories', 'tags'].flatMap((terms) =>
      ['GET', 'POST', 'PUT /order', 'PUT /:id', 'DELETE /:id'].map((route) => {
        const [method = '', path = ''] = route.split(' ');
        return [`${method} /api/admin/blog/${terms}${path}`, 'console'];
      }),
    ),
  ),
  'GET /api/admin/blog/posts': 'console',
  'GET /api/admin/blog/posts/export': 'console',
  'GET /api/admin/blog/posts/:id': 'console',
  'POST /api/admin/blog/posts': 'console',
  'PUT /api/admin/blog/posts/:id': 'console',
  'POST /api/admin/blog/posts/:id/status': 'console',
  'DELETE /api/admin/blog/posts/:id': 'console',
  'POST /api/admin/blog/posts/:id/restore': 'console',
  'GET /api/admin/blog/posts/:id/revisions': 'console',
  'GET /api/admin/blog/posts/:id/revisions/:revision': 'console',
  'POST /api/admin/blog/posts/:id/revisions/restore': 'console',
  'POST /api/admin/blog/posts/:id/preview': 'console',
  'DELETE /api/admin/blog/posts/:id/preview': 'console',
  'PUT /api/admin/images': 'console',
  'GET /api/admin/images/:id': 'console',
  'GET /api/admin/settings': 'console',
  'PUT /api/admin/settings': 'console',
  'GET /api/admin/ai-writer': 'console',
  'POST /api/admin/ai-writer/outline': 'console',
  'POST /api/admin/ai-writer/article': 'console',
  'POST /api/admin/ai-writer/passage': 'console',
  'POST /api/admin/ai-writer/titles': 'console',
  'POST /api/admin/ai-writer/description': 'console',
  'GET /api/admin/redirects': 'console',
  'GET /api/admin/redirects/export': 'console',
  'GET /api/admin/redirects/:id': 'console',
  'POST /api/admin/redirects': 'console',
  'PUT /api/admin/redirects/:id': 'console',
  'DELETE /api/admin/redirects/:id': 'console',
  'GET /api/admin/terms': 'console',
  'GET /api/admin/terms/:id': 'console',
  'POST /api/admin/terms': 'console',
  'DELETE /api/admin/terms/:id': 'console',
  'GET /api/admin/content': 'console',
  'PUT /api/admin/content/order': 'console',
  'GET /api/admin/content/:id': 'console',
  'POST /api/admin/content': 'console',
  'PUT /api/admin/content/:id': 'console',
  'DELETE /api/admin/content/:id': 'console',
  'POST /api/admin/content/:id/restore': 'console',
  'GET /api/admin/content/:id/revisions': 'console',
  'GET /api/admin/content-revisions/:id': 'console',
  'POST /api/admin/content-revisions/:id/restore': 'console',
  'GET /api/admin/seo-urls': 'console',
  'GET /api/admin/seo-urls/export': 'console',
  'GET /api/admin/seo-urls/options': 'console',
  'GET /api/admin/seo-urls/:id': 'console',
  'POST /api/admin/seo-urls': 'console',
  'POST /api/admin/seo-urls/check': 'console',
  'POST /api/admin/seo-urls/bulk': 'console',
  'POST /api/admin/seo-urls/bulk-delete': 'console',
  'POST /api/admin/seo-urls/import': 'console',
  'PUT /api/admin/seo-urls/:id': 'console',
  'DELETE /api/admin/seo-urls/:id': 'console',
  'GET /api/admin/taxonomy': 'console',
  'POST /api/admin/taxonomy/purposes': 'console',
  'PUT /api/admin/taxonomy/purposes/order': 'console',
  'PUT /api/admin/taxonomy/purposes/:id': 'console',
  'DELETE /api/admin/taxonomy/purposes/:id': 'console',
  'GET /api/admin/taxonomy/purposes/:id/merge-preview': 'console',
  'POST /api/admin/taxonomy/purposes/:id/merge': 'console',
  'POST /api/admin/taxonomy/attributes': 'console',
  'PUT /api/admin/taxonomy/attributes/order': 'console',
  'PUT /api/admin/taxonomy/attributes/:id': 'console',
  'DELETE /api/admin/taxonomy/attributes/:id': 'console',
  'GET /api/admin/taxonomy/attributes/:id/merge-preview': 'console',
  'POST /api/admin/taxonomy/attributes/:id/merge': 'console',
  'GET /api/admin/locations': 'console',
  'GET /api/admin/locations/export': 'console',
  'GET /api/admin/locations/:id': 'console',
  'POST /api/admin/locations': 'console',
  'PUT /api/admin/locations/:id': 'console',
  'DELETE /api/admin/locations/:id': 'console',
  'GET /api/admin/orders': 'console',
  'GET /api/admin/orders/export': 'console',
  'POST /api/admin/orders/:id/paid': 'console',
  'POST /api/admin/orders/:id/cancel': 'console',
  'GET /api/calendars/space/:id': 'own-spaces',
  'POST /api/calendars/preview': 'own-spaces',
  'POST /api/calendars/feeds': 'own-spaces',
  'POST /api/calendars/feeds/:id/refresh': 'own-spaces',
  'DELETE /api/calendars/feeds/:id': 'own-spaces',
  'GET /api/calendars/export': 'own-spaces',
  'POST /api/calendars/export': 'own-spaces',
  'DELETE /api/calendars/export': 'own-spaces',
  'POST /api/calendars/space/:id/export': 'own-spaces',
  'DELETE /api/calendars/space/:id/export': 'own-spaces',
  'GET /api/calendars/:file': 'public',
  'GET /api/health/live': 'public',
  'GET /api/health/ready': 'public',
};

/**
 * Registered outside of the controllers because its token is no session; it rejects strangers itself (tested
 * with health).
 */
const OUTSIDE_CONTROLLERS = ['GET /api/metrics'];

/**
 * Public routes that check a cookie or the token of a mailed link instead of a Bearer token: without one they
 * answer 401 themselves.
 */
const OTHER_TOKEN_ROUTES = [
  'POST /api/auth/refresh',
  'PUT /api/space/save',
  'POST /api/space/:id/status',
  'DELETE /api/reservations/:id',
];

type Route = { name: string; method: HTTPMethods; url: string; rules: AccessRule[] };

let test: TestApp;
let routes: Route[];

beforeAll(async () => {
  test = await createTestApp();
  routes = listRoutes(test);
});
afterAll(() => test.close());

const sendRequest = ({ method, url }: Route, authorization?: string) =>
  test.request({
    method: method as 'GET',
    url,
    ...(authorization && { headers: { authorization } }),
    ...(method === 'GET' ? {} : { payload: {} }),
  });
/** Routes whose response is not as expected. */
const findUnexpected = async (
  candidates: readonly Route[],
  isRight: (status: number, code: string, route: Route) => boolean,
  authorization?: string,
): Promise<string[]> => {
  const wrong: string[] = [];
  for (const route of candidates) {
    const answer = await sendRequest(route, authorization);
    const code = /"error_code":"(\w+)"/u.exec(answer.body)?.[1] ?? '';
    if (!isRight(answer.statusCode, code, route))
      wrong.push(`${route.name} answered ${answer.statusCode} ${code}`);
  }
  return wrong;
};
const getRuleKind = (route: Route): AccessRule['kind'] | undefined => route.rules[0]?.kind;
const listNonPublic = (): Route[] => routes.filter((route) => getRuleKind(route) !== 'public');

describe('access', () => {
  it('every controller route has exactly one rule', () => {
    expect(routes.length).toBeGreaterThan(4);
    expect(routes.filter((route) => route.rules.length !== 1).map((route) => route.name)).toEqual([]);
  });

  it('every rule matches the table', () => {
    const describeRule = ({ rules: [rule] }: Route): string =>
      rule?.kind === 'requires' ? rule.permission : String(rule?.kind);
    const differing = routes
      .filter((route) => TABLE[route.name] !== describeRule(route))
      .map(
        (route) =>
          `${route.name} is ${describeRule(route)}, the table says ${TABLE[route.name] ?? 'nothing'}`,
      );
    expect(differing).toEqual([]);
  });

  it('no API route is registered outside of the controllers', () => {
    const known = new Set(routes.map((route) => route.name));
    const served = listServedRoutes(test).filter((name) => name.includes(' /api/'));
    expect(served.filter((name) => !known.has(name))).toEqual(OUTSIDE_CONTROLLERS);
    expect([...known].filter((name) => !served.includes(name))).toEqual([]);
  });

  it('answers 401 to anonymous callers of non-public routes only', async () => {
    expect(
      await findUnexpected(listNonPublic(), (status, code) => status === 401 && code === 'UNAUTHENTICATED'),
    ).toEqual([]);
    const open = routes.filter((route) => getRuleKind(route) === 'public');
    expect(
      await findUnexpected(open, (status, _code, route) =>
        OTHER_TOKEN_ROUTES.includes(route.name) ? status === 401 : status !== 401 && status !== 403,
      ),
    ).toEqual([]);
  });

  it('answers 403 to a user without the permission before anything else', async () => {
    const person = await test.make.user({ roles: ['ROLE_USER'] });
    const { authorization } = await test.signIn(person.email);
    const refused = routes.filter(
      (route) =>
        route.rules[0]?.kind === 'requires' &&
        !ROLE_PERMISSIONS.ROLE_USER.includes(route.rules[0].permission),
    );
    expect(
      await findUnexpected(refused, (status, code) => status === 403 && code === 'FORBIDDEN', authorization),
    ).toEqual([]);
    expect(
      await findUnexpected(
        routes.filter((route) => getRuleKind(route) === 'signed-in'),
        (status) => status !== 401 && status !== 403,
        authorization,
      ),
    ).toEqual([]);
  });

  it.each([
    ['unsigned', () => forge({ alg: 'none', typ: 'at+jwt' }, {}, '')],
    [
      'signed with another secret',
      () => forge({ alg: 'HS256', typ: 'at+jwt' }, {}, 'another-secret-of-at-least-32-bytes-here'),
    ],
    [
      'of another algorithm',
      () => forge({ alg: 'HS512', typ: 'at+jwt' }, {}, test.database.config.JWT_SECRET, 'sha512'),
    ],
    ['of another type', () => forge({ alg: 'HS256', typ: 'JWT' })],
    ['of a foreign key', () => forge({ alg: 'HS256', typ: 'at+jwt', kid: 'evil' })],
    ['for another audience', () => forge({ alg: 'HS256', typ: 'at+jwt' }, { aud: 'https://evil.test' })],
    ['of another issuer', () => forge({ alg: 'HS256', typ: 'at+jwt' }, { iss: 'https://evil.test' })],
    ['expired', () => forge({ alg: 'HS256', typ: 'at+jwt' }, { exp: 1 })],
    ['not yet valid', () => forge({ alg: 'HS256', typ: 'at+jwt' }, { nbf: 9_999_999_999 })],
    ['of algorithm RS256 signed with the secret', () => forge({ alg: 'RS256', typ: 'at+jwt' }, {})],
    ['of no algorithm in another case', () => forge({ alg: 'nOnE', typ: 'at+jwt' }, {}, '')],
    ['without a signature', () => forge({ alg: 'HS256', typ: 'at+jwt' }, {}, '')],
    [
      'of keys at a foreign address',
      () => forge({ alg: 'HS256', typ: 'at+jwt', jku: 'https://evil.test/keys' }),
    ],
    [
      'of a key it brings along',
      () => forge({ alg: 'HS256', typ: 'at+jwt', jwk: { kty: 'oct', k: 'AAAA' } }),
    ],
    ['without an end', () => forge({ alg: 'HS256', typ: 'at+jwt' }, { exp: undefined })],
    ['cut short', () => forge({ alg: 'HS256', typ: 'at+jwt' }).slice(0, -3)],
    [
      'of two tokens',
      () => `${forge({ alg: 'HS256', typ: 'at+jwt' })}.${forge({ alg: 'HS256', typ: 'at+jwt' })}`,
    ],
    ['in fact a refresh token', () => `${randomUUID()}.${'A'.repeat(43)}`],
    ['of a session that does not exist', () => forge({ alg: 'HS256', typ: 'at+jwt' })],
    ['meaningless', () => 'nonsense'],
  ])('rejects a token that is %s', async (_name, make) => {
    expect(await findUnexpected(routes, (status) => status === 401, `Bearer ${make()}`)).toEqual([]);
  });

  it('rejects a refresh token and a truncated access token', async () => {
    const { email } = await test.make.user();
    const answer = await test.request({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: email, password: TEST_PASSWORD },
    });
    const refresh = answer.cookies.find(({ name }) => name === 'refresh_token')?.value ?? '';
    const { token } = answer.json<{ token: string }>();
    const right = await test.request({
      url: '/api/auth/user',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([right.statusCode, refresh.length > 40]).toEqual([200, true]);
    for (const given of [refresh, token.slice(0, -1), `${token}A`, token.split('.').slice(0, 2).join('.')])
      expect(await findUnexpected(listNonPublic(), (status) => status === 401, `Bearer ${given}`)).toEqual(
        [],
      );
  });

  it('rejects a session id with the subject of another user', async () => {
    const [one, other] = [await test.make.user(), await test.make.admin()];
    const { authorization } = await test.signIn(one.email);
    const { sid } = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString()) as {
      sid: string;
    };
    const forged = forge({ alg: 'HS256', typ: 'at+jwt' }, { sid, sub: String(other.id) });
    expect(await findUnexpected(listNonPublic(), (status) => status === 401, `Bearer ${forged}`)).toEqual([]);
  });
});

/** All routes of the controllers, with the rules of the method and of its class. */
function listRoutes({ app }: TestApp): Route[] {
  const found: Route[] = [];
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      const controller = metatype as Type;
      const prototype = controller.prototype as Record<string, object>;
      for (const name of new MetadataScanner().getAllMethodNames(prototype))
        found.push(...listHandlerRoutes(controller, prototype[name] as object));
    }
  }
  return found;
}

function listHandlerRoutes(controller: Type, handler: object): Route[] {
  const verb = Reflect.getMetadata('method', handler) as RequestMethod | undefined;
  if (verb === undefined) return [];
  const rules = [controller, handler]
    .map((target) => Reflect.getOwnMetadata(ACCESS_RULE, target) as AccessRule | undefined)
    .filter((rule) => rule !== undefined);
  const method = RequestMethod[verb] as HTTPMethods;
  return getPaths(controller).flatMap((base) =>
    getPaths(handler).map((own) => {
      const path = `/${['api', base, own]
        .flatMap((part) => part.split('/'))
        .filter((part) => part !== '')
        .join('/')}`;
      return { name: `${method} ${path}`, method, url: path.replace(/:\w+/gu, '1'), rules };
    }),
  );
}

const getPaths = (target: object): string[] =>
  [(Reflect.getMetadata('path', target) as string | string[] | undefined) ?? ''].flat();

/** `GET /api/…` of all Fastify routes, without automatic HEAD and OPTIONS. */
function listServedRoutes({ app }: TestApp): string[] {
  const tree = app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  const names: string[] = [];
  const open: string[] = [];
  for (const line of tree.split('\n')) {
    const [, indent = '', path = '', methods = ''] =
      /^([│\s]*(?:├|└)── )(\S*) ?(?:\(([A-Z, ]+)\))?$/u.exec(line) ?? [];
    if (indent === '') continue;
    open.length = indent.length / 4 - 1;
    open.push(path);
    const full = open.join('').replace(/(?<=.)\/$/u, '');
    names.push(
      ...methods
        .split(', ')
        .filter((method) => method !== '' && !['HEAD', 'OPTIONS'].includes(method))
        .map((method) => `${method} ${full}`),
    );
  }
  return names;
}

/** Forges a token; omitted parts are valid. */
function forge(
  header: object,
  claims: object = {},
  key: string = test.database.config.JWT_SECRET,
  hash = 'sha256',
): string {
  const { PUBLIC_URL } = test.database.config;
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: PUBLIC_URL,
    aud: `${PUBLIC_URL}/api`,
    sub: '1',
    sid: randomUUID(),
    jti: randomUUID(),
    iat: now,
    exp: now + 60,
    ...claims,
  };
  const body = [header, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${body}.${key === '' ? '' : createHmac(hash, key).update(body).digest('base64url')}`;
}
