import { Module } from '@nestjs/common';
import { AccessLinksService } from './access-links.service.ts';
import { PasswordHasherService } from './password-hasher.service.ts';
import { UserRepository } from './user.repository.ts';
import { UsersService } from './users.service.ts';

@Module({
  providers: [AccessLinksService, UserRepository, UsersService, PasswordHasherService],
  exports: [AccessLinksService, UsersService, PasswordHasherService],
})
export class UsersModule {}
