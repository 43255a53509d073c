import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ROLE_PERMISSIONS, type MemberRole, type Permission, type Role } from '@prostora/contracts';
import type { FastifyRequest } from 'fastify';

/**
 * The caller. Services take it as the first argument and authorize by it; an anonymous caller is an actor
 * too.
 */
export type Actor = {
  readonly userId: number | null;
  readonly sessionId: string | null;
  readonly roles: readonly Role[];
  /** The customer the session acts for, one of those the user is a member of. */
  readonly customerId: number | null;
  /** Role of the user in that customer. */
  readonly memberRole: MemberRole | null;
  /** Spaces of that customer the rights are limited to; null for all. */
  readonly memberSpaceIds: readonly number[] | null;
  /** Id of the operator impersonating this user, if any. */
  readonly impersonatorId: number | null;
  /**
   * Whether an operator still has to set up or confirm a second factor; the role does not count until then.
   */
  readonly isSecondFactorMissing?: boolean;
  /** Whether the session verified its second factor too long ago for a route with `freshSecondFactor`. */
  readonly isSecondFactorStale?: boolean;
};

export const ANONYMOUS: Actor = {
  userId: null,
  sessionId: null,
  roles: [],
  customerId: null,
  memberRole: null,
  memberSpaceIds: null,
  impersonatorId: null,
};

/** Whether a role of the actor has the permission. */
export const hasPermission = (actor: Actor, permission: Permission): boolean =>
  actor.roles.some((role) => ROLE_PERMISSIONS[role].includes(permission));

/** Whether the actor is an operator. */
export const isSuperAdmin = (actor: Actor): boolean => actor.roles.includes('ROLE_SUPERADMIN');

export type RequestWithActor = FastifyRequest & { actor?: Actor };

/** The actor of the current request, set by AccessGuard. */
export const CurrentActor = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Actor =>
    context.switchToHttp().getRequest<RequestWithActor>().actor ?? ANONYMOUS,
);
