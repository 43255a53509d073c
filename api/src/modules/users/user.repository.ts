import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, raw, type RequiredEntityData } from '@mikro-orm/postgresql';
import { User } from './user.entity.ts';

/** Nothing where nobody has the address. */
export type Credentials =
  { readonly id: number; readonly passwordHash: string } | { readonly id: null; readonly passwordHash: null };

@Injectable()
export class UserRepository {
  constructor(private readonly em: EntityManager) {}

  byId(id: number): Promise<User | null> {
    return this.em.findOne(User, { id });
  }

  byEmail(email: string): Promise<User | null> {
    return this.em.findOne(User, { email });
  }

  /** What a login is judged by: one row and no entity in either case, so that the time of an answer does not tell whether there is such an account. */
  async credentialsOf(email: string): Promise<Credentials> {
    const [row] = await this.em.execute<[Credentials]>(
      'select u.id, u.password_hash as "passwordHash" from (select ?::citext as email) asked left join app_user u on u.email = asked.email',
      [email],
    );
    return row;
  }

  operators(): Promise<User[]> {
    return this.em.find(
      User,
      { roles: { $contains: ['ROLE_SUPERADMIN'] }, blockedAt: null },
      { orderBy: { id: 'asc' } },
    );
  }

  /** The user, locked until the end of the transaction and with the password's hash. */
  locked(id: number): Promise<User | null> {
    return this.em.findOne(
      User,
      { id },
      { populate: ['passwordHash'], lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  async passwordHashOf(id: number): Promise<string | null> {
    return (await this.em.findOne(User, { id }, { populate: ['passwordHash'] }))?.passwordHash ?? null;
  }

  /** Keeps a new user at once, so that its id is known and a taken address is found out here. */
  async add(data: RequiredEntityData<User>): Promise<User> {
    const user = this.em.create(User, data);
    await this.em.persist(user).flush();
    return user;
  }

  async change(id: number, changes: Partial<Pick<User, 'email' | 'emailConfirmedAt'>>): Promise<void> {
    await this.em.nativeUpdate(
      User,
      { id },
      { ...changes, ...(changes.email !== undefined && { version: raw('version + 1') }) },
    );
  }

  /** Ids of operators who can sign in, locked in one order, so that the last two cannot leave at the same moment. */
  async lockedAdmins(): Promise<number[]> {
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
