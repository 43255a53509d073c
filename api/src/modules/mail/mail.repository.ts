import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type FilterQuery } from '@mikro-orm/postgresql';
import { escapeLike } from '../../platform/database/index.ts';
import { MailLog } from './mail-log.entity.ts';
import { accountMailKeyPrefix, ANONYMIZED_ADDRESS } from './mail-idempotency-key.ts';
import type { MailSubject } from './mail.message.ts';

@Injectable()
export class MailRepository {
  constructor(private readonly em: EntityManager) {}

  /** @returns null when a mail with the same key exists */
  async insert(
    idempotencyKey: string,
    address: string,
    template: string,
    subject: MailSubject | null,
    topic: string | null = null,
  ): Promise<number | null> {
    const rows = await this.em.execute<{ id: number }[]>(
      `insert into mail_log (cause, address, template, state, subject_type, subject_id, topic)
       values (?, ?, ?, 'waiting', ?, ?, ?) on conflict (cause) do nothing returning id`,
      [idempotencyKey, address, template, subject?.type ?? null, subject?.id ?? null, topic],
    );
    return rows[0]?.id ?? null;
  }

  async countSince(address: string, since: Date, template: string | null): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from mail_log
       where lower(address) = lower(?) and created_at > ? and (?::text is null or template = ?)`,
      [address, since, template, template],
    );
    return row?.count ?? 0;
  }

  findById(id: number): Promise<MailLog | null> {
    return this.em.findOne(MailLog, { id });
  }

  /** Name of the account whose confirmed address it is. */
  async findRecipientName(address: string): Promise<string | null> {
    const [row] = await this.em.execute<{ name: string }[]>(
      'select name from app_user where email = ? and email_confirmed_at is not null and erased_at is null',
      [address],
    );
    return row?.name ?? null;
  }

  /** Locks the mail until the end of the transaction. */
  findForUpdate(id: number): Promise<MailLog | null> {
    return this.em.findOne(MailLog, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  async setSent(id: number, sentAt: Date): Promise<void> {
    await this.em.nativeUpdate(MailLog, { id }, { state: 'sent', sentAt, failure: null });
  }

  /** Does not store the error for anonymized mails, since it may contain personal data. */
  async setFailed(id: number, failure: string): Promise<void> {
    await this.em.execute(
      `update mail_log set state = 'failed', failure = case when address = ? then null else ? end
       where id = ? and state <> 'sent'`,
      [ANONYMIZED_ADDRESS, failure, id],
    );
  }

  /** Mails to the current address and account mails to former addresses. */
  listByPerson(userId: number | null, email: string): Promise<MailLog[]> {
    return this.em.find(MailLog, toPersonFilter(userId, email), { orderBy: { id: 'asc' } });
  }

  async anonymizePerson(userId: number | null, email: string): Promise<void> {
    await this.em.nativeUpdate(MailLog, toPersonFilter(userId, email), ANONYMIZED);
  }

  /** Ids of the given mails that are anonymized. */
  async listAnonymized(ids: readonly number[]): Promise<number[]> {
    const mails = await this.em.find(
      MailLog,
      { id: { $in: [...ids] }, address: ANONYMIZED_ADDRESS },
      { fields: ['id'] },
    );
    return mails.map(({ id }) => id);
  }

  /** @param prefixes prefixes of the keys of the mails */
  async anonymizeByKeyPrefix(prefixes: readonly string[]): Promise<void> {
    await this.em.nativeUpdate(
      MailLog,
      { $or: prefixes.map((prefix) => ({ cause: { $like: `${escapeLike(prefix)}%` } })) },
      ANONYMIZED,
    );
  }
}

const ANONYMIZED = { address: ANONYMIZED_ADDRESS, failure: null };
const toPersonFilter = (userId: number | null, email: string): FilterQuery<MailLog> => ({
  $or: [
    { address: { $ilike: escapeLike(email) } },
    ...(userId === null ? [] : [{ cause: { $like: `${accountMailKeyPrefix(userId)}%` } }]),
  ],
});
