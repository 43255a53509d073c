import { Module } from '@nestjs/common';
import { PasswordHasher } from './password-hasher.service.ts';
import { UserRepository } from './user.repository.ts';
import { UsersService } from './users.service.ts';

@Module({ providers: [UserRepository, UsersService, PasswordHasher], exports: [UsersService, PasswordHasher] })
export class UsersModule {}
