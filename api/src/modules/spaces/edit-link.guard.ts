import {
  applyDecorators,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ANONYMOUS, Fails, Public } from '../../platform/http/index.ts';
import type { RequestWithActor } from '../../platform/http/actor.ts';
import { EditTokens } from './edit-tokens.service.ts';
import { assertMayWrite } from './space.policy.ts';

/** Joins what the body's `auth_token` allows to who asks; turns away, before anything is read, who is neither signed in nor holds a valid link. */
@Injectable()
export class EditLinkGuard implements CanActivate {
  constructor(private readonly tokens: EditTokens) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context
      .switchToHttp()
      .getRequest<RequestWithActor & { body?: { auth_token?: unknown } | null }>();
    const token = request.body?.auth_token;
    const actor = this.tokens.actorWith(request.actor ?? ANONYMOUS, typeof token === 'string' ? token : null);
    assertMayWrite(actor);
    request.actor = actor;
    return true;
  }
}

/** A route for who is signed in, or holds the edit link of one space. */
export const ByLinkToo = (): MethodDecorator =>
  applyDecorators(Public() as MethodDecorator, UseGuards(EditLinkGuard), Fails(401) as MethodDecorator);
