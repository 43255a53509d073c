import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { ANONYMOUS } from '../../../platform/http/index.ts';
import type { RequestWithActor } from '../../../platform/http/actor.ts';
import { EditTokensService } from '../edit-tokens.service.ts';
import { assertCanWrite } from '../space.policy.ts';

/**
 * Adds the space that the body's `auth_token` grants access to to the actor. Rejects requests with neither a
 * session nor a valid token before any data is loaded. The token of an upload form is among the parts read by
 * the route, which checks it there.
 */
@Injectable()
export class EditLinkGuard implements CanActivate {
  constructor(private readonly tokens: EditTokensService) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context
      .switchToHttp()
      .getRequest<RequestWithActor & { body?: { auth_token?: unknown } | null }>();
    if (request.isMultipart()) return true;
    const token = request.body?.auth_token;
    const actor = this.tokens.resolveActor(
      request.actor ?? ANONYMOUS,
      typeof token === 'string' ? token : null,
    );
    assertCanWrite(actor);
    request.actor = actor;
    return true;
  }
}
