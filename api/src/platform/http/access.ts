import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiResponse } from '@nestjs/swagger';
import type { Permission } from '@prostora/contracts';
import { ErrorAnswer } from './error.dto.ts';

export type AccessRule = { kind: 'public' } | { kind: 'signed-in' } | { kind: 'requires'; permission: Permission };

export const ACCESS_RULE = 'prostora:access';

const answers = (...statuses: number[]): MethodDecorator & ClassDecorator =>
  applyDecorators(...statuses.map((status) => ApiResponse({ status, type: ErrorAnswer })));

/** Anybody may call this route; a session, if there is one, is still read. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(ACCESS_RULE, { kind: 'public' } satisfies AccessRule);

/** Only somebody signed in may call this route. */
export const SignedIn = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS_RULE, { kind: 'signed-in' } satisfies AccessRule), ApiBearerAuth(), answers(401));

/** Only somebody whose role carries the permission may call this route. */
export const Requires = (permission: Permission): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS_RULE, { kind: 'requires', permission } satisfies AccessRule), ApiBearerAuth(), answers(401, 403));

/** Documents the error answers a route can give besides those of its access rule. */
export const Fails = (...statuses: number[]): MethodDecorator & ClassDecorator => answers(...statuses);
