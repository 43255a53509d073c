import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ROLE_PERMISSIONS, type Permission, type Role } from '@prostora/contracts';
import type { FastifyRequest } from 'fastify';

/** Who asks. Services take it first and judge by it; nobody signed in is an actor too. */
export type Actor = {
  readonly userId: number | null;
  readonly sessionId: string | null;
  readonly roles: readonly Role[];
  readonly customerId: number | null;
  /** The operator who acts as this user, if one does. */
  readonly impersonatorId: number | null;
  /** An operator who has to set up or prove a second factor first; until then the role does not count. */
  readonly isSecondFactorMissing?: boolean;
};

export const ANONYMOUS: Actor = {
  userId: null,
  sessionId: null,
  roles: [],
  customerId: null,
  impersonatorId: null,
};

/** Whether one of the actor's roles carries the permission. */
export const may = (actor: Actor, permission: Permission): boolean =>
  actor.roles.some((role) => ROLE_PERMISSIONS[role].includes(permission));

/** Whether the actor is the operator. */
export const isSuperAdmin = (actor: Actor): boolean => actor.roles.includes('ROLE_SUPERADMIN');

export type RequestWithActor = FastifyRequest & { actor?: Actor };

/** The actor of the present request, put there by the access guard. */
export const CurrentActor = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Actor =>
    context.switchToHttp().getRequest<RequestWithActor>().actor ?? ANONYMOUS,
);
