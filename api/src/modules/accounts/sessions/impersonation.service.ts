import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { UsersService, type User } from '../users/index.ts';
import { AuthSessionRepository } from './auth-session.repository.ts';
import { createSession, type OpenSession } from './session-lifetime.ts';

/** Impersonation of a user by an operator for at most an hour. Audit entries contain both users. */
@Injectable()
export class ImpersonationService {
  constructor(
    private readonly sessions: AuthSessionRepository,
    private readonly users: UsersService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Opens a session of the user; the operator's own session stays open. */
  start(actor: Actor, userId: number, userAgent: string): Promise<OpenSession> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.findById(userId);
      if (!user) throw new DomainError('not-found', 'NOTFOUND');
      const impersonator = assertMayImpersonate(actor, user);
      const { record, opened } = createSession({
        userId,
        userAgent,
        now: this.clock.now(),
        isOperator: false,
        impersonator,
      });
      this.sessions.add(record);
      await this.audit.record(
        actor,
        'user.impersonate',
        { type: 'user', id: userId },
        {},
        { session: opened.sessionId },
      );
      return opened;
    });
  }

  /** @returns id of the ended session */
  stop(actor: Actor): Promise<string> {
    return this.unitOfWork.run(async () => {
      const session = actor.sessionId === null ? null : await this.sessions.findForUpdate(actor.sessionId);
      if (session?.impersonatorSessionId == null || session.revokedAt !== null)
        throw new DomainError('conflict', 'CONFLICT');
      session.revokedAt = this.clock.now();
      await this.audit.record(
        actor,
        'user.impersonate-stop',
        { type: 'user', id: session.user.id },
        {},
        { session: session.id },
      );
      return session.id;
    });
  }
}

/** @throws DomainError for operators, blocked and erased users, and inside another impersonation */
function assertMayImpersonate(actor: Actor, user: User): { userId: number; sessionId: string } {
  if (actor.userId === user.id) throw new DomainError('conflict', 'OWN_ACCOUNT');
  if (
    actor.userId === null ||
    actor.sessionId === null ||
    actor.impersonatorId !== null ||
    user.roles.includes('ROLE_SUPERADMIN')
  )
    throw new DomainError('forbidden', 'FORBIDDEN');
  if (user.blockedAt !== null || user.erasedAt !== null) throw new DomainError('conflict', 'ACCOUNT_CLOSED');
  return { userId: actor.userId, sessionId: actor.sessionId };
}
