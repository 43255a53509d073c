import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { createSecretKey } from 'node:crypto';
import { Config } from '../../../platform/config/index.ts';
import { ActorProvider } from '../../../platform/http/index.ts';
import { PrivacyModule } from '../../../platform/privacy/index.ts';
import { AuditModule } from '../../audit/index.ts';
import { MembersModule } from '../members/index.ts';
import { UsersModule } from '../users/index.ts';
import { SecondFactorModule } from '../second-factor/index.ts';
import { AccessTokenService } from './access-token.service.ts';
import { AuthCookieStore } from './auth-cookie.store.ts';
import { AuthSessionRepository } from './auth-session.repository.ts';
import { AuthController } from './auth.controller.ts';
import { AuthJobs } from './auth.jobs.ts';
import { ImpersonationController } from './impersonation.controller.ts';
import { ImpersonationService } from './impersonation.service.ts';
import { LocalLoginGuard } from './local-login.guard.ts';
import { LocalLoginStrategy } from './local-login.strategy.ts';
import { LoginThrottleService } from './login-throttle.service.ts';
import { SameOriginGuard } from './same-origin.guard.ts';
import { SecondStepTokensService } from './second-step-tokens.service.ts';
import { SecondStepService } from './second-step.service.ts';
import { SessionActorProvider } from './session-actor.provider.ts';
import { SignInHandler } from './sign-in.handler.ts';
import { SessionsPersonalDataProvider } from './sessions.personal-data.ts';
import { SessionsService } from './sessions.service.ts';

/** Global, because the access guard resolves the actor of every route. */
@Global()
@Module({
  imports: [
    UsersModule,
    MembersModule,
    AuditModule,
    PrivacyModule,
    SecondFactorModule,
    JwtModule.registerAsync({
      inject: [Config],
      // A text is parsed as a public key first, on each verification.
      useFactory: (config: Config) => ({ secret: createSecretKey(config.JWT_SECRET, 'utf8') }),
    }),
  ],
  controllers: [AuthController, ImpersonationController],
  providers: [
    AccessTokenService,
    AuthCookieStore,
    AuthJobs,
    AuthSessionRepository,
    ImpersonationService,
    LocalLoginGuard,
    LocalLoginStrategy,
    SecondStepService,
    SecondStepTokensService,
    LoginThrottleService,
    SameOriginGuard,
    SignInHandler,
    SessionsPersonalDataProvider,
    SessionsService,
    { provide: ActorProvider, useClass: SessionActorProvider },
  ],
  exports: [
    ActorProvider,
    AuthCookieStore,
    SameOriginGuard,
    SecondStepTokensService,
    SignInHandler,
    SessionsService,
  ],
})
export class AuthModule {}
