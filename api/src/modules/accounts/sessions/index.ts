export { CurrentCustomerInput, LoginAnswer } from './auth.dto.ts';
export { AuthModule } from './auth.module.ts';
export { effectiveRoles } from './effective-roles.ts';
export { AuthSession } from './auth-session.entity.ts';
export { SecondStepTokensService } from './second-step-tokens.service.ts';
export { SameOriginGuard } from './same-origin.guard.ts';
export { type OpenSession } from './session-lifetime.ts';
export { SignInHandler } from './sign-in.handler.ts';
export { SessionsService, type ActiveSession } from './sessions.service.ts';
