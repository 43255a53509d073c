import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { likeLiteral } from '../../platform/database/index.ts';
import { HeldMail } from './held-mail.entity.ts';
import { causePrefix } from './mail-cause.ts';
import type { SealedMessage } from './link-seal.service.ts';
import type { MailSubject } from './mail.message.ts';

/** Mails an address got: about one thing in a day, and about anything in an hour. */
export type MailCounts = { isNoted: boolean; aboutSubject: number; lastHour: number };
export type NewHeldMail = {
  cause: string;
  address: string;
  template: string;
  about: MailSubject;
  message: SealedMessage;
  isUnproved: boolean;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BATCH = 100;

@Injectable()
export class HeldMailRepository {
  constructor(private readonly em: EntityManager) {}

  /** Inside a transaction: counted one after another, so that mails at the same moment do not pass the limits together. */
  async count(cause: string, address: string, about: MailSubject, now: Date): Promise<MailCounts> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(lower(?), 52))', [address]);
    const [row] = await this.em.execute<MailCounts[]>(
      `select exists(select 1 from mail_log where cause = ?) as "isNoted",
         (select count(*)::int from mail_log where subject_type = ? and subject_id = ? and lower(address) = lower(?) and created_at > ?) as "aboutSubject",
         (select count(*)::int from mail_log where lower(address) = lower(?) and created_at > ?) as "lastHour"`,
      [
        cause, about.type, about.id, address, new Date(now.getTime() - DAY), address, new Date(now.getTime() - HOUR),
      ],
    );
    return row ?? { isNoted: false, aboutSubject: 0, lastHour: 0 };
  }

  /** Keeps the mail in the place of an earlier one about the same thing to the same address. */
  async hold({ cause, address, template, about, message, isUnproved }: NewHeldMail): Promise<void> {
    await this.em.execute(
      `insert into held_mail (cause, address, template, subject_type, subject_id, message, is_unproved) values (?, ?, ?, ?, ?, ?::jsonb, ?)
       on conflict (lower(address), subject_type, subject_id) do update set cause = excluded.cause, template = excluded.template,
         message = excluded.message, is_unproved = excluded.is_unproved`,
      [cause, address, template, about.type, about.id, JSON.stringify(message), isUnproved],
    );
  }

  /** A later mail about the same thing goes out, which makes the held one void. */
  async drop(address: string, about: MailSubject): Promise<void> {
    await this.em.execute(
      'delete from held_mail where lower(address) = lower(?) and subject_type = ? and subject_id = ?',
      [address, about.type, about.id],
    );
  }

  async listIds(): Promise<number[]> {
    const rows = await this.em.find(HeldMail, {}, { fields: ['id'], orderBy: { id: 'asc' }, limit: BATCH });
    return rows.map(({ id }) => id);
  }

  /** The mail, locked; null where another worker has it or had it. */
  findLocked(id: number): Promise<HeldMail | null> {
    const lockMode = LockMode.PESSIMISTIC_PARTIAL_WRITE;
    return this.em.findOne(HeldMail, { id }, { lockMode, refresh: true });
  }

  async remove(id: number): Promise<void> {
    await this.em.nativeDelete(HeldMail, { id });
  }

  listOfPerson(userId: number, email: string): Promise<HeldMail[]> {
    return this.em.find(HeldMail, toPersonFilter(userId, email), { orderBy: { id: 'asc' } });
  }

  async removeOfPerson(userId: number, email: string): Promise<void> {
    await this.em.nativeDelete(HeldMail, toPersonFilter(userId, email));
  }

  async removeAbout(prefixes: readonly string[]): Promise<void> {
    const causes = prefixes.map((prefix) => ({ cause: { $like: `${likeLiteral(prefix)}%` } }));
    await this.em.nativeDelete(HeldMail, { $or: causes });
  }
}

const toPersonFilter = (userId: number, email: string) => ({
  $or: [{ address: { $ilike: likeLiteral(email) } }, { cause: { $like: `${causePrefix(userId)}%` } }],
});
