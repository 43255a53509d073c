import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { parseTimestamp } from '../../../platform/database/index.ts';
import { OVERLAPPING_SPACE_IDS } from '../../availability/index.ts';
import { hashEmail } from '../guest/confirmed-email-cookie.ts';
import type { WaitingListEntry } from '../waiting-list-entry.entity.ts';
import { WaitingListLapse } from '../waiting-list-lapse.entity.ts';
import type { Lapse } from './waiting-list.states.ts';

@Injectable()
export class WaitingListLapseRepository {
  constructor(private readonly em: EntityManager) {}

  async create({ space, startsAt, endsAt, email }: WaitingListEntry, createdAt: Date): Promise<void> {
    const mailboxHash = email === '' ? null : hashEmail(email);
    this.em.create(WaitingListLapse, { space, startsAt, endsAt, mailboxHash, createdAt });
    await this.em.flush();
  }

  /** Lapses of slots of the space that are not over, in their order. */
  async list(spaceId: number, now: Date): Promise<Lapse[]> {
    const rows = await this.em.execute<
      { id: number; starts_at: string; ends_at: string; mailbox_hash: string | null; is_current: boolean }[]
    >(
      `select l.id, l.starts_at, l.ends_at, l.mailbox_hash, not exists (
         select 1 from reservation r where r.space_id = any(sharing.ids) and not r.awaits_proof
           and r.created_at >= l.created_at and r.held_from < l.ends_at and r.held_until > l.starts_at) as is_current
       from waitlist_lapse l join space s on s.id = l.space_id
       cross join lateral (select ${OVERLAPPING_SPACE_IDS} as ids) sharing
       where l.space_id = ? and l.ends_at > ? order by l.id`,
      [spaceId, now],
    );
    return rows.map((row) => ({
      id: row.id,
      startsAt: parseTimestamp(row.starts_at),
      endsAt: parseTimestamp(row.ends_at),
      mailboxHash: row.mailbox_hash,
      isCurrent: row.is_current,
    }));
  }

  async deletePast(now: Date): Promise<void> {
    await this.em.nativeDelete(WaitingListLapse, { endsAt: { $lte: now } });
  }

  /** Removes the link to the persons; the lapses still count. */
  async anonymize(emails: readonly string[]): Promise<void> {
    const mailboxHash = { $in: emails.map(hashEmail) };
    await this.em.nativeUpdate(WaitingListLapse, { mailboxHash }, { mailboxHash: null });
  }
}
