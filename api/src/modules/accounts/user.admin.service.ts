import { Injectable } from '@nestjs/common';
import type { Role } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { changedMeanwhile, DomainError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { SessionsService, type LivingSession } from '../auth/index.ts';
import { emailTaken, UsersService, type User } from '../users/index.ts';
import { AccountMails } from './account-mails.service.ts';
import { OneTimeTokens } from './one-time-tokens.service.ts';
import { adminUserDetail } from './user.admin.mapper.ts';
import {
  UserDirectoryRepository,
  type UserCounts,
  type UserFileQuery,
  type UserListQuery,
  type UserRow,
} from './user-directory.repository.ts';

export type UserDetail = { row: UserRow; user: User; spacesCount: number; sessions: LivingSession[] };

/** Administration of users. The last operator of the site cannot be demoted or blocked. */
@Injectable()
export class UserAdminService {
  constructor(
    private readonly directory: UserDirectoryRepository,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly tokens: OneTimeTokens,
    private readonly mails: AccountMails,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async list(query: UserListQuery): Promise<{ rows: UserRow[]; counts: UserCounts; total: number }> {
    const [rows, { total, ...counts }] = await Promise.all([
      this.directory.page(query),
      this.directory.counts(query),
    ]);
    return { rows, counts, total };
  }

  everything(query: UserFileQuery): AsyncIterable<UserRow> {
    return this.directory.everything(query);
  }

  async detail(id: number): Promise<UserDetail> {
    const [found, sessions] = await Promise.all([this.directory.detail(id), this.sessions.listOf(id)]);
    if (!found) throw notFound();
    return { ...found, sessions };
  }

  /**
   * A new address is unconfirmed until the link sent to it is used, and links sent to the old one end. The
   * audit entry contains field names only.
   * @throws DomainError CONFLICT when the user changed since the given version, OWN_ACCOUNT for the address
   * of the actor, who changes it in the account settings
   */
  async change(
    actor: Actor,
    id: number,
    { name, email, version }: { name: string; email: string; version: number },
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.openAccount(id);
      await this.assertUnchanged(actor, user, version);
      const before = { name: user.name, email: user.email };
      const holder = before.email === email ? null : await this.users.byEmail(email);
      if (holder && holder.id !== id) throw emailTaken();
      const isOther = before.email.toLowerCase() !== email.toLowerCase();
      if (isOther && actor.userId === id) throw new DomainError('conflict', 'OWN_ACCOUNT');
      if (isOther) {
        await this.tokens.endAllOf(id);
        await this.mails.sendLink({ id, email }, 'confirm-email');
      }
      Object.assign(user, { name, email, ...(isOther && { emailConfirmedAt: null }) });
      const changed = [
        ...(before.name === name ? [] : ['name']),
        ...(before.email === email ? [] : ['email']),
      ];
      if (changed.length === 0) return;
      user.version += 1;
      await this.audit.record(actor, 'user.edit', subject(id), {}, { changed });
    });
  }

  /**
   * Replaces the granted roles; ROLE_CUSTOMER follows from the customer.
   * @throws DomainError CONFLICT when the user changed since the given version
   */
  async setRoles(actor: Actor, id: number, asked: readonly Role[], version: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      const isLastAdmin = await this.users.isLastAdmin(id);
      const user = await this.openAccount(id);
      if (actor.userId === id) throw new DomainError('conflict', 'OWN_ACCOUNT');
      if (isLastAdmin && !asked.includes('ROLE_SUPERADMIN')) throw new DomainError('conflict', 'LAST_ADMIN');
      await this.assertUnchanged(actor, user, version);
      const before = user.roles;
      user.roles = [...new Set<Role>(['ROLE_USER', ...asked])].sort();
      user.version += 1;
      // Existing sessions have neither the second factor nor the shorter lifetime of operators.
      if (asked.includes('ROLE_SUPERADMIN') && !before.includes('ROLE_SUPERADMIN'))
        await this.sessions.endAllOf(id);
      await this.audit.record(actor, 'user.roles', subject(id), { roles: before }, { roles: user.roles });
    });
  }

  /** Blocks the user and ends all sessions. */
  async block(actor: Actor, id: number, reason: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const isLastAdmin = await this.users.isLastAdmin(id);
      const user = await this.openAccount(id);
      if (actor.userId === id) throw new DomainError('conflict', 'OWN_ACCOUNT');
      if (isLastAdmin) throw new DomainError('conflict', 'LAST_ADMIN');
      await this.users.block(id, reason);
      await this.sessions.endAllOf(id);
      await this.audit.record(actor, 'user.block', subject(id), blockOf(user), {
        blocked_at: this.clock.now(),
        blocked_reason: reason,
      });
    });
  }

  async unblock(actor: Actor, id: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.openAccount(id);
      if (user.blockedAt === null) return;
      await this.users.unblock(id);
      await this.audit.record(actor, 'user.unblock', subject(id), blockOf(user), {
        blocked_at: null,
        blocked_reason: null,
      });
    });
  }

  /** Ends all sessions of the user, except the current one when the actor is that user. */
  async endSessions(actor: Actor, id: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.openAccount(id);
      const ended = await this.sessions.endAllOf(id, actor.userId === id ? actor.sessionId : null);
      await this.audit.record(actor, 'user.end-sessions', subject(id), { sessions: ended }, { sessions: 0 });
    });
  }

  private async assertUnchanged(actor: Actor, user: User, version: number): Promise<void> {
    if (user.version !== version)
      throw changedMeanwhile(adminUserDetail(await this.detail(user.id), actor.sessionId));
  }

  /** @throws DomainError NOTFOUND, ACCOUNT_CLOSED for an erased user */
  private async openAccount(id: number): Promise<User> {
    const user = await this.directory.locked(id);
    if (!user) throw notFound();
    if (user.erasedAt !== null) throw new DomainError('conflict', 'ACCOUNT_CLOSED');
    return user;
  }
}

const notFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
const subject = (id: number) => ({ type: 'user', id });
const blockOf = ({ blockedAt, blockedReason }: User) => ({
  blocked_at: blockedAt,
  blocked_reason: blockedReason,
});
