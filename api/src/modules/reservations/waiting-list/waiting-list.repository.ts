import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type Loaded, type RequiredEntityData } from '@mikro-orm/postgresql';
import { escapeLike, parseTimestamp, toArrayLiteral } from '../../../platform/database/index.ts';
import { OVERLAPPING_SPACE_IDS } from '../../availability/index.ts';
import { LIVE_STATES, type Lapse } from './waiting-list.states.ts';
import { WaitingListEntry, WaitingListLapse } from '../waiting-list-entry.entity.ts';
import { hashEmail } from '../guest-access/confirmed-email-cookie-store.ts';

const WITH_SPACE = { populate: ['space.building.customer', 'reservation'] } as const;
export type EntryWithSpace = Loaded<WaitingListEntry, (typeof WITH_SPACE)['populate'][number]>;
export type EntryKeys = {
  readonly id: number;
  readonly spaceId: number;
  readonly customerId: number;
  readonly linkVersion: number;
  readonly endsAt: Date;
};
type Slot = { readonly startsAt: Date; readonly endsAt: Date };

const DELETE_BATCH = 500;
const LIVE = `w.state in ('waiting', 'offered')`;

@Injectable()
export class WaitingListRepository {
  constructor(private readonly em: EntityManager) {}

  async create(values: RequiredEntityData<WaitingListEntry>): Promise<EntryWithSpace> {
    const entry = this.em.create(WaitingListEntry, values);
    await this.em.flush();
    return this.populate(entry);
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }

  findById(id: number): Promise<EntryWithSpace | null> {
    return this.em.findOne(WaitingListEntry, { id }, { ...WITH_SPACE, refresh: true });
  }

  async findKeys(id: number): Promise<EntryKeys | null> {
    const [row] = await this.em.execute<(Omit<EntryKeys, 'endsAt'> & { endsAt: string })[]>(
      `select w.id, w.space_id as "spaceId", b.customer_id as "customerId", w.link_version as "linkVersion",
         w.ends_at as "endsAt"
       from waitlist w join space s on s.id = w.space_id join building b on b.id = s.building_id where w.id = ?`,
      [id],
    );
    return row ? { ...row, endsAt: parseTimestamp(row.endsAt) } : null;
  }

  /** Requires the schedule lock of the space, which serializes all changes of its list. */
  async findForUpdate(id: number): Promise<EntryWithSpace | null> {
    const entry = await this.em.findOne(
      WaitingListEntry,
      { id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    return entry && this.populate(entry);
  }

  /** Live entries of the space in their order. */
  listLive(spaceId: number): Promise<EntryWithSpace[]> {
    return this.em.find(
      WaitingListEntry,
      { space: spaceId, state: { $in: [...LIVE_STATES] } },
      { ...WITH_SPACE, orderBy: { createdAt: 'asc', id: 'asc' }, refresh: true },
    );
  }

  /** Live entries of the owner's spaces, by slot and order. */
  listLiveOfCustomer(customerId: number, spaceId: number | null): Promise<EntryWithSpace[]> {
    return this.em.find(
      WaitingListEntry,
      {
        space: { building: { customer: customerId }, ...(spaceId !== null && { id: spaceId }) },
        state: { $in: [...LIVE_STATES] },
      },
      { ...WITH_SPACE, orderBy: { startsAt: 'asc', createdAt: 'asc', id: 'asc' }, refresh: true },
    );
  }

  /** Live entries of the address for overlapping slots; none of people without an address. */
  async listLiveOverlapping(
    spaceId: number,
    { startsAt, endsAt }: Slot,
    email: string,
  ): Promise<EntryWithSpace[]> {
    if (email === '') return [];
    return this.em.find(
      WaitingListEntry,
      {
        space: spaceId,
        startsAt: { $lt: endsAt },
        endsAt: { $gt: startsAt },
        email: { $ilike: escapeLike(email) },
        state: { $in: [...LIVE_STATES] },
      },
      { ...WITH_SPACE, refresh: true },
    );
  }

  /** Unconfirmed entries of the address created after the time. */
  async countUnconfirmed(email: string, since: Date): Promise<number> {
    return this.em.count(WaitingListEntry, {
      email: { $ilike: escapeLike(email) },
      state: 'unproved',
      createdAt: { $gt: since },
    });
  }

  /** Positions of live entries among those of their space whose slots overlap. */
  async findPositions(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.em.execute<{ id: number; position: number }[]>(
      `select e.id, (select count(*)::int from waitlist w where w.space_id = e.space_id and ${LIVE}
         and w.starts_at < e.ends_at and w.ends_at > e.starts_at
         and (w.created_at, w.id) <= (e.created_at, e.id)) as position
       from waitlist e where e.id = any(?::int[]) and e.state in ('waiting', 'offered')`,
      [toArrayLiteral(ids)],
    );
    return new Map(rows.map(({ id, position }) => [id, position]));
  }

  /**
   * Spaces whose lists have something to record: an offer or a slot that ended, or an expired request or proposal in
   * the slot of a waiting entry.
   */
  async listDueSpaceIds(now: Date, spaceId: number | null = null): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      `select distinct s.id from waitlist w join space s on s.id = w.space_id
       cross join lateral (select ${OVERLAPPING_SPACE_IDS} as ids) sharing
       where ${LIVE} and (?::int is null or s.id = ?::int) and (w.starts_at <= ?
         or (w.state = 'offered' and w.offered_until <= ?)
         or (w.state = 'waiting' and (
           exists (select 1 from reservation r where r.space_id = any(sharing.ids) and r.status = 'pending'
             and r.expires_at <= ? and r.held_from < w.ends_at and r.held_until > w.starts_at)
           or exists (select 1 from change_proposal p where p.space_id = any(sharing.ids) and p.state = 'open'
             and p.expires_at <= ? and p.held_from < w.ends_at and p.held_until > w.starts_at)))) order by s.id`,
      [spaceId, spaceId, now, now, now, now],
    );
    return rows.map(({ id }) => id);
  }

