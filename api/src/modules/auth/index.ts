export { AuthSession } from './auth-session.entity.ts';
