import { ROLE_PERMISSIONS, type Role } from '@prostora/contracts';
import { readOpenApi } from '../../tools/testing/openapi-requests.ts';
import type { AccessRule } from '../src/platform/http/access.ts';
import { CONSOLE_RECORDS, CONSOLE_REQUESTS } from './access-matrix.console.ts';
import {
  OWNERSHIPS,
  ROUTE_OWNERSHIPS,
  type Expectation,
  type RouteOwnership,
  type RequestInput,
} from './access-matrix.ownership.ts';
import { ACTORS, type AccessFixtures, type ActorName } from './access-matrix.fixtures.ts';
import { listRoutes, type Route } from './routes.ts';

/** A request to a route, and the response to each caller. */
export type AccessCase = {
  /** The route, with a variant in parentheses: `GET /api/space (published)`. */
  readonly name: string;
  readonly route: string;
  readonly method: string;
  readonly path: string;
  readonly expected: Readonly<Record<ActorName, Expectation>>;
  /** False when no fixture is known for the parameter of the path, so that 404 is no rejection. */
  readonly isRecordKnown: boolean;
  send(fixtures: AccessFixtures): RequestInput;
};

const ACTOR_ROLES: Readonly<Record<ActorName, readonly Role[]>> = {
  anonymous: [],
  owner: ['ROLE_CUSTOMER'],
  stranger: ['ROLE_CUSTOMER'],
  person: ['ROLE_USER'],
  operator: ['ROLE_SUPERADMIN'],
};

/** Route of an entry without its variant: `GET /api/space (published)` → `GET /api/space`. */
const toRouteName = ([name]: RouteOwnership): string => name.replace(/ \(.*\)$/u, '');

const isConsoleRoute = ({ rules: [rule] }: Route): boolean =>
  rule?.kind === 'requires' && rule.permission === 'console';

const { paths } = readOpenApi();
const hasBody = ({ path, method }: Route): boolean =>
  paths[path.replaceAll(/:(\w+)/gu, '{$1}')]?.[method.toLowerCase()]?.requestBody !== undefined;

/** Status with which the rule alone rejects the caller; null when it admits them. */
function findRejection(rule: AccessRule | undefined, actor: ActorName): 401 | 403 | null {
  if (rule?.kind === 'public') return null;
  if (actor === 'anonymous') return 401;
  return rule?.kind === 'requires' &&
    !ACTOR_ROLES[actor].some((role) => ROLE_PERMISSIONS[role].includes(rule.permission))
    ? 403
    : null;
}

function toCase(route: Route, [name, ownership, send]: RouteOwnership, isRecordKnown = true): AccessCase {
  const admitted = typeof ownership === 'string' ? OWNERSHIPS[ownership] : ownership;
  const expected = Object.fromEntries(
    ACTORS.map((actor) => [actor, findRejection(route.rules[0], actor) ?? admitted[actor]]),
  ) as Record<ActorName, Expectation>;
  const { method, path } = route;
  return {
    name,
    route: route.name,
    method,
    path,
    expected,
    isRecordKnown,
    send: (fixtures) => send?.(fixtures) ?? {},
  };
}

/** The case of a console route: its permission tells the access, and its path the record. */
function toConsoleCase(route: Route): AccessCase {
  const request = CONSOLE_REQUESTS[route.name];
  const query = route.path.endsWith('/export') ? { format: 'csv' } : undefined;
  const kind = /^\/api\/admin\/([^:]+)\/:/u.exec(route.path)?.[1] ?? '';
  const send = (fixtures: AccessFixtures): RequestInput => {
    const record = CONSOLE_RECORDS[kind]?.(fixtures) ?? { id: 1 };
    const at = typeof record === 'string' ? record : record.id;
    return { ...(query && { query }), ...request?.(fixtures), ...(route.path.includes(':') && { at }) };
  };
  return toCase(route, [route.name, 'everyone', send], kind === '' || kind in CONSOLE_RECORDS);
}

const routes = listRoutes();

/** Cases of every route: of the console from its metadata, of the others with the ownership of their records. */
export const ACCESS_CASES: readonly AccessCase[] = routes.flatMap((route) => {
  const variants = ROUTE_OWNERSHIPS.filter((entry) => toRouteName(entry) === route.name);
  return variants.length === 0 && isConsoleRoute(route)
    ? [toConsoleCase(route)]
    : variants.map((entry) => toCase(route, entry));
});

/** What the hand-written part of the matrix lacks or has too much, as sentences. */
export function findMatrixProblems(): string[] {
  const covered = new Set(ACCESS_CASES.map(({ route }) => route));
  const known = new Set(routes.map(({ name }) => name));
  const named = [...ROUTE_OWNERSHIPS.map(toRouteName), ...Object.keys(CONSOLE_REQUESTS)];
  return [
    ...routes
      .filter(({ name }) => !covered.has(name))
      .map(({ name }) => `${name}: say in access-matrix.ownership.ts whose record it names`),
    ...routes
      .filter((route) => isConsoleRoute(route) && hasBody(route) && !named.includes(route.name))
      .map(
        ({ name }) => `${name}: add a valid request to access-matrix.console.ts, to check its audit record`,
      ),
    ...named.filter((name) => !known.has(name)).map((name) => `${name}: no such route`),
    ...ROUTE_OWNERSHIPS.map(([name]) => name)
      .filter((name, index, all) => all.indexOf(name) !== index)
      .map((name) => `${name}: stands twice`),
  ];
}
