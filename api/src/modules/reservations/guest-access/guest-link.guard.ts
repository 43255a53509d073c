import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { RequestWithActor } from '../../../platform/http/actor.ts';
import { loginRequired } from '../reservation.errors.ts';

/**
 * Rejects requests with neither a session nor the `token` of a guest's link. The token belongs to one
 * reservation, so that the service checks it: a wrong one is answered with 404 like an unknown reservation.
 */
@Injectable()
export class GuestLinkGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { actor, body } = context
      .switchToHttp()
      .getRequest<RequestWithActor & { body?: { token?: unknown } | null }>();
    // A token of a wrong type is answered with 422 by the validation.
    if ((actor?.userId ?? null) === null && body?.token === undefined) throw loginRequired();
    return true;
  }
}
