import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { createValidationPipe } from '../../../platform/http/index.ts';
import type { User } from '../users/index.ts';
import { LoginRequest } from './auth.dto.ts';
import { LocalLoginStrategy } from './local-login.strategy.ts';

/** A request that `LocalLoginGuard` let pass. */
export type AuthenticatedRequest = FastifyRequest & { user: User };

/**
 * Sets the user of the credentials in the body as `user` of the request (SPEC §7). Without a session of
 * Passport neither the guard nor the strategy uses the response, which Fastify and Express have in common.
 */
@Injectable()
export class LocalLoginGuard extends AuthGuard('local') {
  private readonly validation = createValidationPipe();

  constructor(private readonly strategy: LocalLoginStrategy) {
    super();
  }

  /**
   * Guards run before pipes, so the guard validates the body itself.
   * @throws DomainError VALIDATION, and those of LocalLoginStrategy
   */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    await this.validation.transform(body, { type: 'body', metatype: LoginRequest });
    // Passport keeps one strategy of a name per process, in which tests start several applications.
    passport.use(this.strategy);
    return (await super.canActivate(context)) as boolean;
  }
}
