import { Module } from '@nestjs/common';
import { AccessLinksService } from './access-links.service.ts';
import { PasswordHasher } from './password-hasher.service.ts';
import { UserRepository } from './user.repository.ts';
import { UsersService } from './users.service.ts';

@Module({
  providers: [AccessLinksService, UserRepository, UsersService, PasswordHasher],
  exports: [AccessLinksService, UsersService, PasswordHasher],
})
export class UsersModule {}
