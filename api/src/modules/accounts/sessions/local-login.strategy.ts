import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@prostora/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy } from 'passport-local';
import { DomainError } from '../../../platform/errors/index.ts';
import type { User } from '../users/index.ts';
import { AuthCookieStore } from './auth-cookie.store.ts';
import { LoginService } from './login.service.ts';

type Middleware = (request: FastifyRequest, reply: FastifyReply, next: (error?: unknown) => void) => void;

/**
 * Passport's `local` strategy (SPEC §7). Uses its own Passport instance, since the global one would be shared
 * by two applications in one process. Reads the body that the controller has validated.
 */
@Injectable()
export class LocalLoginStrategy {
  private readonly authenticator = new passport.Passport();

  constructor(
    private readonly logins: LoginService,
    private readonly cookies: AuthCookieStore,
  ) {
    this.authenticator.use(
      'local',
      new Strategy({ passReqToCallback: true, session: false }, (request, username, password, done) => {
        this.verify(request as unknown as FastifyRequest, username, password).then(
          (user) => {
            done(null, user);
          },
          (error: unknown) => {
            done(error);
          },
        );
      }),
    );
  }

  /**
   * The user of the credentials in the request.
   * @throws DomainError LOGIN_FAILED
   */
  authenticate(request: FastifyRequest, reply: FastifyReply): Promise<User> {
    return new Promise((resolve, reject) => {
      const settle = (error: Error | null, user?: User | false | null): void => {
        if (error || !user) reject(error ?? new DomainError('unauthenticated', 'LOGIN_FAILED'));
        else resolve(user);
      };
      const middleware = this.authenticator.authenticate(
        'local',
        { session: false },
        settle as never,
      ) as Middleware;
      middleware(request, reply, (error) => {
        settle(error instanceof Error ? error : null);
      });
    });
  }

  private verify(request: FastifyRequest, username: string, password: string): Promise<User> {
    return this.logins.authenticate(
      {
        username: normalizeEmail(username),
        address: request.ip,
        deviceToken: this.cookies.getDeviceToken(request),
      },
      password,
    );
  }
}
