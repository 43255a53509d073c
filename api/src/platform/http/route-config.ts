import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants';

/**
 * Adds members to the Fastify configuration of a route, which early hooks read
 * (`request.routeOptions.config`). Nest's `@RouteConfig()` overwrites what another decorator has set.
 */
export const ExtendRouteConfig =
  (members: Readonly<Record<string, unknown>>): MethodDecorator =>
  (_target, _key, descriptor) => {
    const handler = descriptor.value as object;
    const known = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) as object | undefined;
    Reflect.defineMetadata(FASTIFY_ROUTE_CONFIG_METADATA, { ...known, ...members }, handler);
  };

/** Together with the rate limits (0.5 s) and a database probe (0.3 s) below five seconds. */
const DATABASE_WAIT_MS = 3500;

/**
 * Limits the total database wait of a request to 3.5 s, not each statement; beyond it the response is 503.
 */
export const LimitDatabaseWait = (): MethodDecorator =>
  ExtendRouteConfig({ databaseWaitMs: DATABASE_WAIT_MS });
