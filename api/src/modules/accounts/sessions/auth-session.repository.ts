import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type RequiredEntityData } from '@mikro-orm/postgresql';
import type { MemberRole } from '@prostora/contracts';
import { SqlPool } from '../../../platform/database/index.ts';
import { AuthSession } from './auth-session.entity.ts';

/** User of an active session. */
type SessionOwner = {
  userId: number;
  roles: string[];
  customerId: number | null;
  memberRole: MemberRole | null;
  memberSpaceIds: number[] | null;
  impersonatorId: number | null;
  secondFactorAt: Date | null;
};

/**
 * Runs with every authenticated request: a statement by primary keys, prepared once per connection. A
 * session acts for the customer chosen in it, else for the one its user has been a member of the longest. An
 * impersonation session ends with the operator's own session and is never valid for a user with the operator
 * role.
 */
const ACTIVE_SESSION_OWNER = `
  select u.id as "userId", u.roles, m.customer_id as "customerId", m.role as "memberRole",
    m.space_ids as "memberSpaceIds", s.impersonator_id as "impersonatorId", s.second_factor_at as "secondFactorAt"
  from auth_session s join app_user u on u.id = s.user_id
    left join lateral (select * from member where user_id = u.id
      order by customer_id is not distinct from s.customer_id desc, since, id limit 1) m on true
  where s.id = $1 and s.revoked_at is null and s.expires_at > $2 and u.blocked_at is null
    and (s.impersonator_id is null or ('ROLE_SUPERADMIN' <> all(u.roles) and exists (
      select from auth_session own join app_user o on o.id = own.user_id
      where own.id = s.impersonator_session_id and own.user_id = s.impersonator_id
        and own.revoked_at is null and own.expires_at > $2
        and o.blocked_at is null and 'ROLE_SUPERADMIN' = any(o.roles))))`;

@Injectable()
export class AuthSessionRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: SqlPool,
  ) {}

  /** The user of a session that is neither revoked nor expired, unless the user is blocked. */
  async findActiveOwner(sessionId: string, now: Date): Promise<SessionOwner | null> {
    const { rows } = await this.sql.pool.query<SessionOwner>({
      name: 'owner-of-living-session',
      text: ACTIVE_SESSION_OWNER,
      values: [sessionId, now],
    });
    return rows[0] ?? null;
  }

  /** The same over the connection of the transaction. */
  async findActiveOwnerInTransaction(sessionId: string, now: Date): Promise<SessionOwner | null> {
    const text = ACTIVE_SESSION_OWNER.replaceAll(/\$[12]/gu, '?');
    const [owner] = await this.em.execute<SessionOwner[]>(text, [sessionId, now, now]);
    return owner ?? null;
  }

  /** Inserted when the transaction is flushed. */
  add(session: RequiredEntityData<AuthSession>): void {
    this.em.create(AuthSession, session, { persist: true });
  }

  /** Locks the session until the end of the transaction. */
  findForUpdate(id: string): Promise<AuthSession | null> {
    return this.em.findOne(AuthSession, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Active sessions of a user, without impersonation sessions. */
  listActive(userId: number, now: Date): Promise<AuthSession[]> {
    return this.em.find(AuthSession, {
      user: userId,
      revokedAt: null,
      expiresAt: { $gt: now },
      impersonatorId: null,
    });
  }

  listByUser(userId: number): Promise<AuthSession[]> {
    return this.em.find(AuthSession, { user: userId }, { orderBy: { createdAt: 'asc' } });
  }

  /** @returns whether an unrevoked session was ended */
  async end(userId: number, id: string, now: Date): Promise<boolean> {
    return (
      (await this.em.nativeUpdate(AuthSession, { id, user: userId, revokedAt: null }, { revokedAt: now })) > 0
    );
  }

  async markSecondFactor(id: string, secondFactorAt: Date): Promise<void> {
    await this.em.nativeUpdate(AuthSession, { id }, { secondFactorAt });
  }

  async setCustomer(id: string, customerId: number): Promise<void> {
    await this.em.nativeUpdate(AuthSession, { id }, { customerId });
  }

  async hasSecondFactor(id: string): Promise<boolean> {
    return (await this.em.count(AuthSession, { id, secondFactorAt: { $ne: null } })) > 0;
  }

  endAll(userId: number, exceptId: string | null, now: Date): Promise<number> {
    const others = exceptId === null ? {} : { id: { $ne: exceptId } };
    return this.em.nativeUpdate(
      AuthSession,
      { user: userId, revokedAt: null, ...others },
      { revokedAt: now },
    );
  }

  removeAll(userId: number): Promise<number> {
    return this.em.nativeDelete(AuthSession, { user: userId });
  }

  removeFinished(expiredBefore: Date, revokedBefore: Date): Promise<number> {
    return this.em.nativeDelete(AuthSession, {
      $or: [{ expiresAt: { $lt: expiredBefore } }, { revokedAt: { $lt: revokedBefore } }],
    });
  }
}
