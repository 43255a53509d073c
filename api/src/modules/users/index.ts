export { PasswordHasher } from './password-hasher.service.ts';
export { User } from './user.entity.ts';
export { UsersModule } from './users.module.ts';
export { UsersService } from './users.service.ts';
