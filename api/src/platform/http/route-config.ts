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
