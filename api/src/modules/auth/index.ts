export { AuthModule } from './auth.module.ts';
export { AuthSession } from './auth-session.entity.ts';
export { SessionsService, type OpenSession } from './sessions.service.ts';
