import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { DAY_MS, HOUR_MS } from '@prostora/contracts';
import { parseTimestampOrNull, escapeLike } from '../../platform/database/index.ts';
import { HeldMail } from './held-mail.entity.ts';
import { accountMailKeyPrefix } from './mail-idempotency-key.ts';
import type { EncryptedMessage } from './mail-encryption.service.ts';
import type { MailSubject } from './mail.message.ts';

/**
 * Mails to an address: about the subject in the last day, all in the last hour, those of the template about the
 * subject in the last hour, and the time of the last one of a topic.
 */
export type MailCounts = {
  isNoted: boolean;
  aboutSubject: number;
  lastHour: number;
  ofTemplate: number;
  lastOfTopic: Date | null;
};
export type NewHeldMail = {
  idempotencyKey: string;
  address: string;
  template: string;
  subject: MailSubject;
  message: EncryptedMessage;
  isEmailUnconfirmed: boolean;
  topic: string | null;
  former: Record<string, unknown> | null;
  sendAfter: Date | null;
};

const BATCH_SIZE = 100;

@Injectable()
export class HeldMailRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Takes an advisory lock per address inside the transaction, so that concurrent mails cannot exceed the
   * limits.
   */
  async count(
    idempotencyKey: string,
    address: string,
    subject: MailSubject,
    { template, topic }: { template: string; topic: string | null },
    now: Date,
  ): Promise<MailCounts> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(lower(?), 52))', [address]);
    const [row] = await this.em.execute<(Omit<MailCounts, 'lastOfTopic'> & { lastOfTopic: string | null })[]>(
      `select exists(select 1 from mail_log where cause = ?) as "isNoted",
         (select count(*)::int from mail_log where subject_type = ? and subject_id = ?
            and lower(address) = lower(?) and created_at > ?) as "aboutSubject",
         (select count(*)::int from mail_log where lower(address) = lower(?) and created_at > ?) as "lastHour",
         (select count(*)::int from mail_log where subject_type = ? and subject_id = ?
            and lower(address) = lower(?) and template = ? and created_at > ?) as "ofTemplate",
         (select max(created_at) from mail_log where subject_type = ? and subject_id = ?
            and lower(address) = lower(?) and topic = ?) as "lastOfTopic"`,
      [
        idempotencyKey,
        subject.type,
        subject.id,
        address,
        new Date(now.getTime() - DAY_MS),
        address,
        new Date(now.getTime() - HOUR_MS),
        subject.type,
        subject.id,
        address,
        template,
        new Date(now.getTime() - HOUR_MS),
        subject.type,
        subject.id,
        address,
        topic,
      ],
    );
    if (!row) return { isNoted: false, aboutSubject: 0, lastHour: 0, ofTemplate: 0, lastOfTopic: null };
    return { ...row, lastOfTopic: parseTimestampOrNull(row.lastOfTopic) };
  }

  /** Replaces an earlier held mail about the same subject to the same address. */
  async hold(mail: NewHeldMail): Promise<void> {
    const {
      idempotencyKey,
      address,
      template,
      subject,
      message,
      isEmailUnconfirmed,
      topic,
      former,
      sendAfter,
    } = mail;
    await this.em.execute(
      `insert into held_mail
         (cause, address, template, subject_type, subject_id, message, is_unproved, topic, former, send_after)
       values (?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?::jsonb, ?::timestamptz)
       on conflict (lower(address), subject_type, subject_id) do update set
         cause = excluded.cause, template = excluded.template, message = excluded.message,
         is_unproved = excluded.is_unproved, topic = excluded.topic, former = excluded.former,
         send_after = excluded.send_after`,
      [
        idempotencyKey,
        address,
        template,
        subject.type,
        subject.id,
        JSON.stringify(message),
        isEmailUnconfirmed,
        topic,
        former && JSON.stringify(former),
        sendAfter,
      ],
    );
  }

  findHeld(address: string, subject: MailSubject): Promise<HeldMail | null> {
    const filter = {
      address: { $ilike: escapeLike(address) },
      subjectType: subject.type,
      subjectId: subject.id,
    };
    return this.em.findOne(HeldMail, filter, { disableIdentityMap: true });
  }

  /** Called when a later mail about the same subject is sent. */
  async removeBySubject(address: string, subject: MailSubject): Promise<void> {
    await this.em.execute(
      'delete from held_mail where lower(address) = lower(?) and subject_type = ? and subject_id = ?',
      [address, subject.type, subject.id],
    );
  }

  /** Mails whose coalescing window has passed. */
  async listDueIds(now: Date): Promise<number[]> {
    const filter = { $or: [{ sendAfter: null }, { sendAfter: { $lte: now } }] };
    const rows = await this.em.find(HeldMail, filter, {
      fields: ['id'],
      orderBy: { id: 'asc' },
      limit: BATCH_SIZE,
    });
    return rows.map(({ id }) => id);
  }

  /** Locks the mail; null when another worker has locked or removed it. */
  findForUpdate(id: number): Promise<HeldMail | null> {
    const lockMode = LockMode.PESSIMISTIC_PARTIAL_WRITE;
    return this.em.findOne(HeldMail, { id }, { lockMode, refresh: true });
  }

  async remove(id: number): Promise<void> {
    await this.em.nativeDelete(HeldMail, { id });
  }

  listByPerson(userId: number | null, email: string): Promise<HeldMail[]> {
    return this.em.find(HeldMail, toPersonFilter(userId, email), { orderBy: { id: 'asc' } });
  }

  async removeByPerson(userId: number | null, email: string): Promise<void> {
    await this.em.nativeDelete(HeldMail, toPersonFilter(userId, email));
  }

  async removeByKeyPrefix(prefixes: readonly string[]): Promise<void> {
    const causes = prefixes.map((prefix) => ({ cause: { $like: `${escapeLike(prefix)}%` } }));
    await this.em.nativeDelete(HeldMail, { $or: causes });
  }
}

const toPersonFilter = (userId: number | null, email: string) => ({
  $or: [
    { address: { $ilike: escapeLike(email) } },
    ...(userId === null ? [] : [{ cause: { $like: `${accountMailKeyPrefix(userId)}%` } }]),
  ],
});
