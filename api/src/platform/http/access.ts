import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import type { CanActivate, Type } from '@nestjs/common';
import { ApiBearerAuth, ApiExtraModels, ApiResponse, ApiSecurity, getSchemaPath } from '@nestjs/swagger';
import type { Permission } from '@prostora/contracts';
import { ErrorAnswer } from './error.dto.ts';

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

const describeErrors = (...statuses: number[]): MethodDecorator & ClassDecorator =>
  applyDecorators(...statuses.map((status) => ApiResponse({ status, type: ErrorAnswer })));

/** Public route; the session, if any, is still resolved. */
export const Public = (): MethodDecorator & ClassDecorator =>
  SetMetadata(ACCESS_RULE, { kind: 'public' } satisfies AccessRule);

/** Requires an authenticated user. */
export const SignedIn = (): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(ACCESS_RULE, { kind: 'signed-in' } satisfies AccessRule),
    ApiBearerAuth(),
    describeErrors(401),
  );

/**
 * Requires an authenticated user or the token of a mailed link.
 * @param linkGuard runs after AccessGuard and rejects anonymous requests without a token with 401
 */
export const AllowEditLink = (linkGuard: Type<CanActivate>): MethodDecorator =>
  applyDecorators(
    SetMetadata(ACCESS_RULE, { kind: 'owner-or-link' } satisfies AccessRule) as MethodDecorator,
    UseGuards(linkGuard),
    ApiSecurity({}),
    ApiBearerAuth(),
    describeErrors(401) as MethodDecorator,
  );

/** Requires a user with the permission. */
export const RequiresPermission = (permission: Permission): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(ACCESS_RULE, { kind: 'requires', permission } satisfies AccessRule),
    ApiBearerAuth(),
    describeErrors(401, 403),
  );

/**
 * Requires a session that verified its second factor in the last ten minutes; otherwise 403
 * SECOND_FACTOR_STALE, after which the client asks to sign in again and repeats the call.
 */
export const RequiresFreshSecondFactor = (): MethodDecorator =>
  applyDecorators(
    SetMetadata(FRESH_SECOND_FACTOR, true) as MethodDecorator,
    describeErrors(403) as MethodDecorator,
  );

/** Rejects a session that acts as another user with 403 NOT_WHILE_IMPERSONATING. */
export const NotWhileImpersonating = (limit: ImpersonationLimit): MethodDecorator =>
  applyDecorators(
    SetMetadata(NOT_WHILE_IMPERSONATING, limit) as MethodDecorator,
    describeErrors(403) as MethodDecorator,
  );

/** Documents the error responses of a route besides those of its access rule. */
export const ApiErrors = (...statuses: number[]): MethodDecorator & ClassDecorator =>
  describeErrors(...statuses);

type SchemaObject = Extract<Parameters<typeof ApiResponse>[0], { schema: unknown }>['schema'];

/** Documents an error response with additional members: a model, a list of a model or a schema each. */
export function ApiErrorWith(
  status: number,
  members: Readonly<Record<string, Type | [Type] | SchemaObject>>,
): MethodDecorator & ClassDecorator {
  const models = Object.values(members).flatMap((member) =>
    Array.isArray(member) ? member : typeof member === 'function' ? [member] : [],
  );
  const properties = Object.fromEntries(
    Object.entries(members).map(([name, member]) => [name, toMemberSchema(member)]),
  );
  return applyDecorators(
    ApiExtraModels(ErrorAnswer, ...models),
    ApiResponse({
      status,
      schema: { allOf: [{ $ref: getSchemaPath(ErrorAnswer) }, { type: 'object', properties }] },
    }),
  );
}

function toMemberSchema(member: Type | [Type] | SchemaObject): SchemaObject {
  if (Array.isArray(member)) return { type: 'array', items: { $ref: getSchemaPath(member[0]) } };
  return typeof member === 'function' ? { $ref: getSchemaPath(member) } : member;
}

/** Documents the 409 response of deleting a record in use, with the number of uses by kind. */
export const ApiErrorWhenUsed = (): MethodDecorator & ClassDecorator =>
  ApiErrorWith(409, {
    uses: {
      type: 'object',
      additionalProperties: { type: 'number' },
      description: 'Number of references by kind.',
    },
  });
