import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type FilterQuery } from '@mikro-orm/postgresql';
import { likeLiteral } from '../../platform/database/index.ts';
import { MailLog } from './mail-log.entity.ts';
import { causePrefix, FORGOTTEN_ADDRESS } from './mail-cause.ts';
import type { MailSubject } from './mail.message.ts';

@Injectable()
export class MailRepository {
  constructor(private readonly em: EntityManager) {}

  /** @returns null when a mail with the same key exists */
  async note(
    cause: string,
    address: string,
    template: string,
    about: MailSubject | null,
    topic: string | null = null,
  ): Promise<number | null> {
    const rows = await this.em.execute<{ id: number }[]>(
      `insert into mail_log (cause, address, template, state, subject_type, subject_id, topic)
       values (?, ?, ?, 'waiting', ?, ?, ?) on conflict (cause) do nothing returning id`,
      [cause, address, template, about?.type ?? null, about?.id ?? null, topic],
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

  byId(id: number): Promise<MailLog | null> {
    return this.em.findOne(MailLog, { id });
  }

  /** Locks the mail until the end of the transaction. */
  locked(id: number): Promise<MailLog | null> {
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
      [FORGOTTEN_ADDRESS, failure, id],
    );
  }

  /** Mails to the current address and account mails to former addresses. */
  ofPerson(userId: number, email: string): Promise<MailLog[]> {
    return this.em.find(MailLog, meantFor(userId, email), { orderBy: { id: 'asc' } });
  }

  async forgetPerson(userId: number, email: string): Promise<void> {
    await this.em.nativeUpdate(MailLog, meantFor(userId, email), FORGOTTEN);
  }

  /** Ids of the given mails that are anonymized. */
  async listForgotten(ids: readonly number[]): Promise<number[]> {
    const mails = await this.em.find(
      MailLog,
      { id: { $in: [...ids] }, address: FORGOTTEN_ADDRESS },
      { fields: ['id'] },
    );
    return mails.map(({ id }) => id);
  }

  /** @param prefixes prefixes of the keys of the mails */
  async forgetAbout(prefixes: readonly string[]): Promise<void> {
    await this.em.nativeUpdate(
      MailLog,
      { $or: prefixes.map((prefix) => ({ cause: { $like: `${likeLiteral(prefix)}%` } })) },
      FORGOTTEN,
    );
  }
}

const FORGOTTEN = { address: FORGOTTEN_ADDRESS, failure: null };
const meantFor = (userId: number, email: string): FilterQuery<MailLog> => ({
  $or: [{ address: { $ilike: likeLiteral(email) } }, { cause: { $like: `${causePrefix(userId)}%` } }],
});
