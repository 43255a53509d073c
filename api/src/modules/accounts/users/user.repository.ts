import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, raw, type RequiredEntityData } from '@mikro-orm/postgresql';
import { User } from './user.entity.ts';

/** Nulls for an unknown address. */
export type Credentials =
  | { readonly id: number; readonly passwordHash: string }
  | { readonly id: null; readonly passwordHash: null };

@Injectable()
export class UserRepository {
  constructor(private readonly em: EntityManager) {}

  findById(id: number): Promise<User | null> {
    return this.em.findOne(User, { id });
  }

  findByEmail(email: string): Promise<User | null> {
    return this.em.findOne(User, { email });
  }

  /**
   * Returns one row for known and unknown addresses and loads no entity, so that timing reveals no accounts.
   */
  async findCredentials(email: string): Promise<Credentials> {
    const [row] = await this.em.execute<[Credentials]>(
      `select u.id, u.password_hash as "passwordHash"
       from (select ?::citext as email) given left join app_user u on u.email = given.email`,
      [email],
    );
    return row;
  }

  listOperators(): Promise<User[]> {
    return this.em.find(
      User,
      { roles: { $contains: ['ROLE_SUPERADMIN'] }, blockedAt: null },
      { orderBy: { id: 'asc' } },
    );
  }

  /** Locks the user until the end of the transaction and loads the password hash. */
  findForUpdate(id: number): Promise<User | null> {
    return this.em.findOne(
      User,
      { id },
      { populate: ['passwordHash'], lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  async findPasswordHash(id: number): Promise<string | null> {
    return (await this.em.findOne(User, { id }, { populate: ['passwordHash'] }))?.passwordHash ?? null;
  }

  /** Flushes at once, so that the id is known and a taken address fails here. */
  async add(data: RequiredEntityData<User>): Promise<User> {
    const user = this.em.create(User, data);
    await this.em.persist(user).flush();
    return user;
  }

  async update(id: number, changes: Partial<Pick<User, 'email' | 'emailConfirmedAt'>>): Promise<void> {
    await this.em.nativeUpdate(
      User,
      { id },
      { ...changes, ...(changes.email !== undefined && { version: raw('version + 1') }) },
    );
  }

  /**
   * Ids of operators that are not blocked. Locks their rows in order, so that the last two cannot be removed
   * concurrently.
   */
  async listAdminIdsForUpdate(): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      `select id from app_user where 'ROLE_SUPERADMIN' = any(roles) and blocked_at is null order by id for update`,
    );
    return rows.map(({ id }) => id);
  }

  async setPasswordHash(id: number, passwordHash: string): Promise<void> {
    await this.em.nativeUpdate(User, { id }, { passwordHash });
  }

  async setEditLinksEnd(id: number, editLinksEndedAt: Date): Promise<void> {
    await this.em.nativeUpdate(User, { id }, { editLinksEndedAt });
  }

  async setBlock(id: number, block: Pick<User, 'blockedAt' | 'blockedReason'>): Promise<boolean> {
    return (await this.em.nativeUpdate(User, { id }, block)) > 0;
  }
}
