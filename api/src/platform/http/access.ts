import { SetMetadata, UseGuards, type CanActivate, type Type } from '@nestjs/common';
import { ApiBearerAuth, ApiSecurity } from '@nestjs/swagger';
import type { Permission } from '@prostora/contracts';

/**
 * Who may call a route: everybody (a session is still resolved), a signed-in user, one with a permission, or also
 * the bearer of a mailed link. The guard of the link runs after AccessGuard and rejects anonymous requests without
 * a token with 401.
 */
export type Access = 'public' | 'signed-in' | Permission | { readonly link: Type<CanActivate> };

export type AccessRule =
  | { kind: 'public' }
  | { kind: 'signed-in' }
  | { kind: 'owner-or-link' }
  | { kind: 'requires'; permission: Permission };

export const ACCESS_RULE = 'prostora:access';
export const FRESH_SECOND_FACTOR = 'prostora:fresh-second-factor';
export const NOT_WHILE_IMPERSONATING = 'prostora:not-while-impersonating';

/** What an operator who acts as a user leaves alone (QUALITY 73). */
export type ImpersonationLimit = 'security' | 'session' | 'telephone' | 'money' | 'contract';

/** Decorates a route or a controller. */
export type AnyDecorator = MethodDecorator & ClassDecorator;

/**
 * Decorators of an access rule, for a route or a controller.
 * @param access who may call it
 */
export function toAccessDecorators(access: Access): AnyDecorator[] {
  const rule = SetMetadata(ACCESS_RULE, toAccessRule(access));
  if (access === 'public') return [rule];
  return typeof access === 'string'
    ? [rule, ApiBearerAuth()]
    : [rule, UseGuards(access.link), ApiSecurity({}), ApiBearerAuth()];
}

function toAccessRule(access: Access): AccessRule {
  if (typeof access !== 'string') return { kind: 'owner-or-link' };
  if (access === 'public' || access === 'signed-in') return { kind: access };
  return { kind: 'requires', permission: access };
}

/**
 * Statuses with which an access rule refuses a request.
 * @param access who may call the route
 */
export function listAccessErrors(access: Access): number[] {
  const { kind } = toAccessRule(access);
  if (kind === 'public') return [];
  return kind === 'requires' ? [401, 403] : [401];
}
