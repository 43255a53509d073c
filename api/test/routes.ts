import 'reflect-metadata';
import { RequestMethod, type DynamicModule, type Type } from '@nestjs/common';
import { MetadataScanner } from '@nestjs/core';
import { MODULES } from '../src/modules.ts';
import { ACCESS_RULE, type AccessRule } from '../src/platform/http/access.ts';

/** A route of a controller, with the access rules of its method and its class: a correct route has one. */
export type Route = {
  /** `GET /api/space/:id` */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly rules: readonly AccessRule[];
  readonly handler: object;
};

/** Routes of all controllers of the product, read from metadata; without a started application. */
export function listRoutes(): Route[] {
  return [...listControllers(MODULES)].flatMap((controller) => {
    const prototype = controller.prototype as Record<string, object>;
    return new MetadataScanner()
      .getAllMethodNames(prototype)
      .flatMap((name) => listHandlerRoutes(controller, prototype[name] as object));
  });
}

/** Controllers of the modules and of those they import. */
function listControllers(modules: readonly (Type | DynamicModule)[], seen = new Set<object>()): Set<Type> {
  const found = new Set<Type>();
  for (const entry of modules) {
    const { module, controllers = [] } = 'module' in entry ? entry : { module: entry };
    if (seen.has(module)) continue;
    seen.add(module);
    const declared = (Reflect.getMetadata('controllers', module) ?? []) as Type[];
    for (const controller of [...controllers, ...declared]) found.add(controller);
    const imports = (Reflect.getMetadata('imports', module) ?? []) as (Type | DynamicModule)[];
    for (const controller of listControllers(imports, seen)) found.add(controller);
  }
  return found;
}

function listHandlerRoutes(controller: Type, handler: object): Route[] {
  const verb = Reflect.getMetadata('method', handler) as RequestMethod | undefined;
  if (verb === undefined) return [];
  const rules = [controller, handler]
    .map((target) => Reflect.getOwnMetadata(ACCESS_RULE, target) as AccessRule | undefined)
    .filter((rule) => rule !== undefined);
  const method = RequestMethod[verb];
  return getPaths(controller).flatMap((base) =>
    getPaths(handler).map((own) => {
      const path = `/${['api', base, own]
        .flatMap((part) => part.split('/'))
        .filter((part) => part !== '')
        .join('/')}`;
      return { name: `${method} ${path}`, method, path, rules, handler };
    }),
  );
}

const getPaths = (target: object): string[] =>
  [(Reflect.getMetadata('path', target) as string | string[] | undefined) ?? ''].flat();
