import { Injectable } from '@nestjs/common';
import { EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { likeLiteral } from '../../platform/database/index.ts';
import { MailLog, type MailState } from './mail-log.entity.ts';
import { causePrefix, FORGOTTEN_ADDRESS } from './mail-cause.ts';

@Injectable()
export class MailRepository {
  constructor(private readonly em: EntityManager) {}

  /** Notes a mail; null when the same cause has one already. */
  async note(cause: string, address: string, template: string): Promise<number | null> {
    const rows = await this.em.execute<{ id: number }[]>(
      `insert into mail_log (cause, address, template, state) values (?, ?, ?, 'waiting') on conflict (cause) do nothing returning id`, [cause, address, template]);
    return rows[0]?.id ?? null;
  }

  byId(id: number): Promise<MailLog | null> {
    return this.em.findOne(MailLog, { id });
  }

  async setState(id: number, state: MailState): Promise<void> {
    await this.em.nativeUpdate(MailLog, { id }, { state });
  }

  /** Mails to the person's address, and those about the account to addresses it had before. */
  ofPerson(userId: number, email: string): Promise<MailLog[]> {
    return this.em.find(MailLog, meantFor(userId, email), { orderBy: { id: 'asc' } });
  }

  async forgetPerson(userId: number, email: string): Promise<void> {
    await this.em.nativeUpdate(MailLog, meantFor(userId, email), { address: FORGOTTEN_ADDRESS });
  }

  /** Mails whose causes begin so. */
  async forgetAbout(prefixes: readonly string[]): Promise<void> {
    await this.em.nativeUpdate(MailLog, { $or: prefixes.map((prefix) => ({ cause: { $like: `${likeLiteral(prefix)}%` } })) }, { address: FORGOTTEN_ADDRESS });
  }
}

const meantFor = (userId: number, email: string): FilterQuery<MailLog> => ({ $or: [{ address: { $ilike: likeLiteral(email) } }, { cause: { $like: `${causePrefix(userId)}%` } }] });
