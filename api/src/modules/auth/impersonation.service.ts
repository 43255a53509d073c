import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { UsersService, type User } from '../users/index.ts';
import { AuthSessionRepository } from './auth-session.repository.ts';
import { newSession, type OpenSession } from './session-lifetime.ts';

/** An operator acts as another user for at most an hour; whatever is done meanwhile is written down with both names. */
@Injectable()
export class ImpersonationService {
  constructor(
    private readonly sessions: AuthSessionRepository,
    private readonly users: UsersService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Opens a session of the user for the operator, whose own session goes on beside it. */
  start(actor: Actor, userId: number, userAgent: string): Promise<OpenSession> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.byId(userId);
      if (!user) throw new DomainError('not-found', 'NOTFOUND');
      const impersonator = assertMayImpersonate(actor, user);
      const { record, opened } = newSession({
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

  /** Ends acting as somebody else; answers the session ended. */
  stop(actor: Actor): Promise<string> {
    return this.unitOfWork.run(async () => {
      const session = actor.sessionId === null ? null : await this.sessions.locked(actor.sessionId);
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

/** Operators do not act as operators, nor as anybody shut out or forgotten, nor from inside of acting as somebody. */
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