  /** Deletes entries closed before `closedBefore` and those never confirmed since `createdBefore`; returns their ids. */
  async deleteOld(closedBefore: Date, createdBefore: Date): Promise<number[]> {
    return this.deleteWhere(
      `closed_at < ? or (state = 'unproved' and (created_at < ? or starts_at < ?)) order by id limit ${DELETE_BATCH}`,
      [closedBefore, createdBefore, createdBefore],
    );
  }

  deleteByIds(ids: readonly number[]): Promise<number[]> {
    return this.deleteWhere('id = any(?::int[])', [toArrayLiteral(ids)]);
  }

  listByEmail(email: string): Promise<EntryWithSpace[]> {
    return this.em.find(
      WaitingListEntry,
      { email: { $ilike: escapeLike(email) } },
      { ...WITH_SPACE, orderBy: { id: 'asc' }, refresh: true },
    );
  }

  listOfCustomer(customerId: number): Promise<EntryWithSpace[]> {
    return this.em.find(
      WaitingListEntry,
      { space: { building: { customer: customerId } } },
      { ...WITH_SPACE, orderBy: { id: 'asc' }, refresh: true },
    );
  }

  private async deleteWhere(condition: string, params: readonly unknown[]): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      `delete from waitlist where id in (select id from waitlist where ${condition}) returning id`,
      [...params],
    );
    return rows.map(({ id }) => id);
  }

  private populate(entry: WaitingListEntry): Promise<EntryWithSpace> {
    return this.em.populate(entry, WITH_SPACE.populate) as Promise<unknown> as Promise<EntryWithSpace>;
  }

  async createLapse({ space, startsAt, endsAt, email }: WaitingListEntry, createdAt: Date): Promise<void> {
    const mailboxHash = email === '' ? null : hashEmail(email);
    this.em.create(WaitingListLapse, { space, startsAt, endsAt, mailboxHash, createdAt });
    await this.em.flush();
  }

  /** Lapses of slots of the space that are not over, in their order. */
  async listLapses(spaceId: number, now: Date): Promise<Lapse[]> {
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

  async deletePastLapses(now: Date): Promise<void> {
    await this.em.nativeDelete(WaitingListLapse, { endsAt: { $lte: now } });
  }

  /** Removes the link to the persons; the lapses still count. */
  async anonymizeLapses(emails: readonly string[]): Promise<void> {
    const mailboxHash = { $in: emails.map(hashEmail) };
    await this.em.nativeUpdate(WaitingListLapse, { mailboxHash }, { mailboxHash: null });
  }
}
