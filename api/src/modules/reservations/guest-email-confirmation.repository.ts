import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { escapeLike, toArrayLiteral } from '../../platform/database/index.ts';

/** An open unconfirmed request, and which keys it shares with a new one. */
export type OpenUnconfirmedRequest = {
  mailbox: boolean;
  client: boolean;
  space: boolean;
  /** Common to the dates of a series. */
  requestKey: string;
  seconds: number;
  expiresAt: Date;
};
/** `attempts`: wrong codes since its code was mailed. */
export type UnconfirmedSibling = {
  id: number;
  seriesId: number | null;
  codeHash: string | null;
  attempts: number;
};
type UnconfirmedRequestKeys = { email: string; clientHash: string; spaceId: number };

/** Slots held for waiting lists await an answer, not a code. */
const OPEN = `awaits_proof and status = 'pending' and source <> 'waitlist' and expires_at > ?`;

@Injectable()
export class GuestEmailConfirmationRepository {
  constructor(private readonly em: EntityManager) {}

  /** Serializes unconfirmed requests of one address and of one client until the transaction ends. */
  async lockEmailAndClient({ email, clientHash }: Omit<UnconfirmedRequestKeys, 'spaceId'>): Promise<void> {
    await this.em.execute(
      `select pg_advisory_xact_lock(key) from (
         select hashtextextended(text, 51) as key from unnest(array[?::text, ?::text]) text order by 1) keys`,
      [email.toLowerCase(), clientHash],
    );
  }

  /** @param exceptIds reservations that are left out */
  async listOpen(
    { email, clientHash, spaceId }: UnconfirmedRequestKeys,
    now: Date,
    exceptIds: readonly number[] = [],
  ): Promise<OpenUnconfirmedRequest[]> {
    return this.em.execute(
      `select lower(customer_email) = lower(?) as mailbox, client_hash is not distinct from ? as client,
         space_id = ? as space, coalesce('series-' || series_id, id::text) as "requestKey", extract(epoch from held_until - held_from)::float as seconds,
         expires_at as "expiresAt"
       from reservation
       where ${OPEN} and (lower(customer_email) = lower(?) or client_hash = ? or space_id = ?)
         and id <> all(?::int[])`,
      [email, clientHash, spaceId, now, email, clientHash, spaceId, toArrayLiteral(exceptIds)],
    );
  }

  /** Open unconfirmed requests of the address from the client, with the code hashes of their mails. */
  async listSiblings(email: string, clientHash: string | null, now: Date): Promise<UnconfirmedSibling[]> {
    return this.em.execute(
      `select id, series_id as "seriesId", proof_code_hash as "codeHash", proof_attempts as attempts from reservation
       where ${OPEN} and lower(customer_email) = lower(?) and client_hash is not distinct from ? order by id`,
      [now, email, clientHash],
    );
  }

  /** Serializes checks of the codes of one address until the transaction ends; precedes the lock of a reservation. */
  async lockCodes(email: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(lower(?), 53))', [email]);
  }

  async countWrongCode(ids: readonly number[]): Promise<void> {
    await this.em.execute(
      'update reservation set proof_attempts = proof_attempts + 1 where id = any(?::int[])',
      [toArrayLiteral(ids)],
    );
  }

  /** Whether the address was ever confirmed, by a booking or an account. */
  async isKnownEmail(email: string): Promise<boolean> {
    const [row] = await this.em.execute<{ known: boolean }[]>(
      `select exists(select 1 from app_user where lower(email) = lower(?) and email_confirmed_at is not null)
         or exists(select 1 from reservation where customer_email ilike ? and mailbox_proved_at is not null) as known`,
      [email, escapeLike(email)],
    );
    return row?.known ?? false;
  }

  /** Whether it is the confirmed address of the account. */
  async isConfirmedAccountEmail(userId: number, email: string): Promise<boolean> {
    const rows = await this.em.execute(
      'select 1 from app_user where id = ? and lower(email) = lower(?) and email_confirmed_at is not null',
      [userId, email],
    );
    return rows.length > 0;
  }
}
