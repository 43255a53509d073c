import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError, translateDatabaseError } from '../../../platform/errors/index.ts';
import { PasswordHasherService } from './password-hasher.service.ts';
import type { User } from './user.entity.ts';
import { emailTaken, emailUnconfirmed } from './user.errors.ts';
import { UserRepository } from './user.repository.ts';

/** The password is hashed before the transaction begins. */
export type NewUser = Pick<
  User,
  'email' | 'name' | 'passwordHash' | 'roles' | 'termsVersion' | 'termsAcceptedAt'
>;

/** Users: lookup, credentials, changes, blocking and anonymization. */
@Injectable()
export class UsersService {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasherService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  findById(id: number): Promise<User | null> {
    return this.users.findById(id);
  }

  findByEmail(email: string): Promise<User | null> {
    return this.users.findByEmail(email.trim());
  }

  /**
   * Locks and reloads the user; call it before changing the entity.
   * @throws DomainError NOTFOUND
   */
  async loadForUpdate(id: number): Promise<User> {
    const user = await this.users.findForUpdate(id);
    if (!user) throw new DomainError('not-found', 'NOTFOUND');
    return user;
  }

  /** Returns null after the same time for an unknown account, a wrong password and a blocked account. */
  async findByCredentials(email: string, password: string): Promise<User | null> {
    const { id, passwordHash } = await this.users.findCredentials(email.trim());
    const isRight = await this.hasher.matches(passwordHash, password);
    if (id === null || !isRight) return null;
    const user = await this.users.findById(id);
    if (!user || user.blockedAt !== null) return null;
    if (this.hasher.needsRehash(passwordHash)) await this.setPassword(id, password);
    return user;
  }

  /** Operators that are not blocked. */
  listOperators(): Promise<User[]> {
    return this.users.listOperators();
  }

  /** Takes the same time for a user that does not exist. */
  async hasPassword(id: number, password: string): Promise<boolean> {
    return this.hasher.matches(await this.users.findPasswordHash(id), password);
  }

  /** Call it outside of transactions: argon2id takes long. */
  hashPassword(password: string): Promise<string> {
    return this.hasher.hash(password);
  }

  /** @throws DomainError when the address is taken, also by a concurrent registration */
  add(user: NewUser): Promise<User> {
    return this.rejectTakenEmail(() => this.users.add({ ...user, createdAt: this.clock.now() }));
  }

  /** @throws DomainError EMAIL_UNCONFIRMED */
  async assertEmailConfirmed(id: number): Promise<void> {
    const user = await this.users.findById(id);
    if (!user || user.emailConfirmedAt === null) throw emailUnconfirmed();
  }

  async confirmEmail(id: number): Promise<void> {
    await this.unitOfWork.run(() => this.users.update(id, { emailConfirmedAt: this.clock.now() }));
  }

  /** Sets a new confirmed address. */
  changeEmail(id: number, email: string): Promise<void> {
    return this.rejectTakenEmail(() => this.users.update(id, { email, emailConfirmedAt: this.clock.now() }));
  }

  /** Locks all operators until the end of the transaction. */
  async isLastAdmin(id: number): Promise<boolean> {
    const admins = await this.users.listAdminIdsForUpdate();
    return admins.length === 1 && admins[0] === id;
  }

  /** Removes personal data from the row and blocks it. */
  async anonymize(id: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.loadForUpdate(id);
      const now = this.clock.now();
      Object.assign(user, {
        email: `smazany-${id}@smazano.invalid`,
        name: '',
        passwordHash: this.hasher.createUnusableHash(),
        roles: ['ROLE_USER'],
        emailConfirmedAt: null,
        blockedAt: now,
        blockedReason: null,
        erasedAt: now,
      } satisfies Partial<User>);
    });
  }

  async setPasswordHash(id: number, passwordHash: string): Promise<void> {
    await this.unitOfWork.run(() => this.users.setPasswordHash(id, passwordHash));
  }

  /** No password is valid until the user sets one by a reset link. */
  removePassword(id: number): Promise<void> {
    return this.setPasswordHash(id, this.hasher.createUnusableHash());
  }

  /** Hashes outside of the transaction. */
  async setPassword(id: number, password: string): Promise<void> {
    const passwordHash = await this.hasher.hash(password);
    await this.setPasswordHash(id, passwordHash);
  }

  /** Invalidates all edit links issued for the user's spaces so far. */
  async endEditLinks(id: number): Promise<void> {
    await this.unitOfWork.run(() => this.users.setEditLinksEnd(id, this.clock.now()));
  }

  /**
   * Takes effect on open sessions at once, since each request checks it.
   * @returns time of the block
   */
  async block(id: number, reason: string): Promise<Date> {
    const blockedAt = this.clock.now();
    await this.changeBlock(id, { blockedAt, blockedReason: reason });
    return blockedAt;
  }

  unblock(id: number): Promise<void> {
    return this.changeBlock(id, { blockedAt: null, blockedReason: null });
  }

  private async rejectTakenEmail<T>(work: () => Promise<T>): Promise<T> {
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
