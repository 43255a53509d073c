import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError, translateDatabaseError } from '../../platform/errors/index.ts';
import { PasswordHasher } from './password-hasher.service.ts';
import type { User } from './user.entity.ts';
import { emailTaken } from './user.errors.ts';
import { UserRepository } from './user.repository.ts';

/** A person who registers; the password is hashed before the transaction begins. */
export type NewUser = Pick<
  User,
  'email' | 'name' | 'passwordHash' | 'roles' | 'termsVersion' | 'termsAcceptedAt'
>;

/** People who can sign in: finding and adding them, judging their passwords, changing, blocking and forgetting them. */
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

  /** The user, held until the end of the transaction; read anew, so it comes before changes of the same user. */
  async hold(id: number): Promise<User> {
    const user = await this.users.locked(id);
    if (!user) throw new DomainError('not-found', 'NOTFOUND');
    return user;
  }

  /** The user these credentials belong to. Unknown account, wrong password and blocked account take the same time and the same answer: none. */
  async byCredentials(email: string, password: string): Promise<User | null> {
    const { id, passwordHash } = await this.users.credentialsOf(email.trim());
    const isRight = await this.hasher.matches(passwordHash, password);
    if (id === null || !isRight) return null;
    const user = await this.users.byId(id);
    if (!user || user.blockedAt !== null) return null;
    if (this.hasher.isOutdated(passwordHash)) await this.setPassword(id, password);
    return user;
  }

  /** Who runs the site and is not shut out; told what waits for them. */
  operators(): Promise<User[]> {
    return this.users.operators();
  }

  /** Whether it is this user's password; takes as long for a user that does not exist. */
  async hasPassword(id: number, password: string): Promise<boolean> {
    return this.hasher.matches(await this.users.passwordHashOf(id), password);
  }

  /** Keeps a new user; a taken address is refused, also when two register it at the same moment. */
  add(user: NewUser): Promise<User> {
    return this.unlessTaken(() => this.users.add({ ...user, createdAt: this.clock.now() }));
  }

  /** The address is known to be the person's: a link sent there was used. */
  async confirmEmail(id: number): Promise<void> {
    await this.unitOfWork.run(() => this.users.change(id, { emailConfirmedAt: this.clock.now() }));
  }

  /** Replaces the address by one whose link was used. */
  changeEmail(id: number, email: string): Promise<void> {
    return this.unlessTaken(() => this.users.change(id, { email, emailConfirmedAt: this.clock.now() }));
  }

  /** Whether nobody else could run the site; holds the operators until the end of the transaction. */
  async isLastAdmin(id: number): Promise<boolean> {
    const admins = await this.users.lockedAdmins();
    return admins.length === 1 && admins[0] === id;
  }

  /** Leaves an account that tells nothing of the person and that nobody can sign in to. */
  async forget(id: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.hold(id);
      const now = this.clock.now();
      Object.assign(user, {
        email: `smazany-${id}@smazano.invalid`,
        name: '',
        passwordHash: this.hasher.unusable(),
        roles: ['ROLE_USER'],
        emailConfirmedAt: null,
        blockedAt: now,
        blockedReason: null,
        erasedAt: now,
      } satisfies Partial<User>);
    });
  }

  /** Keeps the hash of a new password, made by the hasher before the transaction began. */
  async setPasswordHash(id: number, passwordHash: string): Promise<void> {
    await this.unitOfWork.run(() => this.users.setPasswordHash(id, passwordHash));
  }

  /** Replaces the password; hashing stays outside of the transaction. */
  async setPassword(id: number, password: string): Promise<void> {
    const passwordHash = await this.hasher.hash(password);
    await this.setPasswordHash(id, passwordHash);
  }

  /** Ends every edit link of the user's spaces that was issued so far. */
  async endEditLinks(id: number): Promise<void> {
    await this.unitOfWork.run(() => this.users.setEditLinksEnd(id, this.clock.now()));
  }

  /** Shuts the user out; every session stops at once, since each request asks for it. */
  block(id: number, reason: string): Promise<void> {
    return this.changeBlock(id, { blockedAt: this.clock.now(), blockedReason: reason });
  }

  unblock(id: number): Promise<void> {
    return this.changeBlock(id, { blockedAt: null, blockedReason: null });
  }

  private async unlessTaken<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.unitOfWork.run(work);
    } catch (error) {
      throw translateDatabaseError(error)?.code === 'CONFLICT' ? emailTaken() : error;
    }
  }

  private async changeBlock(id: number, block: Pick<User, 'blockedAt' | 'blockedReason'>): Promise<void> {
    if (!(await this.unitOfWork.run(() => this.users.setBlock(id, block))))
      throw new DomainError('not-found', 'NOTFOUND');
  }
}
