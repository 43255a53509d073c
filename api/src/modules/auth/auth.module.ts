import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { Config } from '../../platform/config/index.ts';
import { ActorSource } from '../../platform/http/index.ts';
import { AuditModule } from '../audit/index.ts';
import { CustomersModule } from '../customers/index.ts';
import { PrivacyModule } from '../privacy/index.ts';
import { SubscriptionsModule } from '../subscriptions/index.ts';
import { UsersModule } from '../users/index.ts';
import { SecondFactorModule } from '../second-factor/index.ts';
import { AccessTokens } from './access-token.service.ts';
import { AuthCookies } from './auth-cookies.ts';
import { AuthSessionRepository } from './auth-session.repository.ts';
import { AuthController } from './auth.controller.ts';
import { AuthJobs } from './auth.jobs.ts';
import { ImpersonationController } from './impersonation.controller.ts';
import { ImpersonationService } from './impersonation.service.ts';
import { LocalLogin } from './local-login.ts';
import { LoginThrottle } from './login-throttle.service.ts';
import { LoginService } from './login.service.ts';
import { SameOriginGuard } from './same-origin.guard.ts';
import { SecondStepTokensService } from './second-step-tokens.service.ts';
import { SecondStepService } from './second-step.service.ts';
import { SessionActorSource } from './session-actor.source.ts';
import { SessionOpener } from './session-opener.ts';
import { SessionUserView } from './session-user.service.ts';
import { SessionsPersonalData } from './sessions.personal-data.ts';
import { SessionsService } from './sessions.service.ts';

/** Global, because the access guard resolves the actor of every route. */
@Global()
@Module({
  imports: [
    UsersModule,
    CustomersModule,
    SubscriptionsModule,
    AuditModule,
    PrivacyModule,
    SecondFactorModule,
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: (config: Config) => ({ secret: config.JWT_SECRET }),
    }),
  ],
  controllers: [AuthController, ImpersonationController],
  providers: [
    AccessTokens,
    AuthCookies,
    AuthJobs,
    AuthSessionRepository,
    ImpersonationService,
    LocalLogin,
    LoginService,
    SecondStepService,
    SecondStepTokensService,
    LoginThrottle,
    SameOriginGuard,
    SessionOpener,
    SessionUserView,
    SessionsPersonalData,
    SessionsService,
    { provide: ActorSource, useClass: SessionActorSource },
  ],
  exports: [
    ActorSource,
    AuthCookies,
    SameOriginGuard,
    SecondStepTokensService,
    SessionOpener,
    SessionsService,
  ],
})
export class AuthModule {}
