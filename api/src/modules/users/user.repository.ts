import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { User } from './user.entity.ts';

@Injectable()
export class UserRepository {
  constructor(private readonly em: EntityManager) {}

  byId(id: number): Promise<User | null> {
    return this.em.findOne(User, { id });
  }

  byEmail(email: string): Promise<User | null> {
    return this.em.findOne(User, { email });
  }

  withPassword(email: string): Promise<User | null> {
    return this.em.findOne(User, { email }, { populate: ['passwordHash'] });
  }

  async setPasswordHash(id: number, passwordHash: string): Promise<void> {
    await this.em.nativeUpdate(User, { id }, { passwordHash });
  }

  async setBlockedAt(id: number, blockedAt: Date | null): Promise<boolean> {
    return (await this.em.nativeUpdate(User, { id }, { blockedAt })) > 0;
  }
}
