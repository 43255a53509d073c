import { Injectable } from '@nestjs/common';
import type { Role } from '@prostora/contracts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createConflictError, DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { OwnerSuspensionPort } from '../customers/index.ts';
import { SessionsService } from '../sessions/index.ts';
import { emailTaken, UsersService, type User } from '../users/index.ts';
import { AccountLinksService } from '../account/account-links.service.ts';
import { AccountMailsService } from '../account/account-mails.service.ts';
import { toAdminUserDetail, type UserDetail } from './user.admin.mapper.ts';
import {
  UserAdminRepository,
  type UserCounts,
  type UserExportQuery,
  type UserListQuery,
  type UserRow,
} from './user.admin.repository.ts';

/** Administration of users. The last operator of the site cannot be demoted or blocked. */
@Injectable()
export class UserAdminService {
  constructor(
    private readonly repository: UserAdminRepository,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly mails: AccountMailsService,
    private readonly suspension: OwnerSuspensionPort,
    private readonly links: AccountLinksService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list(query: UserListQuery): Promise<{ rows: UserRow[]; counts: UserCounts; total: number }> {
    const [rows, { total, ...counts }] = await Promise.all([
      this.repository.listPage(query),
      this.repository.countByState(query),
    ]);
    return { rows, counts, total };
  }

  streamAll(query: UserExportQuery): AsyncIterable<UserRow> {
    return this.repository.streamAll(query);
  }

  async getDetail(id: number): Promise<UserDetail> {
    const [found, sessions] = await Promise.all([
      this.repository.findDetail(id),
      this.sessions.listActive(id),
    ]);
    if (!found) throw notFound();
    const { customerId } = found.row;
    const stock = customerId === null ? null : await this.suspension.getStock(customerId);
    return { ...found, sessions, stock };
  }

  /**
   * A new address is unconfirmed until the link sent to it is used, and links sent to the old one end. The
   * audit entry contains field names only.
   * @throws DomainError CONFLICT when the user changed since the given version, OWN_ACCOUNT for the address
   * of the actor, who changes it in the account settings
   */
  async update(
    actor: Actor,
    id: number,
    { name, email, version }: { name: string; email: string; version: number },
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.loadForUpdate(id);
      await this.assertUnchanged(actor, user, version);
      const before = { name: user.name, email: user.email };
      const holder = before.email === email ? null : await this.users.findByEmail(email);
      if (holder && holder.id !== id) throw emailTaken();
      const isNewAddress = before.email.toLowerCase() !== email.toLowerCase();
      if (isNewAddress && actor.userId === id) throw new DomainError('conflict', 'OWN_ACCOUNT');
      if (isNewAddress) {
        await this.links.endMailed(id);
        await this.mails.sendLink({ id, email }, 'confirm-email');
      }
      const { emailConfirmedAt, formerEmailConfirmedAt } = user;
      const unconfirmed = {
        emailConfirmedAt: null,
        formerEmailConfirmedAt: emailConfirmedAt ?? formerEmailConfirmedAt,
      };
      Object.assign(user, { name, email, ...(isNewAddress && unconfirmed) });
      const changed = [
        ...(before.name === name ? [] : ['name']),
        ...(before.email === email ? [] : ['email']),
      ];
      if (changed.length === 0) return;
      user.version += 1;
      await this.audit.record(actor, 'user.edit', toSubject(id), {}, { changed });
    });
  }

  /**
   * Replaces the granted roles; ROLE_CUSTOMER follows from the customer.
   * @throws DomainError CONFLICT when the user changed since the given version
   */
  async setRoles(actor: Actor, id: number, roles: readonly Role[], version: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      const isLastAdmin = await this.users.isLastAdmin(id);
      const user = await this.loadForUpdate(id);
      if (actor.userId === id) throw new DomainError('conflict', 'OWN_ACCOUNT');
      if (isLastAdmin && !roles.includes('ROLE_SUPERADMIN')) throw new DomainError('conflict', 'LAST_ADMIN');
      await this.assertUnchanged(actor, user, version);
      const before = user.roles;
      user.roles = [...new Set<Role>(['ROLE_USER', ...roles])].sort();
      user.version += 1;
      // Existing sessions have neither the second factor nor the shorter lifetime of operators.
      if (roles.includes('ROLE_SUPERADMIN') && !before.includes('ROLE_SUPERADMIN'))
        await this.sessions.endAll(id);
      await this.audit.record(actor, 'user.roles', toSubject(id), { roles: before }, { roles: user.roles });
    });
  }

  /** Blocks the user, ends all sessions and suspends the published spaces of an owner. */
  async block(actor: Actor, id: number, reason: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const isLastAdmin = await this.users.isLastAdmin(id);
      const user = await this.loadForUpdate(id);
      if (actor.userId === id) throw new DomainError('conflict', 'OWN_ACCOUNT');
      if (isLastAdmin) throw new DomainError('conflict', 'LAST_ADMIN');
      const blockedAt = await this.users.block(id, reason);
      await this.sessions.endAll(id);
      const customerId = await this.repository.findCustomerId(id);
      if (customerId !== null) await this.suspension.suspend(actor, customerId, reason);
      await this.audit.record(actor, 'user.block', toSubject(id), toBlockValues(user), {
        blocked_at: blockedAt,
        blocked_reason: reason,
      });
    });
  }

  /** Spaces of an owner return as they were. */
  async unblock(actor: Actor, id: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.loadForUpdate(id);
      if (user.blockedAt === null) return;
      await this.users.unblock(id);
      const customerId = await this.repository.findCustomerId(id);
      if (customerId !== null) await this.suspension.endSuspension(actor, customerId);
      await this.audit.record(actor, 'user.unblock', toSubject(id), toBlockValues(user), {
        blocked_at: null,
        blocked_reason: null,
      });
    });
  }

  /** Ends all sessions of the user, except the current one when the actor is that user. */
  async endSessions(actor: Actor, id: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.loadForUpdate(id);
      const ended = await this.sessions.endAll(id, actor.userId === id ? actor.sessionId : null);
      await this.links.rotateAll(actor, id);
      await this.audit.record(
        actor,
        'user.end-sessions',
        toSubject(id),
        { sessions: ended },
        { sessions: 0 },
      );
    });
  }

  private async assertUnchanged(actor: Actor, user: User, version: number): Promise<void> {
    if (user.version !== version)
      throw createConflictError(toAdminUserDetail(await this.getDetail(user.id), actor.sessionId));
  }

  /** @throws DomainError NOTFOUND, ACCOUNT_CLOSED for an erased user */
  private async loadForUpdate(id: number): Promise<User> {
    const user = await this.repository.findForUpdate(id);
    if (!user) throw notFound();
    if (user.erasedAt !== null) throw new DomainError('conflict', 'ACCOUNT_CLOSED');
    return user;
  }
}

const notFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
const toSubject = (id: number) => ({ type: 'user', id });
const toBlockValues = ({ blockedAt, blockedReason }: User) => ({
  blocked_at: blockedAt,
  blocked_reason: blockedReason,
});
