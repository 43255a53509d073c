import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { MailLog, type MailState } from './mail-log.entity.ts';

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
}
