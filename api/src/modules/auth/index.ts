export { LoginAnswer } from './auth.dto.ts';
export { AuthModule } from './auth.module.ts';
export { effectiveRoles } from './effective-roles.ts';
export { AuthSession } from './auth-session.entity.ts';
export { SecondStepTokensService } from './second-step-tokens.service.ts';
export { SameOriginGuard } from './same-origin.guard.ts';
export { type OpenSession } from './session-lifetime.ts';
export { SessionOpener } from './session-opener.ts';
export { SessionsService, type LivingSession } from './sessions.service.ts';
