import {
  applyDecorators,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ANONYMOUS, ApiErrors, Public } from '../../../platform/http/index.ts';
import type { RequestWithActor } from '../../../platform/http/actor.ts';
import { EditTokensService } from './edit-tokens.service.ts';
import { assertCanWrite } from '../space.policy.ts';

/**
 * Adds the space that the body's `auth_token` grants access to to the actor. Rejects requests with neither a
 * session nor a valid token before any data is loaded.
 */
@Injectable()
export class EditLinkGuard implements CanActivate {
  constructor(private readonly tokens: EditTokensService) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context
      .switchToHttp()
      .getRequest<RequestWithActor & { body?: { auth_token?: unknown } | null }>();
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

/** Allows authenticated users and holders of an edit link. */
export const AllowEditLink = (): MethodDecorator =>
  applyDecorators(Public() as MethodDecorator, UseGuards(EditLinkGuard), ApiErrors(401) as MethodDecorator);
