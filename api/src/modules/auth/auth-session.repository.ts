import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type RequiredEntityData } from '@mikro-orm/postgresql';
import { SqlPool } from '../../platform/database/index.ts';
import { AuthSession } from './auth-session.entity.ts';

/** Who stands behind a living session. */
type SessionOwner = { userId: number; roles: string[]; customerId: number | null; impersonatorId: number | null };

/** One statement by primary keys, prepared once per connection: it runs with every signed-in request. */
const OWNER_OF_LIVING_SESSION = `
  select u.id as "userId", u.roles, c.id as "customerId", s.impersonator_id as "impersonatorId"
  from auth_session s join app_user u on u.id = s.user_id left join customer c on c.user_id = u.id
  where s.id = $1 and s.revoked_at is null and s.expires_at > $2 and u.blocked_at is null`;

@Injectable()
export class AuthSessionRepository {
  constructor(private readonly em: EntityManager, private readonly sql: SqlPool) {}

  /** Owner of a session that is neither ended nor expired and whose user is not blocked. */
  async ownerOfLiving(sessionId: string, now: Date): Promise<SessionOwner | null> {
    const { rows } = await this.sql.pool.query<SessionOwner>({ name: 'owner-of-living-session', text: OWNER_OF_LIVING_SESSION, values: [sessionId, now] });
    return rows[0] ?? null;
  }

  /** Keeps a new session with the end of the transaction. */
  add(session: RequiredEntityData<AuthSession>): void {
    this.em.create(AuthSession, session, { persist: true });
  }

  /** The session, locked until the end of the transaction. */
  locked(id: string): Promise<AuthSession | null> {
    return this.em.findOne(AuthSession, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Ends a living session; answers whether there was one. */
  async end(id: string, now: Date): Promise<boolean> {
    return (await this.em.nativeUpdate(AuthSession, { id, revokedAt: null }, { revokedAt: now })) > 0;
  }

  endAllOf(userId: number, exceptId: string | null, now: Date): Promise<number> {
    const others = exceptId === null ? {} : { id: { $ne: exceptId } };
    return this.em.nativeUpdate(AuthSession, { user: userId, revokedAt: null, ...others }, { revokedAt: now });
  }

  /** Deletes what can never be used again. */
  removeFinished(expiredBefore: Date, revokedBefore: Date): Promise<number> {
    return this.em.nativeDelete(AuthSession, { $or: [{ expiresAt: { $lt: expiredBefore } }, { revokedAt: { $lt: revokedBefore } }] });
  }
}
