import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from '../errors/index.ts';
import { ACCESS_RULE, FRESH_SECOND_FACTOR, NOT_WHILE_IMPERSONATING, type AccessRule } from './access.ts';
import { ANONYMOUS, hasPermission, type Actor, type RequestWithActor } from './actor.ts';

/** Port: resolves an access token to its actor; null when the token is not valid (any longer). */
export abstract class ActorProvider {
  abstract findActor(accessToken: string): Promise<Actor | null>;
}

/**
 * Default deny: a route without an access rule answers 403, an invalid token 401 even on public routes. Links
 * are checked by the guard that the rule names.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly actors: ActorProvider,
  ) {}

  /** @throws {DomainError} UNAUTHENTICATED, NOT_WHILE_IMPERSONATING, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_STALE or FORBIDDEN */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (rule === undefined) throw new DomainError('forbidden', 'FORBIDDEN');
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const token = /^Bearer (\S+)$/u.exec(request.headers.authorization ?? '')?.[1];
    const actor = token === undefined ? ANONYMOUS : await this.actors.findActor(token);
    if (actor === null) throw new DomainError('unauthenticated', 'UNAUTHENTICATED');
    request.actor = actor;
    if (actor.impersonatorId !== null && this.isLimited(context))
      throw new DomainError('forbidden', 'NOT_WHILE_IMPERSONATING');
    if (rule.kind === 'public' || rule.kind === 'owner-or-link') return true;
    if (actor.userId === null) throw new DomainError('unauthenticated', 'UNAUTHENTICATED');
    if (rule.kind === 'requires' && !hasPermission(actor, rule.permission)) {
      throw new DomainError(
        'forbidden',
        actor.isSecondFactorMissing ? 'SECOND_FACTOR_REQUIRED' : 'FORBIDDEN',
      );
    }
    const isFreshNeeded = this.reflector.get<boolean | undefined>(FRESH_SECOND_FACTOR, context.getHandler());
    if (isFreshNeeded && actor.isSecondFactorStale) throw new DomainError('forbidden', 'SECOND_FACTOR_STALE');
    return true;
  }

  private isLimited(context: ExecutionContext): boolean {
    return this.reflector.get<unknown>(NOT_WHILE_IMPERSONATING, context.getHandler()) !== undefined;
  }
}
