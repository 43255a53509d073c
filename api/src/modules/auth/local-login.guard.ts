import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import passport from 'passport';
import { Strategy } from 'passport-local';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors/index.ts';
import { validationPipe } from '../../platform/http/validation.ts';
import type { User } from '../users/index.ts';
import { AuthCookies } from './auth-cookies.ts';
import { LoginRequest } from './auth.dto.ts';
import { LoginService } from './login.service.ts';

/** A request whose credentials were found right. */
export type RequestWithUser = FastifyRequest & { loggedIn?: User };

type Middleware = (request: FastifyRequest, reply: FastifyReply, next: (error?: unknown) => void) => void;

/**
 * Passport's `local` strategy (SPEC §7) on an authenticator of this application alone: Passport's global one would mix up two
 * applications in one process. The body is validated first, because guards run before pipes.
 */
@Injectable()
export class LocalLoginGuard implements CanActivate {
  private readonly authenticator = new passport.Passport();
  private readonly body = validationPipe();

  constructor(private readonly logins: LoginService, private readonly cookies: AuthCookies) {
    this.authenticator.use('local', new Strategy({ passReqToCallback: true, session: false }, (request, username, password, done) => {
      this.verify(request as unknown as FastifyRequest, username, password).then((user) => { done(null, user); }, (error: unknown) => { done(error); });
    }));
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    request.body = await this.body.transform(request.body, { type: 'body', metatype: LoginRequest });
    request.loggedIn = await this.authenticate(request, context.switchToHttp().getResponse<FastifyReply>());
    return true;
  }

  private authenticate(request: FastifyRequest, reply: FastifyReply): Promise<User> {
    return new Promise((resolve, reject) => {
      const decide = (error: Error | null, user?: User | false | null): void => {
        if (error || !user) reject(error ?? new DomainError('unauthenticated', 'LOGIN_FAILED'));
        else resolve(user);
      };
      const middleware = this.authenticator.authenticate('local', { session: false }, decide as never) as Middleware;
      middleware(request, reply, (error) => { decide(error instanceof Error ? error : null); });
    });
  }

  private verify(request: FastifyRequest, username: string, password: string): Promise<User> {
    return this.logins.userOf({ username, address: request.ip, deviceMark: this.cookies.deviceMark(request) }, password);
  }
}
