export {
  AccessLinksService,
  type AccessLink,
  type AccessLinkOwner,
  type AccessLinkProvider,
} from './access-links.service.ts';
export { getAccountId } from './account.policy.ts';
export { DEMO_PASSWORDS, isDemoPassword } from './demo-passwords.ts';
export { PasswordHasherService } from './password-hasher.service.ts';
export { assertPasswordAllowed } from './password.policy.ts';
export { User } from './user.entity.ts';
export { emailTaken, emailUnconfirmed } from './user.errors.ts';
export { UsersModule } from './users.module.ts';
export { UsersService, type NewUser } from './users.service.ts';
