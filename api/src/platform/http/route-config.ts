import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants';

/**
 * Adds members to the Fastify configuration of a route, which its first hooks read (`request.routeOptions.config`).
 * `@RouteConfig()` of Nest replaces what another decorator has set.
 */
export const ExtendRouteConfig =
  (members: Readonly<Record<string, unknown>>): MethodDecorator =>
  (_target, _key, descriptor) => {
    const handler = descriptor.value as object;
    const known = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) as object | undefined;
    Reflect.defineMetadata(FASTIFY_ROUTE_CONFIG_METADATA, { ...known, ...members }, handler);
  };

/** Of a route with several statements: together with the limits of requests (0.5 s) and a probe of the database (0.3 s) below five seconds. */
const DATABASE_WAIT_MS = 3500;

/** The database is waited for once a request and not with each statement: beyond 3.5 s in all the answer is 503. */
export const LimitDatabaseWait = (): MethodDecorator =>
  ExtendRouteConfig({ databaseWaitMs: DATABASE_WAIT_MS });
