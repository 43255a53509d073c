import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { PasswordHasher } from './password-hasher.service.ts';
import type { User } from './user.entity.ts';
import { UserRepository } from './user.repository.ts';

/** People who can sign in: finding them, judging their passwords, blocking them. */
@Injectable()
export class UsersService {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  byId(id: number): Promise<User | null> {
    return this.users.byId(id);
  }

  byEmail(email: string): Promise<User | null> {
    return this.users.byEmail(email.trim());
  }

  /** The user these credentials belong to. Unknown account, wrong password and blocked account take the same time and the same answer: none. */
  async byCredentials(email: string, password: string): Promise<User | null> {
    const user = await this.users.withPassword(email.trim());
    const isRight = await this.hasher.matches(user?.passwordHash ?? null, password);
    if (!user || !isRight || user.blockedAt !== null) return null;
    if (this.hasher.isOutdated(user.passwordHash)) await this.setPassword(user.id, password);
    return user;
  }

  /** Replaces the password; hashing stays outside of the transaction. */
  async setPassword(id: number, password: string): Promise<void> {
    const passwordHash = await this.hasher.hash(password);
    await this.unitOfWork.run(() => this.users.setPasswordHash(id, passwordHash));
  }

  /** Shuts the user out; every session stops at once, since each request asks for it. */
  block(id: number): Promise<void> {
    return this.changeBlock(id, this.clock.now());
  }

  unblock(id: number): Promise<void> {
    return this.changeBlock(id, null);
  }

  private async changeBlock(id: number, blockedAt: Date | null): Promise<void> {
    if (!(await this.unitOfWork.run(() => this.users.setBlockedAt(id, blockedAt)))) throw new DomainError('not-found', 'NOTFOUND');
  }
}
