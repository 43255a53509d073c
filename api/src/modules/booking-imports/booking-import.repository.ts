import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ImportFormat } from '@prostora/contracts/booking-import.ts';
import { parseTimestamp, toArrayLiteral } from '../../platform/database/index.ts';
import type { NamedSpace } from './spaces-by-name.ts';

/** A row that was imported before, with its reservation as it is now. */
export type KnownRow = {
  readonly slotHash: string;
  readonly referenceHash: string | null;
  /** Null when the reservation is gone. */
  readonly reservationId: number | null;
  readonly isCancelled: boolean;
  /** Title or guest; null when it was anonymized. */
  readonly title: string | null;
};
export type RowHashes = { readonly slotHash: string; readonly referenceHash: string | null };
export type ImportSummary = {
  readonly id: number;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly format: ImportFormat;
  readonly rows: number;
  readonly kept: number | null;
  readonly undoneAt: Date | null;
};
/** Spaces of a customer; those of a member alone, unless null. */
type OwnedSpaces = { readonly customerId: number; readonly spaceIds: readonly number[] | null };

const MAX_IMPORTS = 50;

@Injectable()
export class BookingImportRepository {
  constructor(private readonly em: EntityManager) {}

  /** Spaces that are not deleted. */
  listSpaces({ customerId, spaceIds }: OwnedSpaces): Promise<NamedSpace[]> {
    const ids = spaceIds && toArrayLiteral(spaceIds);
    return this.em.execute(
      `select s.id, case when s.no_name then b.name else s.name end as name, b.name as building
       from space s join building b on b.id = s.building_id
       where b.customer_id = ? and s.status <> 'DELETED' and (?::int[] is null or s.id = any(?::int[])) order by s.id`,
      [customerId, ids, ids],
    );
  }

  /** Until the end of the unit of work, so that imports of one customer wait for each other. */
  async lockCustomer(customerId: number): Promise<void> {
    await this.em.execute('select 1 from customer where id = ? for no key update', [customerId]);
  }

  /** Rows of former imports of the customer with one of the slots or references. */
  listKnown(customerId: number, hashes: readonly RowHashes[]): Promise<KnownRow[]> {
    const slots = toArrayLiteral(hashes.map(({ slotHash }) => slotHash));
    const references = toArrayLiteral(hashes.flatMap(({ referenceHash }) => referenceHash ?? []));
    return this.em.execute(
      `select i.slot_hash as "slotHash", i.reference_hash as "referenceHash", r.id as "reservationId",
         coalesce(r.status = 'cancelled', true) as "isCancelled",
         case when r.forgotten_at is null then coalesce(nullif(r.title, ''), r.customer_name) end as title
       from booking_import_row i left join reservation r on r.id = i.reservation_id
       where i.customer_id = ? and (i.slot_hash = any(?::text[]) or i.reference_hash = any(?::text[]))`,
      [customerId, slots, references],
    );
  }

  async create(
    values: { customerId: number; userId: number | null; format: ImportFormat; createdAt: Date },
    rows: readonly (RowHashes & { readonly reservationId: number })[],
  ): Promise<number> {
    const { customerId, userId, format, createdAt } = values;
    const [created] = await this.em.execute<{ id: number }[]>(
      `insert into booking_import (customer_id, created_by_id, format, rows, created_at) values (?, ?, ?, ?, ?) returning id`,
      [customerId, userId, format, rows.length, createdAt],
    );
    const id = created?.id ?? 0;
    // A slot that was cancelled since its import and is booked again belongs to the later import.
    await this.em.execute(
      `insert into booking_import_row (import_id, customer_id, slot_hash, reference_hash, reservation_id)
       select ?, ?, slot, reference, reservation
       from unnest(?::text[], ?::text[], ?::int[]) as row (slot, reference, reservation)
       on conflict (customer_id, slot_hash) do update set import_id = excluded.import_id,
         reference_hash = excluded.reference_hash, reservation_id = excluded.reservation_id`,
      [
        id,
        customerId,
        toArrayLiteral(rows.map(({ slotHash }) => slotHash)),
        toArrayLiteral(rows.map(({ referenceHash }) => referenceHash ?? 'null')),
        toArrayLiteral(rows.map(({ reservationId }) => reservationId)),
      ],
    );
    return id;
  }

  /** The latest first; a member sees those whose reservations are all in the member's spaces. */
  async list({ customerId, spaceIds }: OwnedSpaces): Promise<ImportSummary[]> {
    const ids = spaceIds && toArrayLiteral(spaceIds);
    const rows = await this.em.execute<
      (Omit<ImportSummary, 'createdAt' | 'undoneAt'> & { createdAt: string; undoneAt: string | null })[]
    >(
      `select i.id, i.created_at as "createdAt", u.name as "createdBy", i.format, i.rows, i.kept, i.undone_at as "undoneAt"
       from booking_import i left join app_user u on u.id = i.created_by_id
       where i.customer_id = ? and (?::int[] is null or not exists (
         select 1 from booking_import_row w join reservation r on r.id = w.reservation_id
         where w.import_id = i.id and r.space_id <> all(?::int[])))
       order by i.id desc limit ?`,
      [customerId, ids, ids, MAX_IMPORTS],
    );
    return rows.map((row) => ({
      ...row,
      createdAt: parseTimestamp(row.createdAt),
      undoneAt: row.undoneAt === null ? null : parseTimestamp(row.undoneAt),
    }));
  }

  async listReservationIds(importId: number): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      'select reservation_id as id from booking_import_row where import_id = ? and reservation_id is not null order by 1',
      [importId],
    );
    return rows.map(({ id }) => id);
  }

  /** Forgets the rows whose reservations are gone, so that they can be imported again. */
  async markUndone(importId: number, kept: number, undoneAt: Date): Promise<void> {
    await this.em.execute('delete from booking_import_row where import_id = ? and reservation_id is null', [
      importId,
    ]);
    await this.em.execute('update booking_import set kept = ?, undone_at = ? where id = ?', [
      kept,
      undoneAt,
      importId,
    ]);
  }
}
